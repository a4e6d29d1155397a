import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { Fault, type Host } from '../../engine';
import type { Matrix } from '../../matrix';
import { inverse } from '../../matrix';
import { get, getArray, getNumber, numbersOf, pdfName } from '../assemble/objects';
import { readableContent } from '../reader/streams';
import { decodedByPdfjs, type Samples } from './decode-by-pdfjs';
import { type Area, apply, halfPlanes, isWithin } from './geometry';
import type { IsBlanked } from './jpeg';
import type { Jpeg } from './jpeg-model';
import { filtersOf, withoutOuterFilters } from './picture-file';

/** Image codecs, which `readableContent` does not decode to samples. */
const pictureCodecs = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']);

const isStencil = (dict: PDFDict) => get(dict, 'ImageMask')?.toString() === 'true';

/** Number of components of a colour space; undefined for an unknown one. */
function componentsOf(value: unknown): number | undefined {
  if (value instanceof PDFName) {
    const counts: Record<string, number> = {
      DeviceGray: 1,
      CalGray: 1,
      G: 1,
      DeviceRGB: 3,
      CalRGB: 3,
      RGB: 3,
      DeviceCMYK: 4,
      CMYK: 4,
    };
    return counts[value.decodeText()];
  }
  if (!(value instanceof PDFArray)) return undefined;
  const family = value.lookup(0);
  const name = family instanceof PDFName ? family.decodeText() : '';
  if (name === 'ICCBased') {
    const profile = value.lookup(1);
    return profile instanceof PDFRawStream ? getNumber(profile.dict, 'N') : undefined;
  }
  if (name === 'DeviceN') {
    const names = value.lookup(1);
    return names instanceof PDFArray ? names.size() : undefined;
  }
  const counts: Record<string, number> = { Indexed: 1, I: 1, Separation: 1, CalGray: 1, CalRGB: 3, Lab: 3 };
  return counts[name] ?? componentsOf(family);
}

type JpegCodec = typeof import('../parts/jpeg');

type DecodedPicture =
  | { jpeg: Jpeg; codec: JpegCodec }
  | {
      samples: Samples;
      dict?: Record<string, never> | { ColorSpace: string };
      /** Opacities of the samples that a JPEG 2000 file holds beside them, one byte each (`SMaskInData`). */
      alpha?: Uint8Array;
    };

/** Decodes an image XObject. @throws Fault `irremovable` if no decoder here can */
export async function readPicture(picture: PDFRawStream, host: Host): Promise<DecodedPicture> {
  const { dict } = picture;
  const filters = filtersOf(dict);
  const last = filters.at(-1) ?? '';
  const [width, height] = [getNumber(dict, 'Width') ?? 0, getNumber(dict, 'Height') ?? 0];
  const codec = last === 'DCTDecode' ? await host.part('jpeg', () => import('../parts/jpeg')) : undefined;
  try {
    if (codec) return { jpeg: codec.readJpeg(withoutOuterFilters(picture, filters) as Uint8Array), codec };
    if (pictureCodecs.has(last)) {
      if ((getNumber(dict, 'SMaskInData') ?? 0) > 1) throw new Error('premultiplied colours');
      return await decodedByPdfjs(picture, last, host);
    }
    const bits = isStencil(dict) ? 1 : (getNumber(dict, 'BitsPerComponent') ?? 8);
    const components = isStencil(dict) ? 1 : componentsOf(get(dict, 'ColorSpace'));
    const content = readableContent(picture);
    if (!content || !components || width < 1 || height < 1) throw new Error('samples');
    const bytesPerRow = Math.ceil((width * bits * components) / 8);
    const bytes = new Uint8Array(bytesPerRow * height);
    bytes.set(content.subarray(0, bytes.length));
    const parameters = get(dict, 'DecodeParms');
    const lastParameters =
      parameters instanceof PDFArray ? parameters.lookup(parameters.size() - 1) : parameters;
    if (lastParameters instanceof PDFDict && getNumber(lastParameters, 'Predictor') === 2)
      undoTiffPredictor(bytes, { width, height, bits, components });
    return { samples: { width, height, bits, components, bytes } };
  } catch (error) {
    throw new Fault('irremovable', { detail: 'picture' }, { cause: error });
  }
}

/** Undoes the TIFF predictor (2). @throws Error unless samples have 8 bits */
function undoTiffPredictor(
  bytes: Uint8Array,
  { width, height, bits, components }: Omit<Samples, 'bytes'>,
): void {
  if (bits !== 8) throw new Error('predictor 2');
  const bytesPerRow = width * components;
  for (let y = 0; y < height; y++)
    for (let x = components; x < bytesPerRow; x++)
      bytes[y * bytesPerRow + x] =
        (bytes[y * bytesPerRow + x] as number) + (bytes[y * bytesPerRow + x - components] as number);
}

