import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  type PDFObject,
  PDFObjectCopier,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { Host } from '../../engine';
import { wrapText } from '../../wrap-text';
import { encodeLatin1, join } from '../../write/bytes';
import type { Part } from '../../write/directions';
import type { Family, Face as Style } from '../../write/faces';
import { FontSet, type MeasuredText } from '../../write/font-set';
import { withActualText } from '../../write/pdf-font';
import { num, PdfWriter } from '../../write/pdf-writer';
import { rightToLeftLetters } from '../../write/right-to-left';
import {
  get,
  getArray,
  getDict,
  getNumber,
  getText,
  isText,
  items,
  numbersOf,
  put,
} from '../assemble/objects';
import { catalogOf } from '../assemble/page-objects';
import { readObjects } from '../reader/read-objects';
import { readFace } from './face';

/** What a field shows: lines of text or, for a list, its entries with the selected ones. */
export type DisplayedValue = { text: string; entries?: { label: string; chosen: boolean }[] };

/** Flags of a field (ISO 32000-2, 12.7.5.3 and 12.7.5.4). */
const flags = { lines: 1 << 12, comb: 1 << 24, combo: 1 << 17 };

/** Distance of text from the border, in points. */
const padding = 2;

/** Height of a line as a multiple of the letter size. */
const leading = 1.2;

const families: Record<'serif' | 'sans' | 'mono', Family> = {
  serif: 'tinos',
  sans: 'arimo',
  mono: 'cousine',
};

/** An attribute of a field, which may be inherited. */
export function inheritedValue(widget: PDFDict, key: string): PDFObject | undefined {
  const visited = new Set<PDFDict>();
  for (let node: PDFDict | undefined = widget; node && !visited.has(node); node = getDict(node, 'Parent')) {
    visited.add(node);
    const value = get(node, key);
    if (value !== undefined) return value;
  }
  return undefined;
}

const numberOf = (value: PDFObject | undefined) => Number(value?.toString() ?? 0);

const textOf = (value: PDFObject | undefined) => (isText(value) ? value.decodeText() : '');

/** Whether a field is a list box, which shows several entries. */
export const isListBox = (widget: PDFDict) =>
  inheritedValue(widget, 'FT')?.toString() === '/Ch' &&
  (numberOf(inheritedValue(widget, 'Ff')) & flags.combo) === 0;

/** Options of a choice field: stored value, and displayed label. */
export function optionsOf(widget: PDFDict): { value: string; label: string }[] {
  const list = inheritedValue(widget, 'Opt');
  if (!(list instanceof PDFArray)) return [];
  return items(list).map((item) => {
    const option = widget.context.lookup(item);
    if (!(option instanceof PDFArray)) return { value: textOf(option), label: textOf(option) };
    return { value: textOf(option.lookup(0)), label: textOf(option.lookup(1)) };
  });
}

/**
 * Draws the appearance of a field with an embedded font that has the letters of its value (ISO 32000-2, 12.7.4.3).
 * The field's own font may lack these letters, and viewers would then show none.
 *
 * @returns letters that no available font has
 */
