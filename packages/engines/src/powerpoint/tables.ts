import { boxesOf } from './boxes';
import { type Area, areasOf } from './merged-cells';
import type { Box, Edge, Line, Table, TableCell, TextBox } from './model';
import type { DrawnObject, Rule } from './rules';

/** Tolerances in points: between rules that should meet, and between fills and the rules around them. */
const [near, nearFill] = [1.5, 2.5];

/** Width and height of the smallest cell in points. */
const [narrowest, lowest] = [8, 6];
const [maxRules, maxCells] = [2000, 1000];

/** Tables of a page, the drawing objects that they replace, and the lines of text outside them. */
export type FoundTables = { tables: Table[]; objects: number[]; lines: Line[] };

/**
 * Finds tables that are certain: rules on all four sides of every cell, at least two rows and two columns, every line
 * of text inside one cell, and nothing else drawn over them. A cell that spans columns or rows must have at most one
 * block of text, as the rules between two cells may just be missing.
 *
 * @param shapes what stays in the drawing of the page, in painting order
 * @param lines text of the page
 */
export function tablesOf(shapes: readonly DrawnObject[], lines: readonly Line[]): FoundTables {
  const result: FoundTables = { tables: [], objects: [], lines: [...lines] };
  const ruled = shapes.filter(({ parts }) => parts && parts.rules.length > 0);
  if (ruled.reduce((sum, { parts }) => sum + (parts?.rules.length ?? 0), 0) > maxRules) return result;
  for (const group of connectedGroups(ruled)) {
    const grid = gridOf(group.flatMap(({ parts }) => parts?.rules ?? []));
    const table = grid && tableOf(grid, group, shapes, result.lines);
    if (!table) continue;
    result.tables.push(table.table);
    result.objects.push(...table.objects);
    result.lines = result.lines.filter((line) => !table.lines.has(line));
  }
  return result;
}

/** Groups of objects whose rules touch, directly or through others. */
function connectedGroups(shapes: readonly DrawnObject[]): DrawnObject[][] {
  let groups: DrawnObject[][] = [];
  for (const shape of shapes) {
    const joined = groups.filter((group) => group.some((other) => rulesTouch(shape, other)));
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), shape]];
  }
  return groups;
}

const rulesTouch = (shape: DrawnObject, otherShape: DrawnObject) =>
  overlap(shape.box, otherShape.box, -near) &&
  (shape.parts?.rules ?? []).some((rule) =>
    (otherShape.parts?.rules ?? []).some((otherRule) => overlap(boxOf(rule), boxOf(otherRule), -near)),
  );

const boxOf = ({ isVertical, position, from, to, width }: Rule): Box =>
  isVertical
    ? { x: position - width / 2, y: from, width, height: to - from }
    : { x: from, y: position - width / 2, width: to - from, height: width };

/** Whether two boxes overlap by more than a tolerance in both directions; a negative one allows a gap. */
const overlap = (a: Box, b: Box, tolerance: number) =>
  a.x + tolerance < b.x + b.width &&
  b.x + tolerance < a.x + a.width &&
  a.y + tolerance < b.y + b.height &&
  b.y + tolerance < a.y + a.height;

type Grid = { columns: number[]; rows: number[]; box: Box; rules: Rule[]; areas: Area[] };

/** The grid of rules; undefined unless all sides of every cell are drawn. */
function gridOf(rules: Rule[]): Grid | undefined {
  const longRules = rules.filter(({ from, to }) => to - from > near * 2);
  const columns = places(longRules.filter(({ isVertical }) => isVertical));
  const rows = places(longRules.filter(({ isVertical }) => !isVertical));
  const cells = (columns.length - 1) * (rows.length - 1);
  if (columns.length < 3 || rows.length < 3 || cells > maxCells) return undefined;
  if (steps(columns).some((step) => step < narrowest) || steps(rows).some((step) => step < lowest))
    return undefined;
  const [x = 0, y = 0] = [columns[0], rows[0]];
  const [right = 0, bottom = 0] = [columns.at(-1), rows.at(-1)];
  const isFramed =
    [x, right].every((position) =>
      pairs(rows).every(([from, to]) => edgeAt(rules, true, position, from, to)),
    ) &&
    [y, bottom].every((position) =>
      pairs(columns).every(([from, to]) => edgeAt(rules, false, position, from, to)),
    );
  if (!isFramed) return undefined;
  const areas = areasOf(rows.length - 1, columns.length - 1, (row, column, side) => {
    const isVertical = side === 'right';
    const edge = (isVertical ? columns[column + 1] : rows[row + 1]) ?? 0;
    const [from = 0, to = 0] = isVertical ? rows.slice(row, row + 2) : columns.slice(column, column + 2);
    if (edgeAt(rules, isVertical, edge, from, to)) return true;
    return isCrossed(rules, isVertical, edge, from, to) ? undefined : false;
  });
  // A grid without two cells side by side and two above each other is a frame, not a table.
  const isTable =
    areas?.some((area) => area.columns < columns.length - 1) &&
    areas.some((area) => area.rows < rows.length - 1);
  if (!areas || !isTable) return undefined;
  const box = { x, y, width: (columns.at(-1) ?? x) - x, height: (rows.at(-1) ?? y) - y };
  return { columns, rows, box, rules, areas };
}

