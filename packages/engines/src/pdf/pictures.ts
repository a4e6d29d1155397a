import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  type Fact,
  Fault,
  type Host,
  type Outcome,
  type ResultFile,
  requirePages,
  type SourceFile,
} from '../engine';
import { withDocument } from './documents';
import { isIncomplete, render, type Scale } from './draw';
import { encodedSize } from './encoded-size';
import type { PdfFact } from './pdf-fact';
import { withDensity } from './picture-density';
import { fittingScale, type PictureLimit } from './picture-limits';
import { numbersBetween, type PictureFormat, pictureName, stem } from './split-parts';

/** Pages to render as pictures, and options. */
export type Pictures = {
  source: SourceFile;
  /** From 1; all by default. */
  pages?: number[];
  /** Default: `png`, which is lossless. */
  format?: PictureFormat;
  /** Pixels per inch; 150 by default. */
  dpi?: number;
  /** Largest canvas of this device, in pixels. */
  cap?: number;
  /** 0 to 1, for JPG and WebP. */
  quality?: number;
  /** Base of the file names; by default the source's name. */
  name?: string;
};

/** A picture below the requested resolution. */
type ReducedPicture = { page: number; limit: PictureLimit };

/** Number of attempts, each at half the resolution of the one before, if the encoder crops the picture. */
const attempts = 4;

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/**
 * Renders pages as pictures, one file each, in sequence. A page of a damaged file that cannot be read is left out, and
 * reported.
 *
 * @throws Fault `nothing` without a page, `range` for a missing one, `damaged` if no page can be read, `browser` for a
 * format that it cannot write, `memory` with the page at which it ran out or whose picture comes out cropped at every
 * resolution
 */
export const drawPictures = (input: Pictures, host: Host): Promise<Outcome<PdfFact>> =>
  withDocument(input.source, host, async ({ doc }) => {
    const { source, format = 'png', dpi = 150, cap, quality = 0.9 } = input;
    const pages = input.pages ?? numbersBetween(1, doc.numPages);
    requirePages(source.name, doc.numPages, pages);
    const files: ResultFile[] = [];
    const reduced: ReducedPicture[] = [];
    const incomplete = new Set<number>();
    const unreadable: number[] = [];
    for (const [index, page] of pages.entries()) {
      host.progress({ stage: 'drawing', done: index, total: pages.length, file: source.name });
      if (!(await canRead(doc, page))) {
        unreadable.push(page);
        continue;
      }
      const { blob, pixels, limit } = await picture(page);
      if (limit) reduced.push({ page, limit });
      files.push({
        name: pictureName(input.name ?? stem(source.name), page, doc.numPages, format),
        type: types[format],
        parts: [blob],
        pages: 1,
        pixels,
      });
    }
    if (files.length === 0) throw new Fault('damaged', { file: source.name });
    const limited = (limit: PictureLimit) => reduced.filter((picture) => picture.limit === limit);
    return {
      files,
      facts: [
        ...factOf(
          'smaller-canvas',
          limited('canvas').map((picture) => picture.page),
        ),
        ...factOf(
          'smaller-format',
          limited('format').map((picture) => picture.page),
        ),
        ...factOf('undecoded', [...incomplete]),
        ...factOf('pages', unreadable).map((fact) => ({ ...fact, file: source.name })),
      ],
    };

    async function picture(page: number): Promise<EncodedPicture & { limit?: PictureLimit }> {
      try {
        const size = (await doc.getPage(page)).getViewport({ scale: 1 });
        const { limit } = fittingScale(size, dpi / 72, { format, cap });
        const encodedPicture = await encoded(page, { dpi, cap, format });
        if (encodedPicture) return { ...encodedPicture, limit };
        for (let attempt = 1; attempt < attempts; attempt++) {
          const smallerPicture = await encoded(page, { dpi: dpi / 2 ** attempt, cap, format });
          if (smallerPicture) return { ...smallerPicture, limit: 'canvas' };
        }
        throw new Fault('memory', { file: source.name, page });
      } catch (error) {
        if (error instanceof Fault) throw error;
        const isOutOfMemory = error instanceof RangeError || (error as Error).name === 'EncodingError';
        throw new Fault(
          isOutOfMemory ? 'memory' : 'unexpected',
          { file: source.name, page, detail: String(error) },
          { cause: error },
        );
      }
    }

    /** @returns undefined if the encoder cropped the page */
    async function encoded(
      page: number,
      scale: Scale & { dpi: number },
    ): Promise<EncodedPicture | undefined> {
      const canvas = await render(doc, page, scale);
      const { width, height } = canvas;
      if (isIncomplete(canvas)) incomplete.add(page);
      const blob = await canvas.convertToBlob({ type: types[format], quality });
      // Frees the pixels at once.
      Object.assign(canvas, { width: 0, height: 0 });
      if (blob.type !== types[format]) throw new Fault('browser', { detail: format });
      const pixels = await encodedSize(blob);
      if (pixels?.width !== width || pixels.height !== height) return undefined;
      const natural = (await doc.getPage(page)).getViewport({ scale: 1 });
      const density = fittingScale(natural, scale.dpi / 72, scale).scale * 72;
      return { blob: await withDensity(blob, density), pixels };
    }
  });

/** A picture's file, and its size as the file states it. */
type EncodedPicture = { blob: Blob; pixels: { width: number; height: number } };

/** Whether a page of a damaged file can be opened. */
const canRead = (doc: PDFDocumentProxy, page: number): Promise<boolean> =>
  doc.getPage(page).then(
    () => true,
    () => false,
  );

const factOf = (fact: PdfFact, pages: number[]): Fact<PdfFact>[] =>
  pages.length > 0 ? [{ fact, pages, count: pages.length, lost: true }] : [];
