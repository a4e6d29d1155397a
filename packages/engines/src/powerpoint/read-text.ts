import { lettersOf } from './audit';
import { mergeDuplicateLetters } from './duplicate-objects';
import { isSpaceBetween, type Letter, Letters } from './letters';
import { itemOf, markerLength } from './lists';
import type { Box, Line, Run } from './model';
import type { OpenPage } from './page';
import { isRightToLeft, rowInOrder } from './right-to-left';
import { drawWithAndWithout } from './visibility';

/** A character of the page in pdfium; `read` is undefined for a line break, and for a letter that cannot be read. */
type Character = {
  object: number;
  text: string;
  read: Letter | undefined;
  box: Box | undefined;
  isBreak: boolean;
};

/**
 * Reads the text of a page; text not at right angles, or unreadable, stays in the drawing. Text that the page does not
 * show (covered, clipped away, on a layer that is off) is left out.
 *
 * @returns its lines, the page objects they come from, the text of the whole page, the letters and digits that leave
 *   the drawing and must be on the slide, whether words stay in the drawing, since letters of their page objects cannot
 *   be read, and whether the page has words that it does not show
 */
export function readText(page: OpenPage) {
  const { pdfium } = page;
  const text = pdfium.FPDFText_LoadPage(page.page);
  const reader = new Letters(page, text);
  const letters: Character[] = [];
  /** Objects with an unreadable letter: they stay in the drawing as a whole, so that no letter gets lost. */
  const partial = new Set<number>();
  const codeAt = (index: number) => pdfium.FPDFText_GetUnicode(text, index);
  const isBetween = (code: number, from: number, to: number) => code >= from && code <= to;
  for (let index = 0; index < pdfium.FPDFText_CountChars(text); index++) {
    const code = codeAt(index);
    // pdfium counts a letter beyond U+FFFF as two; the second one has no position.
    if (isBetween(code, 0xdc00, 0xdfff) && isBetween(codeAt(index - 1), 0xd800, 0xdbff)) continue;
    const codePoint = isBetween(code, 0xd800, 0xdbff)
      ? 0x10000 + ((code - 0xd800) << 10) + (codeAt(index + 1) - 0xdc00)
      : code;
    const letter = String.fromCodePoint(isBetween(codePoint, 1, 0x10ffff) ? codePoint : 0xfffd);
    // Text outside the crop box is invisible on the page, so the slide lacks it too.
    if (reader.isOutside(index)) continue;
    const object = pdfium.FPDFText_GetTextObject(text, index);
    const isBreak = code === 13 || code === 10;
    const read = isBreak ? undefined : reader.read(index, letter);
    letters.push({ object, text: letter, read, box: reader.boxOf(index), isBreak });
    if (!isBreak && !read && object && letter.trim() !== '') partial.add(object);
  }
  const lettersByObject = new Map<number, Letter[]>();
  for (const { object, read } of letters) {
    const existing = lettersByObject.get(object);
    if (!existing) lettersByObject.set(object, read ? [read] : []);
    else if (read) existing.push(read);
  }
  const objects = new Set(letters.flatMap(({ object, read }) => (read && object ? object : [])));
  for (const object of partial) objects.delete(object);
  mergeDuplicateLetters(page, lettersByObject, objects);
  // Covered text leaves the drawing too: what covers it may become a separate picture.
  const visibility = letters.length > 0 ? drawWithAndWithout(page, objects) : undefined;
  const patterned = new Set<number>();
  // pdfium calls letters white that are filled with a pattern: they stay in the drawing.
  for (const { object, read, box } of letters)
    if (object && box && read?.run.colour === 'ffffff' && visibility?.darkens(box)) {
      patterned.add(object);
      partial.add(object);
      objects.delete(object);
    }
  const stretches: Letter[][] = [[]];
  let [expected, fullText] = ['', ''];
  let [isDrawn, isUnread, isUnseen, isLastUnseen] = [false, false, false, false];
  for (const { object, text: letter, read, box, isBreak } of letters) {
    const isReadable = read !== undefined && !partial.has(object);
    const isWord = /[\p{L}\p{N}]/u.test(letter);
    if (isReadable && isWord && visibility && box && !read.isGenerated)
      isLastUnseen = !visibility.differs(box) && !reader.mayLack(object, letter);
    if (isReadable && isLastUnseen) {
      isUnseen ||= isWord;
      stretches.push([]);
      continue;
    }
    if (!isReadable && isWord && box) {
      isUnread = true;
      isDrawn ||= patterned.has(object) || (visibility?.isDrawn(box) ?? false);
    }
    // What an unnamed letter counts as is not what the page shows, so the notes lack it.
    if (isBreak || !reader.isUnnamed(object))
      fullText += letter === '\r' ? '' : letter === '\ufffe' || letter === '\u0002' ? '-' : letter;
    if (!isReadable) {
      if (isBreak) isLastUnseen = false;
      stretches.push([]);
      continue;
    }
    stretches.at(-1)?.push(read);
    if (!read.isGenerated) expected += read.text;
  }
  const lines = stretches.flatMap((stretch) =>
    stretch.some(({ text }) => isRightToLeft(text))
      ? rowsOf(stretch).flatMap((row) => (row.some(isReversed) ? linesInOrder(row) : linesOf(row)))
      : linesOf(stretch),
  );
  pdfium.FPDFText_ClosePage(text);
  return {
    lines,
    objects,
    all: fullText.trim(),
    letters: lettersOf(expected),
    isPartial: isDrawn,
    isUnseen: isUnseen || (isUnread && !isDrawn),
    linked: [...reader.linked].flatMap(({ address }) => address ?? []),
  };
}

