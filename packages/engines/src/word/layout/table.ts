import type { Pen } from '../draw/pen';
import { type Tag, tag } from '../draw/tags';
import type { Block, Cell, Edge, Row, Table } from '../model';
import { heightOf, type LaidBlock, paragraphSpacing, stack } from './laid-block';
import { fitColumns, type LayOutCell, sum, widthsOf } from './table-widths';
import type { Typesetter } from './typesetter';

type LaidCell = { cell: Cell; x: number; width: number; laidBlocks: LaidBlock[]; height: number };

type LaidRow = { row: Row; laidCells: LaidCell[] };

/** Laid blocks of a table, one per group of rows. */
export function laidTable(
  table: Table,
  available: number,
  parent: Tag | undefined,
  typesetter: Typesetter,
  lay: LayOutCell,
): LaidBlock[] {
  const columns = fitColumns(table, widthsOf(table, available, typesetter), available, lay);
  const starts = [0];
  for (const width of columns) starts.push((starts.at(-1) ?? 0) + width);
  const total = starts.at(-1) ?? 0;
  const left = { left: table.indent, center: (available - total) / 2, right: available - total }[table.align];
  const tableTag = parent && tag('Table', parent);
  const rows = table.rows.map((row): LaidRow => {
    const rowTag = tableTag && tag('TR', tableTag);
    const laidCells = row.cells.map((cell): LaidCell => {
      const x = left + (starts[cell.column] ?? 0);
      const width = (starts[Math.min(cell.column + cell.span, columns.length)] ?? total) + left - x;
      const cellTag = rowTag && cell.merge !== 'on' ? tag(row.header ? 'TH' : 'TD', rowTag) : undefined;
      const inner = Math.max(1, width - cell.pad.left - cell.pad.right);
      const layUnturned = (available: number) =>
        lay(cell.blocks, available, cellTag, cell.turned ? 1000 : cell.pad.right);
      const laidBlocks =
        cell.merge === 'on'
          ? []
          : cell.turned
            ? [turnedBlock(cell, row, inner, layUnturned)]
            : layUnturned(inner);
      const isFlat = cell.hidesMark && cell.blocks.every(isEmpty);
      const cellHeight = isFlat ? 0 : heightOf(laidBlocks) + cell.pad.top + cell.pad.bottom;
      return { cell, x, width, laidBlocks, height: cellHeight };
    });
    return { row, laidCells };
  });
  const headers: LaidBlock[] = [];
  let isTop = true;
  return groupsOf(rows).map((group): LaidBlock => {
    const laidBlock = laidRows(group);
    isTop &&= group.every(({ row }) => row.header);
    if (isTop) {
      headers.push(laidBlock);
      laidBlock.headerRows = headers;
      laidBlock.keepNext = group.at(-1) !== rows.at(-1);
    } else if (headers.length > 0) laidBlock.header = headers;
    laidBlock.naturalWidth = left + total;
    return laidBlock;
  });
}

const isEmpty = (block: Block) =>
  block.kind === 'paragraph' && block.inlines.every(({ kind }) => kind === 'place');

/** Maximum length of rotated text in a row without a stated height, in points. */
const maxTurnedLength = 480;

/** Text that runs down or up in a cell: its length is the row's height, or that of its longest line. */
function turnedBlock(
  { pad, turned, vertical, blocks }: Cell,
  row: Row,
  width: number,
  lay: (available: number) => LaidBlock[],
): LaidBlock {
  const rowLength = row.height - pad.top - pad.bottom;
  const natural = Math.max(1, ...blockWidths(lay(maxTurnedLength)));
  const isGiven = row.exact || rowLength >= natural;
  const length = isGiven ? rowLength : Math.min(maxTurnedLength, natural + 0.1);
  const laidBlocks = lay(Math.max(1, length));
  const contentHeight = heightOf(laidBlocks);
  const free = Math.max(0, width - contentHeight);
  // Lines beyond the far edge of the cell are not printed, as in Word.
  const beyond = turned === 'down' ? pad.left : pad.right;
  const offset = { top: 0, center: free / 2, bottom: free }[vertical];
  const [first] = blocks;
  return {
    ...{ height: length, before: 0, after: 0, floats: [], keepNext: false },
    notes: laidBlocks.flatMap(({ notes }) => notes),
    ...(first?.kind === 'paragraph' && {
      shareBefore: { left: 0, justify: 0, center: 0.5, right: 1 }[first.look.align],
    }),
    draw(pen, x, y) {
      const [cx, cy] = [x + width / 2, y + length / 2];
      const [left, top] = [cx - length / 2, cy - width / 2];
      const drawBlocks = () => stack(pen, laidBlocks, left, top + offset);
      pen.transform({ angle: turned === 'down' ? 90 : -90 }, cx, cy, () =>
        contentHeight > width + beyond + 0.5
          ? pen.clip(left - length, top - width, 3 * length, 2 * width + beyond, drawBlocks)
          : drawBlocks(),
      );
    },
  };
}

