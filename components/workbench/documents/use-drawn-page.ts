import { type RefObject, useEffect, useRef } from 'react';

/**
 * A canvas with a page drawn on it, redrawn whenever `drawing` changes.
 *
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
    let over = false;
    const width = Math.ceil(target.clientWidth * Math.min(2, devicePixelRatio));
    drawLatest.current(Math.max(300, width)).then(
      (bitmap) => {
        if (!over) {
          target.width = bitmap.width;
          target.height = bitmap.height;
          target.getContext('2d')?.drawImage(bitmap, 0, 0);
          target.dataset.drawn = drawing;
        }
        bitmap.close();
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [drawing]);

  return canvas;
}
