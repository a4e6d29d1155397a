import { Inflate } from 'fflate';
import { dictOf, entry, Name, nameAt, numberAt, type Objects, type Stream, type Value } from './values';

/** Names of a stream's filters, in decoding order. */
export function filtersOf(objects: Objects, stream: Stream): string[] {
  const filter = entry(objects, stream, 'Filter');
  const list = Array.isArray(filter) ? filter : [filter];
  return list.map((item) => objects.get(item)).flatMap((name) => (name instanceof Name ? [name.text] : []));
}

/**
 * Decoded content of a stream.
 *
 * @returns undefined for a picture in its own format, or with an unknown filter
 */
export function decodedStream(objects: Objects, stream: Stream): Uint8Array | undefined {
  const { bytes, isComplete: isFullyDecoded } = decoded(objects, stream);
  return isFullyDecoded ? bytes : undefined;
}

/** Content of a stream, decoded up to a picture filter or an unknown one: the JPEG file, if it is one. */
export const decodedUpToPictureFilter = (objects: Objects, stream: Stream): Uint8Array =>
  decoded(objects, stream).bytes;

function decoded(objects: Objects, stream: Stream): { bytes: Uint8Array; isComplete: boolean } {
  let { bytes } = stream;
  const parms = entry(objects, stream, 'DecodeParms');
  for (const [index, filter] of filtersOf(objects, stream).entries()) {
    const parameters = objects.get(Array.isArray(parms) ? parms[index] : parms);
    const next = decodedBy(filter, bytes);
    if (!next) return { bytes, isComplete: false };
    bytes = withoutPredictor(objects, next, parameters);
  }
  return { bytes, isComplete: true };
}

function decodedBy(filter: string, bytes: Uint8Array): Uint8Array | undefined {
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return inflated(bytes);
    case 'ASCIIHexDecode':
    case 'AHx':
      return fromHex(bytes);
    case 'ASCII85Decode':
    case 'A85':
      return fromBase85(bytes);
    case 'Crypt':
      return bytes;
    default:
      return undefined;
  }
}

/**
 * Whether a stream can be decoded completely. Of picture formats, only start and end markers are checked; any other
 * format counts as complete if it has data.
 */
export function isComplete(objects: Objects, stream: Stream): boolean {
  const filters = filtersOf(objects, stream);
  let { bytes } = stream;
  for (const filter of filters) {
    if (bytes.length === 0) return false;
    if (filter === 'DCTDecode' || filter === 'DCT') return isWholeJpeg(bytes);
    if (filter === 'FlateDecode' || filter === 'Fl') {
      const { data, ended } = inflatedPart(bytes);
      if (!ended) return data.length >= sizeOfPicture(objects, stream);
      bytes = data;
      continue;
    }
    const next = decodedBy(filter, bytes);
    if (!next) return true;
    bytes = next;
  }
  return filters.length > 0 || stream.bytes.length > 0 || !isPicture(objects, stream);
}

const isPicture = (objects: Objects, stream: Stream) => nameAt(objects, stream, 'Subtype') === 'Image';

/** Number of bytes that a picture needs, in a plain colour space; infinite if unknown. */
function sizeOfPicture(objects: Objects, stream: Stream): number {
  const [width, height, bits] = ['Width', 'Height', 'BitsPerComponent'].map((key) =>
    numberAt(objects, stream, key),
  );
  const components = { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4 }[
    nameAt(objects, stream, 'ColorSpace') ?? ''
  ];
  if (!width || !height || !bits || !components) return Number.POSITIVE_INFINITY;
  return ((width * bits * components + 7) >> 3) * height;
}

/**
 * Whether the markers for start and end of the image exist somewhere (ITU-T T.81, B.1.1.3): programs put other data
 * around them.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const hasMarker = (marker: number, from: number, step: 1 | -1) => {
    for (let offset = from; offset >= 0 && offset + 1 < bytes.length; offset += step)
      if (bytes[offset] === 0xff && bytes[offset + 1] === marker) return true;
    return false;
  };
  return hasMarker(0xd8, 0, 1) && hasMarker(0xd9, bytes.length - 2, -1);
}

/** Inflated data up to an error: viewers also show what they can decode of a broken stream. */
export const inflated = (bytes: Uint8Array): Uint8Array => inflatedPart(bytes).data;

