import type { Character, Line } from './lines';
import type { Glyph } from './page-model';

/** An inserted letter: its code in a font, and its advance in thousandths of the size. */
export type Letter = { text: string; bytes: number[]; displacement: number; font: string | undefined };

/** Changes to the letters of a page. */
export type Changes = {
  removed: Set<Glyph>;
  /** Shifts along the line, in points. */
  shifts: Map<Glyph, number>;
  insertions: Map<Glyph, Insertion>;
};

/** Letters inserted before or after a glyph, each with its offset from the glyph's old position in points. */
export type Insertion = { after: boolean; letters: (Letter & { offset: number })[] };

/** Letters of new words in the font of a glyph, or in its substitute. */
export type Typeset = (word: string, styleGlyph: Glyph) => Letter[];

/** Available length of a line, whether it is justified, and the point that stays fixed when its length changes. */
export type LineSpace = { maxWidth: number; justified: boolean; align: 'start' | 'middle' | 'end' };

/** Smallest and largest width of a space, as multiples of the mean width. */
const minSpaceFactor = 0.6;
const maxSpaceFactor = 1.7;

/** A positioned letter; an inserted one has the font and colour of `modelGlyph`. */
type Placed = {
  from: number;
  width: number;
  character?: Character;
  letter?: Letter;
  modelGlyph?: Glyph;
  blank: boolean;
};

/**
 * Rewords a line: unchanged words at its start and end are only moved, those between are replaced.
 *
 * @returns number of points by which the line exceeds the available length
 */
export function setLine(
  line: Line,
  wording: string,
  space: LineSpace,
  typeset: Typeset,
  changes: Changes,
): number {
  const { characters } = line;
  const oldWords = wordsOf(characters);
  const words = wording.split(/\s+/).filter(Boolean);
  const [start, end] = [
    countEqualWords(oldWords, words),
    countEqualWords(oldWords.toReversed(), words.toReversed()),
  ];
  if (start === words.length && start === oldWords.length) return 0;
  const tail = Math.min(end, Math.min(oldWords.length, words.length) - start);
  const newWords = words.slice(start, words.length - tail);
  const removed = oldWords.slice(start, oldWords.length - tail);
  const suffix = oldWords[oldWords.length - tail];
  let from = removed[0]?.from ?? suffix?.from ?? characters.length;
  let to = removed.at(-1)?.to ?? from;
  if (newWords.length === 0) {
    if (suffix) to = suffix.from;
    else from = oldWords[start - 1]?.to ?? 0;
  }
  const spaceWidth = meanSpace(characters) ?? line.size * 0.25;
  const styleGlyph = glyphNear(characters, from);
  if (!styleGlyph) return 0;
  const middle: Placed[] = [];
  const blank = (): Placed => ({ from: 0, width: spaceWidth, blank: true });
  if (removed.length === 0 && !suffix && start > 0) middle.push(blank());
  for (const [index, word] of newWords.entries()) {
    if (index > 0) middle.push(blank());
    const replacedWord = removed[Math.min(index, removed.length - 1)];
    const modelGlyph = (replacedWord && characters[replacedWord.from]?.glyph) || styleGlyph;
    for (const letter of typeset(word, modelGlyph))
      middle.push({
        from: 0,
        width: letter.displacement * modelGlyph.show.unit,
        letter,
        modelGlyph,
        blank: false,
      });
  }
  if (removed.length === 0 && suffix && newWords.length > 0) middle.push(blank());
  const placed = [
    ...unchangedLetters(characters, 0, from),
    ...middle,
    ...unchangedLetters(characters, to, characters.length),
  ];
  // Spaces are written as characters if the font has one, so that words can be searched and copied.
  for (const [index, item] of middle.entries()) {
    if (!item.blank) continue;
    item.modelGlyph = middle[index - 1]?.modelGlyph ?? styleGlyph;
    [item.letter] = typeset(' ', item.modelGlyph);
  }
  const excess = spread(placed, space, line.length);
  apply(placed, characters.slice(from, to), styleGlyph, to > from, changes);
  return excess;
}

type Word = { text: string; from: number; to: number };

