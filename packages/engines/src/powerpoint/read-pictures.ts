import { allocate, heapOf, release } from '../pdfium';
import { writePng } from '../picture/png-writer';
import { decodeLatin1, equalBytes } from '../write/bytes';
import type { Picture } from './model';
import { type Bounds, boundsOf, type OpenPage, pixelsOf, shownBox } from './page';
import { drawWithAndWithout } from './visibility';

/** Types of page objects in pdfium: text, and pictures. */
const kinds = { text: 1, image: 3 } as const;

/**
 * Takes the pictures of a page that can be separated: upright, unclipped, uncovered and visible (not on a layer that
 * is off). They are removed from the page; all others stay in its drawing.
 */
export async function takePictures(openPage: OpenPage) {
  const { pdfium, page } = openPage;
  const pictures: Picture[] = [];
  // On a rotated page the pictures are rotated too, so they stay in the drawing.
  if (pdfium.FPDFPage_GetRotation(page) !== 0) return pictures;
  const objects = Array.from({ length: pdfium.FPDFPage_CountObjects(page) }, (_, i) =>
    pdfium.FPDFPage_GetObject(page, i),
  );
  const drawnObjects = objects.map((object) => ({ object, kind: pdfium.FPDFPageObj_GetType(object) }));
  const separable = drawnObjects.flatMap(({ object, kind }, index) => {
    const bounds = kind === kinds.image ? boundsOf(openPage, object) : undefined;
    if (!bounds || !isPlain(openPage, object, bounds)) return [];
    const objectsAbove = drawnObjects.slice(index + 1).filter((other) => other.kind !== kinds.text);
    return objectsAbove.some((other) => overlaps(bounds, boundsOf(openPage, other.object)))
      ? []
      : { object, bounds };
  });
  if (separable.length === 0) return pictures;
  const visibility = drawWithAndWithout(
    openPage,
    separable.map(({ object }) => object),
  );
  for (const { object, bounds } of separable) {
    if (!visibility.differs(shownBox(openPage, bounds))) continue;
    const picture = await takePicture(openPage, object, bounds);
    if (!picture) continue;
    pictures.push(picture);
    pdfium.FPDFPageObj_SetIsActive(object, false);
  }
  return pictures;
}

const overlaps = (a: Bounds, b: Bounds | undefined) =>
  b !== undefined && a[0] < b[2] - 1 && b[0] < a[2] - 1 && a[1] < b[3] - 1 && b[1] < a[3] - 1;

/** Whether a picture is neither rotated nor mirrored nor clipped. */
function isPlain(
  { pdfium, scratch: { pointer, floats } }: OpenPage,
  object: number,
  bounds: Bounds,
): boolean {
  if (!pdfium.FPDFPageObj_GetMatrix(object, pointer)) return false;
  const [a = 0, b = 0, c = 0, d = 0] = floats(4);
  if (a <= 0 || d <= 0 || Math.abs(b) > 0.01 * a || Math.abs(c) > 0.01 * d) return false;
  const clip = pdfium.FPDFPageObj_GetClipPath(object);
  const paths = clip ? pdfium.FPDFClipPath_CountPaths(clip) : 0;
  for (let path = 0; path < paths; path++) {
    const xs: number[] = [];
    const ys: number[] = [];
    for (let i = 0; i < pdfium.FPDFClipPath_CountPathSegments(clip, path); i++) {
      pdfium.FPDFPathSegment_GetPoint(
        pdfium.FPDFClipPath_GetPathSegment(clip, path, i),
        pointer,
        pointer + 4,
      );
      const [x = 0, y = 0] = floats(2);
      xs.push(x);
      ys.push(y);
    }
    const inside =
      Math.min(...xs) <= bounds[0] + 1 &&
      Math.max(...xs) >= bounds[2] - 1 &&
      Math.min(...ys) <= bounds[1] + 1 &&
      Math.max(...ys) >= bounds[3] - 1;
    if (xs.length > 5 || !inside) return false;
  }
  return true;
}