const isReversed = ({ text, quarterTurns }: Letter) => quarterTurns === 0 && isRightToLeft(text);

/** Groups letters by baseline, in writing direction. */
function rowsOf(letters: readonly Letter[]): Letter[][] {
  const rows: Letter[][] = [];
  for (const letter of letters) {
    const last = rows.at(-1)?.at(-1);
    const isBeside =
      last &&
      letter.quarterTurns === last.quarterTurns &&
      Math.abs(baselineOf(letter) - baselineOf(last)) < last.size * 0.3;
    if (isBeside) rows.at(-1)?.push(letter);
    else rows.push([letter]);
  }
  return rows;
}

function linesInOrder(row: readonly Letter[]): Line[] {
  return rowInOrder(row).flatMap(({ letters, rightToLeft }) => lineOf(letters, rightToLeft) ?? []);
}

/** Lines of letters, each from left to right. */
function linesOf(letters: readonly Letter[]): Line[] {
  const lines: Letter[][] = [];
  let line: Letter[] = [];
  for (const read of letters) {
    if (line.length > 0 && read.text.trim() !== '' && breaks(line, read)) {
      lines.push(line);
      line = [];
    }
    line.push(read);
  }
  return [...lines, line].flatMap((each) => lineOf(spaced(each)) ?? []);
}

/** A line with the spaces that the PDF does not contain. */
function spaced(line: readonly Letter[]): Letter[] {
  const spacing = trackingOf(line);
  const letters: Letter[] = [];
  let last: Letter | undefined;
  for (const letter of line) {
    // pdfium takes the distance between widely set letters for a space.
    if (spacing > 0 && letter.isGenerated) continue;
    const previous = letters.at(-1);
    const start = positionAlongLine(letter) - spacing;
    if (previous && last && isSpaceBetween(previous, { text: letter.text, start, size: letter.size }))
      letters.push({ ...previous, text: ' ', isGenerated: true });
    letters.push(spacing > 0 ? { ...letter, run: { ...letter.run, spacing } } : letter);
    last = letter;
  }
  return letters;
}

/** Minimum number of letters from which letter spacing can be told from word spacing. */
const minSpacedLetters = 5;

/**
 * Letter spacing of a line in points, as in some headings; 0 for normal spacing. It is the distance between most of
 * its letters, if that is as wide as a space usually is.
 */