const blockWidths = (laidBlocks: readonly LaidBlock[]) =>
  laidBlocks.map(({ naturalWidth = 0 }) => naturalWidth);

/** Width of a table within this room. */
export const widthOfTable = (table: Table, available: number, typesetter: Typesetter): number =>
  sum(widthsOf(table, available, typesetter));

const topRuleWidth = (laidCells: readonly LaidCell[]) =>
  Math.max(0, ...laidCells.map(({ cell }) => cell.edges.top?.width ?? 0));

/** Groups of rows that cells spanning several rows join; any other row is a group of its own. */
function groupsOf(rows: readonly LaidRow[]): LaidRow[][] {
  const groups: LaidRow[][] = [];
  for (const row of rows) {
    const isJoined = row.laidCells.some(({ cell }) => cell.merge === 'on');
    const last = groups.at(-1);
    if (isJoined && last) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Heights of rows; a cell that spans several rows enlarges the last of them if necessary. */
function heightsOf(rows: readonly LaidRow[]): number[] {
  const heights = rows.map(({ row, laidCells }) => {
    const content = Math.max(0, ...laidCells.map(({ cell, height: high }) => (cell.merge ? 0 : high)));
    const minPadding = Math.max(0, ...laidCells.map(({ cell }) => cell.pad.top + cell.pad.bottom));
    return row.exact ? row.height : Math.max(row.height, content, minPadding + 1) + topRuleWidth(laidCells);
  });
  for (const [i, { laidCells }] of rows.entries()) {
    for (const item of laidCells) {
      if (item.cell.merge !== 'start') continue;
      const last = lastRow(rows, i, item);
      const lacks = item.height - sum(heights.slice(i, last + 1));
      if (lacks > 0 && !rows[last]?.row.exact) heights[last] = (heights[last] ?? 0) + lacks;
    }
  }
  return heights;
}

const continuationIn = (row: LaidRow | undefined, { cell }: LaidCell) =>
  row?.laidCells.find((other) => other.cell.merge === 'on' && other.cell.column === cell.column);

function lastRow(rows: readonly LaidRow[], from: number, item: LaidCell): number {
  let last = from;
  while (continuationIn(rows[last + 1], item)) last += 1;
  return last;
}

/** A group of rows as one laid block; only a page that ends within it splits it. */
function laidRows(rows: readonly LaidRow[], heights = heightsOf(rows)): LaidBlock {
  const contents = rows.flatMap(({ laidCells }) => laidCells.flatMap(({ laidBlocks }) => laidBlocks));
  const cells = rows.at(-1)?.laidCells ?? [];
  return {
    height: sum(heights),
    before: 0,
    after: 0,
    notes: contents.flatMap(({ notes }) => notes),
    floats: [],
    // A row whose text begins on a new page begins there, as in Word.
    ...(rows[0]?.laidCells[0]?.laidBlocks[0]?.breakBefore && { breakBefore: true }),
    keepNext:
      Boolean(cells[0]?.laidBlocks.length) &&
      cells.every(({ laidBlocks }) => laidBlocks.at(-1)?.keepNext ?? true),
    draw(pen, x, y) {
      const placed = rows.flatMap(({ row, laidCells }, i) =>
        laidCells.flatMap((item) => {
          if (item.cell.merge === 'on' && i > 0) return [];
          const last = item.cell.merge ? lastRow(rows, i, item) : i;
          const end = (item.cell.merge && continuationIn(rows[last], item)?.cell.edges.bottom) || undefined;
          const shownCell =
            last > i ? { ...item.cell, edges: { ...item.cell.edges, bottom: end ?? null } } : item.cell;
          const [top, areaHeight] = [y + sum(heights.slice(0, i)), sum(heights.slice(i, last + 1))];
          return [
            {
              item,
              cell: shownCell,
              top,
              areaHeight,
              isClipped: row.exact && last === i && item.height > areaHeight + 0.5,
            },
          ];
        }),
      );
      for (const { item, cell, top, areaHeight } of placed)
        if (cell.fill) pen.fill(cell.fill, x + item.x, top, item.width, areaHeight);
      for (const { item, cell, top, areaHeight, isClipped } of placed) {
        const free = Math.max(0, areaHeight - item.height);
        const offset = cell.turned
          ? free * (cell.turned === 'down' ? shareBefore(item) : 1 - shareBefore(item))
          : { top: 0, center: free / 2, bottom: free }[cell.vertical];
        const draw = () =>
          stack(pen, item.laidBlocks, x + item.x + cell.pad.left, top + cell.pad.top + offset);
        if (isClipped) pen.clip(x + item.x, top, item.width, areaHeight, draw);
        else draw();
      }
      for (const { item, cell, top, areaHeight } of placed)
        drawEdges(pen, cell, x + item.x, top, item.width, areaHeight);
    },
    split: (available, isForced) => cutGroup(rows, heights, available, isForced),
  };
}

/** Share of the free length that lies before rotated text. */
const shareBefore = ({ laidBlocks }: LaidCell) => laidBlocks[0]?.shareBefore ?? 0;

/** Splits rows at the end of a page: the rows that fit, and of the next one as many lines of each cell as fit. */
function cutGroup(
  rows: readonly LaidRow[],
  heights: readonly number[],
  available: number,
  isForced: boolean,
): [LaidBlock, LaidBlock] | undefined {
  let count = 0;
  while (count < rows.length && sum(heights.slice(0, count + 1)) <= available + 0.01) count += 1;
  const next = rows[count];
  if (!next) return undefined;
  const used = sum(heights.slice(0, count));
  const height = heights[count] ?? 0;
  // A row that must not be split is split only if it is higher than a page.
  const isWhole = next.row.cannotSplit || next.row.exact || next.laidCells.some(({ cell }) => cell.turned);
  const mayCut = (isForced && count === 0) || !isWhole;
  const cut = mayCut ? cutRow(next, height, available - used, isForced && count === 0) : undefined;
  if (!cut && count === 0) return undefined;
  const here = [...rows.slice(0, count), ...(cut ? [cut.here] : [])];
  const rest = [cut ? cut.rest : next, ...rows.slice(count + 1)];
  const heightsHere = [...heights.slice(0, count), ...(cut ? [cut.height] : [])];
  divideMerged(rows, count, here, rest, heightsHere, isForced && count === 0);
  const [above, below] = [laidRows(here, heightsHere), laidRows(rest)];
  return below.height < sum(heights) - 0.01 ? [above, below] : undefined;
}

/** Splits cells that span the cut: what does not fit above starts the rest. */
function divideMerged(
  rows: readonly LaidRow[],
  count: number,
  here: LaidRow[],
  rest: LaidRow[],
  heights: readonly number[],
  isForced: boolean,
) {
  for (const [i, { laidCells }] of rows.slice(0, count + 1).entries()) {
    for (const item of laidCells) {
      const last = lastRow(rows, i, item);
      const isCut = here.length > count;
      if (item.cell.merge !== 'start' || last < count || (i === count && !isCut)) continue;
      const [above, below] = cutCell(item, sum(heights.slice(i)), isForced);
      replace(here, i, item, above);
      const first = i === count ? item : continuationIn(rest[0], item);
      if (first) replace(rest, 0, first, { ...below, cell: { ...first.cell, merge: 'start' } });
    }
  }
}

function replace(rows: LaidRow[], rowIndex: number, old: LaidCell, item: LaidCell) {
  const row = rows[rowIndex];
  if (!row) return;
  const laidCells = row.laidCells.map((other) => (other.cell.column === old.cell.column ? item : other));
  rows[rowIndex] = { ...row, laidCells };
}

/** Splits a row in two: as many lines of each cell as fit. Cells that span several rows are split later. */
function cutRow(
  { row, laidCells }: LaidRow,
  height: number,
  available: number,
  isForced: boolean,
): { here: LaidRow; rest: LaidRow; height: number } | undefined {
  const parts = laidCells.map((item): [LaidCell, LaidCell] =>
    item.cell.merge
      ? [item, { ...item, laidBlocks: [], height: padOf(item) }]
      : cutCell(item, available, isForced),
  );
  const unmerged = parts.filter(([{ cell }]) => !cell.merge);
  const isMerged = unmerged.length < parts.length;
  const isEmpty = ([above]: [LaidCell, LaidCell]) => above.laidBlocks.length === 0;
  const hasUnplacedText = unmerged.some((part) => isEmpty(part) && part[1].laidBlocks.length > 0);
  if (!isForced && (hasUnplacedText || (unmerged.every(isEmpty) && !isMerged))) return undefined;
  const tallest = (cells: readonly LaidCell[]) =>
    Math.max(0, ...cells.map(({ cell, height: high }) => (cell.merge ? 0 : high)));
  const [first, second] = [parts.map(([above]) => above), parts.map(([, below]) => below)];
  const highest = isMerged ? available : Math.min(available, tallest(first));
  const remaining = Math.max(row.height - (height - tallest(second)), 0);
  return {
    height: highest,
    here: { row: { ...row, height: 0 }, laidCells: first },
    rest: { row: { ...row, height: remaining, exact: false }, laidCells: second },
  };
}

const padOf = ({ cell }: LaidCell) => cell.pad.top + cell.pad.bottom;

/**
 * Splits a cell in two.
 * @param isForced its first line is taken even if it does not fit
 */
function cutCell(item: LaidCell, available: number, isForced: boolean): [LaidCell, LaidCell] {
  const laidBlocks = [...item.laidBlocks];
  let used = item.cell.pad.top;
  let count = 0;
  for (; count < laidBlocks.length; count++) {
    const laidBlock = laidBlocks[count] as LaidBlock;
    const top = used + paragraphSpacing(laidBlocks[count - 1], laidBlock);
    if (top + laidBlock.height + item.cell.pad.bottom <= available + 0.01) {
      used = top + laidBlock.height;
      continue;
    }
    const parts = laidBlock.split?.(available - top - item.cell.pad.bottom, isForced && count === 0);
    if (parts) {
      laidBlocks.splice(count, 1, ...parts);
      count += 1;
    }
    break;
  }
  const fitting = count;
  while (count > 0 && count < laidBlocks.length && laidBlocks[count - 1]?.keepNext) count -= 1;
  if (count === 0 && isForced) count = Math.max(1, fitting);
  const [here, rest] = [laidBlocks.slice(0, count), laidBlocks.slice(count)];
  if (rest[0]) rest[0] = { ...rest[0], before: 0 };
  return [
    { ...item, laidBlocks: here, height: heightOf(here) + padOf(item) },
    { ...item, laidBlocks: rest, height: heightOf(rest) + padOf(item) },
  ];
}

function drawEdges(
  pen: Pen,
  { edges: cellEdges }: Cell,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const draw = (edge: Edge | undefined, x0: number, y0: number, x1: number, y1: number) => {
    if (edge) pen.line(edge, x0, y0, x1, y1);
  };
  draw(cellEdges.top, x, y, x + width, y);
  draw(cellEdges.bottom, x, y + height, x + width, y + height);
  draw(cellEdges.left, x, y, x, y + height);
  draw(cellEdges.right, x + width, y, x + width, y + height);
  if (cellEdges.falling) pen.diagonal(cellEdges.falling, x, y, x + width, y + height);
  if (cellEdges.rising) pen.diagonal(cellEdges.rising, x, y + height, x + width, y);
}
