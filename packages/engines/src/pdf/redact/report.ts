import type { Fact } from '../../engine';
import type { PdfFact } from '../pdf-fact';
import type { Looks } from './looks';
import { pagesWithMarkedPictures } from './marked-pictures';
import { revealsTerm } from './names';
import type { TextKind } from './placed-texts';
import {
  type AnnotationState,
  type Changed,
  type DocumentState,
  keepsLetters,
  missingAnnotations,
} from './state';
import { decodedReadings, withoutPictures } from './strings';

/** Kinds of texts whose removal counts even if the whole object that held them was removed. */
const lastingKinds: ReadonlySet<TextKind> = new Set(['bookmarks', 'information', 'metadata']);

/** Counts what the finished file lacks compared with its source; a difference that no mark explains is a loss. */
export function factsOf({
  changed,
  after,
  looks,
  remaining,
  unread,
}: {
  changed: Changed;
  after: DocumentState;
  looks: Looks;
  /** Pages that still show a marked wording in a place where it was not marked. */
  remaining: number[];
  /** Damaged pages whose text cannot be read. */
  unread: number[];
}): Fact<PdfFact>[] {
  const { sourceState } = changed;
  const facts: Fact<PdfFact>[] = [];
  const add = (fact: PdfFact, count: number) => {
    if (count > 0) facts.push({ fact, count });
  };
  const lose = (fact: PdfFact, count: number) => {
    if (count > 0) facts.push({ fact, count, lost: true });
  };
  const losePages = (fact: PdfFact, pages: number[]) => {
    if (pages.length > 0) facts.push({ fact, count: pages.length, pages, lost: true });
  };
  const difference = (countIn: (state: DocumentState) => number) => countIn(sourceState) - countIn(after);
  const onPages = (countIn: (page: DocumentState['pages'][number]) => number) =>
    difference(({ pages }) => pages.reduce((sum, page) => sum + countIn(page), 0));
  const countAnnotations = (hasKind: (kind: string) => boolean) =>
    onPages((page) => page.annotations.filter(({ kind }) => hasKind(kind)).length);
  add(
    'redacted-letters',
    onPages(({ findings }) => findings.letters.reduce((sum, { text }) => sum + countCharacters(text), 0)),
  );
  add(
    'redacted-pictures',
    onPages(({ findings }) => findings.pictures),
  );
  add(
    'redacted-drawings',
    onPages(({ findings }) => findings.drawings),
  );
  add(
    'redacted-notes',
    countAnnotations((kind) => !['Link', 'Widget', 'Popup'].includes(kind)),
  );
  add(
    'redacted-links',
    countAnnotations((kind) => kind === 'Link'),
  );
  add(
    'redacted-fields',
    countAnnotations((kind) => kind === 'Widget'),
  );
  const { kinds, altered } = comparedTexts(changed, after);
  const countOf = (...names: TextKind[]) => names.reduce((sum, name) => sum + (kinds.get(name) ?? 0), 0);
  add('redacted-bookmarks', countOf('bookmarks'));
  add('redacted-information', countOf('information', 'metadata'));
  add('redacted-alternatives', countOf('alternatives') + countRemovedReplacements(sourceState, after));
  add(
    'redacted-values',
    Math.max(countOf('values'), looks.redrawn.filter(isField).length) + countOf('field-names'),
  );
  add(
    'redacted-elsewhere',
    countOf('annotations', 'addresses', 'destinations', 'attachment-names', 'scripts', 'other-texts') +
      looks.redrawn.filter((annotation) => !isField(annotation)).length +
      [...sourceState.names.all].filter(
        (name) => revealsTerm(name, changed.terms) && !after.names.all.has(name),
      ).length,
  );
  const attachments = difference((state) => state.attachments.length);
  if (changed.keepsAttachments) lose('attachments', attachments);
  else if (attachments > 0)
    facts.push({ fact: 'redacted-attachments', count: attachments, attached: [...sourceState.attachments] });
  lose(
    'bookmarks',
    difference((state) => state.bookmarks),
  );
  lose(
    'program-data',
    difference((state) => state.pieceInfoCount),
  );
  const keysLost = sourceState.catalogKeys.filter(
    (key) =>
      !after.catalogKeys.includes(key) &&
      !revealsTerm(key, changed.terms) &&
      // Lists of the attached files that the visitor removed.
      (changed.keepsAttachments || !['AF', 'Collection'].includes(key)),
  );
  if (keysLost.length > 0) facts.push({ fact: 'catalog', count: 1, detail: keysLost.join(', '), lost: true });
  const pages = sourceState.pages.map((page, index) => ({ page, index, copy: after.pages[index] }));
  losePages(
    'redacted-neighbours',
    pages.flatMap(({ page, index, copy }) => (copy && keepsLetters(page, copy) ? [] : [index + 1])),
  );
  // Programs differ in how they draw a fill that shows through its stroke and a JPEG 2000 picture with unused opacities, and in the
  // widths of a font that the file does not measure: a comparison by one of them proves nothing.
  const drawnDifferently = pages.flatMap(({ page, index }) =>
    page.findings.blended + page.findings.unmeasured + page.findings.translucent > 0 ? [index + 1] : [],
  );
  losePages(
    'redacted-looks',
    [...new Set([...looks.different, ...drawnDifferently])].sort((a, b) => a - b),
  );
  losePages('redacted-undrawn', looks.unchecked);
  if (changed.terms.all.length > 0)
    losePages(
      'redacted-unsearched',
      sourceState.pages.flatMap(({ isSearchable }, index) =>
        isSearchable && !unread.includes(index + 1) ? [] : [index + 1],
      ),
    );
  lose('redacted-altered', altered + unmarkedAnnotationsRemoved(sourceState, after));
  lose('redacted-fonts', [...after.names.fonts].filter((name) => revealsTerm(name, changed.terms)).length);
  losePages(
    'redacted-stays',
    remaining.sort((a, b) => a - b),
  );
  losePages('redacted-pictures-stay', pagesWithMarkedPictures(sourceState.pages, after.pages));
  return facts;
}