/** Returns a test of whether a box of samples meets one of the areas, which are given in the unit square of the image. */
export function isBlankedBy(areas: Area[], width: number, height: number): IsBlanked {
  const pixels: Matrix = [width, 0, 0, -height, 0, height];
  const planes = areas.map((area) => halfPlanes(area.map((point) => apply(pixels, point))));
  return (x, y, w, h) =>
    planes.some((plane) => {
      if (plane.length < 3) return false;
      // A sample counts if any part of it is marked, so the half-planes grow by half a sample.
      const [cx, cy] = [x + w / 2, y + h / 2];
      return plane.every(
        ({ nx, ny, limit }) => nx * cx + ny * cy < limit + (Math.abs(nx) * w + Math.abs(ny) * h) / 2 - 0.01,
      );
    });
}

/** Visits the samples to be blanked, as spans `from` to `to` (exclusive) of a row. */
function visitSpans(
  { width, height }: { width: number; height: number },
  isBlanked: IsBlanked,
  visit: (y: number, from: number, to: number) => void,
) {
  for (let y = 0; y < height; y++) {
    if (!isBlanked(0, y, width, 1)) continue;
    let from = -1;
    for (let x = 0; x <= width; x++) {
      const isInSpan = x < width && isBlanked(x, y, 1, 1);
      if (isInSpan && from < 0) from = x;
      if (!isInSpan && from >= 0) {
        visit(y, from, x);
        from = -1;
      }
    }
  }
}

/** Sets all bits of the samples `from` to `to` (exclusive) of a row to ones, or to zeros. */
function fill(
  { width, bits, components, bytes }: Samples,
  y: number,
  from: number,
  to: number,
  ones: boolean,
) {
  const bytesPerRow = Math.ceil((width * bits * components) / 8);
  const [start, end] = [from * bits * components, to * bits * components];
  for (let offset = start; offset < end; ) {
    const index = y * bytesPerRow + (offset >> 3);
    if ((offset & 7) === 0 && offset + 8 <= end) {
      bytes[index] = ones ? 255 : 0;
      offset += 8;
      continue;
    }
    const bit = 128 >> (offset & 7);
    bytes[index] = ones ? (bytes[index] as number) | bit : (bytes[index] as number) & ~bit;
    offset += 1;
  }
}

/** Keys of entries that may hold another copy of the image, or data about it. */
const keysWithCopies = [
  'Alternates',
  'OPI',
  'Metadata',
  'PieceInfo',
  'LastModified',
  'AF',
  'Measure',
  'PtData',
  'Name',
];

/**
 * A copy of an image XObject whose samples in these areas are blank; its masks are blanked likewise.
 *
 * @param areas in the unit square of the image
 * @throws Fault `irremovable`
 */
export async function blankedPicture(
  context: PDFContext,
  picture: PDFRawStream,
  areas: Area[],
  host: Host,
): Promise<PDFRawStream> {
  const read = await readPicture(picture, host);
  const dict = picture.dict.clone(context);
  for (const key of keysWithCopies) dict.delete(pdfName(key));
  for (const key of ['SMask', 'Mask']) {
    const mask = get(picture.dict, key);
    if (mask instanceof PDFRawStream)
      dict.set(pdfName(key), context.register(await blankedPicture(context, mask, areas, host)));
  }
  if ('jpeg' in read) {
    const { jpeg, codec } = read;
    codec.blankJpeg(jpeg, isBlankedBy(areas, jpeg.width, jpeg.height));
    dict.set(pdfName('Filter'), pdfName('DCTDecode'));
    dict.delete(pdfName('DecodeParms'));
    const colourTransform = colourTransformOf(picture.dict);
    if (colourTransform !== undefined)
      dict.set(pdfName('DecodeParms'), context.obj({ ColorTransform: colourTransform }));
    return PDFRawStream.of(dict, codec.writeJpeg(jpeg));
  }
  const { samples } = read;
  const [first = 0, last = 1] = numbersOf(getArray(dict, 'Decode'));
  // In a stencil mask a sample of 1 leaves the page as it is, unless Decode inverts the mask.
  const ones = isStencil(dict) && first === 0;
  visitSpans(samples, isBlankedBy(areas, samples.width, samples.height), (y, from, to) =>
    fill(samples, y, from, to, ones),
  );
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(pdfName(key));
  if (read.dict?.ColorSpace) {
    // The samples are decoded as colours: an inversion by Decode is made in them.
    dict.delete(pdfName('Decode'));
    if (first > last) samples.bytes.set(samples.bytes.map((value) => 255 - value));
    dict.set(pdfName('ColorSpace'), pdfName(read.dict.ColorSpace));
    dict.set(pdfName('BitsPerComponent'), PDFNumber.of(samples.bits));
  }
  if (read.alpha) {
    const { width: Width, height: Height } = samples;
    const mask = {
      Type: 'XObject',
      Subtype: 'Image',
      Width,
      Height,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceGray',
    };
    const opacities = context.flateStream(read.alpha, mask);
    dict.delete(pdfName('SMaskInData'));
    dict.set(pdfName('SMask'), context.register(await blankedPicture(context, opacities, areas, host)));
  }
  const packed = context.flateStream(samples.bytes);
  dict.set(pdfName('Filter'), pdfName('FlateDecode'));
  return PDFRawStream.of(dict, packed.getContents());
}

