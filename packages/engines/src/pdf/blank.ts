import type { Host, SourceFile } from '../engine';
import { withDocument } from './documents';
import { render } from './draw';

/** Render width, in pixels, at which even a page number has more dark pixels than dust. */
const width = 500;

/** Difference from white, of 255, up to which a pixel does not count as dark: scanned paper is never quite white. */
const whiteTolerance = 40;

/** Largest number of dark pixels that may be dust of a scan. */
const maxDustPixels = 8;

/**
 * Numbers of visually blank pages, from 1. Pages are rendered and examined: white text does not count as visible, and
 * a scan of an empty sheet is blank.
 */
export const findBlankPages = (source: SourceFile, host: Host): Promise<number[]> =>
  withDocument(source, host, async ({ doc }) => {
    const pages: number[] = [];
    for (let page = 1; page <= doc.numPages; page += 1) {
      host.progress({ stage: 'finding-blanks', done: page - 1, total: doc.numPages, file: source.name });
      const canvas = await render(doc, page, { width }).catch(() => undefined);
      if (canvas && isBlank(canvas)) pages.push(page);
      if (canvas) Object.assign(canvas, { width: 0, height: 0 });
    }
    return pages;
  });

function isBlank(canvas: OffscreenCanvas): boolean {
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let darkPixels = 0;
  for (let offset = 0; offset < data.length; offset += 4) {
    const darkest = Math.min(data[offset] ?? 255, data[offset + 1] ?? 255, data[offset + 2] ?? 255);
    if (darkest < 255 - whiteTolerance) darkPixels += 1;
  }
  return darkPixels <= maxDustPixels;
}
