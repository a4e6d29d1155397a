import type { Element } from '../../text/docx/xml';
import { flag, limitedSize, numberOf } from './attributes';
import { columnOf, isColumn, isRow, rangeOf } from './cell-references';
import { countIgnoredPart } from './ignored';
import { isoDateSerial } from './iso-days';
import type { Cell, Formula, Sheet, TextRun } from './model';

type Attributes = Record<string, string>;

/** A text; a rich one has runs with different fonts. */
export type SharedText = { text: string; rich?: readonly TextRun[] };

/** Shared texts and settings that are needed to read the values of cells: see `readSheet`. */
export type CellSources = {
  texts: readonly SharedText[];
  textOf: (item: Element) => SharedText;
  epoch: number;
};

/** A formula that several cells share, with the cell where it is stored. */
type StoredFormula = { text: string; row: number; column: number };

/** Width of a column for this number of digits: with padding, in Excel's steps of eight pixels (18.3.1.81). */
const usualWidth = (digits: number) => (Math.ceil((digits * 7 + 5) / 8) * 8) / 7;

/** Handlers that read the rows and cells of a sheet. */
export function cellsReader(sheet: Sheet, { texts, textOf, epoch }: CellSources) {
  let [row, column] = [-1, -1];
  let cell: Attributes | undefined;
  let value = '';
  let isValue = false;
  let formula: (Attributes & { text: string }) | undefined;
  let isFormula = false;
  let inlineText: SharedText | undefined;
  const sharedFormulas = new Map<string, StoredFormula>();
  /** Default height of the rows in the file, if all other rows are hidden. */
  let visibleRowHeight: number | undefined;

  const startHandlers: Record<string, (attributes: Attributes) => void> = {
    sheetFormatPr({ defaultRowHeight, baseColWidth, defaultColWidth, zeroHeight }) {
      sheet.defaultHeight = limitedSize(409.5, numberOf(defaultRowHeight)) ?? sheet.defaultHeight;
      if (flag(zeroHeight)) {
        visibleRowHeight = sheet.defaultHeight;
        sheet.defaultHeight = 0;
      }
      const [base, defaultWidth] = [numberOf(baseColWidth), limitedSize(255, numberOf(defaultColWidth))];
      sheet.defaultWidth = defaultWidth ?? (base ? usualWidth(base) : sheet.defaultWidth);
    },
    row({ r, ht, hidden, customHeight, s, customFormat }) {
      // A row number beyond the limits is ignored.
      row = isRow(Number(r) - 1) ? Number(r) - 1 : row + 1;
      column = -1;
      const height = limitedSize(409.5, numberOf(ht)) ?? visibleRowHeight;
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
      if (flag(attributes.ph)) countIgnoredPart(sheet, 'phonetic');
      value = '';
      formula = undefined;
      const columnNumber = columnOf(/^[A-Z]*/i.exec(attributes.r ?? '')?.[0].toUpperCase() ?? '');
      column = isColumn(columnNumber) ? columnNumber : column + 1;
    },
    f(attributes) {
      formula = { ...attributes, text: '' };
      isFormula = true;
    },
    v() {
      isValue = cell !== undefined;
    },
  };

  const addCell = () => {
    const { t = 'n', s, vm } = cell ?? {};
    const text = t === 's' ? texts[value.trim() === '' ? -1 : Number(value)] : inlineText;
    if (t === 's' && value.trim() !== '' && !text) countIgnoredPart(sheet, 'texts');
    const cellFormula = formula && formulaOf(formula, { row, column }, sharedFormulas);
    const added: Cell = {
      ...{ row, column, style: Number(s ?? 0) },
      ...readValue(t, text?.text ?? (t === 's' ? '' : value), epoch),
      ...(text?.rich && { rich: text.rich }),
      ...(cellFormula && { formula: { ...cellFormula, isSaved: value !== '' || t === 'str' } }),
    };
    sheet.cells.push(added);
    // A value of a type that older versions of Excel do not know is stored as an error.
    if (t === 'e' && vm) sheet.richCells.push({ cell: added, number: Number(vm) });
    cell = undefined;
    inlineText = undefined;
  };

  return {
    startHandlers,
    onEnd(name: string) {
      if (name === 'c') addCell();
      else if (name === 'f') isFormula = false;
      else if (name === 'v') isValue = false;
    },
    onInlineText(item: Element) {
      inlineText = textOf(item);
    },
    /** Returns whether the text belongs to a cell. */
    onText(text: string): boolean {
      if (isFormula && formula) formula.text += text;
      else if (isValue) value += text;
      else return false;
      return true;
    },
  };
}

/** A text whose escapes such as `_x0041_` are resolved (22.9.2.19); carriage returns do not break lines. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text
        .replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replaceAll('\r', '')
    : text;

/** The formula of a cell, with the cell's offset from the one in which a shared formula is stored (18.3.1.40). */
function formulaOf(
  { t, si = '', ref = '', text }: Attributes & { text: string },
  { row, column }: { row: number; column: number },
  sharedFormulas: Map<string, StoredFormula>,
): Omit<Formula, 'isSaved'> | undefined {
  const range = rangeOf(ref);
  const isOverCells = range !== undefined && (range.top !== range.bottom || range.left !== range.right);
  const own = { text, row, column };
  if (t === 'shared' && text) sharedFormulas.set(si, own);
  const stored = t === 'shared' ? (sharedFormulas.get(si) ?? own) : own;
  if (!stored.text && t !== 'dataTable') return undefined;
  // A data table recomputes its cells with other inputs; TABLE is not a function that can be calculated here.
  const formulaText = t === 'dataTable' ? 'TABLE()' : stored.text;
  return {
    text: formulaText,
    rowOffset: row - stored.row,
    columnOffset: column - stored.column,
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
  const value = type === 'd' ? isoDateSerial(raw, epoch) : Number(raw);
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'text', value: raw };
}
