import type { PDFDict } from '@cantoo/pdf-lib';
import { get, getArray, getNumber } from '../assemble/objects';

/** How the colour of a stroke mixes with the colours under it: its opacity, and the blend mode (ISO 32000-2, 11.3.5). */
export type Blending = { stroke: number; isNormal: boolean };

export const opaque: Blending = { stroke: 1, isNormal: true };

/** Blending once the entries of a graphics state dictionary are set. */
export function blendingAfter(blending: Blending, dict: PDFDict): Blending {
  const mode = getArray(dict, 'BM')?.lookup(0) ?? get(dict, 'BM');
  return {
    stroke: getNumber(dict, 'CA') ?? blending.stroke,
    isNormal: mode === undefined ? blending.isNormal : /^\/(?:Normal|Compatible)$/.test(String(mode)),
  };
}

/** Whether a fill shows through the stroke that is painted over it. */
export const showsThrough = ({ stroke, isNormal }: Blending): boolean => stroke < 1 || !isNormal;