function trackingOf(line: readonly Letter[]): number {
  const ownLetters = line.filter(({ isGenerated }) => !isGenerated);
  const gaps: number[] = [];
  for (const [i, letter] of ownLetters.entries()) {
    const next = ownLetters[i + 1];
    // Dots that lead to a page number are no letters.
    const isLeader = letter.text === '.' && next?.text === '.';
    if (next && !isLeader && letter.text.trim() !== '' && next.text.trim() !== '')
      gaps.push(positionAlongLine(next) - letter.end);
  }
  const [first] = ownLetters;
  if (!first || gaps.length < minSpacedLetters - 1) return 0;
  const median = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const equalGaps = gaps.filter((gap) => Math.abs(gap - median) < first.size * 0.1).length;
  return median > first.size * 0.15 && equalGaps >= gaps.length * 0.7 ? median : 0;
}

/** Whether a letter starts a new line: it is on another baseline, or beyond a column gap. */
function breaks(line: Letter[], letter: Letter): boolean {
  // Spaces do not bridge a column gap, whatever their number.
  const last = line.findLast(({ text }) => text.trim() !== '') ?? letter;
  // The letters of a ligature such as “ffi”, or of a replacement text, all have the position of the glyph.
  if (letter.x === last.x && letter.y === last.y) return false;
  const size = Math.max(last.size, letter.size);
  const gap = positionAlongLine(letter) - last.end;
  return (
    letter.quarterTurns !== last.quarterTurns ||
    Math.abs(baselineOf(letter) - baselineOf(last)) > size * 0.6 ||
    (gap > size && gap > size + 2 * Math.max(0, trackingOf(line.slice(-12)))) ||
    gap < -size * 0.8
  );
}

const positionAlongLine = ({ x, y, quarterTurns }: Letter) =>
  quarterTurns === 0 ? x : quarterTurns === 1 ? y : -y;
const baselineOf = ({ x, y, quarterTurns }: Letter) => (quarterTurns === 0 ? y : x);

/** @param rightToLeft whether the line reads from right to left; such a line is never a list item */
function lineOf(letters: Letter[], rightToLeft = false): Line | undefined {
  while (letters.at(-1)?.text.trim() === '') letters.pop();
  while (letters[0]?.text.trim() === '') letters.shift();
  const [first] = letters;
  if (!first) return undefined;
  const runs = runsOf(letters);
  const marker =
    first.quarterTurns === 0 && !rightToLeft ? markerLength(letters.map(({ text }) => text).join('')) : 0;
  const firstTextLetter = letters[marker];
  const item =
    marker > 0 && firstTextLetter
      ? itemOf(
          {
            ...first.run,
            text: letters
              .slice(0, marker)
              .map(({ text }) => text)
              .join('')
              .trim(),
          },
          runsOf(letters.slice(marker)),
          firstTextLetter.x,
        )
      : undefined;
  const end = Math.max(...letters.map((letter) => letter.end));
  const size = Math.max(...letters.map((letter) => letter.size));
  const x = rightToLeft ? Math.min(...letters.map((letter) => letter.x)) : first.x;
  const width = end - (rightToLeft ? x : positionAlongLine(first));
  const placed = { x, baseline: first.y, width, size, quarterTurns: first.quarterTurns };
  return { runs, ...placed, ...(item && { item }), ...(rightToLeft && { rightToLeft }) };
}

function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  for (const { text, run } of letters) {
    const last = runs.at(-1);
    // A space takes the formatting of the text before it.
    if (last && (text === ' ' || hasSameFormat(last, run))) last.text += text;
    else runs.push({ ...run, text });
  }
  return runs;
}

const hasSameFormat = (a: Run, b: Omit<Run, 'text'>) =>
  a.font === b.font &&
  Math.abs(a.size - b.size) < 0.3 &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.colour === b.colour &&
  a.opacity === b.opacity &&
  a.spacing === b.spacing &&
  a.link === b.link;
