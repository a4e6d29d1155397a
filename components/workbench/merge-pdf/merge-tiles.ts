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

/** Maximum number of tiles: two lines of the document pane. */
const PLACES = 20;

/** The pages of all files in order: the first ones of each, and the number of remaining ones. */
export function tilesOf(pdfs: readonly Pdf[], rightHand: boolean): Tile[] {
  const maxTiles = shownOf(pdfs.map(({ info }) => info?.pages ?? 1));
  const first = firstPages(
    pdfs.map(({ info }) => info?.pages),
    rightHand,
  );
  const tiles: Tile[] = [];
  let place = 0;
  for (const [index, pdf] of pdfs.entries()) {
    const { key, info } = pdf;
    const { number, blank } = first[index] ?? { blank: false };
    if (!info) {
      tiles.push({ key, pdf, kind: 'waits', begins: true });
      continue;
    }
    if (blank && number !== undefined)
      tiles.push({ key: `${key} blank`, pdf, kind: 'blank', number: number - 1 });
    const shown = info.pages > maxTiles + 1 ? maxTiles : info.pages;
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

/** Maximum number of pages shown per file, at least one; the tile for the rest never stands for a single page. */
function shownOf(pages: readonly number[]): number {
  let maxTiles = PLACES;
  const places = () => pages.reduce((sum, count) => sum + Math.min(count, maxTiles + 1), 0);
  while (maxTiles > 1 && places() > PLACES) maxTiles -= 1;
  return maxTiles;
}
