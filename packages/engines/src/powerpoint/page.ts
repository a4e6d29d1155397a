import { heapOf, type Pdfium, type Scratch } from '../pdfium';
import type { Raster } from '../picture/cut-out/raster';
import type { Link } from './links';
import type { Box } from './model';

/** An open page, and its size in points as displayed. */
export type OpenPage = {
  pdfium: Pdfium;
  document: number;
  /** Bytes of the PDF in pdfium's memory, and where a JPG may begin in them. */
  file: () => Uint8Array;
  jpgStarts: () => readonly number[];
  page: number;
  scratch: Scratch;
  width: number;
  height: number;
  links: readonly Link[];
};

/** Position on the displayed page (rotated and cropped, from its top left) of a point of the file. */
export function shownAt({ pdfium, page, scratch, width, height }: OpenPage, x: number, y: number) {
  const { pointer } = scratch;
  const [deviceWidth, deviceHeight] = [Math.round(width * 64), Math.round(height * 64)];
  pdfium.FPDF_PageToDevice(page, 0, 0, deviceWidth, deviceHeight, 0, x, y, pointer, pointer + 4);
  const [left = 0, top = 0] = scratch.integers(2);
  return { x: left / 64, y: top / 64 };
}

/** Bounding box of an object in page space. */
export type Bounds = [left: number, bottom: number, right: number, top: number];

export function boundsOf(
  { pdfium, scratch: { pointer, floats } }: OpenPage,
  object: number,
): Bounds | undefined {
  const hasBounds = pdfium.FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12);
  return hasBounds ? (floats(4) as Bounds) : undefined;
}

/** A box of the file on the displayed page. */
export const shownBox = (page: OpenPage, [left, bottom, right, top]: Bounds): Box =>
  boundingBox([shownAt(page, left, top), shownAt(page, right, bottom)]);

export type Point = { x: number; y: number };

/** Bounding box of the points. */
export function boundingBox(points: readonly Point[]): Box {
  const [x, y] = [Math.min(...points.map((point) => point.x)), Math.min(...points.map((point) => point.y))];
  const width = Math.max(...points.map((point) => point.x)) - x;
  return { x, y, width, height: Math.max(...points.map((point) => point.y)) - y };
}

/** Bytes per pixel of pdfium's bitmap formats. */
const bytesOfPixel: Record<number, number> = { 1: 1, 2: 3, 3: 4, 4: 4 };

/** Pixels of a pdfium bitmap as RGBA; destroys the bitmap. */
export function pixelsOf(pdfium: Pdfium, bitmap: number): Raster {
  const [width, height] = [pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)];
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const format = pdfium.FPDFBitmap_GetFormat(bitmap);
  const bytesPerPixel = bytesOfPixel[format] ?? 4;
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const source = heapOf(pdfium).subarray(start, start + stride * height);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, to = 0; y < height; y++) {
    for (let from = y * stride, x = 0; x < width; x++, from += bytesPerPixel, to += 4) {
      rgba[to] = source[bytesPerPixel === 1 ? from : from + 2] ?? 0;
      rgba[to + 1] = source[bytesPerPixel === 1 ? from : from + 1] ?? 0;
      rgba[to + 2] = source[from] ?? 0;
      rgba[to + 3] = format === 4 ? (source[from + 3] ?? 255) : 255;
    }
  }
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { width, height, rgba };
}

/** Longest side of a drawn page in pixels: sharp on a large screen. */
const maxDrawnSide = 2400;

/** Draws a page into a pdfium bitmap, which the caller destroys; returns it with the pixels per point. */
export function drawPage({ pdfium, page, width, height }: OpenPage): { bitmap: number; scale: number } {
  const scale = Math.min(2, maxDrawnSide / Math.max(width, height));
  const [deviceWidth, deviceHeight] = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  ];
  const bitmap = pdfium.FPDFBitmap_Create(deviceWidth, deviceHeight, 0);
  if (!bitmap) throw new RangeError('out of memory');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, deviceWidth, deviceHeight, 0xffffffff);
  // Flag 1: with annotations.
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, deviceWidth, deviceHeight, 0, 1);
  return { bitmap, scale };
}

/** Pixels of a page's remaining drawing, with the pixels per point; undefined if it is blank. */
export function drawRest(page: OpenPage) {
  const { bitmap, scale } = drawPage(page);
  const pixels = pixelsOf(page.pdfium, bitmap);
  return pixels.rgba.every((value) => value === 255) ? undefined : { pixels, scale };
}
