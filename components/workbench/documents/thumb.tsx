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
  /** The page is in the output already: shown in the colour of copies. */
  copied?: boolean;
  /**
   * The thumbnail has text to read: it is drawn larger and reduced to the pixels of the screen, so that letter spacing
   * is accurate.
   */
  hasText?: boolean;
  /** Placeholder text of a large thumbnail until it is drawn; not part of the label of a surrounding button. */
  waiting?: string;
};

/** Thumbnail of a page, drawn while it is in view. */
export function Thumb({ size, draw, width = 46, copied, hasText, waiting }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawLatest = useRef(draw);
  drawLatest.current = draw;

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const ratio = Math.min(2, devicePixelRatio);
    if (!hasText) return showWhenSeen(target, () => drawLatest.current(Math.ceil(width * ratio)));
    const deviceWidth = () => Math.round((target.clientWidth || width) * ratio);
    // Rounded down: the canvas is never higher than its frame, in which it would be reduced once more.
    const deviceHeight = () => Math.floor(Number.parseFloat(getComputedStyle(target).height) * ratio);
    const widthToDraw = () => drawnWidth(deviceWidth(), target.clientWidth || width);
    return showWhenSeen(target, () => drawLatest.current(widthToDraw()), deviceWidth, deviceHeight);
  }, [width, hasText]);

  return (
    <span
      className={`paper ${styles.thumb}`}
      data-copied={copied || undefined}
      style={{ aspectRatio: `${size?.width ?? 210} / ${size?.height ?? 297}` }}
    >
      {/* A slide's aspect ratio may differ from its page's. */}
      <canvas ref={canvas} width={0} height={0} className="size-full object-contain object-left-top" />
      {waiting ? <span className={styles.waiting} data-said={waiting} /> : null}
    </span>
  );
}
