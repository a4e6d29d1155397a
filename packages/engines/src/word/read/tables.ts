import { child, type Element, elementsOf, isOn, valOf, within } from '../../text/docx/xml';
import type { Block, Cell, Colour, Edges, Row, Table } from '../model';
import { shadeOf } from './colours';
import { placeOf } from './frames';
import { boundedInteger, twips } from './lengths';
import { edgesOf, type ParagraphFormat, paragraphFormatOf, type TextFormat, textFormatOf } from './looks';
import { rowAlignments } from './row-alignments';
import { isHiddenRun } from './sources';
import type { Styles } from './styles';
import { edgesAt, lookOf, partOf, partsAt } from './table-parts';

/** Text and paragraph properties that a table style gives to a cell, and the cell's fill. */
export type CellFormat = { text: TextFormat; paragraph: ParagraphFormat; fill?: Colour };

type CellReader = (cell: Element, format: CellFormat) => Block[];

/** Reads a table with its style, cell by cell. */
export function tableOf(element: Element, styles: Styles, isOlder: boolean, read: CellReader): Table {
  const tblPr = child(element, 'tblPr');
  const id = valOf(tblPr, 'tblStyle') ?? styles.defaultId('table');
  const chain = styles.chain(id).map((style) => style.element);
  const tableProperties = [...chain.map((style) => child(style, 'tblPr')), tblPr];
  const pads = tableProperties.map((pr) => padOf(child(pr, 'tblCellMar')));
  const pad: Cell['pad'] = Object.assign({ top: 0, bottom: 0, left: 5.4, right: 5.4 }, ...pads);
  const borders: Edges = Object.assign({}, ...tableProperties.map((pr) => edgesOf(child(pr, 'tblBorders'))));
  const sizeOf = (name: string) =>
    valOf(
      tableProperties.findLast((pr) => child(pr, name)),
      name,
    );
  const trs = rowsOrCells(element, 'tr').filter((tr) => !isHiddenRow(tr));
  const look = lookOf(child(tblPr, 'tblLook')?.attributes ?? {});
  const isHeader = (tr: Element) => isOn(child(child(tr, 'trPr'), 'tblHeader'));
  const firstBodyRow = trs.findIndex((tr) => !isHeader(tr));
  const headerRows = firstBodyRow < 0 ? trs.length : firstBodyRow;
  const rowSettings = {
    // All header rows have the look of the first row, as in Word.
    ...{ rows: trs.length, head: look.firstRow ? Math.max(1, headerRows) : 0 },
    band: Number(sizeOf('tblStyleRowBandSize')) || 1,
  };
  const columnBand = Number(sizeOf('tblStyleColBandSize')) || 1;
  const formatOf = (holder: Element): CellFormat => ({
    text: textFormatOf(child(holder, 'rPr'), styles.theme),
    paragraph: paragraphFormatOf(child(holder, 'pPr')),
  });
  /** Properties of the style that apply to every cell. */
  const styleFormats = chain.map(formatOf);
  const rows = trs.map((tr, index): Row => {
    const trPr = child(tr, 'trPr');
    const tblPrEx = child(tr, 'tblPrEx');
    const height = child(trPr, 'trHeight')?.attributes ?? {};
    const cells = rowsOrCells(tr, 'tc').filter((tc) => !isJoined(tc));
    let column = boundedInteger(valOf(trPr, 'gridBefore'), maxColumns);
    return {
      header: isHeader(tr),
      cannotSplit: isOn(child(trPr, 'cantSplit')),
      height: twips(height.val) ?? 0,
      exact: height.hRule === 'exact',
      cells: cells.map((tc, cellIndex): Cell => {
        const tcPr = child(tc, 'tcPr');
        const span = spanOf(tc) + joinedTo(tc, rowsOrCells(tr, 'tc'));
        const turned = directions[valOf(tcPr, 'textDirection') ?? ''];
        const cellPlace = { ...rowSettings, row: index, cell: cellIndex, cells: cells.length };
        const parts = partsAt(cellPlace, look, columnBand).flatMap((part) =>
          chain.flatMap((style) => partOf(style, part)),
        );
        const formats = [...styleFormats, ...parts.map(formatOf)];
        const shade = [
          ...[...tableProperties, tblPrEx].map((pr) => shadeOf(child(pr, 'shd'))),
          ...[...chain, ...parts, tc].map((holder) => shadeOf(child(child(holder, 'tcPr'), 'shd'))),
        ];
        const fill = shade.findLast((colour) => colour !== undefined);
        const cell: Cell = {
          column,
          span,
          ...mergeOf(tcPr),
          ...(fill && { fill }),
          edges: edgesAt({ ...borders, ...edgesOf(child(tblPrEx, 'tblBorders')) }, parts, tcPr, cellPlace),
          pad: { ...pad, ...padOf(child(tblPrEx, 'tblCellMar')), ...padOf(child(tcPr, 'tcMar')) },
          ...(turned && { turned }),
          vertical: ({ center: 'center', bottom: 'bottom' } as const)[valOf(tcPr, 'vAlign') ?? ''] ?? 'top',
          ...(isOn(child(tcPr, 'hideMark')) && { hidesMark: true }),
          blocks: withoutEnd(
            read(tc, {
              text: Object.assign({}, ...formats.map(({ text }) => text)),
              paragraph: Object.assign({}, ...formats.map(({ paragraph }) => paragraph)),
              ...(fill && { fill }),
            }),
          ).map(atDecimalTab),
        };
        column += span;
        return cell;
      }),
    };
  });
  startOrphanedMerges(rows);
  const columnCount = Math.max(
    0,
    ...rows.flatMap(({ cells }) => cells.map(({ column, span }) => column + span)),
  );
  const width = child(tblPr, 'tblW')?.attributes ?? {};
  const layout = tableProperties.flatMap((pr) => child(pr, 'tblLayout') ?? []).at(-1);
  const indent = twips(child(tblPr, 'tblInd')?.attributes.w);
  const place = placeOf(child(tblPr, 'tblpPr'));
  const [rowAlignment, ...otherAlignments] = rowAlignments(element);
  const justification = otherAlignments.length > 0 ? valOf(tblPr, 'jc') : rowAlignment;
  const align = { center: 'center', right: 'right', end: 'right' }[justification ?? ''] ?? 'left';
  return {
    kind: 'table',
    ...widthsOf(
      child(element, 'tblGrid'),
      columnCount,
      trs,
      layout?.attributes.type === 'fixed',
      width.type === 'dxa' ? (twips(width.w) ?? 0) : 0,
    ),
    rows,
    // Older versions of Word align the text of the first column with the margin instead of its border.
    indent: (indent ?? 0) - (isOlder ? pad.left : 0),
    align: align as Table['align'],
    ...(place && { place }),
    ...(layout?.attributes.type === 'fixed' && { isFixed: true }),
    ...(!/^(pct|dxa)$/.test(width.type ?? '') && !within(element, 'tcW').some(isGiven) && { isLoose: true }),
    ...(width.type === 'pct' && { share: shareOf(width.w ?? '') }),
    ...(width.type === 'dxa' && Number(width.w) > 0 && { width: twips(width.w) ?? 0 }),
  };
}

