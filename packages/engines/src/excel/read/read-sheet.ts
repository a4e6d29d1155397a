import { SaxesParser } from 'saxes';
import { type Element, local } from '../../text/docx/xml';
import { flag, numberOf, upTo } from './attributes';
import { columnOf, isColumn, isRow, rangeOf } from './cell-references';
import { ignore, type Undrawn } from './ignored';
import { dayOf } from './iso-days';
import type { ReadLink } from './links';
import type { Cell, Formula, HeaderFooter, Sheet, TextRun } from './model';
import { rulesReader } from './read-rules';
import { sparklinesReader } from './read-sparklines';

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
  columnBreaks: [],
  tables: [],
  hidesZeros: false,
  isFiltered: false,
  computed: 0,
  uncomputed: [],
  outdated: [],
  undrawn: {},
  ignored: new Map(),
  links: [],
  richCells: [],
  setup: { centred: { across: false, down: false }, acrossFirst: false },
  headerFooter: {
    odd: { header: '', footer: '' },
    even: { header: '', footer: '' },
    first: { header: '', footer: '' },
    hasEven: false,
    hasFirst: false,
  },
  vml: { part: '', edges: '', objects: new Set(), controls: new Map(), listsControls: false, notes: [] },
  controls: [],
  edgePictures: new Map(),
  drawn: [],
  drawings: 0,
  sparklines: [],
  rules: [],
  extensionRules: [],
  undrawnRules: 0,
});

/** A text; a rich one has runs with different fonts. */
export type SharedText = { text: string; rich?: readonly TextRun[] };

type Attributes = Record<string, string>;

/** Width of a column for this number of digits: with padding, in Excel's steps of eight pixels (18.3.1.81). */
const usualWidth = (digits: number) => (Math.ceil((digits * 7 + 5) / 8) * 8) / 7;

/**
 * Reads a sheet from an XML stream, as a tree of hundreds of thousands of elements would be too large.
 *
 * @param texts the shared strings, by index
 * @param textOf reads an inline text of a cell
 * @param links the links of its cells are added to it
 * @param epoch days from the usual first day to the workbook's
 */
