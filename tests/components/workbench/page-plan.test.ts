import { expect, test } from 'vitest';
import {
  addAfter,
  differsFromFiles,
  everySecond,
  leaveOut,
  movePages,
  type PlanPage,
  placePages,
  planFor,
  plannedPages,
  sortByFile,
  sortedFiles,
  stepPages,
  turnPages,
} from '@/components/workbench/merge-pdf/page-plan';

const files = [
  { key: 'a', pages: 3 },
  { key: 'b', pages: 2 },
];
const { pages } = planFor(undefined, files);
const idsOf = (list: readonly PlanPage[]) => list.map(({ id }) => id).join(' ');

test('a new plan has the pages of the files in order, and differsFromFiles is true after a change', () => {
  expect(idsOf(pages)).toBe('a-1 a-2 a-3 b-1 b-2');
  expect(differsFromFiles({ pages, files: ['a', 'b'] }, files)).toBe(false);
  expect(differsFromFiles({ pages: turnPages(pages, new Set(['a-2']), 90), files: ['a', 'b'] }, files)).toBe(
    true,
  );
  // A turn to the left and one back to the right are not a change.
  const rotatedBack = turnPages(turnPages(pages, new Set(['a-2']), 270), new Set(['a-2']), 90);
  expect(differsFromFiles({ pages: rotatedBack, files: ['a', 'b'] }, files)).toBe(false);
  expect(differsFromFiles({ pages: pages.toReversed(), files: ['a', 'b'] }, files)).toBe(true);
});

test.each([
  ['a-3', 0, 'a-3 a-1 a-2 b-1 b-2'],
  ['a-1', 2, 'a-2 a-1 a-3 b-1 b-2'],
  ['a-1', 5, 'a-2 a-3 b-1 b-2 a-1'],
  ['a-1 b-2', 3, 'a-2 a-3 a-1 b-2 b-1'],
  ['a-1 a-2', 1, 'a-1 a-2 a-3 b-1 b-2'],
])('movePages puts %s before the page at index %i', (ids, before, order) => {
  expect(idsOf(movePages(pages, new Set(ids.split(' ')), before))).toBe(order);
});

test.each([
  ['a-2', -1, 'a-2 a-1 a-3 b-1 b-2'],
  ['a-2', 1, 'a-1 a-3 a-2 b-1 b-2'],
  ['a-1', -1, 'a-1 a-2 a-3 b-1 b-2'],
  ['b-2', 1, 'a-1 a-2 a-3 b-1 b-2'],
  ['a-2 a-3', 1, 'a-1 b-1 a-2 a-3 b-2'],
] as const)('stepPages moves %s by one place (%i)', (ids, step, order) => {
  expect(idsOf(stepPages(pages, new Set(ids.split(' ')), step))).toBe(order);
});

test.each([
  ['a-1', 4, 'a-2 a-3 b-1 a-1 b-2'],
  ['b-2', 1, 'b-2 a-1 a-2 a-3 b-1'],
  ['a-1 a-2', 99, 'a-3 b-1 b-2 a-1 a-2'],
])('placePages moves %s to place %i', (ids, place, order) => {
  expect(idsOf(placePages(pages, new Set(ids.split(' ')), place))).toBe(order);
});

test('copies and blank pages come after their page, keep its rotation, and have ids of their own', () => {
  const turned = turnPages(pages, new Set(['a-2']), 90);
  const extended = addAfter(addAfter(turned, new Set(['a-2']), 'copy'), new Set(['a-2']), 'blank');
  expect(extended.map(({ page, rotate, blank = false }) => ({ page, rotate, blank })).slice(1, 4)).toEqual([
    { page: 2, rotate: 90, blank: false },
    { page: 2, rotate: 90, blank: true },
    { page: 2, rotate: 90, blank: false },
  ]);
  expect(new Set(extended.map(({ id }) => id)).size).toBe(7);
  expect(idsOf(leaveOut(extended, new Set(extended.slice(1).map(({ id }) => id))))).toBe('a-1');
});

test('pages of a removed file are left out, those of an added file come last, and the arrangement is kept', () => {
  const plan = { pages: pages.toReversed(), files: ['a', 'b'] };
  const next = planFor(plan, [
    { key: 'c', pages: 1 },
    { key: 'a', pages: 3 },
  ]);
  expect(idsOf(next.pages)).toBe('a-3 a-2 a-1 c-1');
  expect(idsOf(planFor({ ...next, pages: next.pages.slice(1) }, [{ key: 'a', pages: 3 }]).pages)).toBe(
    'a-2 a-1',
  );
});

test('files are sorted by name with 2 before 10, or by date, and their pages keep their own order', () => {
  const chosen = [
    { key: 'a', file: { name: 'Annex 10.pdf', lastModified: 1 } },
    { key: 'b', file: { name: 'annex 2.pdf', lastModified: 2 } },
  ];
  expect(sortedFiles(chosen, 'name')).toEqual(['b', 'a']);
  expect(sortedFiles(chosen, 'date')).toEqual(['a', 'b']);
  expect(idsOf(sortByFile(pages.toReversed(), ['a', 'b']))).toBe('a-3 a-2 a-1 b-2 b-1');
});

test('odd and even pages are counted in the plan, and the engine gets each source by its index', () => {
  expect(everySecond(pages, 1)).toEqual(['a-1', 'a-3', 'b-2']);
  expect(everySecond(pages, 2)).toEqual(['a-2', 'b-1']);
  expect(
    plannedPages({ pages: addAfter(pages.slice(3, 4), new Set(['b-1']), 'blank'), files: [] }, ['a', 'b']),
  ).toEqual([
    { source: 1, page: 1, rotate: 0 },
    { source: 1, page: 1, rotate: 0, blank: true },
  ]);
});
