import { expect, test } from 'vitest';
import type { Pdf } from '@/components/workbench/documents/use-pdfs';
import { type Tile, tilesOf } from '@/components/workbench/merge-pdf/merge-tiles';

/** A file with this many pages; without a number, one that is not read yet. */
const file = (key: string, pages?: number) =>
  ({
    key,
    file: new File([], `${key}.pdf`),
    state: pages ? 'ready' : 'reading',
    info: pages ? { pages, sizes: [] } : undefined,
  }) as unknown as Pdf;

const described = (tile: Tile) =>
  tile.kind === 'page'
    ? `${tile.number ?? '?'}:${tile.pdf.key}${tile.own}`
    : tile.kind === 'rest'
      ? `+${tile.count}`
      : tile.kind;
const row = (pdfs: Pdf[], rightHand = false) => tilesOf(pdfs, rightHand).map(described);

test('pages follow each other in the order of the files, and the first page of each file is marked', () => {
  const pdfs = [file('a', 1), file('b', 2)];
  expect(row(pdfs)).toEqual(['1:a1', '2:b1', '3:b2']);
  expect(row([...pdfs].reverse())).toEqual(['1:b1', '2:b2', '3:a1']);
  expect(tilesOf(pdfs, false).filter(({ begins }) => begins)).toHaveLength(2);
});

test('a file that begins on a right-hand page gets a blank page before it where needed', () => {
  expect(row([file('a', 1), file('b', 2), file('c', 1)], true)).toEqual([
    '1:a1',
    'blank',
    '3:b1',
    '4:b2',
    '5:c1',
  ]);
});

test('of many pages the first of each file are shown, with the number of those that follow', () => {
  const tiles = row([file('a', 1), file('b', 100), file('c', 9)]);
  expect(tiles.length).toBeLessThanOrEqual(20);
  expect(tiles.filter((tile) => tile.startsWith('+'))).toHaveLength(1);
  expect(tiles).toContain('102:c1');
  expect(row([file('a', 21)]).at(-1)).toBe('+2');
});

test('an unread file has one tile, and pages after it have no number', () => {
  expect(row([file('a', 1), file('b'), file('c', 1)])).toEqual(['1:a1', 'waits', '?:c1']);
});

test('the place of a page counts the pages of all files before it, drawn or not', () => {
  const places = tilesOf([file('a', 50), file('b', 1)], false);
  expect(places.flatMap((tile) => (tile.kind === 'page' && tile.pdf.key === 'b' ? tile.place : []))).toEqual([
    51,
  ]);
});
