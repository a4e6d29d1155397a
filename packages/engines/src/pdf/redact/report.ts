import type { Fact } from '../../engine';
import type { PdfFact } from '../facts';
import type { Encryption } from '../open-with-pdfjs';
import type { Looks } from './looks';
import { type Changed, type DocumentState, keepsLetters, type Note, notesGone } from './state';
import { readings, withoutPictures } from './strings';

/** Types of texts that count even if the object that contained them was removed as a whole. */
const lasting = new Set(['bookmarks', 'information', 'metadata']);

/**
 * Facts about what the finished file no longer contains, from comparing it with its source; any other difference is a
 * loss.
 */
export function factsOf({
  changed,
  after,
  looks,
  remaining,
  encrypted,
}: {
  changed: Changed;
  after: DocumentState;
  looks: Looks;
  /** Pages that still contain a marked wording, since it was not marked there. */
  remaining: number[];
  encrypted: Encryption;
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
  const notes = (isOne: (kind: string) => boolean) =>
    onPages((page) => page.notes.filter(({ kind }) => isOne(kind)).length);
  add(
    'redacted-letters',
    // A glyph without a known character counts as one letter.
    onPages(
      ({ findings }) => findings.letters.filter(({ text }) => text === '' || text.trim() !== '').length,
    ),
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
    notes((kind) => !['Link', 'Widget', 'Popup'].includes(kind)),
  );
  add(
    'redacted-links',
    notes((kind) => kind === 'Link'),
  );
  add(
    'redacted-fields',
    notes((kind) => kind === 'Widget'),
  );
  const { kinds, altered } = comparedTexts(changed, after);
  const countOf = (...names: string[]) => names.reduce((sum, name) => sum + (kinds.get(name) ?? 0), 0);
  add('redacted-bookmarks', countOf('bookmarks'));
  add('redacted-information', countOf('information', 'metadata'));
  add('redacted-alternatives', countOf('alternatives') + replacementsGone(sourceState, after));
  add(
    'redacted-values',
    Math.max(countOf('values'), looks.reworded.filter(isField).length) + countOf('field-names'),
  );
  add(
    'redacted-elsewhere',
    countOf('notes', 'addresses', 'destinations', 'attachment-names', 'scripts', 'other-texts') +
      looks.reworded.filter((note) => !isField(note)).length,
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
    difference((state) => state.programData),
  );
  const pages = sourceState.pages.map((page, index) => ({ page, index, copy: after.pages[index] }));
  losePages(
    'redacted-neighbours',
    pages.flatMap(({ page, index, copy }) => (copy && keepsLetters(page, copy) ? [] : [index + 1])),
  );
  losePages('redacted-looks', looks.different);
  losePages('redacted-undrawn', looks.undrawn);
  if (changed.terms.all.length > 0)
    losePages(
      'redacted-unsearched',
      sourceState.pages.flatMap(({ isSearchable }, index) => (isSearchable ? [] : [index + 1])),
    );
  lose('redacted-altered', altered + notesElsewhere(sourceState, after));
  losePages(
    'redacted-stays',
    remaining.sort((a, b) => a - b),
  );
  if (encrypted !== 'none') lose('password', 1);
  return facts;
}

const isField = ({ kind }: Note) => kind === 'Widget';

/** Changed texts outside of page content: by type, and the number of those that contained no marked term. */
function comparedTexts({ sourceState, terms, emptied }: Changed, resultState: DocumentState) {
  const kinds = new Map<string, number>();
  const fields = new Set<string>();
  let altered = 0;
  const names = new Set<string>();
  for (const [place, { kind, text }] of sourceState.texts) {
    if (resultState.texts.get(place)?.text === text) continue;
    const [tag = ''] = /^\d+ \d+ R/.exec(place) ?? [];
    const isOurs = [text, ...readings(text), place].some((reading) => terms.has(reading));
    // Name trees are rewritten with new objects, so a name counts once, if it is gone.
    if (kind === 'destinations') {
      if (isOurs) names.add(text);
      continue;
    }
    if (!resultState.objects.has(tag) && !lasting.has(kind)) continue;
    const isCleared =
      emptied.has(tag) ||
      (kind === 'alternatives' && /\/(ActualText|E)$/.test(place)) ||
      (kind === 'metadata' && withoutPictures(text) !== text);
    if (kind === 'values' && (isOurs || isCleared)) fields.add(tag);
    else if (isOurs || isCleared) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    else altered += 1;
  }
  kinds.set('values', fields.size);
  if (names.size > 0) kinds.set('destinations', names.size);
  return { kinds, altered };
}

/** Number of texts of marked content that pages no longer have. */
function replacementsGone(sourceState: DocumentState, resultState: DocumentState): number {
  let removed = 0;
  for (const [index, { replacements }] of sourceState.pages.entries()) {
    const left = [...(resultState.pages[index]?.replacements ?? [])];
    for (const text of replacements) {
      const index = left.indexOf(text);
      if (index < 0) removed += 1;
      else left.splice(index, 1);
    }
  }
  return removed;
}

/** Number of annotations that were removed although no mark covers them. */
const notesElsewhere = (sourceState: DocumentState, resultState: DocumentState): number =>
  sourceState.pages.reduce((sum, { notes }, index) => {
    const removed = notesGone(notes, resultState.pages[index]?.notes ?? [], false);
    return sum + removed.filter(({ mayGo }) => !mayGo).length;
  }, 0);
