import type { Size } from 'engines/pdf';
import { useEffect, useRef } from 'react';
import { drawnWidth } from './reduced';
import styles from './thumb.module.css';
import { showWhenSeen } from './thumbs';

type Props = {
  size: Size | undefined;
  /** Draws the page at this width in pixels. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Display width in CSS pixels. */
  width?: number;
  /** Copied already: shown in the colour of the output. */
  copied?: boolean;
  /**
   * The text on it is to be read: drawn larger and reduced to the pixels of the screen, so that letter spacing is
   * accurate.
   */
  sharp?: boolean;
  /** Placeholder text until it is drawn, if it is large; excluded from the label of a surrounding button. */
  waiting?: string;
};

/** Thumbnail of a page, drawn while it is in view. */
export function Thumb({ size, draw, width = 46, copied, sharp, waiting }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawLatest = useRef(draw);
  drawLatest.current = draw;

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const ratio = Math.min(2, devicePixelRatio);
    if (!sharp) return showWhenSeen(target, () => drawLatest.current(Math.ceil(width * ratio)));
    const onScreen = () => Math.round((target.clientWidth || width) * ratio);
    const drawn = () => drawnWidth(onScreen(), target.clientWidth || width);
    return showWhenSeen(target, () => drawLatest.current(drawn()), onScreen);
  }, [width, sharp]);

  return (
    <span
      className={`paper ${styles.thumb}`}
      data-copied={copied || undefined}
      style={{ aspectRatio: `${size?.width ?? 210} / ${size?.height ?? 297}` }}
    >
      {/* A slide's aspect ratio may differ from its page's. */}
      <canvas ref={canvas} width={0} height={0} className="size-full object-contain" />
      {waiting ? <span className={styles.waiting} data-said={waiting} /> : null}
    </span>
  );
}