/** Words of a line, with their ranges of characters. */
export function wordsOf(characters: Character[]): Word[] {
  const words: Word[] = [];
  let from = -1;
  for (let index = 0; index <= characters.length; index++) {
    const isInk = index < characters.length && characters[index]?.text.trim() !== '';
    if (isInk && from < 0) from = index;
    if (!isInk && from >= 0) {
      const text = characters.slice(from, index).map((character) => character.text);
      words.push({ text: text.join(''), from, to: index });
      from = -1;
    }
  }
  return words;
}

/** Number of equal words at the start. */
function countEqualWords(oldWords: Word[], words: string[]): number {
  const change = words.findIndex((word, index) => oldWords[index]?.text !== word);
  return change < 0 ? words.length : change;
}

/** Mean width of the spaces between words. */
function meanSpace(characters: Character[]): number | undefined {
  const words = wordsOf(characters);
  const gaps = words.slice(1).map((word, index) => {
    const previousCharacter = characters[(words[index]?.to ?? 0) - 1];
    return (characters[word.from]?.from ?? 0) - (previousCharacter?.to ?? 0);
  });
  return gaps.length > 0 ? gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length : undefined;
}

/** The first removed letter, or the one next to the insertion point. */
function glyphNear(characters: Character[], from: number): Glyph | undefined {
  const glyphOf = ({ glyph }: Character) => glyph;
  return (characters.slice(from).find(glyphOf) ?? characters.findLast(glyphOf))?.glyph;
}

/** Unchanged letters; the width of each is the distance to the next one. */
function unchangedLetters(characters: Character[], from: number, to: number): Placed[] {
  return characters.slice(from, to).map((character, index) => {
    const next = characters[from + index + 1];
    return {
      from: 0,
      width: (next?.from ?? character.to) - character.from,
      character,
      blank: character.text === ' ',
    };
  });
}

/** Positions letters one after the other, with spaces narrowed or widened to fit. */
function spread(placed: Placed[], { maxWidth, justified, align }: LineSpace, oldLength: number): number {
  const length = placed.reduce((sum, { width }) => sum + width, 0);
  const blanks = placed.filter(({ blank }) => blank);
  const mean = blanks.reduce((sum, { width }) => sum + width, 0) / (blanks.length || 1);
  const stretchPerBlank = length > maxWidth || justified ? (maxWidth - length) / (blanks.length || 1) : 0;
  const isTooShort = stretchPerBlank > mean * (maxSpaceFactor - 1);
  const extra = isTooShort ? 0 : Math.max(stretchPerBlank, mean * (minSpaceFactor - 1));
  const lineWidth = length + extra * blanks.length;
  let position =
    align === 'start' || lineWidth > maxWidth ? 0 : (oldLength - lineWidth) / (align === 'middle' ? 2 : 1);
  for (const item of placed) {
    item.from = position;
    if (item.blank) item.width += extra;
    position += item.width;
  }
  return Math.max(0, lineWidth - maxWidth);
}

function apply(
  placed: Placed[],
  removed: Character[],
  styleGlyph: Glyph,
  isInsertedBefore: boolean,
  changes: Changes,
): void {
  for (const { glyph } of removed) if (glyph) changes.removed.add(glyph);
  for (const { character, from } of placed) {
    const shift = character ? from - character.from : 0;
    if (character?.glyph && Math.abs(shift) > 0.0005) changes.shifts.set(character.glyph, shift);
  }
  const isLast = !placed
    .slice(placed.findLastIndex(({ letter }) => letter))
    .some(({ character }) => character);
  const anchors = new Set(
    placed.flatMap(({ letter, modelGlyph }) => (letter && modelGlyph ? [modelGlyph] : [])),
  );
  const oldCharacters = [...removed, ...placed.flatMap(({ character }) => character ?? [])];
  for (const anchor of anchors) {
    const place = oldCharacters.find(({ glyph }) => glyph === anchor)?.from ?? 0;
    const letters = placed.flatMap(({ letter, modelGlyph, from }) =>
      letter && modelGlyph === anchor ? [{ ...letter, offset: from - place }] : [],
    );
    changes.insertions.set(anchor, { after: anchor === styleGlyph && !isInsertedBefore && isLast, letters });
  }
}
