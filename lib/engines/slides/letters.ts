import type { Pdfium, Scratch } from '../pdfium';
import { fontName } from './fonts';
import type { Run } from './model';

export type Letter = {
  text: string;
  x: number;
  y: number;
  /** Along the line, after the letter. */
  end: number;
  size: number;
  turn: number;
  run: Omit<Run, 'text'>;
  /** pdfium put it in: a blank between words, or the end of a line. */
  made: boolean;
};

/**
 * Fonts of a page that do not say which letters they draw: what pdfium takes one for is the number of its drawing. A few
 * such letters in a font leave the others what they are.
 */
function unnamedFonts(pdfium: Pdfium, text: number): Set<number> {
  const fonts = new Map<number, { letters: number; unnamed: number }>();
  for (let index = 0; index < pdfium.FPDFText_CountChars(text); index++) {
    const object = pdfium.FPDFText_GetTextObject(text, index);
    if (!object) continue;
    const font = pdfium.FPDFTextObj_GetFont(object);
    const { letters = 0, unnamed = 0 } = fonts.get(font) ?? {};
    const error = pdfium.FPDFText_HasUnicodeMapError(text, index) === 1 ? 1 : 0;
    fonts.set(font, { letters: letters + 1, unnamed: unnamed + error });
  }
  return new Set([...fonts].flatMap(([font, { letters, unnamed }]) => (unnamed > letters / 5 ? font : [])));
}

export class Letters {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #text: number;
  readonly #scratch: Scratch;
  readonly #unnamed: Set<number>;
  #last: Letter | undefined;

  constructor(pdfium: Pdfium, page: number, text: number, scratch: Scratch) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#text = text;
    this.#scratch = scratch;
    this.#unnamed = unnamedFonts(pdfium, text);
  }

  /** Does a letter stand beside the page, where it cannot be seen? */
  outside(index: number): boolean {
    const { at } = this.#scratch;
    if (this.#pdfium.FPDFText_IsGenerated(this.#text, index) === 1) return false;
    if (!this.#pdfium.FPDFText_GetCharOrigin(this.#text, index, at, at + 8)) return false;
    const [x = 0, y = 0] = this.#scratch.doubles(2);
    const place = this.#shown(x, y);
    const size = this.#pdfium.FPDFText_GetFontSize(this.#text, index);
    const [width, height] = [
      this.#pdfium.FPDF_GetPageWidthF(this.#page),
      this.#pdfium.FPDF_GetPageHeightF(this.#page),
    ];
    return place.x < -size || place.y < 0 || place.x > width || place.y > height + size;
  }

  /** Undefined for a letter that cannot be written as text. */
  read(index: number, text: string): Letter | undefined {
    const { FPDFText_IsGenerated, FPDFText_HasUnicodeMapError } = this.#pdfium;
    if (FPDFText_IsGenerated(this.#text, index) === 1) {
      return this.#last && { ...this.#last, text: ' ', made: true };
    }
    if (FPDFText_HasUnicodeMapError(this.#text, index) === 1) return undefined;
    const object = this.#pdfium.FPDFText_GetTextObject(this.#text, index);
    // 3 is text that is not seen, such as what a scanner read.
    if (object && this.#pdfium.FPDFTextObj_GetTextRenderMode(object) === 3) return undefined;
    if (object && this.#unnamed.has(this.#pdfium.FPDFTextObj_GetFont(object))) return undefined;
    const place = this.#place(index);
    if (!place) return undefined;
    const letter = { text: text === '\ufffe' || text === '\u0002' ? '-' : text, ...place, made: false };
    this.#last = { ...letter, run: { ...this.#look(index), size: place.size } };
    return this.#last;
  }

  #place(index: number) {
    const { at } = this.#scratch;
    const { FPDFText_GetMatrix, FPDFText_GetCharOrigin, FPDFText_GetLooseCharBox } = this.#pdfium;
    if (!FPDFText_GetMatrix(this.#text, index, at)) return undefined;
    const [a = 1, b = 0, c = 0, d = 1] = this.#scratch.floats(4);
    const size = this.#pdfium.FPDFText_GetFontSize(this.#text, index) * Math.hypot(c, d);
    if (!FPDFText_GetCharOrigin(this.#text, index, at, at + 8)) return undefined;
    const [ox = 0, oy = 0] = this.#scratch.doubles(2);
    const from = this.#shown(ox, oy);
    const unit = 50 / (Math.hypot(a, b) || 1);
    const to = this.#shown(ox + a * unit, oy + b * unit);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const quarter = Math.round(angle / (Math.PI / 2));
    if (Math.abs(angle - quarter * (Math.PI / 2)) > 0.03 || Math.abs(quarter) === 2) return undefined;
    const turn = quarter === 0 ? 0 : quarter === 1 ? 1 : 3;
    if (!FPDFText_GetLooseCharBox(this.#text, index, at)) return undefined;
    // Left, top, right, bottom.
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#scratch.floats(4);
    const [one, other] = [this.#shown(left, bottom), this.#shown(right, top)];
    const end =
      turn === 0
        ? Math.max(one.x, other.x)
        : turn === 1
          ? Math.max(one.y, other.y)
          : -Math.min(one.y, other.y);
    return { x: from.x, y: from.y, end, size, turn };
  }

  /** A place of the page as it is shown: turned and cropped, from its top left. */
  #shown(x: number, y: number) {
    const { at } = this.#scratch;
    const pdfium = this.#pdfium;
    const [width, height] = [pdfium.FPDF_GetPageWidthF(this.#page), pdfium.FPDF_GetPageHeightF(this.#page)];
    pdfium.FPDF_PageToDevice(
      this.#page,
      0,
      0,
      Math.round(width * 64),
      Math.round(height * 64),
      0,
      x,
      y,
      at + 64,
      at + 68,
    );
    const places = this.#scratch.integers(18);
    return { x: (places[16] ?? 0) / 64, y: (places[17] ?? 0) / 64 };
  }

  #look(index: number) {
    const { at, size } = this.#scratch;
    const length = this.#pdfium.FPDFText_GetFontInfo(this.#text, index, at + 16, size - 16, at);
    const [flags = 0] = this.#scratch.integers(1);
    const name = this.#scratch.text(length - 1, 16);
    this.#pdfium.FPDFText_GetFillColor(this.#text, index, at, at + 4, at + 8, at + 12);
    const colour = this.#scratch
      .integers(3)
      .map((part) => (part & 255).toString(16).padStart(2, '0'))
      .join('');
    // ISO 32000-1, 9.8.2: bit 7 is italic, bit 19 bold. pdfium's weight is a guess by the width of stems.
    const bold = /bold|black|heavy|semib|demi/i.test(name) || (flags & 0x40000) !== 0;
    const italic = /italic|oblique/i.test(name) || (flags & 0x40) !== 0;
    return { font: fontName(name, (flags & 2) !== 0, (flags & 1) !== 0), bold, italic, colour };
  }
}