/**
 * Blocks of a cell without the empty paragraph that must follow an inner table at its end (ECMA-376 part 1, 17.4.65):
 * Word gives it no height, as page counts of nested tables in Word show.
 */
function withoutEnd(blocks: Block[]): Block[] {
  const [above, last] = blocks.slice(-2);
  const isEndMark =
    last?.kind === 'paragraph' &&
    last.inlines.every((inline) => inline.kind === 'place' || ('text' in inline && inline.text === '')) &&
    !last.label &&
    !last.frame;
  return isEndMark && above?.kind === 'table' && !above.place ? blocks.slice(0, -1) : blocks;
}

/**
 * A paragraph of a cell whose first tab stop is decimal is aligned to it without a tab, as Word sets columns of
 * numbers (documented in Word's help; LibreOffice prints the same).
 */
function atDecimalTab(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const { look, inlines, end } = block;
  const isAtDecimalTab = look.tabs[0]?.align === 'decimal' && look.align === 'left' && !look.rightToLeft;
  const first = inlines.find((inline) => 'text' in inline && inline.text !== '');
  if (!isAtDecimalTab || !first || inlines.some(({ kind }) => kind === 'tab')) return block;
  return { ...block, inlines: [{ kind: 'tab', look: 'look' in first ? first.look : end }, ...inlines] };
}

/** Cells that continue a merge with no cell above begin a new one. */
function startOrphanedMerges(rows: readonly Row[]) {
  for (const [i, { cells }] of rows.entries())
    for (const cell of cells) {
      const above = rows[i - 1]?.cells.find(({ column }) => column === cell.column);
      if (cell.merge === 'on' && !above?.merge) cell.merge = 'start';
    }
}

const isGiven = ({ attributes: { w, type } }: Element) => type !== 'auto' && Number.parseFloat(w ?? '0') > 0;

/** Text directions of a cell (ECMA-376 part 1, 17.18.93; the strict form has shorter names). */
const directions: Record<string, 'down' | 'up'> = {
  tbRl: 'down',
  tbRlV: 'down',
  rl: 'down',
  rlV: 'down',
  btLr: 'up',
  lr: 'up',
};

/** Maximum number of columns in Word. */
const maxColumns = 63;

const spanOf = (tc: Element) => Math.max(1, boundedInteger(valOf(child(tc, 'tcPr'), 'gridSpan'), maxColumns));

/** Whether a cell is merged with the one before it (older files). */
function isJoined(tc: Element): boolean {
  const merge = child(child(tc, 'tcPr'), 'hMerge');
  return merge !== undefined && merge.attributes.val !== 'restart';
}

