import './engine-host';
import { nodeHost } from '../../src/node';
import { load } from '../../src/pdf/pdfjs';

/** A piece of text on a page; places are points from the bottom left. */
export type Piece = { text: string; x: number; y: number; width: number; size: number; right: number };
export type ReadPage = { width: number; height: number; pieces: Piece[]; text: string };

/** Text of each page, read by pdf.js. */
export async function readPages(pdf: Uint8Array): Promise<ReadPage[]> {
  const task = load(pdf.slice(), nodeHost({}));
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, width: item.width, size: item.height, right: x + item.width }];
    });
    const [, , width = 0, height = 0] = page.view;
    pages.push({ width, height, pieces, text: pieces.map(({ text }) => text).join('\n') });
  }
  await task.destroy();
  return pages;
}
