import { useEffect, useState } from 'react';
import type { ResultFile } from '@/lib/engines/engine';
import { blobOf } from '../engine/save';

/** Bitmap of a finished picture; undefined until it is decoded. */
export function useBitmapOf(file: ResultFile | undefined): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    if (file) createImageBitmap(blobOf(file)).then(setBitmap, () => undefined);
  }, [file]);
  return bitmap;
}