export function readSheet(
  xml: string,
  sheet: Sheet,
  texts: readonly SharedText[],
  textOf: (item: Element) => SharedText,
  links: ReadLink[] = [],
  epoch = 0,
): Sheet {
  let [row, column] = [-1, -1];
  let cell: Attributes | undefined;
  let value = '';
  let formula: (Attributes & { text: string }) | undefined;
  let inFormula = false;
  const shared = new Map<string, { text: string; row: number; column: number }>();
  let reading = false;
  let breaks: number[] | undefined;
  let edge: { texts: HeaderFooter['odd']; place: keyof HeaderFooter['odd'] } | undefined;
  /** Height of the rows in the file, if all other rows are hidden. */
  let shownHeight: number | undefined;
  /** Custom views contain settings of their own (18.3.1.27). */
  let isInOwnViews = false;
  /** Open elements of an inline text, or of extension rules, from the outermost one inwards. */
  const inline: Element[] = [];
  const addUndrawn = (kind: Undrawn) => {
    sheet.undrawn[kind] = (sheet.undrawn[kind] ?? 0) + 1;
  };
  const read = () => {
    reading = cell !== undefined;
  };
  const startHandlers: Record<string, (attributes: Attributes) => void> = {
    row({ r, ht, hidden, customHeight, s, customFormat }) {
      // A row number beyond the limits is ignored.
      row = isRow(Number(r) - 1) ? Number(r) - 1 : row + 1;
      column = -1;
      const height = upTo(409.5, numberOf(ht)) ?? shownHeight;
      const style = flag(customFormat) ? numberOf(s) : undefined;
      if (height === undefined && !flag(hidden) && !style) return;
      sheet.rows.set(row, {
        ...{ hidden: flag(hidden), fixed: flag(customHeight) },
        ...(height !== undefined && { height }),
        ...(style && { style }),
      });
    },
    c(attributes) {
      cell = attributes;
      if (flag(attributes.ph)) ignore(sheet, 'phonetic');
      value = '';
      formula = undefined;
      const columnNumber = columnOf(/^[A-Z]*/i.exec(attributes.r ?? '')?.[0].toUpperCase() ?? '');
      column = isColumn(columnNumber) ? columnNumber : column + 1;
    },
    f(attributes) {
      formula = { ...attributes, text: '' };
      inFormula = true;
    },
    v: read,
    is(attributes) {
      inline.push({ name: 'is', attributes, children: [] });
    },
    col({ min, max, hidden, ...given }) {
      const [width, style] = [upTo(255, numberOf(given.width)), numberOf(given.style)];
      const [from, to] = [Number(min) - 1, Number(max) - 1];
      sheet.columns.push({
        from,
        to,
        // A width of zero also hides a column.
        hidden: flag(hidden) || width === 0,
        ...(width && { width }),
        ...(style && { style }),
      });
    },
    mergeCell({ ref = '' }) {
      const range = rangeOf(ref);
      if (range) sheet.merges.push(range);
    },
    sheetFormatPr({ defaultRowHeight, baseColWidth, defaultColWidth, zeroHeight }) {
      sheet.defaultHeight = upTo(409.5, numberOf(defaultRowHeight)) ?? sheet.defaultHeight;
      if (flag(zeroHeight)) {
        shownHeight = sheet.defaultHeight;
        sheet.defaultHeight = 0;
      }
      const [base, defaultWidth] = [numberOf(baseColWidth), upTo(255, numberOf(defaultColWidth))];
      sheet.defaultWidth = defaultWidth ?? (base ? usualWidth(base) : sheet.defaultWidth);
    },
    pageSetUpPr({ fitToPage }) {
      // Applies even without a `pageSetup` element, whose page numbers are 1 by default (18.3.1.63).
      if (flag(fitToPage)) sheet.setup.fit = { wide: 1, tall: 1 };
    },
    pageMargins(margins) {
      const inches = (name: string, fallback: number) => (numberOf(margins[name]) ?? fallback) * 72;
      sheet.setup.margins = {
        ...{ left: inches('left', 0.7), right: inches('right', 0.7) },
        ...{ top: inches('top', 0.75), bottom: inches('bottom', 0.75) },
        ...{ header: inches('header', 0.3), footer: inches('footer', 0.3) },
      };
    },
    pageSetup({ orientation, paperSize, scale, fitToWidth, fitToHeight, pageOrder, ...given }) {
      if (orientation === 'landscape' || orientation === 'portrait')
        sheet.landscape = orientation === 'landscape';
      const [paper, share, wide = 1, tall = 1] = [paperSize, scale, fitToWidth, fitToHeight].map(numberOf);
      const first = flag(given.useFirstPageNumber) ? numberOf(given.firstPageNumber) : undefined;
      const { cellComments } = given;
      if (cellComments === 'atEnd' || cellComments === 'asDisplayed') sheet.printedComments = cellComments;
      sheet.setup = {
        ...sheet.setup,
        ...(paper !== undefined && { paper }),
        ...(share && { scale: share / 100 }),
        ...(sheet.setup.fit && { fit: { wide, tall } }),
        acrossFirst: pageOrder === 'overThenDown',
        ...(flag(given.blackAndWhite) && { isBlackAndWhite: true }),
        ...(flag(given.draft) && { isDraft: true }),
        ...(given.errors && errorTexts[given.errors] !== undefined && { errors: errorTexts[given.errors] }),
        ...(first !== undefined && { firstPage: first }),
      };
    },
    printOptions({ gridLines, horizontalCentered, verticalCentered, headings }) {
      if (flag(headings)) sheet.setup.printsHeadings = true;
      sheet.grid = flag(gridLines);
      sheet.setup.centred = { across: flag(horizontalCentered), down: flag(verticalCentered) };
    },
    headerFooter({ differentFirst, differentOddEven }) {
      sheet.headerFooter.hasFirst = flag(differentFirst);
      sheet.headerFooter.hasEven = flag(differentOddEven);
    },
    rowBreaks() {
      breaks = sheet.breaks;
    },
    colBreaks() {
      breaks = sheet.columnBreaks;
    },
    brk({ id }) {
      breaks?.push(Number(id));
    },
    drawing() {
      sheet.drawings += 1;
    },
    sheetView({ showZeros, rightToLeft, showFormulas }) {
      if (flag(showFormulas) && !sheet.undrawn.formulas) addUndrawn('formulas');
      if (flag(rightToLeft)) sheet.isMirrored = true;
      sheet.hidesZeros = !flag(showZeros, true);
    },
    autoFilter() {
      sheet.isFiltered = true;
    },
    legacyDrawing(attributes) {
      sheet.vml.part = idOf(attributes);
    },
    legacyDrawingHF(attributes) {
      sheet.vml.edges = idOf(attributes);
    },
    hyperlink(attributes) {
      const { ref = '', location = '' } = attributes;
      links.push({ reference: ref, relation: idOf(attributes), place: location });
    },
    oleObject({ shapeId }) {
      if (shapeId) sheet.vml.objects.add(shapeId);
    },
    control(attributes) {
      const { shapeId, name = '' } = attributes;
      sheet.vml.controls.set(shapeId ?? (name || `${sheet.vml.controls.size}`), idOf(attributes));
      sheet.vml.listsControls = true;
    },
  };
  const rules = rulesReader(sheet, (element) => inline.push(element));
  const sparklines = sparklinesReader(sheet);
  Object.assign(startHandlers, rules.opened);
  let sharedString: SharedText | undefined;
  const closed = (name: string) => {
    const open = inline.pop();
    if (open) {
      const parent = inline.at(-1);
      if (parent) parent.children.push(open);
      else if (open.name === 'is') sharedString = textOf(open);
      else sheet.extensionRules.push(open);
      return;
    }
    rules.closed(name);
    sparklines.closed(name);
    if (name === 'c') {
      const { t = 'n', s, vm } = cell ?? {};
      const text = t === 's' ? texts[value.trim() === '' ? -1 : Number(value)] : sharedString;
      if (t === 's' && value.trim() !== '' && !text) ignore(sheet, 'texts');
      cell = undefined;
      sharedString = undefined;
      const cellFormula = formula && formulaOf(formula, { row, column }, shared);
      const read: Cell = {
        ...{ row, column, style: Number(s ?? 0) },
        ...readValue(t, text?.text ?? (t === 's' ? '' : value), epoch),
        ...(text?.rich && { rich: text.rich }),
        ...(cellFormula && { formula: { ...cellFormula, isSaved: value !== '' || t === 'str' } }),
      };
      sheet.cells.push(read);
      // A value of a type that older versions of Excel do not know is stored as an error.
      if (t === 'e' && vm) sheet.richCells.push({ cell: read, number: Number(vm) });
    } else if (name === 'f') inFormula = false;
    else if (name === 'v') reading = false;
    else if (name.endsWith('Breaks')) breaks = undefined;
    edge = undefined;
  };
  const write = (text: string) => {
    const open = inline.at(-1);
    if (open) return void open.children.push(text);
    if (isInOwnViews || sparklines.write(text) || rules.write(text)) return;
    if (inFormula && formula) formula.text += text;
    else if (reading) value += text;
    else if (edge) edge.texts[edge.place] += text;
  };
  for (const which of ['odd', 'even', 'first'] as const) {
    for (const place of ['header', 'footer'] as const) {
      startHandlers[`${which}${place === 'header' ? 'Header' : 'Footer'}`] = () => {
        edge = { texts: sheet.headerFooter[which], place };
      };
    }
  }
  const parser = new SaxesParser({ position: false });
  parser.on('opentag', ({ name, attributes }) => {
    const rowAttributes = attributes as Attributes;
    if (local(name) === 'customSheetViews') isInOwnViews = true;
    if (isInOwnViews) return;
    if (inline.length > 0) inline.push({ name: local(name), attributes: rowAttributes, children: [] });
    else if (!sparklines.opened(local(name), rowAttributes)) startHandlers[local(name)]?.(rowAttributes);
  });
  parser.on('closetag', ({ name }) => {
    if (!isInOwnViews) closed(local(name));
    else if (local(name) === 'customSheetViews') isInOwnViews = false;
  });
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(xml).close();
  return sheet;
}

