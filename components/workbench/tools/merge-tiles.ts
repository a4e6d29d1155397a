import type { Pdf } from '../engine/use-pdfs';

/** A place in the row of pages that a merge makes. `number` is that of the copy, where it is known by now. */
export type Tile = { key: string; pdf: Pdf; begins?: boolean } & (
  | { kind: 'page'; number?: number; own: number /** Among all pages of files, from 1. */; place: number }
  /** Fills up, so that the file begins on a right-hand page. */
  | { kind: 'blank'; number?: number }
  /** Pages of the file that are not drawn. */
  | { kind: 'rest'; count: number }
  /** It is read, or waits for its password. */
  | { kind: 'waits' }
);

/** Places of the row: two lines of the tray. */
const PLACES = 20;

/** The pages of all files in their order: the first ones of each, and how many follow, where they are many. */
export function tilesOf(pdfs: readonly Pdf[], rightHand: boolean): Tile[] {
  const most = shownOf(pdfs.map(({ info }) => info?.pages ?? 1));
  const tiles: Tile[] = [];
  let number: number | undefined = 0;
  let place = 0;
  for (const pdf of pdfs) {
    const { key, info } = pdf;
    if (!info) {
      tiles.push({ key, pdf, kind: 'waits', begins: true });
      number = undefined;
      continue;
    }
    if (rightHand && number !== undefined && number % 2 === 1) {
      number += 1;
      tiles.push({ key: `${key} blank`, pdf, kind: 'blank', number });
    }
    const shown = info.pages > most + 1 ? most : info.pages;
    for (let own = 1; own <= shown; own += 1) {
      tiles.push({
        key: `${key} ${own}`,
        pdf,
        kind: 'page',
        own,
        place: place + own,
        number: number === undefined ? undefined : number + own,
        begins: own === 1,
      });
    }
    if (shown < info.pages) tiles.push({ key: `${key} rest`, pdf, kind: 'rest', count: info.pages - shown });
    place += info.pages;
    if (number !== undefined) number += info.pages;
  }
  return tiles;
}

/** So many pages of each file find a place; one at least. The rest of a file is one place more, but never for one page. */
function shownOf(pages: readonly number[]): number {
  let most = PLACES;
  const places = () => pages.reduce((sum, count) => sum + Math.min(count, most + 1), 0);
  while (most > 1 && places() > PLACES) most -= 1;
  return most;
}
