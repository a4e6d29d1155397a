import { viewOf } from '../../write/bytes';
import { type Component, type HuffmanTable, type Jpeg, zigzag } from './jpeg-model';
import { readScan } from './jpeg-scan';

/** Reads the coefficients of a baseline or progressive JPEG with 8 bits. @throws Error for any other */
export function readJpeg(bytes: Uint8Array): Jpeg {
  const view = viewOf(bytes);
  const quantisers = new Map<number, Uint16Array>();
  const tables = new Map<number, HuffmanTable>();
  const keptSegments: Uint8Array[] = [];
  let jpeg: Jpeg | undefined;
  let progressive = false;
  let restartInterval = 0;
  let adobeTransform: number | undefined;
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
    else if (marker === 0xdd /* DRI */) restartInterval = view.getUint16(body);
    else if (marker === 0xee /* APP14: Adobe */) {
      keptSegments.push(bytes.slice(position, end));
      if (end - body >= 12) adobeTransform = bytes[body + 11];
    } else if (marker === 0xe2 && bytes[body] === 0x49) keptSegments.push(bytes.slice(position, end));
    else if (marker >= 0xc0 && marker <= 0xc2) {
      progressive = marker === 0xc2;
      jpeg = readFrame(bytes, body, quantisers, keptSegments);
    } else if (marker > 0xc2 && marker < 0xd0 && marker !== 0xc8) throw new Error(`JPEG process ${marker}`);
    else if (marker === 0xda /* SOS */) {
      if (!jpeg) throw new Error('scan without a frame');
      position = readScan(bytes, body, end, { jpeg, tables, restart: restartInterval, progressive });
      continue;
    }
    position = end;
  }
  if (!jpeg) throw new Error('no frame');
  jpeg.isLuma = jpeg.components.length === 3 && adobeTransform !== 0;
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

/** Reads Huffman tables. */
function readTables(bytes: Uint8Array, from: number, end: number, into: Map<number, HuffmanTable>) {
  for (let offset = from; offset < end; ) {
    const head = bytes[offset++] as number;
    const counts = bytes.subarray(offset, offset + 16);
    offset += 16;
    const table: HuffmanTable = new Map();
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      for (let remaining = counts[length - 1] as number; remaining > 0; remaining--)
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
  const samplingFactors = componentHeads.map(
    (head) => [(head[1] as number) >> 4, (head[1] as number) & 15] as const,
  );
  const [maxAcross, maxDown] = [
    Math.max(...samplingFactors.map(([h]) => h)),
    Math.max(...samplingFactors.map(([, v]) => v)),
  ];
  const [unitColumns, unitRows] = [Math.ceil(width / (8 * maxAcross)), Math.ceil(height / (8 * maxDown))];
  const components = componentHeads.map((head, index): Component => {
    const [h, v] = samplingFactors[index] as readonly [number, number];
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
