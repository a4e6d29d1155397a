import type { Pen } from '../draw/pen';
import { type Tag, tag } from '../draw/tags';
import type { Block, Cell, Edge, Row, Table } from '../model';
import { gapBetween, heightOf, type Slab, stack } from './slab';

type Set = { cell: Cell; x: number; width: number; slabs: Slab[]; high: number };

/** Lays out the content of a cell. */
type Lay = (blocks: readonly Block[], width: number, parent: Tag | undefined) => Slab[];

/** A table as its rows. */
export function tableSlabs(table: Table, room: number, parent: Tag | undefined, lay: Lay): Slab[] {
  const columns = widthsOf(table, room);
  const starts = [0];
  for (const width of columns) starts.push((starts.at(-1) ?? 0) + width);
  const total = starts.at(-1) ?? 0;
  const left = { left: table.indent, center: (room - total) / 2, right: room - total }[table.align];
  const own = parent && tag('Table', parent);
  const rows = table.rows.map((row): { row: Row; set: Set[] } => {
    const rowTag = own && tag('TR', own);
    const set = row.cells.map((cell): Set => {
      const x = left + (starts[cell.column] ?? 0);
      const width = (starts[Math.min(cell.column + cell.span, columns.length)] ?? total) + left - x;
      const cellTag = rowTag && cell.merge !== 'on' ? tag(row.header ? 'TH' : 'TD', rowTag) : undefined;
      const inner = Math.max(1, width - cell.pad.left - cell.pad.right);
      const slabs = cell.merge === 'on' ? [] : lay(cell.blocks, inner, cellTag);
      return { cell, x, width, slabs, high: heightOf(slabs) + cell.pad.top + cell.pad.bottom };
    });
    return { row, set };
  });
  const heights = rows.map(({ row, set }) => {
    const content = Math.max(0, ...set.map(({ cell, high }) => (cell.merge ? 0 : high)));
    const least = Math.max(0, ...set.map(({ cell }) => cell.pad.top + cell.pad.bottom));
    return row.exact ? row.height : Math.max(row.height, content, least + 1) + ruleOf(set);
  });
  stretch(rows, heights);
  const headers: Slab[] = [];
  return rows.map(({ row, set }, i): Slab => {
    const merged = new Map<Set, number>();
    for (const item of set)
      if (item.cell.merge === 'start') merged.set(item, spanHeight(rows, heights, i, item));
    const slab = rowSlab(row, set, heights[i] ?? 0, merged);
    const before = rows.slice(0, i);
    if (row.header && before.every((other) => other.row.header)) headers.push(slab);
    else if (headers.length > 0) slab.header = headers;
    slab.keep ||= row.header && i + 1 < rows.length;
    return slab;
  });
}

/** Column widths: those of the file, scaled to the table's own width. */
function widthsOf({ columns, share, width }: Table, room: number): number[] {
  const known = columns.reduce((sum, column) => sum + column, 0);
  const missing = columns.filter((column) => column <= 0).length;
  const target = share ? share * room : known > 0 && missing === 0 ? known : (width ?? room);
  if (missing > 0) {
    const each = Math.max(10, (target - known) / missing);
    return columns.map((column) => (column > 0 ? column : each));
  }
  return columns.map((column) => (column * target) / known);
}

const ruleOf = (set: readonly Set[]) => Math.max(0, ...set.map(({ cell }) => cell.edges.top?.width ?? 0));

/** Cells across several rows enlarge the last of these if necessary. */
function stretch(rows: readonly { row: Row; set: Set[] }[], heights: number[]) {
  for (const [i, { set }] of rows.entries()) {
    for (const item of set) {
      if (item.cell.merge !== 'start') continue;
      const last = lastRow(rows, i, item);
      const lacks = item.high - spanHeight(rows, heights, i, item);
      if (lacks > 0) heights[last] = (heights[last] ?? 0) + lacks;
    }
  }
}

