import { viewOf } from '../../write/bytes';

type Table = Map<number, number>;

export type Component = {
  id: number;
  h: number;
  v: number;
  quantiser: number;
  /** Blocks in a row and in a column, padded to whole MCUs. */
  columns: number;
  rows: number;
  /** Blocks in a row and in a column without padding, as a scan of one component has them. */
  ownColumns: number;
  ownRows: number;
  blocks: Int16Array;
  prediction: number;
};

export type Jpeg = {
  width: number;
  height: number;
  components: Component[];
  quantisers: Map<number, Uint16Array>;
  /** Segments that the result keeps unchanged: Adobe's (APP14) and the ICC profile (APP2). */
  keptSegments: Uint8Array[];
  /** The components are luma and two chroma components. */
  isLuma: boolean;
};

export const zigzag = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
]);

/** Reads the coefficients of a baseline or progressive JPEG with 8 bits. @throws Error for any other */
export function readJpeg(bytes: Uint8Array): Jpeg {
  const view = viewOf(bytes);
  const quantisers = new Map<number, Uint16Array>();
  const tables = new Map<number, Table>();
  const keptSegments: Uint8Array[] = [];
  let jpeg: Jpeg | undefined;
  let progressive = false;
  let restart = 0;
  let adobe: number | undefined;
  // Some files have a few bytes before the SOI marker.
  const start = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xd8);
  if (start < 0) throw new Error('no JPEG');
  let position = start + 2;
  while (position + 4 <= bytes.length) {
    if (bytes[position] !== 0xff) {
      position += 1;
      continue;
    }
    const marker = bytes[position + 1] as number;
    if (marker === 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd8)) {
      position += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9 /* EOI */) break;
    const end = position + 2 + view.getUint16(position + 2);
    const body = position + 4;
    if (marker === 0xdb /* DQT */) readQuantisers(bytes, body, end, quantisers);
    else if (marker === 0xc4 /* DHT */) readTables(bytes, body, end, tables);
    else if (marker === 0xdd /* DRI */) restart = view.getUint16(body);
    else if (marker === 0xee /* APP14: Adobe */) {
      keptSegments.push(bytes.slice(position, end));
      if (end - body >= 12) adobe = bytes[body + 11];
    } else if (marker === 0xe2 && bytes[body] === 0x49) keptSegments.push(bytes.slice(position, end));
    else if (marker >= 0xc0 && marker <= 0xc2) {
      progressive = marker === 0xc2;
      jpeg = readFrame(bytes, body, quantisers, keptSegments);
    } else if (marker > 0xc2 && marker < 0xd0 && marker !== 0xc8) throw new Error(`JPEG process ${marker}`);
    else if (marker === 0xda /* SOS */) {
      if (!jpeg) throw new Error('scan without a frame');
      position = readScan(bytes, body, end, { jpeg, tables, restart, progressive });
      continue;
    }
    position = end;
  }
  if (!jpeg) throw new Error('no frame');
  jpeg.isLuma = jpeg.components.length === 3 && adobe !== 0;
  return jpeg;
}

function readQuantisers(bytes: Uint8Array, from: number, end: number, into: Map<number, Uint16Array>) {
  for (let offset = from; offset < end; ) {
    const head = bytes[offset++] as number;
    const table = new Uint16Array(64);
    for (let index = 0; index < 64; index++) {
      table[zigzag[index] as number] =
        head >> 4
          ? (bytes[offset++] as number) * 256 + (bytes[offset++] as number)
          : (bytes[offset++] as number);
    }
    into.set(head & 15, table);
  }
}

/** Reads Huffman tables. Keys of a table are `length << 16 | code`. */
function readTables(bytes: Uint8Array, from: number, end: number, into: Map<number, Table>) {
  for (let offset = from; offset < end; ) {
    const head = bytes[offset++] as number;
    const counts = bytes.subarray(offset, offset + 16);
    offset += 16;
    const table: Table = new Map();
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      for (let left = counts[length - 1] as number; left > 0; left--)
        table.set((length << 16) | code++, bytes[offset++] as number);
      code <<= 1;
    }
    into.set(head, table);
  }
}

