import type { PDFContext, PDFDict, PDFRef } from '@cantoo/pdf-lib';
import type { PageObject } from '../assemble/page-objects';
import type { Face } from './face';
import { embed, type Substitute, type Substitutes } from './fonts';
import type { Glyph } from './page-model';
import { readPageText } from './page-text';
import type { AddedFonts } from './rewrite';
import type { Letter } from './set-line';

/** Codes that a document shows in each of its fonts, whose glyphs the file therefore contains. */
export type ShownCodes = Map<PDFDict, Set<number>>;

/** Largest number of pages that are searched for letters of a font. */
const maxPages = 60;

/** Collects the codes shown on the pages around a page. */
export function codesShownAround(
  context: PDFContext,
  pageObjects: PageObject[],
  index: number,
  fonts: Substitutes,
): ShownCodes {
  const shownCodes: ShownCodes = new Map();
  const from = Math.max(0, Math.min(index - maxPages / 2, pageObjects.length - maxPages));
  for (const pageObject of pageObjects.slice(from, from + maxPages)) {
    for (const { show, code } of readPageText(context, pageObject, fonts.widths).glyphs) {
      const codes = shownCodes.get(show.face.dict) ?? new Set<number>();
      shownCodes.set(show.face.dict, codes.add(code));
    }
  }
  return shownCodes;
}

/** Typesets words in the font of the words they replace, or in a substitute if that font lacks a letter. */
export class Typesetter {
  /** Replaced fonts with their substitutes: `Gotham → Arimo`. */
  readonly replaced = new Set<string>();
  /** Letters that no available font has. */
  readonly missing = new Set<string>();
  readonly #used = new Map<string, { substitute: Substitute; glyphs: Map<number, string> }>();

  constructor(
    readonly shownCodes: ShownCodes,
    readonly fonts: Substitutes,
  ) {}

  readonly typeset = (word: string, styleGlyph: Glyph): Letter[] => {
    const letters = Array.from(word);
    const ownLetters = this.#inOwnFont(letters, styleGlyph);
    if (ownLetters) return ownLetters;
    // A space that the font lacks becomes a gap without a glyph.
    if (word === ' ') return [];
    this.#recordReplacement(styleGlyph.show.face, letters);
    return letters.flatMap((letter) => this.#substituteLetter(letter, styleGlyph) ?? []);
  };

  /** Embeds the substitutes that were used. */
  async finish(context: PDFContext): Promise<AddedFonts> {
    const addedFonts = new Map<string, PDFRef>();
    for (const [name, { substitute, glyphs }] of this.#used) {
      addedFonts.set(name, await embed(context, substitute, glyphs));
    }
    return addedFonts;
  }

  /** Letters in the font itself; a letter that it lacks may be part of a ligature that it has. */
  #inOwnFont(letters: string[], styleGlyph: Glyph): Letter[] | undefined {
    const ownLetters: Letter[] = [];
    for (let index = 0; index < letters.length; ) {
      const single = this.#ownLetter(letters[index] ?? '', styleGlyph);
      const [length, letter] = single
        ? [1, single]
        : this.#ligature(letters.slice(index, index + 3), styleGlyph);
      if (!letter) return undefined;
      ownLetters.push(letter);
      index += length;
    }
    return ownLetters;
  }

  #ligature(letters: string[], styleGlyph: Glyph): [length: number, Letter | undefined] {
    for (let length = letters.length; length > 1; length--) {
      const letter = this.#ownLetter(letters.slice(0, length).join(''), styleGlyph);
      if (letter) return [length, letter];
    }
    return [1, undefined];
  }

  #ownLetter(letter: string, { show }: Glyph): Letter | undefined {
    const { face } = show;
    const code = face.codeOf(letter);
    if (code === undefined || !this.#hasGlyph(face, code)) return undefined;
    const spacing = show.letterSpace + (face.bytes === 1 && code === 32 ? show.wordSpace : 0);
    const displacement = face.widthOf(code) * face.unit + (show.size ? (spacing * 1000) / show.size : 0);
    const bytes = face.bytes === 2 ? [code >> 8, code & 255] : [code];
    return { text: letter, bytes, displacement, font: undefined };
  }

  #hasGlyph(face: Face, code: number): boolean {
    if (this.shownCodes.get(face.dict)?.has(code)) return true;
    return !face.isSubset && face.widthOf(code) > 0;
  }

  #substituteLetter(letter: string, { show }: Glyph): Letter | undefined {
    const substitute = show.font === undefined ? undefined : this.fonts.substituteFor(show.face, letter);
    if (!substitute) {
      this.missing.add(letter);
      return undefined;
    }
    const font = `TriFace-${substitute.file.replace(/^.*\/|\.\w+$/g, '')}`;
    const used = this.#used.get(font) ?? { substitute, glyphs: new Map<number, string>() };
    this.#used.set(font, used);
    const glyph = substitute.font.glyphOf(letter.codePointAt(0) ?? 0);
    used.glyphs.set(glyph, letter);
    const displacement = substitute.font.advanceOf(glyph) * show.face.unit;
    return { text: letter, bytes: [glyph >> 8, glyph & 255], displacement, font };
  }

  #recordReplacement(face: Face, letters: string[]): void {
    for (const letter of letters) {
      const substitute = this.fonts.substituteFor(face, letter);
      // Another style of the same family does not count as replaced.
      if (substitute && !face.name.startsWith(substitute.name))
        this.replaced.add(`${face.name} → ${substitute.name}`);
    }
  }
}