function colourTransformOf(dict: PDFDict): number | undefined {
  const parameters = get(dict, 'DecodeParms');
  const last = parameters instanceof PDFArray ? parameters.lookup(parameters.size() - 1) : parameters;
  return last instanceof PDFDict ? getNumber(last, 'ColorTransform') : undefined;
}

/**
 * Whether an image and each of its masks are blank in these areas: black in a JPEG, else of a single value.
 *
 * @param areas in the unit square of the image
 */
export async function isBlank(picture: PDFRawStream, areas: Area[], host: Host): Promise<boolean> {
  for (const key of ['SMask', 'Mask']) {
    const mask = get(picture.dict, key);
    if (mask instanceof PDFRawStream && !(await isBlank(mask, areas, host))) return false;
  }
  const read = await readPicture(picture, host);
  let blank = true;
  if ('jpeg' in read) {
    const { jpeg, codec } = read;
    const values = new Map<number, number>();
    codec.visitBlankedBlocks(
      jpeg,
      isBlankedBy(areas, jpeg.width, jpeg.height),
      ({ blocks, quantiser }, offset, mask, index) => {
        const table = jpeg.quantisers.get(quantiser) as Uint16Array;
        const samples = codec.samplesOf(blocks, offset, table);
        // Rounding changes each coefficient by at most half a quantiser step, and a blanked sample accordingly.
        const slack = 4 + table.reduce((sum, step) => sum + step * step, 0) ** 0.5 / 4;
        for (let position = 0; position < 64; position++) {
          if (!mask[position]) continue;
          const sample = Math.max(-128, Math.min(127, samples[position] as number));
          const first = values.get(index) ?? (jpeg.isLuma && index > 0 ? 0 : -128);
          values.set(index, first);
          if (Math.abs(sample - first) > slack) blank = false;
        }
      },
    );
    return blank;
  }
  const { samples } = read;
  let value: string | undefined;
  const bytesPerRow = Math.ceil((samples.width * samples.bits * samples.components) / 8);
  const unit = samples.bits * samples.components;
  visitSpans(samples, isBlankedBy(areas, samples.width, samples.height), (y, from, to) => {
    for (let x = from; x < to; x++) {
      let text = '';
      for (let bit = x * unit; bit < (x + 1) * unit; bit++) {
        if ((bit & 7) === 0 && bit + 8 <= (x + 1) * unit) {
          text += `${samples.bytes[y * bytesPerRow + (bit >> 3)]},`;
          bit += 7;
        } else text += ((samples.bytes[y * bytesPerRow + (bit >> 3)] as number) >> (7 - (bit & 7))) & 1;
      }
      value ??= text;
      if (text !== value) blank = false;
    }
  });
  return blank;
}

/** Transforms areas of the page into the unit square that `matrix` maps to the page; undefined for a singular matrix. */
export function toUnitSquare(areas: Area[], matrix: Matrix): Area[] | undefined {
  const [a, b, c, d] = matrix;
  if (Math.abs(a * d - b * c) < 1e-12) return undefined;
  const back = inverse(matrix);
  return areas.map((area) => area.map((point) => apply(back, point)));
}

/** Whether one area covers the whole unit square of an image. */
export const coversUnitSquare = (areas: Area[]): boolean =>
  areas.some((area) => {
    const planes = halfPlanes(area);
    return (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as [number, number][]
    ).every((corner) => isWithin(corner, planes, 1e-6));
  });

/** Side of a JPEG unit, in pixels, where chroma has half the resolution: 2 × 2 blocks of 8 × 8. */
const chromaBlockSize = 16;

/** Size on the page, in points, of the smallest unit that blanking changes: a sample, or in a JPEG a unit of blocks. */
export function sampleSize({ dict }: PDFRawStream, [a, b, c, d]: Matrix): number {
  const pixelWidth = Math.hypot(a, b) / Math.max(1, getNumber(dict, 'Width') ?? getNumber(dict, 'W') ?? 1);
  const pixelHeight = Math.hypot(c, d) / Math.max(1, getNumber(dict, 'Height') ?? getNumber(dict, 'H') ?? 1);
  const isInBlocks = filtersOf(dict).includes('DCTDecode');
  return Math.max(pixelWidth, pixelHeight) * (isInBlocks ? chromaBlockSize : 1);
}
