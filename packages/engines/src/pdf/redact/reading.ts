import type { Point } from './geometry';
import type { Letter } from './page';

/** Letters with one common text: a single letter, or the letters of marked content with a replacement text. */
export type ReadUnit = { letters: Letter[]; text: string; separation: Separation };

/** What separates a letter from the previous one: nothing, a gap or a new line. */
type Separation = 'next' | 'gap' | 'line';

/** Largest number of glyphs of a word: a replacement text for more glyphs stands for a passage. */
const maxWord = 24;

/** Glyphs of a cluster, such as a consonant with its vowel sign, of which no part is a word. */
const maxCluster = 4;

/** Distances between letters, in font sizes; `twinPart` in widths of the letter. */
const limits = { line: 0.5, back: -1.2, column: 6, gap: 0.18, twin: 0.15, twinPart: 0.4, spaced: 1 };

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const leftToRight = /\p{L}/u;
const digit = /\p{N}/u;

/**
 * Letters in reading order, which may differ from the drawing order: words from right to left are drawn from
 * left to right, vowel signs before their consonants, a bold letter twice.
 *
 * @param usesReplacements whether a replacement text that differs from its letters is read in their place
 */
export function readingOf(letters: Letter[], usesReplacements = true): ReadUnit[] {
  const units = inReadingOrder(unitsOf(letters, usesReplacements));
  for (const [index, unit] of units.entries()) unit.separation = separationBefore(units, index);
  joinSpacedLetters(units);
  return units;
}

/** A mark that is drawn over the letter before it: the next letter follows that letter. */
const mark = /^\p{M}+$/u;

function separationBefore(units: ReadUnit[], index: number): Separation {
  const unit = units[index] as ReadUnit;
  const found: Separation[] = [];
  for (let before = index - 1; before >= 0; before--) {
    const previous = units[before] as ReadUnit;
    found.push(separationOf(previous, unit));
    if (!mark.test(previous.text)) break;
  }
  return (['next', 'gap'] as const).find((separation) => found.includes(separation)) ?? 'line';
}

/** Whether letters can also be read without their replacement texts, with another result. */
export const hasOtherReading = (letters: Letter[]): boolean =>
  letters.some(
    ({ span }) => span && isRead(span, span.letters.length) && span.letters.every(({ text }) => text),
  );

/** Letters as lines of text, with their replacement texts and, if that differs, without. */
export const linesOf = (letters: Letter[]): string[] =>
  hasOtherReading(letters)
    ? [...new Set([...linesRead(letters, true), ...linesRead(letters, false)])]
    : linesRead(letters, true);

function linesRead(letters: Letter[], usesReplacements: boolean): string[] {
  const lines: string[] = [];
  for (const { text, separation } of readingOf(letters, usesReplacements)) {
    if (separation === 'line') lines.push('');
    if (text) lines.push(`${lines.pop() ?? ''}${separation === 'gap' ? ' ' : ''}${text}`);
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]/g, '');

/** Units in drawing order, without the second copy of a letter that is drawn twice to look bold. */
function unitsOf(letters: Letter[], usesReplacements: boolean): ReadUnit[] {
  const units: ReadUnit[] = [];
  const groups = new Map<object, ReadUnit>();
  const counts = new Map<object, number>();
  for (const { span } of letters) if (span) counts.set(span, (counts.get(span) ?? 0) + 1);
  for (const letter of letters) {
    const { span } = letter;
    const group = span && groups.get(span);
    const last = units.at(-1);
    if (group) group.letters.push(letter);
    else if (usesReplacements && span && isRead(span, counts.get(span) ?? 0)) {
      const unit: ReadUnit = { letters: [letter], text: span.text, separation: 'next' };
      groups.set(span, unit);
      units.push(unit);
    } else if (last && isTwin(last, letter)) last.letters.push(letter);
    else units.push({ letters: [letter], text: letter.text, separation: 'next' });
  }
  return units;
}

/** Whether a replacement text says something else than its letters, of which `count` are read. */
function isRead({ text, letters }: NonNullable<Letter['span']>, count: number): boolean {
  // Browsers draw a space as the soft hyphen at which they divide a word.
  if (text === '\u00ad') return letters.every((letter) => letter.text !== text);
  if (letters.length > maxWord || (count < letters.length && letters.length > maxCluster)) return false;
  return plain(text) !== plain(letters.map((letter) => letter.text).join(''));
}

/** Whether a letter is drawn over the same letter: much nearer to it than the next letter of a word is. */
function isTwin({ text, letters: [first] }: ReadUnit, letter: Letter): boolean {
  if (!first || text === '' || text !== letter.text) return false;
  const [[x0, y0], [x1, y1]] = first.area as [Point, Point];
  const [dx, dy] = [letter.middle[0] - first.middle[0], letter.middle[1] - first.middle[1]];
  return (
    Math.hypot(dx, dy) < Math.min(limits.twin * first.size, limits.twinPart * Math.hypot(x1 - x0, y1 - y0))
  );
}

