import { type RefObject, useEffect, useRef } from 'react';
import { drawnWidth, paintReduced } from './reduced';
import { whenResized } from './when-resized';

/** Milliseconds for which the shown width must stay the same before the page is drawn again. */
const resizeDelay = 150;

/**
 * A canvas with a page drawn on it, redrawn whenever `drawing` changes or the canvas is shown at another width.
 *
 * @param drawing key of what is drawn
 * @param draw draws the page at this width in pixels
 */
export function useDrawnPage(
  drawing: string,
  draw: (width: number) => Promise<ImageBitmap>,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawLatest = useRef(draw);
  drawLatest.current = draw;

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let requestedWidth = 0;

    function drawAtShownWidth(target: HTMLCanvasElement) {
      const width = Math.max(300, Math.ceil(target.clientWidth * Math.min(2, devicePixelRatio)));
      if (width === requestedWidth) return;
      requestedWidth = width;
      drawLatest.current(drawnWidth(width, target.clientWidth)).then(
        (bitmap) => {
          // A later width or another page has been requested.
          if (requestedWidth === width) {
            paintReduced(target, bitmap, Math.min(width, bitmap.width));
            target.dataset.drawn = drawing;
          }
          bitmap.close();
        },
        () => undefined,
      );
    }

    drawAtShownWidth(target);
    const endResizing = whenResized(target, resizeDelay, () => {
      // A hidden canvas keeps its drawing.
      if (target.clientWidth > 0) drawAtShownWidth(target);
    });
    return () => {
      requestedWidth = 0;
      endResizing();
    };
  }, [drawing]);

  return canvas;
}
