import { type PDFContext, PDFDict } from '@cantoo/pdf-lib';
import type { Fact } from '../../engine';
import { getDict, getText, kidsOf } from '../assemble/objects';
import { catalogOf, pageObjectsOf } from '../assemble/page-objects';
import type { PdfFact } from '../pdf-fact';
import type { Area } from '../redact/geometry';
import type { ChangedText } from './alternatives';
import type { Substitutes } from './fonts';
import { areaOfGlyph } from './looks';
import { showsOldContent } from './metadata';
import { readPageLines } from './page-lines';
import type { Glyph } from './page-model';
import { readPageText } from './page-text';

/** Lines of a page, by number, and their new words. */
type Edit = { page: number; lines: number[]; text: string };

/** Tolerance for positions of letters, in points, as numbers are rounded when written. */
const maxShift = 0.05;

/**
 * Compares the edited pages of a finished file with those of its source, letter by letter: letters outside the edited
 * lines must be unchanged, new words in place, old words gone, also from metadata (as words or as thumbnails).
 *
 * @param missingLetters letters that no font has, which are left out
 * @param rewordedAlternatives number of alternative texts with new words
 * @returns violations, as lost facts; and by page, the areas of old and new words
 */
export function proofOf(
  source: PDFContext,
  result: PDFContext,
  edits: readonly Edit[],
  fonts: Substitutes,
  {
    missingLetters,
    rewordedAlternatives,
  }: { missingLetters: ReadonlySet<string>; rewordedAlternatives: number },
): { facts: Fact<PdfFact>[]; touched: Map<number, Area[]> } {
  const touched = new Map<number, Area[]>();
  const pagesWithMovedLetters: number[] = [];
  const pagesWithWrongWords: number[] = [];
  const changed = new Map<number, ChangedText[]>();
  for (const page of new Set(edits.map((edit) => edit.page))) {
    const pageEdits = edits.filter((edit) => edit.page === page);
    const comparison = comparePage(source, result, page - 1, pageEdits, fonts, missingLetters);
    if (comparison.moved) pagesWithMovedLetters.push(page);
    if (comparison.unset) pagesWithWrongWords.push(page);
    changed.set(page, comparison.changed);
    touched.set(page, comparison.touched);
  }
  const allChanges = [...changed.values()].flat();
  for (const [page, changes] of changed)
    if (!pagesWithWrongWords.includes(page) && showsOldContent(source, result, allChanges, changes))
      pagesWithWrongWords.push(page);
  const lostTexts = countLostTexts(source, result) - rewordedAlternatives;
  const facts: Fact<PdfFact>[] = [];
  if (pagesWithMovedLetters.length > 0)
    facts.push({
      fact: 'neighbours',
      pages: pagesWithMovedLetters,
      count: pagesWithMovedLetters.length,
      lost: true,
    });
  if (pagesWithWrongWords.length > 0)
    facts.push({ fact: 'unset', pages: pagesWithWrongWords, count: pagesWithWrongWords.length, lost: true });
  if (lostTexts > 0) facts.push({ fact: 'alternative-texts', count: lostTexts, lost: true });
  return { facts, touched };
}

function comparePage(
  before: PDFContext,
  after: PDFContext,
  index: number,
  edits: readonly Edit[],
  fonts: Substitutes,
  missingLetters: ReadonlySet<string>,
) {
  const [source, result] = [
    pageObjectsOf(before).pageObjects[index],
    pageObjectsOf(after).pageObjects[index],
  ];
  if (!source || !result) return { moved: true, unset: true, changed: [], touched: [] };
  const { page, lines } = readPageLines(before, source, fonts);
  const edited = new Set<Glyph>();
  for (const id of edits.flatMap((edit) => edit.lines))
    for (const { glyph } of lines[id]?.characters ?? []) if (glyph) edited.add(glyph);
  const remaining = new Map<string, Glyph[]>();
  for (const glyph of readPageText(after, result, fonts.widths).glyphs) {
    const letters = remaining.get(nameOf(glyph));
    if (letters) letters.push(glyph);
    else remaining.set(nameOf(glyph), [glyph]);
  }
  let moved = false;
  for (const glyph of page.glyphs) {
    if (edited.has(glyph) || !glyph.text?.trim()) continue;
    const letters = remaining.get(nameOf(glyph)) ?? [];
    const index = letters.findIndex((other) => isNear(glyph, other));
    if (index < 0) moved = true;
    else letters.splice(index, 1);
  }
  const expected = lettersOf(edits.map(({ text }) => text).join('')).filter(
    (letter) => !missingLetters.has(letter),
  );
  const newGlyphs = [...remaining.values()].flat();
  const writtenLetters = lettersOf(newGlyphs.map(({ text = '' }) => text).join(''));
  return {
    moved,
    unset: expected.sort().join('') !== writtenLetters.sort().join(''),
    changed: edits.flatMap(({ lines: ids, text }) =>
      ids.map((id) => ({ before: lines[id]?.text ?? '', after: text })),
    ),
    touched: [...edited, ...newGlyphs].map(areaOfGlyph),
  };
}

const nameOf = ({ text, code }: Glyph) => text ?? `#${code}`;

const isNear = (a: Glyph, b: Glyph) =>
  Math.abs(a.x - b.x) < maxShift && Math.abs(a.y - b.y) < maxShift && Math.abs(a.size - b.size) < maxShift;

const lettersOf = (text: string) => Array.from(text.replace(/[\s\u00a0\0]/g, ''));

/** Number of alternative texts of the source that the result lacks. */
function countLostTexts(source: PDFContext, result: PDFContext): number {
  const remaining = alternativeTextsOf(result);
  let lostCount = 0;
  for (const text of alternativeTextsOf(source)) {
    const index = remaining.indexOf(text);
    if (index < 0) lostCount += 1;
    else remaining.splice(index, 1);
  }
  return lostCount;
}

function alternativeTextsOf(context: PDFContext): string[] {
  const texts: string[] = [];
  const visited = new Set<PDFDict>();
  const root = getDict(catalogOf(context), 'StructTreeRoot');
  const waiting = root ? [root] : [];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (visited.has(element)) continue;
    visited.add(element);
    const elementTexts = ['Alt', 'ActualText', 'E'].flatMap((key) => getText(element as PDFDict, key) ?? []);
    // An element counts once, as its texts are reworded together.
    if (elementTexts.length > 0) texts.push(elementTexts.join('\n'));
    for (const kid of kidsOf(element)) {
      const next = context.lookup(kid);
      if (next instanceof PDFDict) waiting.push(next);
    }
  }
  return texts;
}
