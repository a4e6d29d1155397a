import type { PlannedPage } from 'engines/pdf';

/** A page of the plan. `page` is its number in its file, from 1; a `blank` page has the size of that page. */
export type PlanPage = {
  id: string;
  /** Key of its file. */
  file: string;
  page: number;
  /** Clockwise degrees: 0, 90, 180 or 270. */
  rotate: number;
  blank?: boolean;
};

/** Pages in their order, and the files whose pages are in it. */
export type PagePlan = { pages: readonly PlanPage[]; files: readonly string[] };

/** `before`: id of the page before which the pages of a new file are inserted; by default they go to the end. */
export type PlanFile = { key: string; pages: number; before?: string };

let lastCopy = 0;

const pagesOf = ({ key, pages }: PlanFile): PlanPage[] =>
  Array.from({ length: pages }, (_, index) => ({
    id: `${key}-${index + 1}`,
    file: key,
    page: index + 1,
    rotate: 0,
  }));

/**
 * The plan updated to the present files: pages of removed files are dropped, those of added files appended, or
 * inserted where the file says.
 *
 * @param plan undefined: all pages, file after file
 */
export function planFor(plan: PagePlan | undefined, files: readonly PlanFile[]): PagePlan {
  const keys = files.map(({ key }) => key);
  const known = plan?.files ?? [];
  const kept = plan?.pages.filter(({ file }) => keys.includes(file)) ?? [];
  const added = files.filter(({ key }) => !known.includes(key));
  const pages = [...kept, ...added.filter(({ before }) => before === undefined).flatMap(pagesOf)];
  for (const file of added.filter(({ before }) => before !== undefined)) {
    const place = pages.findIndex(({ id }) => id === file.before);
    pages.splice(place < 0 ? pages.length : place, 0, ...pagesOf(file));
  }
  return { pages, files: keys };
}

/** Whether a plan differs from the unchanged pages of its files, one file after the other. */
export function differsFromFiles({ pages }: PagePlan, files: readonly PlanFile[]): boolean {
  const unchanged = files.flatMap(pagesOf);
  return (
    unchanged.length !== pages.length ||
    unchanged.some(({ id }, index) => pages[index]?.id !== id || pages[index]?.rotate !== 0)
  );
}

/** Use of a file in a plan: how many pages are used, turned and duplicated, and the numbers of missing pages (`removed`). */
export type FileUse = {
  key: string;
  total: number;
  used: number;
  turned: number;
  copies: number;
  removed: number[];
};

/** What a plan uses of each file, in the order of the files, and its number of blank pages. */
export function usesOf({ pages }: PagePlan, files: readonly PlanFile[]): { uses: FileUse[]; blanks: number } {
  const drawn = pages.filter(({ blank }) => !blank);
  const uses = files.map(({ key, pages: total }) => {
    const own = drawn.filter(({ file }) => file === key);
    const used = new Set(own.map(({ page }) => page));
    return {
      key,
      total,
      used: used.size,
      turned: own.filter(({ rotate }) => rotate !== 0).length,
      copies: own.length - used.size,
      removed: Array.from({ length: total }, (_, index) => index + 1).filter((page) => !used.has(page)),
    };
  });
  return { uses, blanks: pages.length - drawn.length };
}

/**
 * The plan with the missing pages of a file restored, unchanged: each after the page before it, before the page after
 * it, or at the end.
 */
export function putBack(pages: Pages, file: PlanFile): PlanPage[] {
  const result = [...pages];
  for (const page of pagesOf(file)) {
    const isOwn = (number: number) => (other: PlanPage) =>
      other.file === file.key && !other.blank && other.page === number;
    if (result.some(isOwn(page.page))) continue;
    const before = result.findLastIndex(isOwn(page.page - 1));
    const after = result.findIndex(isOwn(page.page + 1));
    result.splice(before >= 0 ? before + 1 : after >= 0 ? after : result.length, 0, page);
  }
  return result;
}