/** A text whose escapes such as `_x0041_` are resolved (22.9.2.19); carriage returns do not break lines. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text
        .replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replaceAll('\r', '')
    : text;

/** Relationship id of an element, in the namespace of relationships. */
const idOf = (attributes: Attributes) =>
  Object.entries(attributes).find(([name]) => local(name) === 'id')?.[1] ?? '';

/** Texts that a sheet prints instead of errors (18.18.62). */
const errorTexts: Record<string, string> = { blank: '', dash: '--', NA: '#N/A' };

/** The formula of a cell, with its offset from the first cell, where a shared one is stored (18.3.1.40). */
function formulaOf(
  { t, si = '', ref = '', text }: Attributes & { text: string },
  { row, column }: { row: number; column: number },
  shared: Map<string, { text: string; row: number; column: number }>,
): Omit<Formula, 'isSaved'> | undefined {
  const range = rangeOf(ref);
  const isOverCells = range !== undefined && (range.top !== range.bottom || range.left !== range.right);
  const comment = { text, row, column };
  if (t === 'shared' && text) shared.set(si, comment);
  const from = t === 'shared' ? (shared.get(si) ?? comment) : comment;
  if (!from.text && t !== 'dataTable') return undefined;
  // A data table recomputes its cells with other inputs; its name is not a function.
  const written = t === 'dataTable' ? 'TABLE()' : from.text;
  return {
    text: written,
    down: row - from.row,
    across: column - from.column,
    isArray: t === 'array',
    isOverCells: t === 'array' && isOverCells,
  };
}

/** @param raw the saved value, or the text that it refers to */
function readValue(type: string, raw: string, epoch: number): Pick<Cell, 'kind' | 'value'> {
  if (type === 'str') return { kind: 'text', value: unescaped(raw) };
  if (type === 's' || type === 'inlineStr') return { kind: 'text', value: raw };
  if (raw === '') return { kind: 'text' };
  if (type === 'b') return { kind: 'boolean', value: raw === '1' || raw === 'true' };
  if (type === 'e') return { kind: 'error', value: raw };
  const value = type === 'd' ? dayOf(raw, epoch) : Number(raw);
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'text', value: raw };
}
