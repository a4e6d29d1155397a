import { type PDFContext, type PDFDict, PDFHexString, type PDFRef } from '@cantoo/pdf-lib';
import { get, getDict, getNumber, getText, pdfName, put } from './objects';
import type { Part } from './part';

/** A bookmark during the copy. */
export type Bookmark = { dict: PDFDict; closed: boolean; kids: Bookmark[] };

/** Whether a bookmark leads to a copied page, to an omitted one, or, as the heading of other bookmarks, to none. */
type State = 'kept' | 'omitted' | 'heading';

type OutlineItem = { dict: PDFDict; state: State; parent: OutlineItem | undefined; kids: OutlineItem[] };

/** Whether the title of a bookmark may reveal content of its omitted page, given the titles of the bookmarks that stay. */
export type Reveals = (title: string, keptTitles: readonly string[]) => Promise<boolean>;

/** Shown instead of the title of a heading that may reveal content of an omitted page. */
const hiddenTitle = '…';

/**
 * Bookmarks of a part. Those of omitted pages are dropped with their titles. If a bookmark below a dropped one is kept,
 * a heading without a target takes the place of the dropped one, so that levels are unchanged; the heading keeps
 * the title only if that reveals nothing of the omitted page.
 */
export async function bookmarksOf(part: Part, reveals: Reveals): Promise<Bookmark[]> {
  const items = itemsOf(part);
  const keptTitles = items.flatMap(({ dict, state }) =>
    state === 'kept' ? (getText(dict, 'Title') ?? []) : [],
  );
  const copies = new Map<OutlineItem, Bookmark>();
  const top: Bookmark[] = [];
  // From last to first, so that children are handled before their parents.
  for (const item of items.toReversed()) {
    const kids = item.kids.map((kid) => copies.get(kid)).filter((kid) => kid !== undefined);
    if (item.state !== 'kept' && kids.length === 0) continue;
    const bookmark = {
      dict: await copiedDict(part, item, (title) => reveals(title, keptTitles)),
      closed: (getNumber(item.dict, 'Count') ?? 0) < 0,
      kids,
    };
    copies.set(item, bookmark);
    if (!item.parent) top.unshift(bookmark);
  }
  return top;
}

/** Bookmarks in display order. */
function itemsOf(part: Part): OutlineItem[] {
  const visited = new Set<PDFDict>();
  const items: OutlineItem[] = [];
  const stack: { dict: PDFDict | undefined; parent: OutlineItem | undefined }[] = [
    { dict: getDict(part.catalog, 'Outlines', 'First'), parent: undefined },
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { dict, parent } = next;
    if (!dict || visited.has(dict)) continue;
    visited.add(dict);
    const item = { dict, state: stateOf(part, dict), parent, kids: [] };
    parent?.kids.push(item);
    items.push(item);
    stack.push({ dict: getDict(dict, 'Next'), parent }, { dict: getDict(dict, 'First'), parent: item });
  }
  return items;
}

function stateOf(part: Part, item: PDFDict): State {
  if (part.isWholeDocument) return 'kept';
  const destination = get(item, 'Dest');
  if (destination) return part.leadsToCopiedPage(destination) ? 'kept' : 'omitted';
  const action = getDict(item, 'A');
  if (!action) return 'heading';
  return part.actions.isDropped(action) ? 'omitted' : 'kept';
}

const hierarchyKeys = ['Parent', 'Prev', 'Next', 'First', 'Last', 'Count', 'SE'];
/** Keys that are left out of the copy of a kept bookmark. */
const droppedKeys = new Set(hierarchyKeys);
/** Keys that are left out of the copy of a bookmark that stays as a heading only. */
const droppedKeysOfHeading = new Set([...hierarchyKeys, 'Dest', 'A', 'AA']);

async function copiedDict(
  part: Part,
  { dict: item, state }: OutlineItem,
  reveals: (title: string) => Promise<boolean>,
): Promise<PDFDict> {
  const dict = part.copier.dict(item, state === 'kept' ? droppedKeys : droppedKeysOfHeading);
  if (state === 'omitted' && (await reveals(getText(item, 'Title') ?? '')))
    put(dict, { Title: PDFHexString.fromText(hiddenTitle) });
  const destination = state === 'kept' ? get(item, 'Dest') : undefined;
  if (destination) {
    dict.delete(pdfName('Dest'));
    put(dict, { A: part.goTo(destination) });
  }
  return dict;
}

/** A bookmark for a file, to its first page. */
export function fileBookmark(target: PDFContext, title: string, page: PDFRef, kids: Bookmark[]): Bookmark {
  const dict = target.obj({ Dest: [page, 'Fit'], Title: PDFHexString.fromText(title) });
  return { dict, closed: true, kids };
}

/** Writes bookmarks as the outline. @returns the outline, for the catalog; undefined without a bookmark */
export function writeBookmarks(target: PDFContext, bookmarks: Bookmark[]): PDFRef | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = target.nextRef();
  const dict = target.obj({ Type: 'Outlines' });
  const top = { dict, closed: false, kids: bookmarks };
  const refs = new Map<Bookmark, PDFRef>([[top, root]]);
  const parents: Bookmark[] = [top];
  for (const parent of parents) {
    for (const kid of parent.kids) refs.set(kid, target.nextRef());
    parents.push(...parent.kids.filter(({ kids }) => kids.length > 0));
  }
  /** Number of visible bookmarks below each one once it is open. */
  const visible = new Map<Bookmark, number>();
  for (const parent of parents.toReversed()) {
    const { kids } = parent;
    const kidRefs = kids.map((kid) => refs.get(kid));
    for (const [index, kid] of kids.entries()) {
      put(kid.dict, { Parent: refs.get(parent), Prev: kidRefs[index - 1], Next: kidRefs[index + 1] });
      const ref = kidRefs[index];
      if (ref) target.assign(ref, kid.dict);
    }
    const visibleCount = kids.reduce((sum, kid) => sum + 1 + (kid.closed ? 0 : (visible.get(kid) ?? 0)), 0);
    visible.set(parent, visibleCount);
    put(parent.dict, {
      First: kidRefs[0],
      Last: kidRefs.at(-1),
      Count: parent.closed ? -visibleCount : visibleCount,
    });
  }
  target.assign(root, dict);
  return root;
}