function readFrame(
  bytes: Uint8Array,
  offset: number,
  quantisers: Jpeg['quantisers'],
  keptSegments: Uint8Array[],
): Jpeg {
  const view = viewOf(bytes);
  if (bytes[offset] !== 8) throw new Error(`JPEG with ${bytes[offset]} bits`);
  const [height, width, count] = [
    view.getUint16(offset + 1),
    view.getUint16(offset + 3),
    bytes[offset + 5] as number,
  ];
  if (!height || !width) throw new Error('JPEG without a size');
  const componentHeads = Array.from({ length: count }, (_, index) =>
    bytes.subarray(offset + 6 + 3 * index, offset + 9 + 3 * index),
  );
  const shares = componentHeads.map((head) => [(head[1] as number) >> 4, (head[1] as number) & 15] as const);
  const [maxAcross, maxDown] = [Math.max(...shares.map(([h]) => h)), Math.max(...shares.map(([, v]) => v))];
  const [unitColumns, unitRows] = [Math.ceil(width / (8 * maxAcross)), Math.ceil(height / (8 * maxDown))];
  const components = componentHeads.map((head, index): Component => {
    const [h, v] = shares[index] as readonly [number, number];
    const [columns, rows] = [unitColumns * h, unitRows * v];
    return {
      id: head[0] as number,
      h,
      v,
      quantiser: head[2] as number,
      columns,
      rows,
      ownColumns: Math.ceil(Math.ceil((width * h) / maxAcross) / 8),
      ownRows: Math.ceil(Math.ceil((height * v) / maxDown) / 8),
      blocks: new Int16Array(64 * columns * rows),
      prediction: 0,
    };
  });
  return { width, height, components, quantisers, keptSegments, isLuma: false };
}

type Scan = { jpeg: Jpeg; tables: Map<number, Table>; restart: number; progressive: boolean };

