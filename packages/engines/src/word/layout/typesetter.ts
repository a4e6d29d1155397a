import { writeNumber } from '../../text/docx/number-formats';
import { type Face, familyFor } from '../../write/faces';
import type { FontSet, MeasuredText } from '../../write/font-set';
import type { Block, Document, Inline, Shape, TextLook } from '../model';

/** Measured text of one size and font. */
export type Piece = {
  measured: MeasuredText;
  size: number;
  width: number;
  rise: number;
  /** Horizontal scale of the letters; 1 is their normal width. */
  stretch: number;
};

export const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);

/** Highest and lowest point of text, relative to its baseline. */
export type Height = { ascent: number; descent: number };

/** Superscript and subscript, as multiples of the font size. */
const script = { size: 0.58, super: 0.33, sub: -0.08 };
const smallCaps = 0.8;

const faceOf = ({ font, bold, italic }: TextLook): Face => ({
  family: familyFor(font).family,
  bold,
  italic,
});

/** Line height of Chinese and Japanese text: 1.3 times the font size in all, as Word sets SimSun and MS Mincho. */
const eastAsianHeight = { ascent: 1.12, descent: 0.18 };

/** Text in capitals, letter by letter: a letter without a single capital, such as ß, stays as it is. */
const capitals = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? capital : letter;
  });

/** Measures and draws text by its look. */
export class Typesetter {
  readonly #fonts: FontSet;
  readonly #measured = new Map<string, MeasuredText>();
  readonly #heights = new Map<string, Height>();

  constructor(fonts: FontSet) {
    this.#fonts = fonts;
  }

