import type { Size } from 'engines/pdf';
import type { ReactNode } from 'react';
import styles from './rotated.module.css';

/** Rotates a thumbnail clockwise by CSS, so that it need not be drawn again. @param size of the page before its rotation */
export function Rotated({
  size = { width: 210, height: 297 },
  rotate,
  children,
}: {
  size?: Size;
  rotate: number;
  children: ReactNode;
}) {
  const isSideways = rotate % 180 !== 0;
  const [width, height] = isSideways ? [size.height, size.width] : [size.width, size.height];
  return (
    <span
      className={styles.frame}
      data-sideways={isSideways || undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <span className={styles.page} style={{ rotate: `${rotate}deg` }}>
        {children}
      </span>
    </span>
  );
}