/**
 * Reverses words from right to left that are drawn from left to right, and words from left to right whose last letter is
 * drawn first; numbers in words from right to left keep their order.
 */
function inReadingOrder(units: ReadUnit[]): ReadUnit[] {
  const ordered: ReadUnit[] = [];
  for (let start = 0; start < units.length; ) {
    if (!rightToLeft.test(units[start]?.text ?? '')) {
      let end = start + 1;
      while (end < units.length && isDrawnBefore(units[end - 1] as ReadUnit, units[end] as ReadUnit))
        end += 1;
      if (end - start < minBackwards) end = start + 1;
      ordered.push(...units.slice(start, end).reverse());
      start = end;
      continue;
    }
    let end = start + 1;
    for (let next = end; next < units.length; next++) {
      const [unit, previous] = [units[next] as ReadUnit, units[next - 1] as ReadUnit];
      const isForeign = leftToRight.test(unit.text) && !rightToLeft.test(unit.text);
      if (isForeign || !isOnLine(previous, unit)) break;
      if (rightToLeft.test(unit.text)) end = next + 1;
    }
    const run = units.slice(start, end);
    ordered.push(
      ...(distances(run[0] as ReadUnit, run.at(-1) as ReadUnit).forward < 0 ? run : reversed(run)),
    );
    start = end;
  }
  return ordered;
}

/** Fewest letters drawn one before the other that are a word drawn backwards. */
const minBackwards = 3;

/** Whether a letter from left to right is drawn directly before the previous one: its end meets the start of that one. */
function isDrawnBefore(previous: ReadUnit, unit: ReadUnit): boolean {
  if (rightToLeft.test(unit.text)) return false;
  const { forward, backward, across } = distances(previous, unit);
  return across < limits.line && forward < -limits.gap && Math.abs(backward) < 2 * limits.gap;
}

function reversed(run: ReadUnit[]): ReadUnit[] {
  const result: ReadUnit[] = [];
  let number: ReadUnit[] = [];
  for (const unit of [...run].reverse()) {
    if (digit.test(unit.text)) number.unshift(unit);
    else {
      result.push(...number, unit);
      number = [];
    }
  }
  return [...result, ...number];
}

/** Distances from one unit to another in font sizes: from its end along its baseline, to its start, and across. */
function distances(unit: ReadUnit, other: ReadUnit) {
  const [first, ...more] = unit.letters as [Letter, ...Letter[]];
  const [start, end] = [first.area[0] as [number, number], first.area[1] as [number, number]];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const [dx, dy] = length > 1e-6 ? [(end[0] - start[0]) / length, (end[1] - start[1]) / length] : [1, 0];
  const size = Math.max(first.size, 1e-3);
  const along = ([x, y]: [number, number]) => ((x - start[0]) * dx + (y - start[1]) * dy) / size;
  const positions = (letters: Letter[]) =>
    letters.flatMap(({ area: [a, b] }) => [a, b].map((point) => along(point as [number, number])));
  const [own, others] = [positions([first, ...more]), positions(other.letters)];
  const [x, y] = (other.letters[0] as Letter).area[0] as [number, number];
  return {
    forward: Math.min(...others) - Math.max(...own),
    backward: Math.min(...own) - Math.max(...others),
    across: Math.abs((x - end[0]) * dy - (y - end[1]) * dx) / size,
  };
}

function isOnLine(unit: ReadUnit, other: ReadUnit): boolean {
  const { forward, backward, across } = distances(unit, other);
  return across <= limits.line && Math.max(forward, backward) <= limits.column;
}

export function separationOf(unit: ReadUnit, other: ReadUnit): Separation {
  const { forward, backward, across } = distances(unit, other);
  if (across > limits.line) return 'line';
  const isBackwards = rightToLeft.test(other.text) || rightToLeft.test(unit.text);
  const distance = isBackwards && backward > forward ? backward : forward;
  if (distance < limits.back || distance > limits.column) return 'line';
  return distance > limits.gap ? 'gap' : 'next';
}

/** Joins the letters of lines in which each letter is set apart from the next one, as in a spaced heading or a comb field. */
function joinSpacedLetters(units: ReadUnit[]): void {
  for (let start = 0; start < units.length; ) {
    let end = start + 1;
    while (end < units.length && units[end]?.separation !== 'line') end += 1;
    const gaps = new Map<ReadUnit, number>();
    for (let index = start + 1; index < end; index++) {
      const [previous, unit] = [units[index - 1] as ReadUnit, units[index] as ReadUnit];
      if (previous.text.trim() && unit.text.trim()) gaps.set(unit, distances(previous, unit).forward);
    }
    // A few letters of a pair may be set nearer.
    const least = [...gaps.values()].sort((a, b) => a - b)[Math.floor(gaps.size / 8)] ?? 0;
    if (gaps.size > 2 && least > limits.gap && least <= limits.spaced)
      for (const [unit, gap] of gaps) if (gap <= least + limits.gap) unit.separation = 'next';
    start = end;
  }
}