/**
 * The plan in the engine’s format.
 * @param files keys of the sources, in the order of the call
 */
export const plannedPages = ({ pages }: PagePlan, files: readonly string[]): PlannedPage[] =>
  pages.map(({ file, page, rotate, blank }) => ({
    source: files.indexOf(file),
    page,
    rotate,
    ...(blank && { blank }),
  }));

type Ids = ReadonlySet<string>;
type Pages = readonly PlanPage[];

/** Moves pages together before the page now at this index; at the end if the index is past the last one. */
export function movePages(pages: Pages, ids: Ids, before: number): PlanPage[] {
  const isMoved = ({ id }: PlanPage) => ids.has(id);
  const isUnmoved = (page: PlanPage) => !isMoved(page);
  return [
    ...pages.slice(0, before).filter(isUnmoved),
    ...pages.filter(isMoved),
    ...pages.slice(before).filter(isUnmoved),
  ];
}

/** Moves pages together one place earlier or later. */
export function stepPages(pages: Pages, ids: Ids, step: -1 | 1): PlanPage[] {
  const first = pages.findIndex(({ id }) => ids.has(id));
  const last = pages.findLastIndex(({ id }) => ids.has(id));
  if (first < 0) return [...pages];
  return movePages(pages, ids, step < 0 ? Math.max(0, first - 1) : Math.min(pages.length, last + 2));
}

/** Moves pages so that the first of them gets this place, from 1. */
export function placePages(pages: Pages, ids: Ids, place: number): PlanPage[] {
  const others = pages.filter(({ id }) => !ids.has(id));
  const next = others[Math.max(0, place - 1)];
  return movePages(pages, ids, next ? pages.indexOf(next) : pages.length);
}

/** Turns pages clockwise by these degrees: 90, or 270 for a quarter to the left. */
export const turnPages = (pages: Pages, ids: Ids, by: 90 | 270): PlanPage[] =>
  pages.map((page) => (ids.has(page.id) ? { ...page, rotate: (page.rotate + by) % 360 } : page));

export const leaveOut = (pages: Pages, ids: Ids): PlanPage[] => pages.filter(({ id }) => !ids.has(id));

/** Adds a copy after each of the pages, or a blank page as large as it. */
export function addAfter(pages: Pages, ids: Ids, what: 'copy' | 'blank'): PlanPage[] {
  return pages.flatMap((page) => {
    if (!ids.has(page.id)) return [page];
    lastCopy += 1;
    const added = { ...page, id: `${page.id}+${lastCopy}` };
    return [page, what === 'blank' ? { ...added, blank: true } : added];
  });
}

/** Inserts a blank page at this index, as large as the page now there or, at the end, as the last one. */
export function insertBlank(pages: Pages, index: number): PlanPage[] {
  const sizeModel = pages[index] ?? pages.at(-1);
  if (!sizeModel) return [];
  lastCopy += 1;
  return pages.toSpliced(index, 0, { ...sizeModel, id: `${sizeModel.id}+${lastCopy}`, blank: true });
}

/** Puts the pages file after file; those of one file keep their order. */
export const sortByFile = (pages: Pages, files: readonly string[]): PlanPage[] =>
  pages.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file));

/** Ids of every second page: 1, 3, 5 … or 2, 4, 6 …. */
export const everySecond = (pages: Pages, first: 1 | 2): string[] =>
  pages.filter((_, index) => index % 2 === first - 1).map(({ id }) => id);

type Sorted = { key: string; file: { name: string; lastModified: number } };

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Keys of files by name, as people sort them (2 before 10), or by date, oldest first. */
export const sortedFiles = (files: readonly Sorted[], by: 'name' | 'date'): string[] =>
  files
    .toSorted((a, b) =>
      by === 'name' ? names.compare(a.file.name, b.file.name) : a.file.lastModified - b.file.lastModified,
    )
    .map(({ key }) => key);
