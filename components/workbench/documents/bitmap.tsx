import { useEffect, useRef } from 'react';

/** A bitmap on a canvas of its size. */
export function Bitmap({ bitmap, label }: { bitmap: ImageBitmap | undefined; label?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target || !bitmap) return;
    target.width = bitmap.width;
    target.height = bitmap.height;
    target.getContext('2d')?.drawImage(bitmap, 0, 0);
    target.dataset.drawn = '';
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      width={0}
      height={0}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