export async function drawField(
  context: PDFContext,
  widget: PDFDict,
  displayed: DisplayedValue,
  host: Host,
): Promise<string[]> {
  const form = getDict(catalogOf(context), 'AcroForm');
  const style = fieldStyleOf(widget, form);
  const writer = new PdfWriter();
  const fonts = new FontSet(
    host,
    () => host.part('shaping', () => import('../parts/shaping')),
    () => host.part('east-asian', () => import('../parts/east-asian')),
  );
  const lines = displayed.entries?.map(({ label }) => label) ?? displayed.text.split(/\r\n|\r|\n/);
  await fonts.prepare(style.face, lines);
  const directions = lines.some((line) => rightToLeft.test(line))
    ? await host.part('directions', () => import('../parts/directions'))
    : undefined;
  const typesetter = new FieldTypesetter(fonts, style.face, directions?.visualParts);
  const textOperators = drawnText(typesetter, style, lines, displayed);
  const resources = `/Font<<${await fonts.embed(writer)}>>`;
  const box = `0 0 ${num(style.width)} ${num(style.height)}`;
  const matrix = style.matrix ? `/Matrix[${style.matrix.map(num).join(' ')}]` : '';
  const stream = writer.add(`/Type/XObject/Subtype/Form/BBox[${box}]${matrix}/Resources<<${resources}>>`, [
    encodeLatin1(`${style.background}/Tx BMC q ${clipOf(style)} BT ${style.colour} ${textOperators}ET Q EMC`),
  ]);
  const pages = writer.add('<</Type/Pages/Count 0/Kids[]>>');
  const root = writer.add(`<</Type/Catalog/Pages ${pages} 0 R>>`);
  const parts = await Promise.all(
    writer
      .finish(root)
      .map(async (part) => (part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : part)),
  );
  const appearance = await readObjects(join(parts));
  const drawing = appearance.lookup(PDFRef.of(stream));
  if (!(drawing instanceof PDFRawStream)) throw new Error('an appearance was not written');
  const copy = PDFObjectCopier.for(appearance, context).copy(drawing);
  put(widget, { AP: context.obj({ N: context.register(copy) }) });
  return fonts.missing;
}

const rightToLeft = new RegExp(`[${rightToLeftLetters}]`);

/** A text set on one line, in visual order. */
type Line = { text: string; measured: MeasuredText[]; width: number; needsActualText: boolean };

/** Sets texts in the font of a field. */
class FieldTypesetter {
  /** @param visualParts splits right-to-left text into visual parts; undefined if there is none */
  constructor(
    readonly fonts: FontSet,
    readonly face: Style,
    readonly visualParts: ((text: string) => Part[]) | undefined,
  ) {}

  get metrics() {
    return this.fonts.metrics(this.face);
  }

  readonly set = (text: string): Line => {
    const parts = this.visualParts?.(text) ?? [{ text, level: 0 }];
    const measured = parts.map((part) => this.fonts.measure(this.face, part.text));
    const width = measured.reduce((sum, part) => sum + part.width, 0);
    // Letters in visual order need the text as a replacement text for copying.
    return { text, measured, width, needsActualText: parts.some(({ level }) => level % 2 === 1) };
  };

  write({ text, measured, needsActualText }: Line, size: number): string {
    const operators = this.#operators(measured, size, needsActualText);
    return needsActualText ? withActualText(text, operators) : operators;
  }

  #operators(measured: MeasuredText[], size: number, needsActualText: boolean): string {
    return measured.map((part) => this.fonts.textOperators(part, size, needsActualText)).join('');
  }

  /** Sets letters at given positions, from left to right, with a replacement text for copying. */
  spread(
    text: string,
    letters: Line[],
    size: number,
    placeOf: (line: Line, index: number) => string,
  ): string {
    const needsActualText = this.visualParts !== undefined;
    const operators = letters
      .map((line, index) => `${placeOf(line, index)}${this.#operators(line.measured, size, needsActualText)}`)
      .join('');
    return needsActualText ? withActualText(text, operators) : operators;
  }

  /** Letters with their accents, in visual order. */
  letters(text: string, maxLength: number): string[] {
    const lettersOf = (text: string) => text.match(/\P{M}\p{M}*/gu) ?? [];
    const letters = lettersOf(text).slice(0, maxLength);
    if (!this.visualParts) return letters;
    return this.visualParts(letters.join('')).flatMap((part) =>
      part.level % 2 === 1 ? lettersOf(part.text).reverse() : lettersOf(part.text),
    );
  }
}

/** Text style of a field, from its dictionary and the form's. */
type FieldStyle = ReturnType<typeof fieldStyleOf>;