function readScan(
  bytes: Uint8Array,
  from: number,
  data: number,
  { jpeg, tables, restart, progressive }: Scan,
) {
  const count = bytes[from] as number;
  const members = Array.from({ length: count }, (_, index) => {
    const [id, table] = [bytes[from + 1 + 2 * index], bytes[from + 2 + 2 * index] as number];
    const component = jpeg.components.find((component) => component.id === id);
    if (!component) throw new Error('scan of no component');
    return { component, dc: tables.get(table >> 4), ac: tables.get(16 | (table & 15)) };
  });
  const endOfHead = from + 1 + 2 * count;
  const [first, last] = progressive ? [bytes[endOfHead] as number, bytes[endOfHead + 1] as number] : [0, 63];
  const [high, low] = progressive
    ? [(bytes[endOfHead + 2] as number) >> 4, (bytes[endOfHead + 2] as number) & 15]
    : [0, 0];
  let position = data;
  let [buffer, left] = [0, 0];
  let run = 0;
  const bit = (): number => {
    if (left === 0) {
      buffer = bytes[position] ?? 0;
      if (buffer === 0xff) {
        // A marker ends the data; missing data are read as zeros.
        if (bytes[position + 1] !== 0) buffer = 0;
        else position += 2;
      } else position += 1;
      left = 8;
    }
    left -= 1;
    return (buffer >> left) & 1;
  };
  const symbol = (table: Table | undefined): number => {
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      code = (code << 1) | bit();
      const value = table?.get((length << 16) | code);
      if (value !== undefined) return value;
    }
    throw new Error('JPEG code');
  };
  const receive = (length: number): number => {
    let value = 0;
    for (let index = 0; index < length; index++) value = (value << 1) | bit();
    return value;
  };
  const extended = (length: number): number => {
    if (length === 0) return 0;
    const value = receive(length);
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  };
  const block = (component: Component, offset: number, dc: Table | undefined, ac: Table | undefined) => {
    const { blocks } = component;
    let index = first;
    if (index === 0) {
      if (high > 0) blocks[offset] = (blocks[offset] as number) | (bit() << low);
      else {
        component.prediction += extended(symbol(dc));
        blocks[offset] = component.prediction * (1 << low);
      }
      index = 1;
    }
    if (last === 0) return;
    if (high > 0) {
      refine(blocks, offset, index, ac);
      return;
    }
    if (run > 0) {
      run -= 1;
      return;
    }
    while (index <= last) {
      const value = symbol(ac);
      const [zeros, size] = [value >> 4, value & 15];
      if (size === 0) {
        if (zeros < 15) {
          run = (1 << zeros) - 1 + (zeros ? receive(zeros) : 0);
          return;
        }
        index += 16;
        continue;
      }
      index += zeros;
      blocks[offset + (zigzag[index & 63] as number)] = extended(size) * (1 << low);
      index += 1;
    }
  };
  const refine = (blocks: Int16Array, offset: number, from: number, ac: Table | undefined) => {
    const step = 1 << low;
    let index = from;
    const correct = (place: number) => {
      const value = blocks[place] as number;
      if (bit() && (Math.abs(value) & step) === 0) blocks[place] = value + (value >= 0 ? step : -step);
    };
    if (run === 0) {
      while (index <= last) {
        const value = symbol(ac);
        let zeros = value >> 4;
        const size = value & 15;
        let next = 0;
        if (size === 0) {
          if (zeros < 15) {
            run = (1 << zeros) + (zeros ? receive(zeros) : 0);
            break;
          }
        } else next = bit() ? step : -step;
        while (index <= last) {
          const place = offset + (zigzag[index] as number);
          if (blocks[place] !== 0) correct(place);
          else {
            if (zeros === 0) {
              if (next !== 0) blocks[place] = next;
              index += 1;
              break;
            }
            zeros -= 1;
          }
          index += 1;
        }
      }
    }
    if (run > 0) {
      for (; index <= last; index++) {
        const place = offset + (zigzag[index] as number);
        if (blocks[place] !== 0) correct(place);
      }
      run -= 1;
    }
  };
  const begin = () => {
    for (const { component } of members) component.prediction = 0;
    run = 0;
    left = 0;
  };
  begin();
  const [only] = members;
  const single = count === 1 && only ? only : undefined;
  const top = jpeg.components[0] as Component;
  const units = single
    ? single.component.ownColumns * single.component.ownRows
    : (top.columns / top.h) * (top.rows / top.v);
  for (let unit = 0; unit < units; unit++) {
    if (restart > 0 && unit > 0 && unit % restart === 0) {
      while (
        position + 1 < bytes.length &&
        !(bytes[position] === 0xff && bytes[position + 1] !== 0 && bytes[position + 1] !== 0xff)
      )
        position += 1;
      if ((bytes[position + 1] as number) < 0xd0 || (bytes[position + 1] as number) > 0xd7) break;
      position += 2;
      begin();
    }
    if (single) {
      const { component, dc, ac } = single;
      const [row, column] = [Math.floor(unit / component.ownColumns), unit % component.ownColumns];
      block(component, 64 * (row * component.columns + column), dc, ac);
      continue;
    }
    const unitsPerRow = top.columns / top.h;
    const [unitRow, right] = [Math.floor(unit / unitsPerRow), unit % unitsPerRow];
    for (const { component, dc, ac } of members)
      for (let y = 0; y < component.v; y++)
        for (let x = 0; x < component.h; x++)
          block(
            component,
            64 * ((unitRow * component.v + y) * component.columns + right * component.h + x),
            dc,
            ac,
          );
  }
  while (
    position + 1 < bytes.length &&
    !(bytes[position] === 0xff && bytes[position + 1] !== 0 && bytes[position + 1] !== 0xff)
  )
    position += 1;
  return position;
}
