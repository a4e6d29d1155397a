import { expect, test } from 'vitest';
import { documentSpace, fitPages } from '@/components/workbench/documents/fit-pages';

const portraitPages = (count: number) =>
  Array.from({ length: count }, () => ({ size: { width: 210, height: 297 } }));
const landscapePages = (count: number) =>
  Array.from({ length: count }, () => ({ size: { width: 297, height: 210 } }));
const countColumns = (pages: ReturnType<typeof portraitPages>) =>
  fitPages(pages, documentSpace(pages.length)).columns;
const totalWidth = ({ columns, widest }: { columns: number; widest: number }) =>
  columns * widest + (columns - 1) * 20;

test('a few pages are shown larger; a full document pane has six columns', () => {
  expect([2, 4, 8, 10, 12, 40].map((count) => countColumns(portraitPages(count)))).toEqual([
    2, 4, 4, 5, 6, 6,
  ]);
});

test('the last row is not a single page if another number of columns avoids that', () => {
  for (const count of [5, 13])
    expect(count % countColumns(portraitPages(count)), `${count} pages`).not.toBe(1);
});

test('four pages with scissors between them are in one row', () => {
  expect(
    fitPages(portraitPages(4), { ...documentSpace(4), width: 758, gap: 44, maxColumns: 5 }).columns,
  ).toBe(4);
});

test('landscape pages are in at most four columns', () => {
  expect([8, 12, 60].map((count) => countColumns(landscapePages(count)))).toEqual([3, 4, 4]);
});

test('a rotated page is measured as it is shown', () => {
  const turned = portraitPages(12).map((page) => ({ ...page, rotate: 90 }));
  expect(fitPages(turned, documentSpace(12))).toEqual(fitPages(landscapePages(12), documentSpace(12)));
});

test('no page is wider than its column, nor one page higher than the document pane', () => {
  for (let count = 1; count < 50; count += 1)
    expect(
      totalWidth(fitPages(portraitPages(count), documentSpace(count))),
      `${count} pages`,
    ).toBeLessThanOrEqual(documentSpace(count).width);
  const { widest } = fitPages(portraitPages(1), documentSpace(1));
  expect((widest * 297) / 210).toBeLessThanOrEqual(documentSpace(1).height * 1.1);
});
