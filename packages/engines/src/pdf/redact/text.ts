import { type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { Fault } from '../../engine';
import { type Matrix, multiply } from '../../matrix';
import { hexOf } from '../../write/bytes';
import { getArray, getDict, getName, numbersOf } from '../assemble/objects';
import { readFace } from '../edit/face';
import { streamText } from '../edit/stream-text';
import { type Area, apply, boxArea, halfPlanes, isWithin, overlap, type Point } from './geometry';
import { glyphNamesOf } from './glyph-names';
import { digits, type Font, type Letter, middlesOf, type Running, unmoved } from './page';
import { verticalMetricsOf } from './vertical';

/**
 * Height above the baseline, in font sizes, of a letter's middle: even with a line spacing of 0.6, it belongs to no
 * other line.
 */
const middle = 0.275;

/** Handles text operators (ISO 32000-2, 9): finds letters, and writes the remaining ones at their old positions. */
export class TextRun {
  #line = unmoved;
  #place = unmoved;
  isOpen = false;
  #clipLetters = 0;
  #clipGone = 0;

  constructor(readonly run: Running) {}

  /** @returns whether it is a text operator */
  operator(text: string, start: number, end: number): boolean {
    const { state } = this.run;
    const n = (index: number) => this.run.number(index);
    switch (text) {
      case 'BT':
        this.#line = this.#place = unmoved;
        this.isOpen = true;
        this.#clipLetters = this.#clipGone = 0;
        return true;
      case 'ET':
        this.isOpen = false;
        // Without any letters the text would clip to nothing, which some readers take as no clip.
        if (this.#clipLetters > 0 && this.#clipGone === this.#clipLetters)
          this.run.patch(end, end, ' 0 0 0 0 re W n');
        return true;
      case 'Tc':
        state.letterSpace = n(0);
        return true;
      case 'Tw':
        state.wordSpace = n(0);
        return true;
      case 'Tz':
        state.scale = n(0) / 100;
        return true;
      case 'TL':
        state.leading = n(0);
        return true;
      case 'Ts':
        state.rise = n(0);
        return true;
      case 'Tr':
        state.rendering = n(0);
        return true;
      case 'Tf':
        this.setFont();
        return true;
      case 'Td':
      case 'TD':
        if (text === 'TD') state.leading = -n(1);
        this.#next(n(0), n(1));
        return true;
      case 'Tm':
        this.#line = this.#place = this.run.matrix();
        return true;
      case 'T*':
        this.#next(0, -state.leading);
        return true;
      case 'Tj':
      case 'TJ':
        this.#show(start, end, '');
        return true;
      case "'":
        this.#next(0, -state.leading);
        this.#show(start, end, 'T* ');
        return true;
      case '"':
        state.wordSpace = n(0);
        state.letterSpace = n(1);
        this.#next(0, -state.leading);
        this.#show(start, end, `${digits(n(0))} Tw ${digits(n(1))} Tc T* `);
        return true;
    }
    return false;
  }

  #next(x: number, y: number): void {
    this.#line = this.#place = multiply(this.#line, [1, 0, 0, 1, x, y]);
  }

  setFont(): void {
    const name = this.run.name();
    this.run.state.size = this.run.number(1);
    const dict = name === undefined ? undefined : getDict(this.run.content.resources, 'Font', name);
    this.run.state.font = dict && this.fontOf(dict);
  }

  fontOf(dict: PDFDict): Font {
    const { fonts, job } = this.run.page;
    const existing = fonts.get(dict);
    if (existing) return existing;
    const face = readFace(dict, job.widths);
    const isIdentity = getName(dict, 'Encoding') === 'Identity-V';
    const verticalMetrics = verticalMetricsOf(dict);
    const font: Font = {
      dict,
      face: isIdentity ? { ...face, bytes: 2 } : face,
      ...(verticalMetrics && { verticalMetrics }),
    };
    if (face.type3) {
      const [, low = 0, , high = 0] = numbersOf(getArray(dict, 'FontBBox'));
      const [, , , d = 0.001] = numbersOf(getArray(dict, 'FontMatrix'));
      const [one, other] = [low * d, high * d];
      if (one !== other) font.extent = { low: Math.min(one, other), high: Math.max(one, other) };
    }
    fonts.set(dict, font);
    return font;
  }

  #show(start: number, end: number, prefix: string): void {
    const { state } = this.run;
    const strings = this.run.operands.filter(({ kind }) => kind === 'string');
    if (!state.font) {
      // Without a font, readers may draw nothing or something: text that cannot be positioned must not stay near a
      // mark.
      if (strings.some((operand) => operand.kind === 'string' && operand.bytes.length > 0)) this.#unplaced();
      return;
    }
    const { face } = state.font;
    if (face.bytes === undefined) {
      this.#unplaced();
      return;
    }
    const array: (number | string)[] = [];
    const add = (value: number) => {
      const last = array.at(-1);
      if (typeof last === 'number') array[array.length - 1] = last + value;
      else array.push(value);
    };
    let isChanged = false;
    for (const operand of this.run.operands) {
      if (operand.kind === 'number' && !prefix) {
        add(operand.value);
        this.#advance(-operand.value / 1000);
      }
      if (operand.kind !== 'string') continue;
      for (let offset = 0; offset + face.bytes <= operand.bytes.length; offset += face.bytes) {
        const bytes = operand.bytes.slice(offset, offset + face.bytes);
        const { letters, displacement } = this.#letters(bytes);
        if (this.#goes(letters, bytes)) {
          isChanged = true;
          add(-displacement);
        } else {
          const last = array.at(-1);
          if (typeof last === 'string') array[array.length - 1] = last + hexOf(bytes);
          else array.push(hexOf(bytes));
        }
        this.#advance(displacement / 1000);
      }
    }
    if (!isChanged) return;
    const parts = array.map((part) => (typeof part === 'string' ? `<${part}>` : digits(part)));
    this.run.patch(start, end, `${prefix}[${parts.join(' ')}] TJ`);
  }

  #goes(letters: Letter[], bytes: number[]): boolean {
    const goes = letters.map((letter) => this.#isMarked(letter)).includes(true);
    const { page, state } = this.run;
    if (state.font?.face.type3) {
      const glyphs = goes ? page.goneGlyphs : page.keptGlyphs;
      const codes = glyphs.get(state.font.dict) ?? new Set<number>();
      glyphs.set(state.font.dict, codes.add(bytes[0] ?? 0));
    }
    return goes;
  }

  #isMarked(letter: Letter): boolean {
    const { page } = this.run;
    const { areas, goes, isFinished } = page.job;
    const number = page.letters.push(letter) - 1;
    if (this.run.state.rendering >= 4) this.#clipLetters += 1;
    const isMarked = areas.some((area) =>
      middlesOf(letter).some((point) => isWithin(point, halfPlanesOf(area), isFinished ? -rounding : 0)),
    );
    if (isMarked) page.findings.letters.push(letter);
    if (!isMarked && !goes?.(number)) return false;
    page.removed.push(letter);
    if (this.run.state.rendering >= 4) this.#clipGone += 1;
    this.run.touched();
    return true;
  }

  /** Letters of a code (several, if a Type 3 glyph is larger than a letter), and their displacement. */
  #letters(bytes: number[]): { letters: Letter[]; displacement: number } {
    const { letter, displacement } = this.#letter(bytes);
    const { dict, face } = this.run.state.font as Font;
    if (!face.type3) return { letters: [letter], displacement };
    const inner = this.#lettersWithin(dict, bytes[0] ?? 0);
    return { letters: inner.length > 1 ? inner : partsOf(letter), displacement };
  }

  /** Letters that a Type 3 glyph shows in other fonts (ISO 32000-2, 9.6.4). */
  #lettersWithin(font: PDFDict, code: number): Letter[] {
    const { glyphTexts } = this.run.page;
    const existing = glyphTexts.get(font) ?? new Map<number, string>();
    glyphTexts.set(font, existing);
    let text = existing.get(code);
    if (text === undefined) {
      const name = glyphNamesOf(font).get(code);
      const drawing = name && getDict(font, 'CharProcs')?.lookup(name);
      const content = drawing instanceof PDFRawStream ? streamText(drawing) : '';
      text = /\b(Tj|TJ|Do)\b|['"]/.test(content) ? content : '';
      existing.set(code, text);
    }
    const matrix = numbersOf(getArray(font, 'FontMatrix'));
    if (!text || matrix.length < 6) return [];
    const { state, content } = this.run;
    const textMatrix = [state.size * state.scale, 0, 0, state.size, 0, state.rise] as Matrix;
    const place = multiply(state.ctm, multiply(this.#place, multiply(textMatrix, matrix as Matrix)));
    return this.run.lettersOf({ text, resources: getDict(font, 'Resources') ?? content.resources }, place);
  }

  /** A letter, and its displacement in thousandths of the size. */
  #letter(bytes: number[]): { letter: Letter; displacement: number } {
    const { state } = this.run;
    const { face, verticalMetrics, extent } = state.font as Font;
    const code = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    const width = face.widthOf(code) * face.unit;
    const isBlank = bytes.length === 1 && code === 32;
    const space = state.letterSpace + (isBlank ? state.wordSpace : 0);
    const metric = verticalMetrics?.(code, width);
    const advance = metric ? metric.advance : width;
    const displacement = advance + (state.size ? (space * 1000) / state.size : 0);
    const place = multiply(
      state.ctm,
      multiply(this.#place, [state.size * state.scale, 0, 0, state.size, 0, state.rise]),
    );
    const [low, high] = extent ? [extent.low, extent.high] : [-0.22, 0.76];
    const [x, y] = metric ? [-metric.origin[0] / 1000, -metric.origin[1] / 1000] : [0, 0];
    const box = metric ? [x, y - 0.12, x + width / 1000, y + 0.88] : [0, low, width / 1000, high];
    const centre: Point = metric
      ? [x + width / 2000, y + 0.38]
      : [width / 2000, extent ? (low + high) / 2 : middle];
    const [, , c, d] = place;
    return {
      letter: {
        text: face.textOf(code) ?? '',
        middle: apply(place, centre),
        area: metric ? downwards(boxArea(place, box)) : boxArea(place, box),
        size: Math.hypot(c, d) * (extent ? extent.high - extent.low : 1),
        isUnseen: state.rendering === 3,
      },
      displacement,
    };
  }

  /** @param distance in font sizes */
  #advance(distance: number): void {
    const { size, scale, font } = this.run.state;
    const step: Matrix = font?.verticalMetrics
      ? [1, 0, 0, 1, 0, distance * size]
      : [1, 0, 0, 1, distance * size * scale, 0];
    this.#place = multiply(this.#place, step);
  }

  /** Handles text whose letters cannot be positioned: its line, extended in both directions, must not meet an area. */
  #unplaced(): void {
    const { state, page } = this.run;
    const far = 1e5;
    const place = multiply(
      state.ctm,
      multiply(this.#place, [state.size || 1, 0, 0, state.size || 1, 0, state.rise]),
    );
    const band = boxArea(place, [-far, -1, far, 1]);
    const column = boxArea(place, [-1, -far, 1, far]);
    if (page.job.areas.some((area) => overlap(band, area) || overlap(column, area)))
      throw new Fault('irremovable', { detail: 'text' });
  }
}

