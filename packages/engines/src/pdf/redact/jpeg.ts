import type { Component, Jpeg } from './jpeg-model';

/**
 * Blanks parts of a JPEG (ITU-T T.81) in its coefficients, so that all other blocks decode to the same bits in every
 * decoder. Segments that may repeat the picture (a thumbnail in Exif or JFIF, application data) are removed.
 */

/** Cosines of the discrete cosine transform, by `8 * position + frequency` (ITU-T T.81, A.3.3). */
const cosines = Array.from({ length: 64 }, (_, index) => {
  const [x, u] = [index >> 3, index & 7];
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / 16);
});

/** Samples of a block from -128 to 127, row by row. */
export function samplesOf(blocks: Int16Array, offset: number, quantiser: Uint16Array): Float64Array {
  return transformed(
    (v, u) => (blocks[offset + 8 * v + u] as number) * (quantiser[8 * v + u] as number),
    true,
  );
}

/** The discrete cosine transform of a block, or its inverse. */
function transformed(input: (row: number, column: number) => number, inverse: boolean): Float64Array {
  const rowsTransformed = new Float64Array(64);
  const result = new Float64Array(64);
  const cosine = (i: number, k: number) => (inverse ? cosines[8 * i + k] : cosines[8 * k + i]) as number;
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 8; i++) {
      let sum = 0;
      for (let k = 0; k < 8; k++) sum += input(row, k) * cosine(i, k);
      rowsTransformed[8 * row + i] = sum;
    }
  for (let column = 0; column < 8; column++)
    for (let i = 0; i < 8; i++) {
      let sum = 0;
      for (let k = 0; k < 8; k++) sum += (rowsTransformed[8 * k + column] as number) * cosine(i, k);
      result[8 * i + column] = sum;
    }
  return result;
}

/** Whether a box of samples, given in pixels of the picture, is to be blanked. */
export type IsBlanked = (x: number, y: number, width: number, height: number) => boolean;

/**
 * Visits each block with a sample that is to be blanked.
 *
 * @param visit gets the component, the index of the block's first coefficient, a mask of the samples to blank, and the
 *   component's index
 */
export function visitBlankedBlocks(
  { components }: Jpeg,
  isBlanked: IsBlanked,
  visit: (component: Component, offset: number, mask: boolean[], index: number) => void,
): void {
  const [maxAcross, maxDown] = [
    Math.max(...components.map(({ h }) => h)),
    Math.max(...components.map(({ v }) => v)),
  ];
  for (const [index, component] of components.entries()) {
    const [pixelsAcross, pixelsDown] = [maxAcross / component.h, maxDown / component.v];
    for (let row = 0; row < component.rows; row++)
      for (let column = 0; column < component.columns; column++) {
        if (!isBlanked(8 * column * pixelsAcross, 8 * row * pixelsDown, 8 * pixelsAcross, 8 * pixelsDown))
          continue;
        const mask = Array.from({ length: 64 }, (_, index) =>
          isBlanked(
            (8 * column + (index & 7)) * pixelsAcross,
            (8 * row + (index >> 3)) * pixelsDown,
            pixelsAcross,
            pixelsDown,
          ),
        );
        if (mask.includes(true)) visit(component, 64 * (row * component.columns + column), mask, index);
      }
  }
}

/** Blanks samples to black: luma, or every component of RGB and CMYK, becomes 0 and chroma neutral. */
export function blankJpeg(jpeg: Jpeg, isBlanked: IsBlanked): void {
  visitBlankedBlocks(jpeg, isBlanked, ({ blocks, quantiser }, offset, mask, index) => {
    const table = jpeg.quantisers.get(quantiser);
    if (!table) throw new Error('JPEG without a quantiser');
    const level = jpeg.isLuma && index > 0 ? 0 : -128;
    const samples = samplesOf(blocks, offset, table);
    for (let index = 0; index < 64; index++) if (mask[index]) samples[index] = level;
    const next = transformed((row, column) => samples[8 * row + column] as number, false);
    for (let index = 0; index < 64; index++)
      blocks[offset + index] = Math.round((next[index] as number) / (table[index] as number));
  });
}
