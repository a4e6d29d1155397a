import { crc32, deflateSync } from 'node:zlib';
import { bytes, latin } from './mosaic-jpg';

export type DrawnPng = {
  width: number;
  height: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  colour: number;
  bits: number;
  /** Samples of the pixel at x, y. */
  pixelAt: (x: number, y: number) => number[];
  interlaced?: boolean;
  /** Filter of each line: 0 to 4, by its number in the picture or pass. */
  filter?: (line: number) => number;
  /** Chunks before the pixels: name and body. */
  chunks?: [string, number[] | Uint8Array][];
};

const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Makes a PNG of any colour type and depth, with any filter, interlaced or not. */
export function png(picture: DrawnPng): Uint8Array<ArrayBuffer> {
  const { width, height, colour, bits, interlaced = false, chunks = [] } = picture;
  const header = [...u32(width), ...u32(height), bits, colour, 0, 0, interlaced ? 1 : 0];
  const data = (interlaced ? passes : ([[0, 0, 1, 1]] as const)).map((pass) => lines(picture, pass));
  return bytes(
    [0x89, ...latin('PNG\r\n\x1a\n')],
    chunk('IHDR', header),
    ...chunks.map(([name, body]) => chunk(name, body)),
    chunk('IDAT', deflateSync(bytes(...data))),
    chunk('IEND', []),
  );
}

function lines(
  { width, height, bits, pixelAt, filter = () => 0 }: DrawnPng,
  pass: readonly number[],
): number[] {
  const [x0 = 0, y0 = 0, dx = 1, dy = 1] = pass;
  const output: number[] = [];
  let above: number[] = [];
  let line = 0;
  for (let y = y0; y < height; y += dy) {
    const samples: number[] = [];
    for (let x = x0; x < width; x += dx) samples.push(...pixelAt(x, y));
    if (samples.length === 0) return [];
    const packed = pack(samples, bits);
    const step = Math.max(1, (pixelAt(x0, y).length * bits) >> 3);
    const kind = filter(line++);
    output.push(kind, ...packed.map((value, i) => (value - predict(kind, packed, above, i, step)) & 255));
    above = packed;
  }
  return output;
}

function predict(kind: number, line: number[], above: number[], i: number, step: number): number {
  const [a, b, c] = [line[i - step] ?? 0, above[i] ?? 0, above[i - step] ?? 0];
  if (kind < 4) return [0, a, b, (a + b) >> 1][kind] ?? 0;
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

function pack(samples: number[], bits: number): number[] {
  if (bits === 16) return samples.flatMap((sample) => [sample >> 8, sample & 255]);
  const text = samples.map((sample) => sample.toString(2).padStart(bits, '0')).join('');
  const padded = text.padEnd(Math.ceil(text.length / 8) * 8, '0');
  return (padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

function chunk(name: string, body: number[] | Uint8Array): Uint8Array {
  const nameAndBody = bytes(latin(name), body);
  return bytes(u32(body.length), nameAndBody, u32(crc32(nameAndBody)));
}

const u32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
