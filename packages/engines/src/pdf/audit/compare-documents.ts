import { missingItems } from '../../missing-items';
import { type Compared, compareTargets, placesOf, type Tally } from './compared';
import type { Bookmark, Content } from './content';
import { countLost, furtherActions } from './further-actions';
import { countLostReferences } from './tag-references';
import { type Dict, dictAt, dictOf, entry, listAt, nameAt, Ref, Text, textAt, type Value } from './values';

export type BookmarkFindings = Tally & {
  /** Bookmarks that are kept but have another parent. */
  moved: number;
  /** Bookmarks of left-out pages that remain as headings of other bookmarks: with their titles, and without. */
  headings: number;
  untitled: number;
  /** Number of actions that bookmarks run after their first one and that are lost. */
  actionsLost: number;
  /** Number of references to tags that bookmarks lost. */
  tagReferencesLost: number;
};

/**
 * Compares the bookmarks of a source with those of the result from index `from` on.
 *
 * @param options.titles whether titles must be equal
 * @param options.fileBookmark index in the result of the bookmark for this file, which is the parent of its top-level
 *   bookmarks; -1 without one
 * @returns the findings, and the index after the last bookmark of the source
 */
export function compareBookmarks(
  compared: Compared,
  result: Content,
  bookmarks: Bookmark[],
  from: number,
  { titles, fileBookmark }: { titles: boolean; fileBookmark: number },
): { findings: BookmarkFindings; next: number } {
  const places = placesOf(compared);
  const findings = {
    kept: 0,
    lost: 0,
    moved: 0,
    headings: 0,
    untitled: 0,
    actionsLost: 0,
    tagReferencesLost: 0,
  };
  const sourceBookmarks = compared.content.bookmarks();
  const copies = new Map<number, number>();
  const requiredHeadings = requiredHeadingsOf(sourceBookmarks, places);
  let next = from;
  for (const [index, bookmark] of sourceBookmarks.entries()) {
    const isCopy = (copy: Bookmark | undefined) =>
      copy !== undefined &&
      (!titles || copy.title === bookmark.title) &&
      ['same', 'none'].includes(compareTargets(bookmark.target, copy.target, places));
    const copyIndex = isCopy(bookmarks[next])
      ? next
      : bookmarks.findIndex(
          (copy, place) => place > next && place < next + sourceBookmarks.length && isCopy(copy),
        );
    if (copyIndex >= 0) {
      const parentIndex = nearestCopiedAncestor(sourceBookmarks, bookmark.parentIndex, copies);
      if ((bookmarks[copyIndex]?.parentIndex ?? -1) !== (parentIndex < 0 ? fileBookmark : parentIndex))
        findings.moved += 1;
      copies.set(index, copyIndex);
      const copy = bookmarks[copyIndex];
      if (copy) {
        const { content } = compared;
        const [actions, copied] = [furtherActions(content, bookmark.dict), furtherActions(result, copy.dict)];
        findings.actionsLost += countLost(actions, copied, places);
        findings.tagReferencesLost += countLostReferences(content, bookmark.dict, result, copy.dict);
      }
      findings.kept += 1;
      next = copyIndex + 1;
    } else if (isExpected(compared, bookmark, places)) findings.lost += 1;
    else if (requiredHeadings.has(index) && isHeading(bookmarks[next], bookmark)) {
      // The bookmarks below keep their level, under a heading.
      if (bookmarks[next]?.title === bookmark.title) findings.headings += 1;
      else findings.untitled += 1;
      copies.set(index, next);
      next += 1;
    }
  }
  return { findings, next };
}

/** Indexes of bookmarks that are ancestors of one that must stay. */
function requiredHeadingsOf(bookmarks: Bookmark[], places: Map<number, number[]>): Set<number> {
  const requiredHeadings = new Set<number>();
  for (const { parentIndex, target } of bookmarks) {
    if (compareTargets(target, undefined, places) !== 'differs') continue;
    for (
      let index = parentIndex;
      index >= 0 && !requiredHeadings.has(index);
      index = bookmarks[index]?.parentIndex ?? -1
    )
      requiredHeadings.add(index);
  }
  return requiredHeadings;
}

/** Whether a bookmark may be the heading that stands for this bookmark of a left-out page. */
const isHeading = (copy: Bookmark | undefined, { title }: Bookmark): boolean =>
  copy !== undefined && copy.target === undefined && (copy.title === title || copy.title === '…');

/** Index in the result of the nearest ancestor that is there. */
function nearestCopiedAncestor(
  bookmarks: Bookmark[],
  parentIndex: number,
  copies: Map<number, number>,
): number {
  for (let index = parentIndex; index >= 0; index = bookmarks[index]?.parentIndex ?? -1) {
    const copy = copies.get(index);
    if (copy !== undefined) return copy;
  }
  return -1;
}

