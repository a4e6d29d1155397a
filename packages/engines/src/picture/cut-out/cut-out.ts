import { type Fact, Fault, faultOf, type Host, type Outcome, type SourceFile } from '../../engine';
import { nameAs } from '../../file-name';
import { decode, draw, pixelsOf } from '../bitmap';
import { pictureKind } from '../kind';
import { writePng } from '../png-writer';
import { cutInk } from './ink';
import { cutPerson } from './person';
import { type PhotoSize, photoDots, photoOf } from './photo';
import { cropToKept, keptShare, type Raster, withBackground } from './raster';
import { applyStrokes, type Stroke } from './strokes';

/** What to keep: ink on paper, people, or only what brush strokes restore. */
export type CutMode = 'ink' | 'person' | 'paint';

/** A picture, and what to keep of it. */
export type CutInput = {
  file: SourceFile;
  mode: CutMode;
  /** All strokes so far, in coordinates of the upright picture; undo removes the last one. None by default. */
  strokes?: readonly Stroke[];
};

/** A cut-out for display. */
export type CutPreview = {
  /** The cut-out, transparent where nothing is kept; at most as wide as requested. */
  bitmap: ImageBitmap;
  /** Size of the full cut-out in pixels, the unit of strokes. */
  width: number;
  height: number;
  /** Share of the picture that is kept, 0 to 1: 0 means that nothing was found. */
  kept: number;
};

/** The cut-out to save, and its options: see {@link saveCutOut}. */
export type SaveInput = CutInput & {
  name?: string;
  background?: [number, number, number];
  trim?: boolean;
  photo?: PhotoSize;
};

/** Facts about a saved cut-out, for the report. */
export type CutFact =
  | 'see-through' // the background is transparent
  | 'on-colour' // the background is a colour
  | 'own-size' // as large as the picture; `detail` is the size in pixels
  | 'cut-to-size' // cropped to what is kept, scaled down, or a printed photo; `detail` is the size in pixels
  | 'enlarged' // lost: a printed photo has more pixels than its part of the picture
  | 'unplaced' // the file contains neither location nor camera
  | 'smaller'; // lost: the picture exceeds the pixel limit of cut-outs; `detail` is its size in pixels

/** Largest number of pixels of a cut-out: about four copies of it are in memory. */
const maxPixels = 12_000_000;

/** `smaller`: size of the original in pixels, if it was reduced. */
type OpenedPicture = { key: string; mode: CutMode; original: Raster; base: Raster; smaller?: string };
let cached: OpenedPicture | undefined;

/** Opens a picture and cuts it once; strokes are then applied to a copy. Only the last picture is cached. */
async function openPicture({ file, mode }: CutInput, host: Host): Promise<OpenedPicture> {
  if (cached?.key === file.key && cached.mode === mode) return cached;
  const source = cached?.key === file.key ? cached : await readPicture(file);
  cached = { ...source, key: file.key, mode, base: await cut(source.original, mode, host) };
  return cached;
}

async function readPicture(file: SourceFile): Promise<Pick<OpenedPicture, 'original' | 'smaller'>> {
  try {
    const bitmap = await decode(file.blob, await pictureKind(file));
    const { width, height } = bitmap;
    const ratio = Math.sqrt(maxPixels / (width * height));
    const original = pixelsOf(draw(bitmap, ratio < 1 ? Math.floor(width * ratio) : width));
    return { original, ...(ratio < 1 && { smaller: `${width} × ${height}` }) };
  } catch (error) {
    throw faultOf(error, { file: file.name });
  }
}

async function cut(original: Raster, mode: CutMode, host: Host): Promise<Raster> {
  if (mode === 'ink') return cutInk(original);
  if (mode === 'person') return cutPerson(original, host);
  return { ...original, rgba: new Uint8ClampedArray(original.rgba.length) };
}

const withStrokes = ({ original, base }: OpenedPicture, { strokes = [] }: CutInput): Raster =>
  applyStrokes({ ...base, rgba: base.rgba.slice() }, original, strokes);

/**
 * Cuts a picture out for display. Needs a canvas, which Node lacks.
 *
 * @param input.width largest width of the bitmap, in pixels
 * @returns the bitmap, the size of the full cut-out in pixels, and the share of it that is kept, from 0 to 1
 * @throws Fault `empty`, `kind`, `damaged`, `browser`, with the file
 */
export async function cutOut(
  { width, ...input }: CutInput & { width: number },
  host: Host,
): Promise<CutPreview> {
  const raster = withStrokes(await openPicture(input, host), input);
  const canvas = new OffscreenCanvas(raster.width, raster.height);
  canvas.getContext('2d')?.putImageData(new ImageData(raster.rgba, raster.width, raster.height), 0, 0);
  const bitmap = draw(canvas.transferToImageBitmap(), width).transferToImageBitmap();
  return { bitmap, width: raster.width, height: raster.height, kept: keptShare(raster) };
}

/**
 * Writes a cut-out as PNG, in the size of its picture or of a printed photo.
 *
 * @param input.background red, green and blue of the background; transparent without it
 * @param input.trim crops it to what is kept, with a margin of 8 pixels
 * @param input.photo makes a photo of that size at 300 dots per inch, positioned and scaled by the head
 * @throws Fault `nothing` if nothing is kept; otherwise as cutOut
 */
export async function saveCutOut(
  { background, trim = false, photo, ...input }: SaveInput,
  host: Host,
): Promise<Outcome<CutFact>> {
  const { name = nameAs(input.file.name, 'png') } = input;
  const picture = await openPicture(input, host);
  let raster = withStrokes(picture, input);
  if (keptShare(raster) === 0) throw new Fault('nothing', { file: input.file.name });
  let isEnlarged = false;
  if (photo) ({ photo: raster, isEnlarged } = photoOf(raster, photo));
  else if (trim) raster = cropToKept(raster, 8);
  const dots = photo && photoDots;
  const png = await writePng(
    background ? withBackground(raster, background) : raster,
    background !== undefined,
    dots,
  );
  const size = [raster.width, raster.height].map((pixels) => pixels.toLocaleString('en-IN'));
  const facts: Fact<CutFact>[] = [
    { fact: background ? 'on-colour' : 'see-through' },
    { fact: photo || trim || picture.smaller ? 'cut-to-size' : 'own-size', detail: size.join(' × ') },
    { fact: 'unplaced' },
  ];
  if (isEnlarged) facts.push({ fact: 'enlarged', lost: true });
  if (picture.smaller) facts.push({ fact: 'smaller', lost: true, detail: picture.smaller });
  return { files: [{ name, type: 'image/png', parts: [png] }], facts };
}
