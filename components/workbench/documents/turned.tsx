import type { Size } from 'engines/pdf';
import type { ReactNode } from 'react';
import styles from './turned.module.css';

/** Shows a thumbnail turned clockwise: at once, as it is not drawn again. @param size of the page before it is turned */
export function Turned({
  size = { width: 210, height: 297 },
  rotate,
  children,
}: {
  size?: Size;
  rotate: number;
  children: ReactNode;
}) {
  const lies = rotate % 180 !== 0;
  const [width, height] = lies ? [size.height, size.width] : [size.width, size.height];
  return (
    <span
      className={styles.frame}
      data-lies={lies || undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <span className={styles.page} style={{ rotate: `${rotate}deg` }}>
        {children}
      </span>
    </span>
  );
}
