import type { ResultFile } from '@/lib/engines/engine';
import { blobOf } from '../engine/save';
import { useAnswer } from '../engine/use-answer';

/** Bitmap of a finished picture; undefined until it is decoded. */
export const useBitmapOf = (file: ResultFile | undefined): ImageBitmap | undefined =>
  useAnswer(file, async () => file && createImageBitmap(blobOf(file))).before;
