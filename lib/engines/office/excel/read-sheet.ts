import { SaxesParser } from 'saxes';
import { flag, numberOf } from './archive';
import type { Cell, Sheet } from './model';
import { columnOf, rangeOf } from './references';

export const emptySheet = (name: string, hidden = false): Sheet => ({
  name,
  hidden,
  cells: [],
  columns: [],
  rows: new Map(),
  defaultWidth: 9.140625,
  defaultHeight: 15,
  merges: [],
  grid: false,
  areas: [],
  titles: {},
  breaks: [],
  drawings: 0,
  rules: false,
});

type Attributes = Record<string, string>;

/**
 * Reads a sheet from an XML stream, without a tree: sheets have hundreds of thousands of elements.
 *
 * @param texts the shared strings, which cells reference by index
 */
export function readSheet(xml: string, sheet: Sheet, texts: readonly string[]): Sheet {
  const reader = new SheetReader(sheet, texts);
  const parser = new SaxesParser({ position: false });
  parser.on('opentag', ({ name, attributes }) => reader.open(local(name), attributes as Attributes));
  parser.on('closetag', ({ name }) => reader.close(local(name)));
  parser.on('text', (text) => reader.write(text));
  parser.on('cdata', (text) => reader.write(text));
  parser.write(xml).close();
  return sheet;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

class SheetReader {
  readonly #sheet: Sheet;
  readonly #texts: readonly string[];
  #row = -1;
  #column = -1;
  #cell: Attributes | undefined;
  #value = '';
  #reading = false;
  #inRowBreaks = false;

  constructor(sheet: Sheet, texts: readonly string[]) {
    this.#sheet = sheet;
    this.#texts = texts;
  }

  open(name: string, attributes: Attributes) {
    const sheet = this.#sheet;
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v' || name === 't') this.#reading = this.#cell !== undefined;
    else if (name === 'row') this.#openRow(attributes);
    else if (name === 'col') {
      const [from, to] = [Number(attributes.min) - 1, Number(attributes.max) - 1];
      const style = numberOf(attributes.style);
      const width = numberOf(attributes.width);
      sheet.columns.push({
        from,
        to,
        hidden: flag(attributes.hidden),
        ...(width && { width }),
        ...(style && { style }),
      });
    } else if (name === 'mergeCell') {
      const range = rangeOf(attributes.ref ?? '');
      if (range) sheet.merges.push(range);
    } else if (name === 'sheetFormatPr') {
      sheet.defaultHeight = numberOf(attributes.defaultRowHeight) ?? sheet.defaultHeight;
      const base = numberOf(attributes.baseColWidth);
      sheet.defaultWidth = numberOf(attributes.defaultColWidth) ?? (base ? base + 5 / 7 : sheet.defaultWidth);
    } else if (name === 'pageSetup') {
      if (attributes.orientation) sheet.landscape = attributes.orientation === 'landscape';
    } else if (name === 'printOptions') sheet.grid = flag(attributes.gridLines);
    else if (name === 'rowBreaks') this.#inRowBreaks = true;
    else if (name === 'brk' && this.#inRowBreaks) sheet.breaks.push(Number(attributes.id));
    else if (name === 'drawing' || name === 'legacyDrawing') sheet.drawings += name === 'drawing' ? 1 : 0;
    else if (name === 'conditionalFormatting') sheet.rules = true;
  }

  close(name: string) {
    if (name === 'c') this.#closeCell();
    else if (name === 'v' || name === 't') this.#reading = false;
    else if (name === 'rowBreaks') this.#inRowBreaks = false;
  }

  write(text: string) {
    if (this.#reading) this.#value += text;
  }

  #openRow({ r, ht, hidden, customHeight }: Attributes) {
    this.#row = r ? Number(r) - 1 : this.#row + 1;
    this.#column = -1;
    const height = numberOf(ht);
    if (height === undefined && !flag(hidden)) return;
    this.#sheet.rows.set(this.#row, {
      hidden: flag(hidden),
      fixed: flag(customHeight),
      ...(height !== undefined && { height }),
    });
  }

  #openCell(attributes: Attributes) {
    this.#cell = attributes;
    this.#value = '';
    const letters = /^[A-Z]+/.exec(attributes.r ?? '')?.[0];
    this.#column = letters ? columnOf(letters) : this.#column + 1;
  }

  #closeCell() {
    const { t = 'n', s } = this.#cell ?? {};
    const raw = this.#value;
    this.#cell = undefined;
    const base = { row: this.#row, column: this.#column, style: s ? Number(s) : 0 };
    this.#sheet.cells.push({ ...base, ...readValue(t, raw, this.#texts) });
  }
}

function readValue(type: string, raw: string, texts: readonly string[]): Pick<Cell, 'kind' | 'value'> {
  if (type === 's') return { kind: 'text', value: texts[Number(raw)] ?? '' };
  if (type === 'str' || type === 'inlineStr') return { kind: 'text', value: raw };
  if (raw === '') return { kind: 'text' };
  if (type === 'b') return { kind: 'boolean', value: raw === '1' || raw === 'true' };
  if (type === 'e') return { kind: 'error', value: raw };
  if (type === 'd')
    return { kind: 'number', value: Date.parse(`${raw.replace(/Z?$/, 'Z')}`) / 864e5 + 25_569 };
  const value = Number(raw);
  return Number.isNaN(value) ? { kind: 'text', value: raw } : { kind: 'number', value };
}
