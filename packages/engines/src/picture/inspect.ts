import { faultOf, type Host, type SourceFile } from '../engine';
import { decode, draw, pixelsOf } from './bitmap';
import { isLossless } from './embed';
import { framesOf } from './frames';
import { readJpeg } from './jpeg';
import { type PictureKind, pageKind } from './kind';
import { readPng } from './png';
import type { TiffPage } from './tiff';
import { pagesOfTiff } from './tiff-file';

/** Width in pixels of the reduced picture in which transparency is detected. */
const REDUCED_WIDTH = 256;

/** Properties of a picture before conversion. */
export type PictureInfo = {
  kind: PictureKind | 'tiff';
  /** Width as displayed, upright, in pixels. */
  width: number;
  height: number;
  /** Pixels per inch, if stated. */
  density?: number;
  /** Exif orientation, 1 to 8; 1 if the browser applies it itself. */
  orientation: number;
  /** Whether a PDF gets it unchanged, without re-encoding. */
  unchanged: boolean;
  /** Whether it is re-encoded with loss, as a JPG. */
  lossy: boolean;
  /** Whether it contains a location. */
  location: boolean;
  /** Number of pictures in the file, only the first of which becomes a page. */
  frames: number;
  /** Number of pages that it becomes. */
  pages: number;
};

/**
 * Reads the properties of a picture: size in pixels as displayed (Exif orientation applied), pixels per inch if known.
 *
 * @throws Fault `empty`, `kind` (with the actual kind), `damaged`, `browser` (with the undecodable kind)
 */
export async function inspect({ file }: { file: SourceFile }, host: Host): Promise<PictureInfo> {
  const kind = await pageKind(file);
  try {
    if (kind === 'tiff') return await inspectTiff(file.blob, host);
    const frames = await framesOf(file.blob, kind);
    if (kind === 'jpg' || kind === 'png') {
      const { unchanged, orientation, location, density, ...stored } = await storedProperties(
        file.blob,
        kind,
      );
      const [width, height] = orientation > 4 ? [stored.height, stored.width] : [stored.width, stored.height];
      const lossy = kind === 'jpg' && !unchanged;
      return { kind, width, height, orientation, density, unchanged, lossy, location, frames, pages: 1 };
    }
    const bitmap = await decode(file.blob, kind);
    const { width, height } = bitmap;
    const lossy = !isLossless(kind) && pixelsOf(draw(bitmap, REDUCED_WIDTH)).opaque;
    bitmap.close();
    return {
      kind,
      width,
      height,
      orientation: 1,
      unchanged: false,
      lossy,
      location: false,
      frames,
      pages: 1,
    };
  } catch (error) {
    throw faultOf(error, { file: file.name });
  }
}

async function inspectTiff(blob: Blob, host: Host): Promise<PictureInfo> {
  const pages = await pagesOfTiff(blob, host);
  const [{ orientation, density, ...stored }] = pages as [TiffPage];
  const [width, height] = orientation > 4 ? [stored.height, stored.width] : [stored.width, stored.height];
  const defaults = { unchanged: false, lossy: false, location: false, frames: 1 };
  return {
    kind: 'tiff',
    width,
    height,
    orientation,
    ...(density && { density }),
    ...defaults,
    pages: pages.length,
  };
}

async function storedProperties(blob: Blob, kind: 'jpg' | 'png') {
  if (kind === 'jpg') {
    const jpeg = await readJpeg(blob);
    return { ...jpeg, unchanged: jpeg.embeddable };
  }
  const png = await readPng(blob);
  return { ...png, unchanged: !png.interlaced && png.colour < 4 };
}

/**
 * Draws a thumbnail of a picture, upright; for a TIFF, of its first page. Needs a canvas, which Node lacks.
 *
 * @param input.width largest width, in pixels
 * @throws Fault as `inspect`
 */
export async function preview(
  { file, width }: { file: SourceFile; width: number },
  host: Host,
): Promise<ImageBitmap> {
  const kind = await pageKind(file);
  const bitmap = kind === 'tiff' ? await firstTiffPage(file.blob, host) : await decode(file.blob, kind);
  return draw(bitmap, width).transferToImageBitmap();
}

async function firstTiffPage(blob: Blob, host: Host): Promise<ImageBitmap> {
  const [page] = (await pagesOfTiff(blob, host)) as [TiffPage];
  return createImageBitmap(new ImageData(page.pixels(), page.width, page.height));
}