/**
 * Whether a bookmark must be in the result. One of a left-out page need not, nor one without a target if only some pages
 * are copied.
 */
function isExpected(
  { isWholeDocument }: Compared,
  { target }: Bookmark,
  places: Map<number, number[]>,
): boolean {
  const state = compareTargets(target, undefined, places);
  return state !== 'left-out' && (state !== 'none' || isWholeDocument);
}

/** Counts named destinations of copied pages that are missing, compared by page and view. */
export function compareDestinations(compared: Compared, result: Content): number {
  const places = placesOf(compared);
  const present = new Map<string, number>();
  for (const destination of result.destinations.values()) {
    for (const page of result.pagesOf(destination)) {
      const key = `${page} ${result.viewOf(destination)}`;
      present.set(key, (present.get(key) ?? 0) + 1);
    }
  }
  let lostCount = 0;
  for (const destination of compared.content.destinations.values()) {
    const expected = compared.content.pagesOf(destination).flatMap((page) => places.get(page) ?? []);
    if (expected.length === 0) continue;
    const keys = expected.map((page) => `${page} ${compared.content.viewOf(destination)}`);
    const key = keys.find((key) => (present.get(key) ?? 0) > 0);
    if (key === undefined) lostCount += 1;
    else present.set(key, (present.get(key) ?? 0) - 1);
  }
  return lostCount;
}

/** Counts the required items that are present, and those that are not; a present item counts once. */
function tallyOf(required: string[], present: string[]): Tally {
  const lostCount = missingItems(required, present).length;
  return { kept: required.length - lostCount, lost: lostCount };
}

/** Compares the attached files of all sources by name and bytes. */
export function compareAttachments(sources: Compared[], result: Content): Tally {
  const namedBytes = ({ content }: { content: Content }) =>
    content.attachments().map(({ name, bytes }) => `${name} ${bytes}`);
  return tallyOf(sources.flatMap(namedBytes), namedBytes({ content: result }));
}

/** Compares the page labels of files that have some; a file without labels may get some beside those. */
export function compareLabels(sources: Compared[], result: Content): Tally {
  const resultLabels = result.labels();
  const labelled = sources.filter(({ content }) => content.labels());
  if (labelled.length === 0) return { kept: 0, lost: 0 };
  const areSame = labelled.every(({ content, copiedPages }) => {
    const sourceLabels = content.labels();
    return copiedPages.every(({ index, place }) => sourceLabels?.[index] === resultLabels?.[place]);
  });
  return { kept: Number(areSame), lost: Number(!areSame) };
}

type Layer = { name: string; isShown: boolean; ref: number | undefined };

/** Layers that a file lists, and whether they are visible by default (ISO 32000-2, 8.11.4). */
export function layersOf({ objects, catalog }: Content): Layer[] {
  const properties = dictAt(objects, catalog, 'OCProperties') ?? null;
  const configuration = dictAt(objects, properties, 'D') ?? null;
  const objectNumbers = (key: string) =>
    new Set(
      listAt(objects, configuration, key).flatMap((item) => (item instanceof Ref ? [item.number] : [])),
    );
  const [on, off] = [objectNumbers('ON'), objectNumbers('OFF')];
  const startsHidden = nameAt(objects, configuration, 'BaseState') === 'OFF';
  return listAt(objects, properties, 'OCGs').flatMap((item) => {
    const group = dictOf(objects.get(item));
    if (!group || !(item instanceof Ref)) return [];
    const isShown = startsHidden ? on.has(item.number) : !off.has(item.number);
    return [{ name: textAt(objects, group, 'Name') ?? '', isShown, ref: item.number }];
  });
}

/** Layers of a source that its copy must have: all of a whole document, otherwise those that copied pages use. */
export const requiredLayersOf = (
  source: Compared,
  isUsed: (source: Compared, ref: number) => boolean,
): Layer[] =>
  layersOf(source.content).filter(
    ({ ref }) => source.isWholeDocument || ref === undefined || isUsed(source, ref),
  );

/**
 * Compares layers of all sources by name and default state.
 *
 * @param isUsed whether a layer of a source, by its object number, belongs to a copied page
 */
export function compareLayers(
  sources: Compared[],
  result: Content,
  isUsed: (source: Compared, ref: number) => boolean,
): Tally {
  const key = ({ name, isShown }: Layer) => `${isShown} ${name}`;
  const required = sources.flatMap((source) => requiredLayersOf(source, isUsed));
  return tallyOf(required.map(key), layersOf(result).map(key));
}

/** Numbers of layer settings apart from default states: automatic states, alternatives, order, locks, exclusive groups. */
export function layerSettingsOf({
  objects,
  catalog,
}: Content): Record<'AS' | 'Configs' | 'Order' | 'Locked' | 'RBGroups', number> {
  const properties = dictAt(objects, catalog, 'OCProperties') ?? null;
  const configuration = dictAt(objects, properties, 'D') ?? null;
  return {
    AS: listAt(objects, configuration, 'AS').length,
    Configs: listAt(objects, properties, 'Configs').length,
    Order: listAt(objects, configuration, 'Order').length,
    Locked: listAt(objects, configuration, 'Locked').length,
    RBGroups: listAt(objects, configuration, 'RBGroups').length,
  };
}