/** Positions of rules in ascending order; those close to each other count as one. */
function places(rules: readonly Rule[]): number[] {
  const sorted = rules.map(({ position }) => position).sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const position of sorted) {
    const last = groups.at(-1);
    if (last && position - (last[0] ?? position) <= near) last.push(position);
    else groups.push([position]);
  }
  return groups.map((group) => group.reduce((sum, position) => sum + position, 0) / group.length);
}

const pairs = (values: readonly number[]) =>
  values.slice(1).map((value, index): [number, number] => [values[index] ?? value, value]);
const steps = (values: readonly number[]) => pairs(values).map(([from, to]) => to - from);

/** The rule along a side of a cell; undefined if the side is not drawn completely. */
function edgeAt(
  rules: readonly Rule[],
  isVertical: boolean,
  position: number,
  from: number,
  to: number,
): Edge | undefined {
  const parallelRules = rules
    .filter((rule) => rule.isVertical === isVertical && Math.abs(rule.position - position) <= near)
    .filter((rule) => rule.to > from && rule.from < to)
    .sort((a, b) => a.from - b.from);
  let reached = from + near;
  for (const rule of parallelRules) if (rule.from <= reached + near) reached = Math.max(reached, rule.to);
  const [longest] = parallelRules.sort((a, b) => b.to - b.from - (a.to - a.from));
  return longest && reached >= to - near ? { width: longest.width, colour: longest.colour } : undefined;
}

/** Whether any part of a side is drawn. */
const isCrossed = (rules: readonly Rule[], isVertical: boolean, position: number, from: number, to: number) =>
  rules.some(
    (rule) =>
      rule.isVertical === isVertical &&
      Math.abs(rule.position - position) <= near &&
      rule.to > from + near * 2 &&
      rule.from < to - near * 2,
  );

/** The box of an area of a grid. */
function boxOfArea({ columns, rows }: Pick<Grid, 'columns' | 'rows'>, area: Area): Box {
  const [x = 0, right = 0] = [columns[area.column], columns[area.column + area.columns]];
  const [y = 0, bottom = 0] = [rows[area.row], rows[area.row + area.rows]];
  return { x, y, width: right - x, height: bottom - y };
}

function tableOf(
  grid: Grid,
  group: readonly DrawnObject[],
  shapes: readonly DrawnObject[],
  lines: readonly Line[],
) {
  const { columns, rows, box } = grid;
  if (!group.every(({ parts }) => parts?.rules.every((rule) => isOnGrid(grid, rule)))) return undefined;
  const firstDrawn = Math.min(...group.map((shape) => shapes.indexOf(shape)));
  const laterShapes = shapes
    .slice(firstDrawn)
    .filter((shape) => !group.includes(shape) && overlap(shape.box, box, near));
  const shading = shapes.filter((shape) => isShading(grid, shape));
  if (laterShapes.some((shape) => !shading.includes(shape))) return undefined;
  const cells = cellsOf(grid, lines);
  if (!cells) return undefined;
  const fills = fillsOf(grid, group, shading, shapes);
  // If a path draws more than this table, it stays in the drawing and there is no table.
  if (group.some(({ parts }) => (parts?.fills.length ?? 0) > 0) && !fills) return undefined;
  const fillAt = (row: number, column: number) => fills?.[row]?.[column];
  const owner = new Map<string, { area: Area; texts: TextBox[] }>();
  for (const [index, area] of grid.areas.entries())
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++) {
        // A cell with several fill colours is not a cell.
        if (fillAt(row, column) !== fillAt(area.row, area.column)) return undefined;
        owner.set(`${row} ${column}`, { area, texts: cells.boxes[index] ?? [] });
      }
  const table: Table = {
    box,
    columns: steps(columns),
    rows: steps(rows).map((height, row) => ({
      height,
      cells: steps(columns).map((_, column): TableCell => {
        const { area, texts } = owner.get(`${row} ${column}`) as { area: Area; texts: TextBox[] };
        const [isFirstRow, isFirstColumn] = [row === area.row, column === area.column];
        const isFirst = isFirstRow && isFirstColumn;
        const box = boxOfArea(grid, isFirst ? area : { row, column, rows: 1, columns: 1 });
        const [right, bottom] = [box.x + box.width, box.y + box.height];
        const fill = fillAt(row, column);
        return {
          box,
          texts: isFirst ? texts : [],
          ...(fill && { fill }),
          ...(area.columns > 1 && (isFirstColumn ? { columns: area.columns } : { continuesFromLeft: true })),
          ...(area.rows > 1 && (isFirstRow ? { rows: area.rows } : { continuesFromAbove: true })),
          left: edgeAt(grid.rules, true, box.x, box.y, bottom),
          right: edgeAt(grid.rules, true, right, box.y, bottom),
          top: edgeAt(grid.rules, false, box.y, box.x, right),
          bottom: edgeAt(grid.rules, false, bottom, box.x, right),
        };
      }),
    })),
  };
  const objects = [...new Set([...group, ...(fills ? shading : [])])].map(({ object }) => object);
  return { table, objects, lines: cells.lines };
}