/** Default appearance of a field (ISO 32000-2, 12.7.4.3): its operators, and the font that they set. */
function defaultAppearanceOf(widget: PDFDict, form: PDFDict | undefined) {
  const operators = textOf(inheritedValue(widget, 'DA')) || (getText(form, 'DA') ?? '');
  const [setFont = '', name = '', size = '0'] = /\/(\S+)\s+([\d.]+)\s+Tf/.exec(operators) ?? [];
  const font = getDict(getDict(widget, 'DR') ?? getDict(form, 'DR'), 'Font', name);
  return { operators, setFont, size, font };
}

/** Whether a field's own font, which a reader uses to redraw it, has the letters of a text. */
export function hasLetters(widget: PDFDict, form: PDFDict | undefined, text: string): boolean {
  const { font } = defaultAppearanceOf(widget, form);
  const face = font && readFace(font, () => 500);
  return Array.from(text.replace(/\s/g, '')).every((letter) => face?.codeOf(letter) !== undefined);
}

function fieldStyleOf(widget: PDFDict, form: PDFDict | undefined) {
  const [x = 0, y = 0, u = 0, v = 0] = numbersOf(getArray(widget, 'Rect'));
  const characteristics = getDict(widget, 'MK');
  const rotation = (((getNumber(characteristics, 'R') ?? 0) % 360) + 360) % 360;
  const [rectWidth, rectHeight] = [Math.abs(u - x), Math.abs(v - y)];
  const [width, height] = rotation % 180 === 0 ? [rectWidth, rectHeight] : [rectHeight, rectWidth];
  const borderWidth = getNumber(getDict(widget, 'BS'), 'W');
  const lineColour = colourOf(characteristics, 'BC', 'RG');
  const border = lineColour ? (borderWidth ?? 1) : 0;
  const fill = colourOf(characteristics, 'BG', 'rg');
  const { operators, setFont, size, font } = defaultAppearanceOf(widget, form);
  const face = font && readFace(font, () => 500);
  const fieldFlags = numberOf(inheritedValue(widget, 'Ff'));
  const maxLength = numberOf(inheritedValue(widget, 'MaxLen'));
  return {
    width,
    height,
    border,
    matrix: rotationMatrix(rotation, rectWidth, rectHeight),
    background: [
      fill && `q ${fill} 0 0 ${num(width)} ${num(height)} re f Q `,
      lineColour &&
        `q ${lineColour} ${num(border)} w ${num(border / 2)} ${num(border / 2)} ${num(width - border)} ${num(height - border)} re S Q `,
    ]
      .filter(Boolean)
      .join(''),
    colour: operators.replace(setFont, '').trim() || '0 g',
    size: Number(size),
    face: {
      family: families[face?.kind ?? 'sans'],
      bold: face?.bold ?? false,
      italic: face?.italic ?? false,
    } satisfies Style,
    align: numberOf(inheritedValue(widget, 'Q')),
    isMultiline: (fieldFlags & flags.lines) !== 0,
    combCells: (fieldFlags & flags.comb) !== 0 && maxLength > 0 ? maxLength : 0,
  };
}

/** Matrix that rotates the appearance of a field, which is drawn upright (ISO 32000-2, 12.5.6.19, R). */
function rotationMatrix(rotation: number, across: number, down: number): number[] | undefined {
  if (rotation === 90) return [0, 1, -1, 0, across, 0];
  if (rotation === 180) return [-1, 0, 0, -1, across, down];
  return rotation === 270 ? [0, -1, 1, 0, 0, down] : undefined;
}

/** Operators that set a colour in a dictionary, for strokes (`RG`) or fills (`rg`). */
function colourOf(dict: PDFDict | undefined, key: string, rgb: 'RG' | 'rg'): string | undefined {
  const numbers = numbersOf(getArray(dict, key)).filter(Number.isFinite);
  const upper = rgb === 'RG';
  const operator = { 1: upper ? 'G' : 'g', 3: rgb, 4: upper ? 'K' : 'k' }[numbers.length];
  return operator && `${numbers.map(num).join(' ')} ${operator}`;
}

const clipOf = ({ border, width, height }: FieldStyle) =>
  `${num(border)} ${num(border)} ${num(width - 2 * border)} ${num(height - 2 * border)} re W n`;

