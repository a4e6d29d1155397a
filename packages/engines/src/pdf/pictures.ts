import { Fault, type Host, type Outcome, type ResultFile, requirePages, type SourceFile } from '../engine';
import { canvasCap } from './canvas-cap';
import { withDocument } from './documents';
import { render } from './draw';
import type { PdfFact } from './facts';
import { numbers, type PictureFormat, pictureName, stem } from './parts';

export type Pictures = {
  source: SourceFile;
  /** From 1; all by default. */
  pages?: number[];
  format: PictureFormat;
  dpi: number;
  /** Largest canvas of this device, in pixels. */
  cap?: number;
  /** 0 to 1, for JPG and WebP. */
  quality?: number;
  /** Base of the file names; by default the source's name. */
  name?: string;
};

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/**
 * Renders pages as pictures, one file each, in sequence.
 *
 * @throws Fault `nothing` without a page, `range` for a missing one, `browser` for a format that it cannot
 * write, `memory` with the page at which it ran out
 */
export const pictures = (input: Pictures, host: Host): Promise<Outcome<PdfFact>> =>
  withDocument(input.source, host, async ({ doc }) => {
    const { source, format, dpi, cap = canvasCap, quality = 0.9 } = input;
    const pages = input.pages ?? numbers(1, doc.numPages);
    requirePages(source.name, doc.numPages, pages);
    const files: ResultFile[] = [];
    const smaller: number[] = [];
    for (const [index, page] of pages.entries()) {
      host.progress({ stage: 'drawing', done: index, total: pages.length, file: source.name });
      const { blob, isSmaller } = await picture(page);
      if (isSmaller) smaller.push(page);
      files.push({
        name: pictureName(input.name ?? stem(source.name), page, doc.numPages, format),
        type: types[format],
        parts: [blob],
        pages: 1,
      });
    }
    return {
      files,
      facts: smaller.length > 0 ? [{ fact: 'smaller', pages: smaller, count: smaller.length }] : [],
    };

    async function picture(page: number): Promise<{ blob: Blob; isSmaller: boolean }> {
      try {
        const { width, height } = (await doc.getPage(page)).getViewport({ scale: dpi / 72 });
        const canvas = await render(doc, page, { dpi, cap });
        const blob = await canvas.convertToBlob({ type: types[format], quality });
        Object.assign(canvas, { width: 0, height: 0 });
        if (blob.type !== types[format]) throw new Fault('browser', { detail: format });
        return { blob, isSmaller: width * height > cap };
      } catch (error) {
        if (error instanceof Fault) throw error;
        const memory = error instanceof RangeError || (error as Error).name === 'EncodingError';
        throw new Fault(
          memory ? 'memory' : 'unexpected',
          { file: source.name, page, detail: String(error) },
          { cause: error },
        );
      }
    }
  });
