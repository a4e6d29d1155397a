/**
 * JPGs for tests: each value of a mosaic becomes a block of 8 × 8 equal pixels. Such a block has one coefficient, so
 * that the whole encoder is a table and a loop, and a decoder gives back exactly the values that went in.
 */
export type Mosaic = {
  /** Blocks across; their number is the number of values divided by components and columns. */
  columns: number;
  /** Component by component, 0 to 255: grey, YCbCr (or RGB with `rgb`), or CMYK. */
  components: number[][];
  /** Segments between the first marker and the tables, whole. */
  segments?: Uint8Array[];
  /** Number of the frame marker: 0xc0 baseline. */
  frame?: number;
};

export function jpg({ columns, components, segments = [], frame = 0xc0 }: Mosaic): Uint8Array<ArrayBuffer> {
  const rows = (components[0]?.length ?? 0) / columns;
  const [width, height, count] = [columns * 8, rows * 8, components.length];
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const ids = components.map((_, i) => i + 1);
  return bytes(
    [0xff, 0xd8],
    ...segments,
    // One table of quantisation with 8 for the mean: the coefficient is the value itself.
    segment(0xdb, [0, ...Array(64).fill(8)]),
    segment(frame, [8, ...size, count, ...ids.flatMap((id) => [id, 0x11, 0])]),
    // Differences of 0 to 9 bits, each category with a code of 4 bits; and for the rest of a block its end alone.
    segment(0xc4, [0, ...lengths(4, 10), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    segment(0xc4, [0x10, ...lengths(1, 1), 0]),
    segment(0xda, [count, ...ids.flatMap((id) => [id, 0]), 0, 63, 0]),
    scan(components),
    [0xff, 0xd9],
  );
}

/** A segment with its length. */
export const segment = (code: number, body: number[] | Uint8Array) =>
  bytes([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 255], body);

export const adobe = (transform: number) => segment(0xee, [...latin('Adobe'), 0, 100, 0, 0, 0, 0, transform]);

export const icc = (profile: Uint8Array) => segment(0xe2, bytes([...latin('ICC_PROFILE\0'), 1, 1], profile));

/**
 * Exif data with an orientation and, if requested, a directory of a location (GPS).
 *
 * @param options.gpsTag the only entry of that directory: 2 is the latitude, 0 the version
 */
export function exif(orientation: number, { location = false, little = true, gpsTag = 2 } = {}): Uint8Array {
  const gps = 8 + 2 + 2 * 12 + 4;
  const entries = [[0x0112, 3, 1, orientation], ...(location ? [[0x8825, 4, 1, gps]] : [])] as const;
  const view = new DataView(new ArrayBuffer(14 + entries.length * 12 + (location ? 18 : 0)));
  if (location) {
    view.setUint16(gps, 1, little);
    view.setUint16(gps + 2, gpsTag, little);
  }
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, entries.length, little);
  for (const [i, [tag, type, count, value]] of entries.entries()) {
    view.setUint16(10 + i * 12, tag, little);
    view.setUint16(12 + i * 12, type, little);
    view.setUint32(14 + i * 12, count, little);
    if (type === 3) view.setUint16(18 + i * 12, value, little);
    else view.setUint32(18 + i * 12, value, little);
  }
  return segment(0xe1, bytes(latin('Exif\0\0'), new Uint8Array(view.buffer)));
}

export const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

export function bytes(...parts: (number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Numbers of codes of each length, 1 to 16 bits. */
const lengths = (length: number, count: number) =>
  Array.from({ length: 16 }, (_, i) => (i === length - 1 ? count : 0));

function scan(components: number[][]): number[] {
  const bits: string[] = [];
  const before = components.map(() => 0);
  for (const [block] of (components[0] ?? []).entries()) {
    for (const [c, values] of components.entries()) {
      const value = (values[block] ?? 0) - 128;
      const difference = value - (before[c] ?? 0);
      before[c] = value;
      const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
      const coded = difference < 0 ? difference + 2 ** size - 1 : difference;
      bits.push(size.toString(2).padStart(4, '0'));
      if (size) bits.push(coded.toString(2).padStart(size, '0'));
      bits.push('0');
    }
  }
  const text = bits.join('');
  return (text.padEnd(Math.ceil(text.length / 8) * 8, '1').match(/.{8}/g) ?? []).flatMap((byte) =>
    byte === '11111111' ? [255, 0] : [Number.parseInt(byte, 2)],
  );
}