/** Operators that show the texts, in lines that fit. */
function drawnText(
  typesetter: FieldTypesetter,
  style: FieldStyle,
  texts: string[],
  { entries }: DisplayedValue,
): string {
  const available = Math.max(1, style.width - 2 * (style.border + padding));
  const availableHeight = Math.max(1, style.height - 2 * style.border);
  const { set } = typesetter;
  if (style.combCells > 0)
    return inCells(typesetter, style, texts.join(' '), sizeOf(style, availableHeight / leading));
  if (entries) return inList(typesetter, style, entries, style.size || 12, availableHeight);
  if (style.isMultiline) {
    let size = style.size || 12;
    let lines = texts.flatMap((text) => wrapText(text, available / size, (part) => set(part).width));
    while (style.size === 0 && size > 4 && lines.length * size * leading > availableHeight) {
      size -= 0.5;
      lines = texts.flatMap((text) => wrapText(text, available / size, (part) => set(part).width));
    }
    const first = style.height - style.border - padding - size * 0.9;
    return lines
      .map((line, row) => lineAt(typesetter, style, set(line), size, first - row * size * leading, available))
      .join('');
  }
  const line = set(texts.join(' '));
  const fitting = line.width > 0 ? available / line.width : availableHeight / leading;
  const size = sizeOf(style, Math.min(12, availableHeight / leading, Math.max(4, fitting)));
  const { ascent, descent } = typesetter.metrics;
  return lineAt(typesetter, style, line, size, (style.height - (ascent - descent) * size) / 2, available);
}

const sizeOf = ({ size }: FieldStyle, fitting: number) => size || Math.max(4, fitting);

function lineAt(
  typesetter: FieldTypesetter,
  style: FieldStyle,
  line: Line,
  size: number,
  y: number,
  available: number,
): string {
  const freeWidth = Math.max(0, available - line.width * size);
  const x = style.border + padding + (style.align === 1 ? freeWidth / 2 : style.align === 2 ? freeWidth : 0);
  return `1 0 0 1 ${num(x)} ${num(y)} Tm ${typesetter.write(line, size)}`;
}

/** Operators that show a text with one letter per cell (ISO 32000-2, 12.7.5.3, Comb). */
function inCells(typesetter: FieldTypesetter, style: FieldStyle, text: string, size: number): string {
  const cell = style.width / style.combCells;
  const { ascent, descent } = typesetter.metrics;
  const y = (style.height - (ascent - descent) * size) / 2;
  const letters = typesetter.letters(text, style.combCells);
  const start = style.align === 2 ? style.combCells - letters.length : 0;
  return typesetter.spread(text, letters.map(typesetter.set), size, (line, index) => {
    const x = (start + index + 0.5) * cell - (line.width * size) / 2;
    return `1 0 0 1 ${num(x)} ${num(y)} Tm `;
  });
}

/** Operators that show the entries of a list, with the first selected one in view; selected ones are highlighted. */
function inList(
  typesetter: FieldTypesetter,
  style: FieldStyle,
  entries: NonNullable<DisplayedValue['entries']>,
  size: number,
  availableHeight: number,
): string {
  const rows = Math.max(1, Math.floor(availableHeight / (size * leading)));
  const firstChosen = entries.findIndex((entry) => entry.chosen);
  const from = firstChosen < rows ? 0 : firstChosen;
  return entries
    .slice(from, from + rows)
    .map(({ label, chosen: isChosen }, row) => {
      const bottom = style.height - style.border - (row + 1) * size * leading;
      const highlight = isChosen
        ? `ET q 0.6 0.76 0.86 rg ${num(style.border)} ${num(bottom)} ${num(style.width - 2 * style.border)} ${num(size * leading)} re f Q BT `
        : '';
      return `${highlight}1 0 0 1 ${num(style.border + padding)} ${num(bottom + size * 0.3)} Tm ${typesetter.write(typesetter.set(label), size)}`;
    })
    .join('');
}