async function takePicture(openPage: OpenPage, object: number, bounds: Bounds): Promise<Picture | undefined> {
  const { pdfium, document, page, scratch } = openPage;
  const [left, bottom, right, top] = bounds;
  const box = shownBox(openPage, bounds);
  const raw = jpgOf(openPage, object);
  if (raw) return { box, bytes: raw, type: 'jpeg' };
  if (!pdfium.FPDFImageObj_GetImagePixelSize(object, scratch.pointer, scratch.pointer + 4)) return undefined;
  const [pixelWidth = 1] = scratch.integers(1);
  const [width, height] = [right - left, top - bottom];
  // Rendered at its own pixel size, including its mask and colours.
  const scale = Math.min(8, Math.max(1, pixelWidth / width), 3000 / Math.max(width, height));
  pdfium.FPDFImageObj_SetMatrix(object, width * scale, 0, 0, height * scale, 0, 0);
  const bitmap = pdfium.FPDFImageObj_GetRenderedBitmap(document, page, object);
  pdfium.FPDFImageObj_SetMatrix(object, width, 0, 0, height, left, bottom);
  return bitmap ? { box, bytes: await writePng(pixelsOf(pdfium, bitmap)), type: 'png' } : undefined;
}

/** Bytes of a picture that is stored as a JPG and that every program draws: grey or colour, without a mask. */
function jpgOf({ pdfium, page, file, jpgStarts, scratch }: OpenPage, object: number) {
  const { pointer, size } = scratch;
  if (pdfium.FPDFPageObj_HasTransparency(object) || pdfium.FPDFImageObj_GetImageFilterCount(object) !== 1)
    return undefined;
  const nameLength = pdfium.FPDFImageObj_GetImageFilter(object, 0, pointer, size);
  if (scratch.text(nameLength - 1) !== 'DCTDecode') return undefined;
  // Fifth word of the metadata: bits per pixel; sixth: colour space (grey, RGB or ICC profile).
  if (!pdfium.FPDFImageObj_GetImageMetadata(object, page, pointer)) return undefined;
  const [, , , , bits = 0, space = 0] = scratch.integers(6);
  if (bits > 24 || ![1, 2, 4, 5, 7].includes(space)) return undefined;
  const length = pdfium.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  const address = allocate(pdfium, length);
  pdfium.FPDFImageObj_GetImageDataRaw(object, address, length);
  const copy = heapOf(pdfium).slice(address, address + length);
  release(pdfium, address);
  return isDrawnAsStored(file(), jpgStarts(), copy) ? copy : undefined;
}

/** Where the sign that begins a JPG is in a file: found once for all of its pictures. */
export function startsOfJpgs(file: Uint8Array): number[] {
  const starts: number[] = [];
  for (let start = file.indexOf(0xff); start >= 0; start = file.indexOf(0xff, start + 1))
    if (file[start + 1] === 0xd8) starts.push(start);
  return starts;
}

/** Entries of a picture by which a PDF viewer draws another picture than the JPG alone (ISO 32000-2, table 87). */
const changesLook = /\/(?:SMask|SMaskInData|Mask|Decode|ColorTransform)\b|#/;

/**
 * Whether the JPG is in the file, and none of the streams with its bytes has a mask or inverts it. pdfium has no
 * function for that. In an encrypted file the bytes are others.
 */
function isDrawnAsStored(file: Uint8Array, starts: readonly number[], jpg: Uint8Array): boolean {
  let isFound = false;
  for (const start of starts) {
    if (!equalBytes(file.subarray(start, start + jpg.length), jpg)) continue;
    const before = decodeLatin1(file.subarray(Math.max(0, start - 4096), start));
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    if (!/\bstream\r?\n$/.test(dictionary) || changesLook.test(dictionary)) return false;
    isFound = true;
  }
  return isFound;
}
