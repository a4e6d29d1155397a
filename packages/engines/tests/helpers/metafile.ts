/** A record of an EMF file: its type ([MS-EMF] 2.1.1), and its values of 32 bits. */
export type Record = [type: number, ...values: number[]];

/** A red rectangle, beside it a blue one of half its height, and a text, on 200 × 100 units of a tenth of a millimetre. */
export function metafile(
  text: string,
  font = 'Arial',
  more: readonly Record[] = [],
): Uint8Array<ArrayBuffer> {
  const solid = (handle: number, colour: number): Record => [39, handle, 0, colour, 0];
  const letters = utf16Pairs(text.padEnd(Math.ceil(text.length / 2) * 2, '\0'));
  const face = utf16Pairs(font.padEnd(32, '\0'));
  // Height, width, two angles, weight, four bytes of style and charset, four of quality.
  const logFont = [-20, 0, 0, 0, 400, 0, 0, ...face];
  const records: Record[] = [
    solid(1, 0x0000ff),
    [37, 1],
    [43, 0, 0, 99, 99],
    solid(2, 0xff0000),
    [37, 2],
    [43, 100, 0, 199, 49],
    // The style, version and rest of the EXTLOGFONTW are empty.
    [82, 3, ...logFont, ...Array(57).fill(0)],
    [37, 3],
    [18, 1],
    [24, 0],
    // Bounds, mode, scales, place, number of letters, their offset, options, box, no list of widths.
    [84, 0, 0, -1, -1, 2, float(1), float(1), 110, 60, text.length, 76, 0, 0, 0, -1, -1, 0, ...letters],
    ...more,
    [14, 0, 16, 20],
  ];
  const bodies = records.map(([type, ...values]) => [type, 8 + values.length * 4, ...values]);
  const size = 88 + bodies.reduce((sum, body) => sum + body.length * 4, 0);
  const header = [
    ...[1, 88, 0, 0, 199, 99, 0, 0, 2000, 1000, 0x464d4520, 0x10000, size],
    ...[records.length + 1, 4, 0, 0, 0, 200, 100, 20, 10],
  ];
  return new Uint8Array(new Int32Array([...header, ...bodies.flat()]).buffer);
}

/** A green pixel, drawn 50 units wide and high in the lower right corner without smoothing. */
export const pixel: readonly Record[] = [
  [21, 3],
  [
    ...([81, 0, 0, -1, -1, 150, 50, 0, 0, 1, 1, 80, 40, 120, 4, 0, 0x00cc0020, 50, 50] as const),
    ...[40, 1, 1, 1 | (24 << 16), 0, 4, 0, 0, 0, 0, 0x00ff00],
  ],
];

const float = (value: number) => new Int32Array(new Float32Array([value]).buffer)[0] ?? 0;

/** The text in UTF-16, two code units in each number. */
function utf16Pairs(text: string): number[] {
  return Array.from(
    { length: text.length / 2 },
    (_, i) => (text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 16)) >> 0,
  );
}