/** Characters that a glyph shows: several for a ligature, one where they are unknown, none for white space. */
const countCharacters = (text: string): number =>
  text === '' ? 1 : Array.from(text.replace(/\s/g, '')).length;

const isField = ({ kind }: AnnotationState) => kind === 'Widget';

/**
 * Compares the texts outside page content.
 *
 * @returns `kinds`: number of expected changes by kind; `altered`: number of changed texts that held no term
 */
function comparedTexts({ sourceState, terms, emptied, descriptions }: Changed, resultState: DocumentState) {
  const kinds = new Map<TextKind, number>();
  const fieldTags = new Set<string>();
  let altered = 0;
  const destinationNames = new Set<string>();
  for (const [place, { kind, text }] of sourceState.texts) {
    if (resultState.texts.get(place)?.text === text) continue;
    const [tag = ''] = /^\d+ \d+ R/.exec(place) ?? [];
    const heldTerm = [text, ...decodedReadings(text), place].some((reading) => terms.has(reading));
    // Name trees are rewritten, which changes the place of every name: destinations are compared by name, each once.
    if (kind === 'destinations') {
      if (heldTerm) destinationNames.add(text);
      continue;
    }
    if (!resultState.objects.has(tag) && !lastingKinds.has(kind)) continue;
    const isCleared =
      emptied.has(tag) ||
      (kind === 'alternatives' && (/\/(ActualText|E)$/.test(place) || descriptions.has(text))) ||
      (kind === 'metadata' && withoutPictures(text) !== text);
    if (kind === 'values' && (heldTerm || isCleared)) fieldTags.add(tag);
    else if (heldTerm || isCleared) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    else altered += 1;
  }
  kinds.set('values', fieldTags.size);
  if (destinationNames.size > 0) kinds.set('destinations', destinationNames.size);
  return { kinds, altered };
}

/** Number of replacement texts of marked content that were removed. */
function countRemovedReplacements(sourceState: DocumentState, resultState: DocumentState): number {
  let removed = 0;
  for (const [index, { replacements }] of sourceState.pages.entries()) {
    const remainingTexts = [...(resultState.pages[index]?.replacements ?? [])];
    for (const text of replacements) {
      const position = remainingTexts.indexOf(text);
      if (position < 0) removed += 1;
      else remainingTexts.splice(position, 1);
    }
  }
  return removed;
}

/** Number of annotations that were removed although no mark covers them. */
const unmarkedAnnotationsRemoved = (sourceState: DocumentState, resultState: DocumentState): number =>
  sourceState.pages.reduce((sum, { annotations }, index) => {
    const removed = missingAnnotations(annotations, resultState.pages[index]?.annotations ?? [], false);
    return sum + removed.filter(({ isExpectedToGo }) => !isExpectedToGo).length;
  }, 0);