/** Name and program of the layer configuration, and modes that differ from the defaults: how viewers list and hide layers. */
export function layerModesOf({ objects, catalog, digests }: Content): string[] {
  const properties = dictAt(objects, catalog, 'OCProperties') ?? null;
  if (listAt(objects, properties, 'OCGs').length === 0) return [];
  const configuration = dictAt(objects, properties, 'D') ?? null;
  return (['Name', 'Creator', 'Intent', 'ListMode'] as const).flatMap((key) => {
    const value = entry(objects, configuration, key);
    return value === null || ['View', 'AllPages'].includes(nameAt(objects, configuration, key) ?? '')
      ? []
      : [`${key} ${digests.digestOf(value)}`];
  });
}

/** Whether a document has tags for screen readers. */
export const hasTags = ({ objects, catalog }: Content): boolean =>
  kidsOf(objects, dictAt(objects, catalog, 'StructTreeRoot') ?? null).length > 0;

/** Whether a document has tags for screen readers, and declares them. */
export const isTagged = (content: Content): boolean =>
  entry(content.objects, dictAt(content.objects, content.catalog, 'MarkInfo') ?? null, 'Marked') === true &&
  hasTags(content);

function kidsOf(objects: Content['objects'], element: Value): Value[] {
  const kids = entry(objects, element, 'K');
  if (Array.isArray(kids)) return kids;
  return kids === null ? [] : [dictOf(element)?.entries.get('K') ?? null];
}

/**
 * Indexes of the pages with content of an element and of its descendants (ISO 32000-2, 14.7.5): parts of its content may
 * be on other pages than its own.
 */
function pagesOfElement({ objects }: Content, element: Dict, indexes: ReadonlyMap<number, number>): number[] {
  const found: number[] = [];
  const visited = new Set<Dict>();
  const waiting: Dict[] = [element];
  const add = (page: Value | undefined) => {
    const index = page instanceof Ref ? indexes.get(page.number) : undefined;
    if (index !== undefined) found.push(index);
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (visited.has(next)) continue;
    visited.add(next);
    const ownPage = next.entries.get('Pg');
    const kids = kidsOf(objects, next);
    if (kids.length === 0) add(ownPage);
    for (const kid of kids) {
      const dict = dictOf(objects.get(kid));
      if (dict && !['MCR', 'OBJR'].includes(nameAt(objects, dict, 'Type') ?? '')) waiting.push(dict);
      else add(dict?.entries.get('Pg') ?? ownPage);
    }
  }
  return found;
}

/** Texts for screen readers of elements whose content is on these pages. */
function replacementTextsOf(content: Content, isCopied: (page: number) => boolean): string[] {
  const { objects, catalog } = content;
  const texts: string[] = [];
  const visited = new Set<Value>();
  const pages = new Map(
    content.pages.flatMap(({ ref }, index) => (ref === undefined ? [] : [[ref, index] as const])),
  );
  const waiting: Value[] = kidsOf(objects, dictAt(objects, catalog, 'StructTreeRoot') ?? null).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const element = objects.get(next);
    if (Array.isArray(element)) waiting.push(...element);
    const dict = dictOf(element);
    if (!dict || visited.has(dict)) continue;
    visited.add(dict);
    const ownTexts = ['Alt', 'ActualText', 'E'].flatMap((key) => {
      const text = objects.get(dict.entries.get(key));
      return text instanceof Text ? [`${key} ${text.bytes}`] : [];
    });
    if (ownTexts.length > 0 && pagesOfElement(content, dict, pages).some(isCopied)) texts.push(...ownTexts);
    waiting.push(...kidsOf(objects, dict));
  }
  return texts;
}

/** @returns whether tags are kept or lost, and how many texts for screen readers of copied pages are missing */
export function compareTags(sources: Compared[], result: Content): Tally & { lostReplacementTexts: number } {
  const tagged = sources.filter(({ content }) => isTagged(content));
  if (tagged.length === 0) return { kept: 0, lost: 0, lostReplacementTexts: 0 };
  const isKept = isTagged(result);
  const required = tagged.flatMap((source) => {
    const places = placesOf(source);
    return source.changed.size > 0 ? [] : replacementTextsOf(source.content, (page) => places.has(page));
  });
  const lostReplacementTexts =
    required.length > 0
      ? tallyOf(
          required,
          replacementTextsOf(result, () => true),
        ).lost
      : 0;
  return { kept: Number(isKept), lost: Number(!isKept), lostReplacementTexts };
}