  measure(look: TextLook, text: string): Piece[] {
    const size = look.vertical ? look.size * script.size : look.size;
    const rise = (look.rise ?? 0) + (look.vertical ? look.size * script[look.vertical] : 0);
    if (!text) return [];
    if (look.caps !== 'small')
      return [this.#piece(look, look.caps === 'all' ? capitals(text) : text, size, rise)];
    return (text.match(/\p{Ll}+|\P{Ll}+/gu) ?? []).map((part) => {
      const isSmall = /\p{Ll}/u.test(part);
      return this.#piece(look, isSmall ? capitals(part) : part, isSmall ? size * smallCaps : size, rise);
    });
  }

  #piece(look: TextLook, text: string, size: number, rise: number): Piece {
    const face = faceOf(look);
    const key = `${face.family}${face.bold}${face.italic}${text}`;
    const measured = this.#measured.get(key) ?? this.#fonts.measure(face, text);
    if (this.#measured.size < 20_000) this.#measured.set(key, measured);
    const letters = look.spacing ? Array.from(text).length : 0;
    const stretch = look.stretch ?? 1;
    const width = measured.width * size * stretch + letters * (look.spacing ?? 0);
    return { measured, size, rise, stretch, width };
  }

  /** Line height of text; letters of other scripts, such as Devanagari, need more than the Latin ones beside them. */
  height(look: TextLook, pieces: readonly Piece[] = []): Height {
    const face = faceOf(look);
    const key = `${face.family}${face.bold}${face.italic}`;
    let base = this.#heights.get(key);
    if (!base) {
      const { ascent, descent, gap } = this.#fonts.metrics(face);
      base = { ascent: ascent + gap, descent };
      this.#heights.set(key, base);
    }
    let [ascent, descent] = [base.ascent * look.size, base.descent * look.size];
    for (const { measured, size } of pieces) {
      for (const { part } of measured.runs) {
        if (part.eastAsian) {
          ascent = Math.max(ascent, eastAsianHeight.ascent * size);
          descent = Math.max(descent, eastAsianHeight.descent * size);
        }
        if (!part.fontFile) continue;
        ascent = Math.max(ascent, (part.font.ascent * size) / 1000);
        descent = Math.max(descent, (-part.font.descent * size) / 1000);
      }
    }
    const rise = look.rise ?? 0;
    return { ascent: ascent + Math.max(0, rise), descent: descent + Math.max(0, -rise) };
  }

  textOperators(piece: Piece): string {
    return this.#fonts.textOperators(piece.measured, piece.size);
  }
}

/** Numbers that together contain every letter of a format, up to the thousands. */
const sampleNumbers = [...Array.from({ length: 100 }, (_, i) => i + 1), 200, 300, 400, 1000];

const numeralsIn = (format: string): string => {
  if (format === 'decimal') return '';
  const letters = sampleNumbers.flatMap((count) => Array.from(writeNumber(count, format)));
  return [...new Set(letters)].join('');
};

/** Fetches the fonts of a document. @returns names of substituted fonts */
export async function prepareFonts(fonts: FontSet, document: Document): Promise<string[]> {
  const texts = new Map<string, { face: Face; texts: Set<string> }>();
  const replaced = new Map<string, number>();
  const addText = (look: TextLook, text: string) => {
    const face = faceOf(look);
    const key = JSON.stringify(face);
    const entry = texts.get(key) ?? { face, texts: new Set() };
    texts.set(key, entry);
    entry.texts.add(look.caps ? capitals(text) + text : text);
    if (/\S/.test(text) && !familyFor(look.font).same)
      replaced.set(look.font, (replaced.get(look.font) ?? 0) + text.length);
  };
  const inline = (item: Inline) => {
    if (item.kind === 'text') addText(item.look, item.text);
    else if (item.kind === 'note') addText(item.look, item.mark);
    else if (item.kind === 'field')
      addText(
        item.look,
        item.field === 'style' ? styled(item) : `0${numerals(item.format)}${item.picture ?? ''}`,
      );
    else if (item.kind !== 'place') addText(item.look, '');
    if (item.kind === 'float') shape(item.float.shape);
    if (item.kind === 'drawing') shape(item.shape);
  };
  /**
   * Letters that computed numbers may have. Their values are known only after the layout, so all letters of the page
   * number formats count, and those of another format if given.
   */
  const numerals = (format = 'decimal') => numeralsIn(format) + pageNumberFormats.map(numeralsIn).join('');
  const pageNumberFormats = [...new Set(document.sections.map(({ numbers }) => numbers.format))];
  /** All letters that a reference to a style may show. */
  const styled = ({ result, reference }: Extract<Inline, { kind: 'field' }>) => {
    const isNamed = (block: Block) =>
      block.kind === 'paragraph' &&
      (document.styleNames.get(block.style) === reference?.style.toLowerCase() ||
        block.style === reference?.style);
    const paragraphs = document.sections.flatMap(({ blocks }) => blocks.filter(isNamed));
    const texts = paragraphs.flatMap((block) => (block.kind === 'paragraph' ? block.inlines : []));
    return result + texts.map((inline) => ('text' in inline ? inline.text : '')).join('');
  };
  const shape = ({ text, letters, inner }: Shape) => {
    if (text) walk(text.blocks);
    if (letters) addText(letters.look, letters.text);
    for (const each of inner ?? []) shape(each);
  };
  const walk = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      if (block.kind === 'table')
        for (const row of block.rows) for (const cell of row.cells) walk(cell.blocks);
      else {
        addText(block.end, '');
        if (block.label) addText(block.label.look, block.label.text);
        const leaders = block.look.tabs.map(({ leader }) => leader).join('');
        for (const item of block.inlines) {
          inline(item);
          if (item.kind === 'tab') addText(item.look, leaders);
        }
      }
    }
  };
  addText(document.look, '');
  for (const { blocks, headers, footers } of document.sections)
    for (const part of [blocks, ...Object.values(headers), ...Object.values(footers)]) walk(part);
  for (const blocks of document.notes.values()) walk(blocks);
  for (const { face, texts: letters } of texts.values()) await fonts.prepare(face, letters);
  return [...replaced].sort(([, a], [, b]) => b - a).map(([font]) => font);
}
