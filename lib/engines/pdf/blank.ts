import type { Host, SourceFile } from '../engine';
import { withDocument } from './documents';
import { render } from './draw';

/** Wide enough that the number of a page alone leaves more marks than dust does. */
const width = 500;

/** How far from white a pixel must be to count as a mark, of 255: scanned paper is never quite white. */
const faint = 40;

/** Marks that may be dust of a scan. */
const dust = 8;

/**
 * Pages with nothing to be seen on them, from 1. They are drawn and looked at: words in white do not count as seen,
 * a scan of an empty sheet is empty.
 */
export const blankPages = (source: SourceFile, host: Host): Promise<number[]> =>
  withDocument(source, host, async ({ doc }) => {
    const found: number[] = [];
    for (let page = 1; page <= doc.numPages; page += 1) {
      host.progress({ stage: 'looking', done: page - 1, total: doc.numPages, file: source.name });
      const canvas = await render(doc, page, { width }).catch(() => undefined);
      if (canvas && isBlank(canvas)) found.push(page);
      if (canvas) Object.assign(canvas, { width: 0, height: 0 });
    }
    return found;
  });

function isBlank(canvas: OffscreenCanvas): boolean {
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let marks = 0;
  for (let at = 0; at < data.length; at += 4) {
    const darkest = Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
    if (darkest < 255 - faint) marks += 1;
  }
  return marks <= dust;
}
