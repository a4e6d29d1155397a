import type { Size } from 'engines/pdf';
import type { CSSProperties, ReactNode } from 'react';
import styles from './rotated.module.css';

/** Signs of the shadow’s offset: after the rotation, the sheet behind a copied page has to show at the lower right. */
const shadow = (rotate: number) =>
  ({
    '--shadow-x': rotate === 180 || rotate === 270 ? -1 : 1,
    '--shadow-y': rotate === 90 || rotate === 180 ? -1 : 1,
  }) as CSSProperties;

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
      data-upright={rotate === 0 || undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <span
        className={styles.page}
        style={{ rotate: rotate === 0 ? undefined : `${rotate}deg`, ...shadow(rotate) }}
      >
        {children}
      </span>
    </span>
  );
}
