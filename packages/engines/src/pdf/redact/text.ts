import { type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { Fault } from '../../engine';
import { type Matrix, multiply } from '../../matrix';
import { hexOf } from '../../write/bytes';
import { getArray, getDict, getName, numbersOf } from '../assemble/objects';
import { readFace } from '../edit/face';
import { streamText } from '../edit/stream-text';
import { type Area, apply, boxArea, halfPlanes, isWithin, overlap, type Point } from './geometry';
import { glyphNamesOf, hasGlyphNames, maxLigature, spellsTerm } from './glyph-names';
import { glyphPartsOf } from './glyph-parts';
import { type Font, formatNumber, type Interpreter, identity, type Letter, middlesOf } from './page';
import { verticalMetricsOf } from './vertical';

/**
 * Height of a letter's centre above the baseline, in font sizes: so low that, even where lines are only 0.6 of the font
 * size apart, the mark of one line does not reach the centres of the next.
 */
const centreHeight = 0.275;

/** Interprets text operators (ISO 32000-2, 9): finds letters, removes marked ones, and keeps the others in place. */
export class TextInterpreter {
  #lineMatrix = identity;
  #textMatrix = identity;
  isOpen = false;
  #clippingLetters = 0;
  #removedClippingLetters = 0;

  constructor(readonly interpreter: Interpreter) {}

  /** @returns whether it is a text operator */
  operator(text: string, start: number, end: number): boolean {
    const { state } = this.interpreter;
    const numberAt = (index: number) => this.interpreter.numberOperand(index);
    switch (text) {
      case 'BT':
        this.#lineMatrix = this.#textMatrix = identity;
        this.isOpen = true;
        this.#clippingLetters = this.#removedClippingLetters = 0;
        return true;
      case 'ET':
        this.isOpen = false;
        // If all clipping letters were removed, nothing may show; some viewers take an empty text clip as no clip.
        if (this.#clippingLetters > 0 && this.#removedClippingLetters === this.#clippingLetters)
          this.interpreter.patch(end, end, ' 0 0 0 0 re W n');
        return true;
      case 'Tc':
        state.letterSpace = numberAt(0);
        return true;
      case 'Tw':
        state.wordSpace = numberAt(0);
        return true;
      case 'Tz':
        state.scale = numberAt(0) / 100;
        return true;
      case 'TL':
        state.leading = numberAt(0);
        return true;
      case 'Ts':
        state.rise = numberAt(0);
        return true;
      case 'Tr':
        state.renderingMode = numberAt(0);
        return true;
      case 'Tf':
        this.setFont();
        return true;
      case 'Td':
      case 'TD':
        if (text === 'TD') state.leading = -numberAt(1);
        this.#moveLine(numberAt(0), numberAt(1));
        return true;
      case 'Tm':
        this.#lineMatrix = this.#textMatrix = this.interpreter.matrixOperand();
        return true;
      case 'T*':
        this.#moveLine(0, -state.leading);
        return true;
      case 'Tj':
      case 'TJ':
        this.#show(start, end, '');
        return true;
      case "'":
        this.#moveLine(0, -state.leading);
        this.#show(start, end, 'T* ');
        return true;
      case '"':
        state.wordSpace = numberAt(0);
        state.letterSpace = numberAt(1);
        this.#moveLine(0, -state.leading);
        this.#show(start, end, `${formatNumber(numberAt(0))} Tw ${formatNumber(numberAt(1))} Tc T* `);
        return true;
    }
    return false;
  }

  #moveLine(x: number, y: number): void {
    this.#lineMatrix = this.#textMatrix = multiply(this.#lineMatrix, [1, 0, 0, 1, x, y]);
  }

  setFont(): void {
    const name = this.interpreter.nameOperand();
    this.interpreter.state.size = this.interpreter.numberOperand(1);
    const dict = name === undefined ? undefined : getDict(this.interpreter.content.resources, 'Font', name);
    this.interpreter.state.font = dict && this.fontOf(dict);
  }

  fontOf(dict: PDFDict): Font {
    const { fonts, job } = this.interpreter.page;
    const existing = fonts.get(dict);
    if (existing) return existing;
    const face = readFace(dict, job.widths);
    const isIdentityVertical = getName(dict, 'Encoding') === 'Identity-V';
    const verticalMetrics = verticalMetricsOf(dict);
    const font: Font = {
      dict,
      face: isIdentityVertical ? { ...face, bytes: 2 } : face,
      ...(verticalMetrics && { verticalMetrics }),
    };
    if (face.isType3) {
      const [, low = 0, , high = 0] = numbersOf(getArray(dict, 'FontBBox'));
      const [, , , d = 0.001] = numbersOf(getArray(dict, 'FontMatrix'));
      const [one, other] = [low * d, high * d];
      if (one !== other) font.extent = { low: Math.min(one, other), high: Math.max(one, other) };
    }
    fonts.set(dict, font);
    return font;
  }

  #show(start: number, end: number, prefix: string): void {
    const { state } = this.interpreter;
    const strings = this.interpreter.operands.filter(({ kind }) => kind === 'string');
    if (!state.font) {
      // Without a font, viewers may draw anything or nothing: no mark may cover such text.
      if (strings.some((operand) => operand.kind === 'string' && operand.bytes.length > 0))
        this.#requireOutsideAreas();
      return;
    }
    const { face } = state.font;
    if (face.bytes === undefined) {
      if (strings.length > 0) this.interpreter.page.hasUnreadText = true;
      this.#requireOutsideAreas();
      return;
    }
    const array: (number | string)[] = [];
    const add = (value: number) => {
      const last = array.at(-1);
      if (typeof last === 'number') array[array.length - 1] = last + value;
      else array.push(value);
    };
    let isChanged = false;
    for (const operand of this.interpreter.operands) {
      if (operand.kind === 'number' && !prefix) {
        add(operand.value);
        this.#advance(-operand.value / 1000);
      }
      if (operand.kind !== 'string') continue;
      for (let offset = 0; offset + face.bytes <= operand.bytes.length; offset += face.bytes) {
        const bytes = operand.bytes.slice(offset, offset + face.bytes);
        const { letters, displacement } = this.#letters(bytes);
        if (this.#isGlyphRemoved(letters, bytes)) {
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
    if (face.hasUnknownWidths) this.interpreter.page.findings.unmeasured += 1;
    const parts = array.map((part) => (typeof part === 'string' ? `<${part}>` : formatNumber(part)));
    this.interpreter.patch(start, end, `${prefix}[${parts.join(' ')}] TJ`);
  }

  #isGlyphRemoved(letters: Letter[], bytes: number[]): boolean {
    const isRemoved = letters.map((letter) => this.#isLetterRemoved(letter)).includes(true);
    const { page, state } = this.interpreter;
    const dict = state.font?.dict;
    const mayShowWord = state.font?.face.isType3 || letters.some(({ text }) => text.length > maxLigature);
    const reword = page.job.reword;
    if (dict && (mayShowWord || (isRemoved ? reword && spellsTerm(dict, reword) : hasGlyphNames(dict)))) {
      const glyphs = isRemoved ? page.removedGlyphs : page.keptGlyphs;
      glyphs.set(dict, (glyphs.get(dict) ?? new Set()).add(codeOf(bytes)));
    }
    return isRemoved;
  }

  #isLetterRemoved(letter: Letter): boolean {
    const { page } = this.interpreter;
    const { areas, isRemoved, isFinished } = page.job;
    const number = page.letters.push(letter) - 1;
    const { span } = this.interpreter;
    if (span) {
      letter.span = span;
      span.letters.push(letter);
    }
    if (this.interpreter.state.renderingMode >= 4) this.#clippingLetters += 1;
    const isMarked = areas.some((area) =>
      middlesOf(letter).some((point) => isWithin(point, halfPlanesOf(area), isFinished ? -rounding : 0)),
    );
    if (isMarked) page.findings.letters.push(letter);
    if (!isMarked && !isRemoved?.(number)) return false;
    page.removed.push(letter);
    if (this.interpreter.state.renderingMode >= 4) this.#removedClippingLetters += 1;
    this.interpreter.reportRemoval();
    return true;
  }

  /** Letters of a character code (several for a Type 3 glyph that shows more than one), and the displacement after it. */
  #letters(bytes: number[]): { letters: Letter[]; displacement: number } {
    const { letter, displacement } = this.#letter(bytes);
    const { dict, face } = this.interpreter.state.font as Font;
    if (!face.isType3) return { letters: [letter], displacement };
    const inner = this.#lettersWithin(dict, bytes[0] ?? 0);
    return { letters: inner.length > 1 ? inner : glyphPartsOf(letter), displacement };
  }

  /** Letters of other fonts that a Type 3 glyph shows (ISO 32000-2, 9.6.4). */
  #lettersWithin(font: PDFDict, code: number): Letter[] {
    const { glyphTexts } = this.interpreter.page;
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
    const { state, content } = this.interpreter;
    const textMatrix = [state.size * state.scale, 0, 0, state.size, 0, state.rise] as Matrix;
    const place = multiply(state.ctm, multiply(this.#textMatrix, multiply(textMatrix, matrix as Matrix)));
    return this.interpreter.lettersOf(
      { text, resources: getDict(font, 'Resources') ?? content.resources },
      place,
    );
  }

  /** The letter of a character code, and the displacement after it, in thousandths of the font size. */
  #letter(bytes: number[]): { letter: Letter; displacement: number } {
    const { state } = this.interpreter;
    const { face, verticalMetrics, extent } = state.font as Font;
    const code = codeOf(bytes);
    const width = face.widthOf(code) * face.unit;
    const isBlank = bytes.length === 1 && code === 32;
    const space = state.letterSpace + (isBlank ? state.wordSpace : 0);
    const metric = verticalMetrics?.(code, width);
    const advance = metric ? metric.advance : width;
    const displacement = advance + (state.size ? (space * 1000) / state.size : 0);
    const place = multiply(
      state.ctm,
      multiply(this.#textMatrix, [state.size * state.scale, 0, 0, state.size, 0, state.rise]),
    );
    const [low, high] = extent ? [extent.low, extent.high] : [-0.22, 0.76];
    const [x, y] = metric ? [-metric.origin[0] / 1000, -metric.origin[1] / 1000] : [0, 0];
    const box = metric ? [x, y - 0.12, x + width / 1000, y + 0.88] : [0, low, width / 1000, high];
    const centre: Point = metric
      ? [x + width / 2000, y + 0.38]
      : [width / 2000, extent ? (low + high) / 2 : centreHeight];
    const [, , c, d] = place;
    return {
      letter: {
        text: (face.textOf(code) ?? '').replaceAll('\0', ''),
        middle: apply(place, centre),
        area: metric ? downwards(boxArea(place, box)) : boxArea(place, box),
        size: Math.hypot(c, d) * (extent ? extent.high - extent.low : 1),
        isUnseen: state.renderingMode === 3,
      },
      displacement,
    };
  }

  /** Moves the text position. @param distance in font sizes */
  #advance(distance: number): void {
    const { size, scale, font } = this.interpreter.state;
    const step: Matrix = font?.verticalMetrics
      ? [1, 0, 0, 1, 0, distance * size]
      : [1, 0, 0, 1, distance * size * scale, 0];
    this.#textMatrix = multiply(this.#textMatrix, step);
  }

  /** For text whose glyphs cannot be located. @throws Fault if its line, extended without end, meets an area */
  #requireOutsideAreas(): void {
    const { state, page } = this.interpreter;
    const far = 1e5;
    const place = multiply(
      state.ctm,
      multiply(this.#textMatrix, [state.size || 1, 0, 0, state.size || 1, 0, state.rise]),
    );
    const band = boxArea(place, [-far, -1, far, 1]);
    const column = boxArea(place, [-1, -far, 1, far]);
    if (page.job.areas.some((area) => overlap(band, area) || overlap(column, area)))
      throw new Fault('irremovable', { detail: 'text' });
  }
}

const codeOf = (bytes: number[]): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** Corners of a vertical glyph: its baseline runs down the left side of the box. */
const downwards = ([a, b, c, d]: Area): Area => [d, a, b, c] as Area;

/** Depth in points, more than rounding can shift a letter, up to which a letter in the edge of a mark counts as outside. */
const rounding = 0.02;

const planesOf = new WeakMap<Area, ReturnType<typeof halfPlanes>>();
function halfPlanesOf(area: Area) {
  const planes = planesOf.get(area) ?? halfPlanes(area);
  planesOf.set(area, planes);
  return planes;
}