function isOnGrid({ columns, rows, box }: Grid, { isVertical, position, from, to }: Rule): boolean {
  const isThere = (values: readonly number[], value: number) =>
    values.some((other) => Math.abs(other - value) <= near);
  const [start, length] = isVertical ? [box.y, box.height] : [box.x, box.width];
  const isWithin = from >= start - nearFill && to <= start + length + nearFill;
  // Corner squares have no direction.
  const isCorner = to - from <= near * 2;
  return (
    isWithin &&
    (isThere(isVertical ? columns : rows, position) || (isCorner && isThere(columns, (from + to) / 2)))
  );
}

/** Whether an object only shades cells. */
const isShading = ({ columns, rows }: Grid, { parts }: DrawnObject) =>
  parts !== undefined &&
  parts.fills.length > 0 &&
  parts.fills.every(
    ({ box: { x, y, width, height } }) =>
      [x, x + width].every((side) => columns.some((position) => Math.abs(position - side) <= nearFill)) &&
      [y, y + height].every((side) => rows.some((position) => Math.abs(position - side) <= nearFill)),
  );

/** Fill colours by row and column; undefined if something that stays in the drawing covers a fill. */
function fillsOf(
  { columns, rows, box }: Grid,
  group: readonly DrawnObject[],
  shading: readonly DrawnObject[],
  shapes: readonly DrawnObject[],
) {
  if (group.some((shape) => (shape.parts?.fills.length ?? 0) > 0 && !shading.includes(shape)))
    return undefined;
  if (shading.some((shape) => shape.parts?.rules.length && !group.includes(shape))) return undefined;
  const firstDrawn = Math.min(...shading.map((shape) => shapes.indexOf(shape)));
  const isOver = (shape: DrawnObject, index: number) =>
    index > firstDrawn && !group.includes(shape) && !shading.includes(shape) && overlap(shape.box, box, near);
  if (shading.length === 0 || shapes.some(isOver)) return undefined;
  const colours = rows.slice(1).map((): (string | undefined)[] => columns.slice(1).map(() => undefined));
  for (const { box: filled, colour } of shading.flatMap(({ parts }) => parts?.fills ?? []))
    for (const [row, [top, bottom]] of pairs(rows).entries())
      for (const [column, [left, right]] of pairs(columns).entries()) {
        const cell = { x: left, y: top, width: right - left, height: bottom - top };
        const rowColours = colours[row];
        if (rowColours && overlap(filled, cell, nearFill * 2)) rowColours[column] = colour;
      }
  return colours;
}

/** Text of each area; undefined if a line is outside all of them, or if an area has lines side by side. */
function cellsOf({ columns, rows, box, areas }: Grid, lines: readonly Line[]) {
  const cells = areas.map((): Line[] => []);
  const areaBoxes = areas.map((area) => boxOfArea({ columns, rows }, area));
  const inside = new Set<Line>();
  for (const line of lines) {
    const { x, baseline, width, size, quarterTurns } = line;
    const lineBox =
      quarterTurns === 0
        ? { x, y: baseline - size * 0.8, width, height: size }
        : { x: x - size, y: baseline - width, width: size * 2, height: width * 2 };
    if (!overlap(lineBox, box, near)) continue;
    const cell =
      cells[
        areaBoxes.findIndex(
          (areaBox) =>
            x >= areaBox.x - near &&
            x + width <= areaBox.x + areaBox.width + near &&
            baseline - size * 0.6 >= areaBox.y - near &&
            baseline <= areaBox.y + areaBox.height + near,
        )
      ];
    if (quarterTurns !== 0 || !cell) return undefined;
    cell.push(line);
    inside.add(line);
  }
  const boxes = cells.map((cell) => boxesOf(cell));
  const filledCount = boxes.filter(({ length }) => length > 0).length;
  const isMerged = ({ rows, columns }: Area) => rows > 1 || columns > 1;
  const isSure = areas.every((area, index) => !isMerged(area) || (boxes[index]?.length ?? 0) <= 1);
  return filledCount > 1 && isSure && boxes.every(isStacked) ? { boxes, lines: inside } : undefined;
}

/** Whether texts are stacked below each other. */
const isStacked = (texts: readonly TextBox[]) =>
  texts.every((text, index) => {
    const previousLine = texts[index - 1]?.lines.at(-1);
    const [first] = text.lines;
    return !previousLine || !first || first.baseline - previousLine.baseline > first.size * 0.8;
  });