function lastRow(rows: readonly { set: Set[] }[], from: number, { cell }: Set): number {
  let last = from;
  while (rows[last + 1]?.set.some((other) => other.cell.merge === 'on' && other.cell.column === cell.column))
    last += 1;
  return last;
}

function spanHeight(
  rows: readonly { set: Set[] }[],
  heights: readonly number[],
  from: number,
  item: Set,
): number {
  const last = lastRow(rows, from, item);
  return heights.slice(from, last + 1).reduce((sum, height) => sum + height, 0);
}

/** @param merged heights of the cells that extend over further rows */
function rowSlab(row: Row, set: readonly Set[], height: number, merged = new Map<Set, number>()): Slab {
  const all = set.flatMap(({ slabs }) => slabs);
  return {
    height,
    before: 0,
    after: 0,
    notes: all.flatMap(({ notes }) => notes),
    floats: [],
    keep: Boolean(set[0]?.slabs.length) && set.every(({ slabs }) => slabs.at(-1)?.keep ?? true),
    draw(pen, x, y) {
      const highOf = (item: Set) => merged.get(item) ?? height;
      for (const item of set)
        if (item.cell.fill) pen.fill(item.cell.fill, x + item.x, y, item.width, highOf(item));
      for (const item of set) {
        const free = Math.max(0, highOf(item) - item.high);
        const push = { top: 0, center: free / 2, bottom: free }[item.cell.vertical];
        stack(pen, item.slabs, x + item.x + item.cell.pad.left, y + item.cell.pad.top + push);
      }
      for (const item of set) edges(pen, item.cell, x + item.x, y, item.width, highOf(item));
    },
    ...(!row.whole && !row.exact && { split: (room) => cut(row, set, height, room) }),
  };
}

/** A row split at the page's end: of each cell as many lines as fit. */
function cut(row: Row, set: readonly Set[], height: number, room: number): [Slab, Slab] | undefined {
  if (set.some(({ cell }) => cell.merge)) return undefined;
  const parts = set.map((item): [Set, Set] => {
    let used = item.cell.pad.top;
    let count = 0;
    for (const [i, slab] of item.slabs.entries()) {
      const next = used + gapBetween(item.slabs[i - 1], slab) + slab.height;
      if (next + item.cell.pad.bottom > room) break;
      used = next;
      count = i + 1;
    }
    while (count > 0 && count < item.slabs.length && item.slabs[count - 1]?.keep) count -= 1;
    const [here, rest] = [item.slabs.slice(0, count), item.slabs.slice(count)];
    if (rest[0]) rest[0] = { ...rest[0], before: 0 };
    const pad = item.cell.pad.top + item.cell.pad.bottom;
    return [
      { ...item, slabs: here, high: heightOf(here) + pad },
      { ...item, slabs: rest, high: heightOf(rest) + pad },
    ];
  });
  if (parts.every(([here]) => here.slabs.length === 0)) return undefined;
  if (parts.some(([here, rest]) => here.slabs.length === 0 && rest.slabs.length > 0)) return undefined;
  const tallest = (sets: readonly Set[]) => Math.max(...sets.map(({ high }) => high));
  const [first, second] = [parts.map(([here]) => here), parts.map(([, rest]) => rest)];
  const left = Math.max(tallest(second), row.height - (height - tallest(second)), 0);
  return [rowSlab(row, first, Math.min(room, tallest(first))), rowSlab(row, second, left)];
}

function edges(pen: Pen, { edges: own }: Cell, x: number, y: number, width: number, height: number) {
  const draw = (edge: Edge | undefined, x0: number, y0: number, x1: number, y1: number) => {
    if (edge) pen.line(edge, x0, y0, x1, y1);
  };
  draw(own.top, x, y, x + width, y);
  draw(own.bottom, x, y + height, x + width, y + height);
  draw(own.left, x, y, x, y + height);
  draw(own.right, x + width, y, x + width, y + height);
}