function inflatedPart(bytes: Uint8Array): { data: Uint8Array; ended: boolean } {
  // Skips zlib's two-byte header; the checksum at the end is not verified.
  const data = bytes.subarray(2);
  const whole = inflatedInSteps(data);
  // An error loses the data of its step, so a broken stream is decoded in short ones.
  return whole.hasFailed
    ? { data: inflatedInSteps(data, brokenStep).data, ended: false }
    : { data: whole.data, ended: true };
}

/** Number of bytes of a broken stream that are decoded at a time. */
const brokenStep = 64;

/** @param step bytes at a time; all at once by default, and then it is an error if they end before the stream does */
function inflatedInSteps(bytes: Uint8Array, step?: number): { data: Uint8Array; hasFailed: boolean } {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let hasFailed = false;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    size += chunk.length;
  });
  try {
    if (step === undefined) inflate.push(bytes, true);
    else
      for (let offset = 0; offset < bytes.length; offset += step)
        inflate.push(bytes.subarray(offset, offset + step), false);
  } catch {
    hasFailed = true;
  }
  if (chunks.length === 1 && chunks[0]) return { data: chunks[0], hasFailed };
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return { data: joined, hasFailed };
}

function fromHex(bytes: Uint8Array): Uint8Array {
  let digits = '';
  for (const code of bytes) {
    if (code === 62) break;
    const letter = String.fromCharCode(code);
    if (/[0-9a-fA-F]/.test(letter)) digits += letter;
  }
  if (digits.length % 2 === 1) digits += '0';
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
}

function fromBase85(bytes: Uint8Array): Uint8Array {
  const decoded: number[] = [];
  let group: number[] = [];
  const flush = (count: number) => {
    let value = 0;
    for (const digit of group) value = value * 85 + digit;
    const bytesOfGroup = [value / 2 ** 24, value / 2 ** 16, value / 2 ** 8, value].map(
      (part) => Math.floor(part) & 255,
    );
    decoded.push(...bytesOfGroup.slice(0, count));
    group = [];
  };
  for (const code of bytes) {
    if (code === 126) break;
    if (code === 122 && group.length === 0) decoded.push(0, 0, 0, 0);
    else if (code >= 33 && code <= 117) group.push(code - 33);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) {
    const count = group.length - 1;
    while (group.length < 5) group.push(84);
    flush(count);
  }
  return Uint8Array.from(decoded);
}

/** Reverses PNG predictors (ISO 32000-2, 7.4.4.4), which cross-reference streams use too. */
function withoutPredictor(objects: Objects, bytes: Uint8Array, parms: Value): Uint8Array {
  const predictor = numberAt(objects, parms, 'Predictor') ?? 1;
  if (!dictOf(parms) || predictor < 10) return bytes;
  const components = numberAt(objects, parms, 'Colors') ?? 1;
  const bits = numberAt(objects, parms, 'BitsPerComponent') ?? 8;
  const columns = numberAt(objects, parms, 'Columns') ?? 1;
  const bytesPerPixel = Math.max(1, (components * bits) >> 3);
  const width = (components * bits * columns + 7) >> 3;
  const rows = Math.ceil(bytes.length / (width + 1));
  const decoded = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (width + 1) + 1;
    const to = row * width;
    const filter = bytes[from - 1] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const left = column >= bytesPerPixel ? (decoded[to + column - bytesPerPixel] ?? 0) : 0;
      const up = row > 0 ? (decoded[to + column - width] ?? 0) : 0;
      const corner =
        row > 0 && column >= bytesPerPixel ? (decoded[to + column - width - bytesPerPixel] ?? 0) : 0;
      const add = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      decoded[to + column] = ((bytes[from + column] ?? 0) + add) & 255;
    }
  }
  return decoded;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