/** Number of columns of the cells that are merged with a cell. */
function joinedTo(tc: Element, cells: readonly Element[]): number {
  const from = cells.indexOf(tc) + 1;
  const end = cells.findIndex((other, i) => i >= from && !isJoined(other));
  return cells.slice(from, end < 0 ? undefined : end).reduce((sum, other) => sum + spanOf(other), 0);
}

const shareOf = (text: string) => (text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text) / 5000);

/** Rows or cells, including those in content controls and tracked insertions. */
function rowsOrCells(parent: Element, name: 'tr' | 'tc'): Element[] {
  return elementsOf(parent).flatMap((element) => {
    if (element.name === name) return [element];
    return ['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml'].includes(element.name)
      ? rowsOrCells(element, name)
      : [];
  });
}

function mergeOf(tcPr: Element | undefined): { merge?: 'start' | 'on' } {
  const merge = child(tcPr, 'vMerge');
  return merge ? { merge: merge.attributes.val === 'restart' ? 'start' : 'on' } : {};
}

/** Widths that the cells of each column state: in points, or as shares. */
function cellWidths(count: number, trs: Element[], type: 'dxa' | 'pct'): number[][] {
  const widthsOfColumns = Array.from({ length: count }, () => new Set<number>());
  for (const tr of trs) {
    let column = 0;
    for (const tc of rowsOrCells(tr, 'tc')) {
      const span = spanOf(tc);
      const { w = '', type: ownType } = child(child(tc, 'tcPr'), 'tcW')?.attributes ?? {};
      if (span === 1 && ownType === type)
        widthsOfColumns[column]?.add((type === 'pct' ? shareOf(w) : twips(w)) ?? 0);
      column += span;
    }
  }
  return widthsOfColumns.map((all) => [...all]);
}

/** Widths on which all cells of a column agree that state theirs; 0 for columns without one. */
const agreedOf = (widthsOfColumns: number[][]) =>
  widthsOfColumns.map(([first = 0, ...others]) => (others.length === 0 ? first : 0));

const areEqual = (widths: readonly number[]) =>
  widths.every((width) => Math.abs(width - (widths[0] ?? 0)) < 0.1);

/**
 * Column widths: the table's grid or, without one, the widths of its cells. In a fixed table, a width on which all
 * cells of a column agree overrides the grid (ECMA-376 part 1, 17.4.71 and 17.18.87), which programs other than Word
 * leave unchanged. In other tables, such a grid has columns of the same width, or far too narrow ones, while the cells
 * state their widths; Word then uses these.
 */
function widthsOf(
  tblGrid: Element | undefined,
  count: number,
  trs: Element[],
  isFixed: boolean,
  tableWidth: number,
): Pick<Table, 'columns' | 'share'> {
  const grid = elementsOf(tblGrid);
  const widths = Array.from({ length: Math.max(count, 1) }, (_, i) => twips(grid[i]?.attributes.w) ?? 0);
  const isWhole = widths.every((width) => width > 0);
  const total = sum(widths);
  const ofCells = cellWidths(widths.length, trs, 'dxa');
  if (!isWhole && ofCells.some(([width = 0]) => width > 0))
    return { columns: widths.map((width, i) => width || (ofCells[i]?.[0] ?? 0)) };
  const agreed = agreedOf(ofCells);
  if (agreed.every((width) => width > 0)) {
    const isUncomputed = (areEqual(widths) && !areEqual(agreed)) || total < sum(agreed) / 2;
    return { columns: isFixed || isUncomputed ? agreed : widths };
  }
  const shares = agreedOf(cellWidths(widths.length, trs, 'pct'));
  if (isFixed || !shares.every((share) => share > 0) || !areEqual(widths)) return { columns: widths };
  const scale = (tableWidth || total || 100) / sum(shares);
  const columns = shares.map((share) => share * scale);
  // A table without a width of its own is as wide as its cells' shares of the line.
  return tableWidth || total ? { columns } : { columns, share: Math.min(1, sum(shares)) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function padOf(margins: Element | undefined): Partial<Cell['pad']> {
  const pad: Partial<Cell['pad']> = {};
  for (const { name, attributes } of elementsOf(margins)) {
    const side = { start: 'left', end: 'right' }[name] ?? name;
    const value = twips(attributes.w);
    if (value !== undefined && ['top', 'bottom', 'left', 'right'].includes(side)) pad[side as 'top'] = value;
  }
  return pad;
}

/**
 * Whether a row is not printed: it is deleted, or its mark is hidden (ECMA-376 part 1, 17.4.20) and it shows nothing.
 */
function isHiddenRow(row: Element): boolean {
  const trPr = child(row, 'trPr');
  const isHidden =
    isOn(child(trPr, 'hidden')) && within(row, 'r').every((run) => isHiddenRun(child(run, 'rPr')));
  return isHidden || child(trPr, 'del') !== undefined;
}
