import { type PDFContext, type PDFDict, PDFHexString, type PDFRef } from '@cantoo/pdf-lib';
import { get, getDict, getNumber, getText, pdfName, put } from './objects';
import type { Part } from './part';

/** A bookmark during the copy. */
export type Bookmark = { dict: PDFDict; closed: boolean; kids: Bookmark[] };

/** Whether a bookmark leads to a taken page, to an omitted one, or to none, as the heading of a group. */
type State = 'stays' | 'goes' | 'heads';

type Item = { dict: PDFDict; state: State; parent: Item | undefined; kids: Item[] };

/** Whether the title of an omitted page may reveal its content, given the titles of the bookmarks that stay. */
export type Reveals = (title: string, keptTitles: readonly string[]) => Promise<boolean>;

/** Title for a heading whose own title may reveal content of an omitted page. */
const untitled = '…';

/**
 * Bookmarks of a part. Those of omitted pages are dropped with their titles. If a bookmark below one stays, a heading
 * without a target keeps its level; its title is kept only if it reveals nothing of the omitted page.
 */
export async function bookmarksOf(part: Part, reveals: Reveals): Promise<Bookmark[]> {
  const items = itemsOf(part);
  const staying = items.flatMap(({ dict, state }) =>
    state === 'stays' ? (getText(dict, 'Title') ?? []) : [],
  );
  const copies = new Map<Item, Bookmark>();
  const top: Bookmark[] = [];
  // From last to first, so that children are handled before their parents.
  for (const item of items.toReversed()) {
    const kids = item.kids.map((kid) => copies.get(kid)).filter((kid) => kid !== undefined);
    if (item.state !== 'stays' && kids.length === 0) continue;
    const bookmark = {
      dict: await copy(part, item, (title) => reveals(title, staying)),
      closed: (getNumber(item.dict, 'Count') ?? 0) < 0,
      kids,
    };
    copies.set(item, bookmark);
    if (!item.parent) top.unshift(bookmark);
  }
  return top;
}

/** Bookmarks in display order. */
function itemsOf(part: Part): Item[] {
  const visited = new Set<PDFDict>();
  const items: Item[] = [];
  const waiting: { dict: PDFDict | undefined; parent: Item | undefined }[] = [
    { dict: getDict(part.catalog, 'Outlines', 'First'), parent: undefined },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { dict, parent } = next;
    if (!dict || visited.has(dict)) continue;
    visited.add(dict);
    const item = { dict, state: stateOf(part, dict), parent, kids: [] };
    parent?.kids.push(item);
    items.push(item);
    waiting.push({ dict: getDict(dict, 'Next'), parent }, { dict: getDict(dict, 'First'), parent: item });
  }
  return items;
}

function stateOf(part: Part, item: PDFDict): State {
  if (part.isWholeDocument) return 'stays';
  const destination = get(item, 'Dest');
  if (destination) return part.reaches(destination) ? 'stays' : 'goes';
  const action = getDict(item, 'A');
  if (!action) return 'heads';
  return part.actions.isDropped(action) ? 'goes' : 'stays';
}

const hierarchyKeys = ['Parent', 'Prev', 'Next', 'First', 'Last', 'Count', 'SE'];
const keysWithoutHierarchy = new Set(hierarchyKeys);
const keysWithoutTarget = new Set([...hierarchyKeys, 'Dest', 'A', 'AA']);

async function copy(
  part: Part,
  { dict: item, state }: Item,
  reveals: (title: string) => Promise<boolean>,
): Promise<PDFDict> {
  const dict = part.copier.dict(item, state === 'stays' ? keysWithoutHierarchy : keysWithoutTarget);
  if (state === 'goes' && (await reveals(getText(item, 'Title') ?? '')))
    put(dict, { Title: PDFHexString.fromText(untitled) });
  const destination = state === 'stays' ? get(item, 'Dest') : undefined;
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

/** Entry for the catalog; undefined without a bookmark. */
export function writeBookmarks(target: PDFContext, bookmarks: Bookmark[]): PDFRef | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = target.nextRef();
  const dict = target.obj({ Type: 'Outlines' });
  const top = { dict, closed: false, kids: bookmarks };
  const refs = new Map<Bookmark, PDFRef>([[top, root]]);
  const levels: Bookmark[] = [top];
  for (const parent of levels) {
    for (const kid of parent.kids) refs.set(kid, target.nextRef());
    levels.push(...parent.kids.filter(({ kids }) => kids.length > 0));
  }
  /** Number of visible bookmarks below each one once it is open. */
  const visible = new Map<Bookmark, number>();
  for (const parent of levels.toReversed()) {
    const { kids } = parent;
    const places = kids.map((kid) => refs.get(kid));
    for (const [index, kid] of kids.entries()) {
      put(kid.dict, { Parent: refs.get(parent), Prev: places[index - 1], Next: places[index + 1] });
      const ref = places[index];
      if (ref) target.assign(ref, kid.dict);
    }
    const visibleCount = kids.reduce((sum, kid) => sum + 1 + (kid.closed ? 0 : (visible.get(kid) ?? 0)), 0);
    visible.set(parent, visibleCount);
    put(parent.dict, {
      First: places[0],
      Last: places.at(-1),
      Count: parent.closed ? -visibleCount : visibleCount,
    });
  }
  target.assign(root, dict);
  return root;
}