/**
 * Largest height, in points, of a Type 3 glyph that counts as a letter; a higher one is divided into squares of half
 * of it.
 */
const highest = 48;

/** Aspect ratio from which the box of a glyph is implausible. */
const flattest = 20;

/**
 * Divides a Type 3 glyph that is larger than a letter, such as a whole word or a picture, into parts of about a
 * letter’s size. It is removed with any of them, and those outside of the mark are reported as missing.
 */
function partsOf(letter: Letter): Letter[] {
  const [[x0, y0], [x1, y1], , [x3, y3]] = letter.area as [Point, Point, Point, Point];
  const [areaWidth, areaHeight] = [Math.hypot(x1 - x0, y1 - y0), Math.hypot(x3 - x0, y3 - y0)];
  if (areaHeight * flattest < areaWidth || areaHeight === 0) return [letter];
  const side = areaHeight > highest ? highest / 2 : areaHeight;
  const rows = Math.min(99, Math.max(1, Math.round(areaHeight / side)));
  const columns = Math.min(99, Math.max(1, Math.round(areaWidth / side)));
  if (rows * columns < 2) return [letter];
  const characters = Array.from(letter.text);
  const corner = (across: number, up: number): Point => [
    x0 + (across / columns) * (x1 - x0) + (up / rows) * (x3 - x0),
    y0 + (across / columns) * (y1 - y0) + (up / rows) * (y3 - y0),
  ];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const share = (part: number) => Math.round((part * characters.length) / columns);
    return {
      ...letter,
      text: row === 0 ? characters.slice(share(column), share(column + 1)).join('') : '',
      middle: corner(column + 0.5, row + 0.5),
      area: [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ],
    };
  });
}

/** In vertical writing, the baseline is on the left side of the letters. */
const downwards = ([a, b, c, d]: Area): Area => [d, a, b, c] as Area;

/** Largest shift of a letter by rounded numbers, in points: one at the very edge stays there. */
const rounding = 0.02;

const planesOf = new WeakMap<Area, ReturnType<typeof halfPlanes>>();
function halfPlanesOf(area: Area) {
  const planes = planesOf.get(area) ?? halfPlanes(area);
  planesOf.set(area, planes);
  return planes;
}
