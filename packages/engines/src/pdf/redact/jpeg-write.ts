import { type Component, type Jpeg, zigzag } from './jpeg-model';

/** DC Huffman table of T.81, Annex K.3.3, which has a code for each category of 8-bit samples. */
const standardTables = {
  dc: {
    counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  },
};

/** Optimal Huffman table for the values that occur, with codes of at most 16 bits (T.81, Annex K.2). */
function optimalTable(frequencies: Map<number, number>): { counts: number[]; values: number[] } {
  // A pseudo-value reserves the code of all ones, which is not allowed.
  let nodes: { weight: number; values: number[] }[] = [
    { weight: 0.5, values: [-1] },
    ...[...frequencies].map(([value, weight]) => ({ weight, values: [value] })),
  ];
  const lengths = new Map<number, number>();
  while (nodes.length > 1) {
    nodes.sort((a, b) => b.weight - a.weight);
    const [a, b] = [nodes.pop(), nodes.pop()];
    if (!a || !b) break;
    const values = [...a.values, ...b.values];
    for (const value of values) lengths.set(value, (lengths.get(value) ?? 0) + 1);
    nodes = [...nodes, { weight: a.weight + b.weight, values }];
  }
  const counts = new Array<number>(64).fill(0);
  for (const length of lengths.values()) counts[length] = (counts[length] ?? 0) + 1;
  for (let length = 63; length > 16; length--)
    while ((counts[length] as number) > 0) {
      let shorter = length - 2;
      while (counts[shorter] === 0) shorter -= 1;
      counts[length] = (counts[length] as number) - 2;
      counts[length - 1] = (counts[length - 1] as number) + 1;
      counts[shorter + 1] = (counts[shorter + 1] as number) + 2;
      counts[shorter] = (counts[shorter] as number) - 1;
    }
  let longest = 16;
  while (counts[longest] === 0) longest -= 1;
  counts[longest] = (counts[longest] as number) - 1;
  const values = [...lengths]
    .filter(([value]) => value >= 0)
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .map(([value]) => value);
  return { counts: counts.slice(1, 17), values };
}

type Codes = Map<number, { code: number; length: number }>;

function codesOf({ counts, values }: { counts: number[]; values: number[] }): Codes {
  const codes: Codes = new Map();
  let [code, position] = [0, 0];
  for (let length = 1; length <= 16; length++) {
    for (let remaining = counts[length - 1] as number; remaining > 0; remaining--)
      codes.set(values[position++] as number, { code: code++, length });
    code <<= 1;
  }
  return codes;
}

/** Number of bits of a value without its sign: the category of a coefficient (T.81, F.1.2.1). */
const sizeOf = (value: number) => 32 - Math.clz32(Math.abs(value));

/** Writes the coefficients as a baseline JPEG with its own quantisation tables, Adobe segment and ICC profile. */
export function writeJpeg(jpeg: Jpeg): Uint8Array<ArrayBuffer> {
  const frequencies = new Map<number, number>([[0, 1]]);
  eachValue(jpeg, (symbol, _size, _value, isDc) => {
    if (!isDc) frequencies.set(symbol, (frequencies.get(symbol) ?? 0) + 1);
  });
  const ac = optimalTable(frequencies);
  const [dcCodes, acCodes] = [codesOf(standardTables.dc), codesOf(ac)];
  const output: number[] = [0xff, 0xd8];
  const segment = (marker: number, body: number[]) =>
    output.push(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body);
  for (const kept of jpeg.keptSegments) output.push(...kept);
  for (const [id, table] of jpeg.quantisers) {
    const isWide = table.some((value) => value > 255);
    const values = [...zigzag].map((index) => table[index] as number);
    segment(0xdb, [
      (isWide ? 16 : 0) | id,
      ...values.flatMap((value) => (isWide ? [value >> 8, value & 255] : [value])),
    ]);
  }
  const { width, height, components } = jpeg;
  segment(0xc0, [
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    components.length,
    ...components.flatMap(({ id, h, v, quantiser }) => [id, (h << 4) | v, quantiser]),
  ]);
  segment(0xc4, [0, ...standardTables.dc.counts, ...standardTables.dc.values]);
  segment(0xc4, [16, ...ac.counts, ...ac.values]);
  segment(0xda, [components.length, ...components.flatMap(({ id }) => [id, 0]), 0, 63, 0]);
  let bytes = new Uint8Array(1 << 16);
  let length = 0;
  const push = (byte: number) => {
    if (length + 2 > bytes.length) {
      const longer = new Uint8Array(bytes.length * 2);
      longer.set(bytes);
      bytes = longer;
    }
    bytes[length++] = byte;
    if (byte === 0xff) bytes[length++] = 0;
  };
  let [buffer, usedBits] = [0, 0];
  const write = (value: number, count: number) => {
    for (let index = count - 1; index >= 0; index--) {
      buffer = (buffer << 1) | ((value >> index) & 1);
      if (++usedBits === 8) {
        push(buffer);
        [buffer, usedBits] = [0, 0];
      }
    }
  };
  eachValue(jpeg, (symbol, size, value, isDc) => {
    const code = (isDc ? dcCodes : acCodes).get(symbol);
    if (!code) throw new Error('JPEG value');
    write(code.code, code.length);
    if (size > 0) write(value < 0 ? value + (1 << size) - 1 : value, size);
  });
  if (usedBits > 0) write((1 << (8 - usedBits)) - 1, 8 - usedBits);
  const result = new Uint8Array(output.length + length + 2);
  result.set(output);
  result.set(bytes.subarray(0, length), output.length);
  result.set([0xff, 0xd9], output.length + length);
  return result;
}

/** Visits the symbols of a baseline scan in order. A picture of one component has no padding blocks. */
function eachValue(
  { components }: Jpeg,
  visit: (symbol: number, size: number, value: number, isDc: boolean) => void,
): void {
  const previousDc = components.map(() => 0);
  const visitBlock = (index: number, offset: number) => {
    const { blocks } = components[index] as Component;
    const difference = (blocks[offset] as number) - (previousDc[index] as number);
    previousDc[index] = blocks[offset] as number;
    visit(sizeOf(difference), sizeOf(difference), difference, true);
    let zeros = 0;
    for (let index = 1; index < 64; index++) {
      const value = blocks[offset + (zigzag[index] as number)] as number;
      if (value === 0) {
        zeros += 1;
        continue;
      }
      for (; zeros > 15; zeros -= 16) visit(0xf0, 0, 0, false);
      visit((zeros << 4) | sizeOf(value), sizeOf(value), value, false);
      zeros = 0;
    }
    if (zeros > 0) visit(0, 0, 0, false);
  };
  const [top] = components as [Component];
  if (components.length === 1) {
    for (let row = 0; row < top.ownRows; row++)
      for (let column = 0; column < top.ownColumns; column++)
        visitBlock(0, 64 * (row * top.columns + column));
    return;
  }
  for (let unitRow = 0; unitRow < top.rows / top.v; unitRow++)
    for (let unitColumn = 0; unitColumn < top.columns / top.h; unitColumn++)
      for (const [index, { h, v, columns }] of components.entries())
        for (let y = 0; y < v; y++)
          for (let x = 0; x < h; x++)
            visitBlock(index, 64 * ((unitRow * v + y) * columns + unitColumn * h + x));
}
