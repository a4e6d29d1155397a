import { useEffect, useState } from 'react';
import type { ResultFile } from '@/lib/engines/engine';
import { blobOf } from '../engine/save';

/** A finished picture, to be shown; undefined until it is read. */
export function useBitmapOf(file: ResultFile | undefined): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    if (file) createImageBitmap(blobOf(file)).then(setBitmap, () => undefined);
  }, [file]);
  return bitmap;
}
