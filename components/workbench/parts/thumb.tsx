import { useEffect, useRef } from 'react';
import type { Size } from '@/lib/engines/pdf/inspect';
import styles from './thumb.module.css';

type Props = {
  size: Size | undefined;
  /** Draws the page this many pixels wide. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Width on the page in CSS pixels. */
  width?: number;
  /** It has been copied: it takes the colour of what comes out. */
  copied?: boolean;
};

/** A page as a small picture: drawn when it comes into view, and given back when it is gone, for phones with little memory. */
export function Thumb({ size, draw, width = 46, copied }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const work = useRef(draw);
  work.current = draw;

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let gone = false;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        work.current(Math.ceil(width * Math.min(2, devicePixelRatio))).then(
          (bitmap) => {
            if (!gone) {
              target.width = bitmap.width;
              target.height = bitmap.height;
              target.getContext('2d')?.drawImage(bitmap, 0, 0);
              target.dataset.drawn = '';
            }
            bitmap.close();
          },
          // A page that cannot be drawn stays an empty sheet; the report tells of pages that are lost.
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    seen.observe(target);
    return () => {
      gone = true;
      seen.disconnect();
      target.width = 0;
    };
  }, [width]);

  return (
    <span
      className={styles.thumb}
      data-copied={copied || undefined}
      style={{ aspectRatio: `${size?.width ?? 210} / ${size?.height ?? 297}` }}
    >
      <canvas ref={canvas} width={0} height={0} />
    </span>
  );
}
