import type { Pdf } from '../documents/use-pdfs';
import { firstPages } from './first-pages';

/**
 * A tile of the row that shows the merged pages. `number` is the page's number in the result, once known; `own`, its number
 * in its file; `place`, its number among the pages of all files; `begins` is set on the first tile of a file.
 */
export type Tile = { key: string; pdf: Pdf; begins?: boolean } & (
  | { kind: 'page'; number?: number; own: number; place: number }
  /** Added so that the file begins on a right-hand page. */
  | { kind: 'blank'; number?: number }
  /** Remaining pages of the file, not drawn. */
  | { kind: 'rest'; count: number }
  /** The file is being read, or waits for its password. */
  | { kind: 'waits' }
);

/** Most tiles: two lines of the document pane. */
const MAX_TILES = 20;

/** The pages of all files in order: the first pages of each file, and the number of its remaining ones. */
export function tilesOf(pdfs: readonly Pdf[], rightHand: boolean): Tile[] {
  const maxPages = maxPagesPerFile(pdfs.map(({ info }) => info?.pages ?? 1));
  const firsts = firstPages(
    pdfs.map(({ info }) => info?.pages),
    rightHand,
  );
  const tiles: Tile[] = [];
  let place = 0;
  for (const [index, pdf] of pdfs.entries()) {
    const { key, info } = pdf;
    const { number, blank } = firsts[index] ?? { blank: false };
    if (!info) {
      tiles.push({ key, pdf, kind: 'waits', begins: true });
      continue;
    }
    if (blank && number !== undefined)
      tiles.push({ key: `${key} blank`, pdf, kind: 'blank', number: number - 1 });
    const shown = info.pages > maxPages + 1 ? maxPages : info.pages;
    for (let pageNumber = 1; pageNumber <= shown; pageNumber += 1) {
      tiles.push({
        key: `${key} ${pageNumber}`,
        pdf,
        kind: 'page',
        own: pageNumber,
        place: place + pageNumber,
        number: number === undefined ? undefined : number + pageNumber - 1,
        begins: pageNumber === 1,
      });
    }
    if (shown < info.pages) tiles.push({ key: `${key} rest`, pdf, kind: 'rest', count: info.pages - shown });
    place += info.pages;
  }
  return tiles;
}

/** Most pages shown per file, at least one. A file with just one page more shows it, instead of a tile for the rest. */
function maxPagesPerFile(pages: readonly number[]): number {
  let maxPages = MAX_TILES;
  const tileCount = () => pages.reduce((sum, count) => sum + Math.min(count, maxPages + 1), 0);
  while (maxPages > 1 && tileCount() > MAX_TILES) maxPages -= 1;
  return maxPages;
}
