/** Portrait sizes in points of numbered papers (ECMA-376, 18.3.1.63); all others count as A4. */
const sizes: Record<number, readonly [short: number, long: number]> = {
  1: [612, 792],
  2: [612, 792],
  3: [792, 1224],
  4: [792, 1224],
  5: [612, 1008],
  6: [396, 612],
  7: [522, 756],
  8: [841.89, 1190.551],
  9: [595.276, 841.89],
  10: [595.276, 841.89],
  11: [419.528, 595.276],
  12: [728.504, 1031.811],
  13: [515.906, 728.504],
  14: [612, 936],
  15: [609.449, 779.528],
  16: [720, 1008],
  17: [792, 1224],
  18: [612, 792],
  20: [297, 684],
  27: [311.811, 623.622],
  28: [459.213, 649.134],
  34: [498.898, 708.661],
  37: [278.929, 540],
  66: [1190.551, 1683.78],
  70: [297.638, 419.528],
};

/** `saved` is the paper of the workbook, or A4 if it names none. */
export type Paper = 'saved' | 'a4' | 'letter';

const a4 = sizes[9] as readonly [number, number];

/** Size of a paper in points, in portrait. */
export function paperSize(paper: Paper, saved: number | undefined): readonly [short: number, long: number] {
  if (paper === 'letter') return sizes[1] ?? a4;
  return paper === 'a4' ? a4 : (sizes[saved ?? 9] ?? a4);
}
