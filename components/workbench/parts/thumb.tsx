import { useEffect, useRef } from 'react';
import type { Size } from '@/lib/engines/pdf/inspect';
import { showWhenSeen } from '../engine/thumbs';
import styles from './thumb.module.css';

type Props = {
  size: Size | undefined;
  /** Draws the page this many pixels wide. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Width on the page in CSS pixels. */
  width?: number;
  /** It has been copied: it takes the colour of what comes out. */
  copied?: boolean;
  /** Its letters are read: drawn in twice the pixels at least, they stand at their right distance. */
  sharp?: boolean;
  /** What is said in its place until it is drawn, where it is large; no part of the label of a key around it. */
  waiting?: string;
};

/** A page as a small picture, drawn while it is in view. */
export function Thumb({ size, draw, width = 46, copied, sharp, waiting }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const work = useRef(draw);
  work.current = draw;

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const pixels = Math.ceil(width * (sharp ? 2 : Math.min(2, devicePixelRatio)));
    return showWhenSeen(target, () => work.current(pixels));
  }, [width, sharp]);

  return (
    <span
      className={styles.thumb}
      data-copied={copied || undefined}
      style={{ aspectRatio: `${size?.width ?? 210} / ${size?.height ?? 297}` }}
    >
      <canvas ref={canvas} width={0} height={0} />
      {waiting ? <span className={styles.waiting} data-said={waiting} /> : null}
    </span>
  );
}
