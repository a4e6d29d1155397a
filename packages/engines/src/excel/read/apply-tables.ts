import { CellIndex, maxCells } from './cell-index';
import type { Colours } from './colours';
import type { Look, Style, Table, Workbook } from './model';
import { plainStyle } from './styles';
import { builtInTableStyle, type PartLook, type TableLook } from './table-styles';

/**
 * Gives the cells of tables the looks of their table styles. What a cell sets itself, other than through the
 * workbook's normal style, stays. Tables with an unknown style are counted.
 *
 * @param tableLooks table styles that the workbook defines
 */
export function applyTables(
  workbook: Workbook,
  tableLooks: ReadonlyMap<string, TableLook>,
  colours: Colours,
): void {
  const styleIndexes = new Map<string, number>();
  const [normal = plainStyle] = workbook.styles;
  for (const sheet of workbook.sheets) {
    if (sheet.tables.length === 0) continue;
    const cells = new CellIndex(sheet);
    for (const table of sheet.tables) {
      if (!table.style) continue;
      const look = tableLooks.get(table.style.name) ?? builtInTableStyle(table.style.name, colours);
      if (!look) {
        sheet.undrawn.tables = (sheet.undrawn.tables ?? 0) + 1;
        continue;
      }
      const { top, left, right, bottom } = table.range;
      const used = sheet.cells.filter(({ value }) => value !== undefined);
      const lowest = used.reduce((max, { row }) => Math.max(max, row), top);
      const farthest = used.reduce((max, { column }) => Math.max(max, column), left);
      // Cells far beyond the last value are not printed.
      const end = Math.min(right, farthest + 100);
      const lastAllowed = top + Math.floor(maxCells / (end - left + 1)) - 1;
      if (lastAllowed < Math.min(bottom, lowest)) sheet.undrawn.tables = (sheet.undrawn.tables ?? 0) + 1;
      const printedRange = { top, left, right: end, bottom: Math.min(bottom, lowest + 1000, lastAllowed) };
      for (const cell of cells.within([printedRange], true)) {
        const parts = partsAt(table, look, cell.row, cell.column);
        const key = JSON.stringify([cell.style, parts]);
        const existingIndex = styleIndexes.get(key);
        const style =
          existingIndex ??
          workbook.styles.push(
            styled(workbook.styles[cell.style] ?? normal, parts, normal, cell.style === 0),
          ) - 1;
        styleIndexes.set(key, style);
        cell.style = style;
        cells.addToSheet(cell);
      }
    }
  }
}

/** Looks of the table parts that contain a cell, weakest first, with their lines applied to this cell. */
function partsAt(
  { range, headerRows, totalRows, style }: Table,
  look: TableLook,
  row: number,
  column: number,
) {
  const isHeader = row < range.top + headerRows;
  const isTotal = row > range.bottom - totalRows;
  const [firstRows, secondRows] = look.rowsOfStripe ?? [1, 1];
  const rowOfStripes = (row - range.top - headerRows) % (firstRows + secondRows);
  const rowStripe = rowOfStripes < firstRows ? look.firstRowStripe : look.secondRowStripe;
  const [firstColumns, secondColumns] = look.columnsOfStripe ?? [1, 1];
  const columnOfStripes = (column - range.left) % (firstColumns + secondColumns);
  const columnStripe = columnOfStripes < firstColumns ? look.firstColumnStripe : look.secondColumnStripe;
  const isBody = !isHeader && !isTotal;
  const body = { top: range.top + headerRows, bottom: range.bottom - totalRows };
  const areaOf = (top: number, bottom: number, left = range.left, right = range.right) => ({
    top,
    bottom,
    left,
    right,
  });
  const parts: Partial<Look>[] = [];
  const add = (part: PartLook | undefined, { top, bottom, left, right }: ReturnType<typeof areaOf>) => {
    if (!part) return;
    const { inner, borders = {}, ...rest } = part;
    const lines: Style['borders'] = {};
    const sides = [
      ['top', row === top ? borders.top : inner?.across],
      ['bottom', row === bottom ? borders.bottom : inner?.across],
      ['left', column === left ? borders.left : inner?.down],
      ['right', column === right ? borders.right : inner?.down],
    ] as const;
    for (const [side, line] of sides) if (line) lines[side] = line;
    parts.push({ ...rest, borders: lines });
  };
  add(look.wholeTable, areaOf(range.top, range.bottom));
  if (isBody && style?.columns) add(columnStripe, areaOf(body.top, body.bottom, column, column));
  if (isBody && style?.rows) add(rowStripe, areaOf(row, row));
  if (style?.first && column === range.left)
    add(look.firstColumn, areaOf(range.top, range.bottom, column, column));
  if (style?.last && column === range.right)
    add(look.lastColumn, areaOf(range.top, range.bottom, column, column));
  if (isHeader) add(look.headerRow, areaOf(row, row));
  if (isTotal) add(look.totalRow, areaOf(row, row));
  // Corner looks apply where the first or last column is enabled (18.18.93).
  const corners = [
    [style?.first && column === range.left, look.firstHeaderCell, look.firstTotalCell],
    [style?.last && column === range.right, look.lastHeaderCell, look.lastTotalCell],
  ] as const;
  for (const [isCorner, header, total] of corners)
    if (isCorner) add(isHeader ? header : isTotal ? total : undefined, areaOf(row, row, column, column));
  return parts;
}

function styled(
  style: Style,
  parts: readonly Partial<Look>[],
  normal: Style,
  hasNormalStyle: boolean,
): Style {
  const fill = style.fill ?? parts.findLast(({ fill }) => fill)?.fill;
  const font = Object.assign({}, ...parts.map(({ font }) => font ?? {})) as Partial<Style['font']>;
  // Font properties of the cell itself are those that differ from the normal style.
  const ownFont = Object.fromEntries(
    Object.entries(style.font).filter(
      ([key, value]) =>
        !hasNormalStyle && JSON.stringify(value) !== JSON.stringify(normal.font[key as keyof Style['font']]),
    ),
  );
  const borders = Object.assign(
    {},
    ...parts.map(({ borders }) => borders ?? {}),
    style.borders,
  ) as Style['borders'];
  return { ...style, ...(fill && { fill }), font: { ...style.font, ...font, ...ownFont }, borders };
}
