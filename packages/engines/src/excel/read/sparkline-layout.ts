import type { Element } from '../../text/docx/xml';
import { circlePath } from '../../write/drawn-symbols';
import { num } from '../../write/pdf-writer';
import { flag, numberOf } from './attributes';
import { placeOf, rangeOf } from './cell-references';
import { ink } from './chart-layout';
import type { Colours } from './colours';
import { countIgnoredPart } from './ignored';
import type { Colour, Range, Sheet, Workbook } from './model';
import { columnWidth, heightOf } from './sizes';
import type { SparklineGroup } from './sparkline-group';

/** Maximum number of values of a sparkline. */
const maxValues = 4000;

/** Distance in points between a sparkline and the edges of its cell. */
const pad = 2.5;

/** Minimum height of a column, as a share of the full height, where all values have one sign: it stays visible. */
const minColumnShare = 0.06;

type Values = (number | undefined)[];
type Limits = { low: number; high: number };

/** Lays out the sparklines of all sheets; those whose cells are not in the workbook are counted as not drawn. */
export function layOutSparklines(workbook: Workbook, colours: Colours): void {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name.toLowerCase(), sheet]));
  const numbersOf = numbersBySheet();
  for (const sheet of workbook.sheets) {
    const countUndrawn = () => {
      sheet.undrawn.sparklines = (sheet.undrawn.sparklines ?? 0) + 1;
    };
    for (const group of sheet.sparklines) {
      // Points are spaced evenly here, not by the dates of a range.
      if (flag(group.attributes.dateAxis)) countIgnoredPart(sheet, 'dateAxis', group.sparklines.length);
      const lines = group.sparklines.flatMap(({ formula, cell }) => {
        const range = rangeOf(cell.trim());
        const values =
          formula.trim() === '' ? [] : valuesOf(formula.trim(), sheet, sheets, workbook, group, numbersOf);
        if (range && values) return [{ range, values }];
        countUndrawn();
        return [];
      });
      const groupLimits = limitsOf(lines.flatMap(({ values }) => values));
      for (const { range, values } of lines) {
        const lineLimits = limitsOf(values);
        if (!lineLimits || !groupLimits) continue;
        const cells = sheet.merges.find(({ top, left }) => top === range.top && left === range.left) ?? range;
        const size = sizeOf(cells, sheet);
        if (size.width <= 2 * pad || size.height <= 2 * pad) {
          // A sparkline in a hidden cell is invisible in Excel too.
          if (size.width > 0 && size.height > 0) countUndrawn();
          continue;
        }
        const limits = {
          low: axisEnd(group, 'min', lineLimits, groupLimits),
          high: axisEnd(group, 'max', lineLimits, groupLimits),
        };
        const shapes = shapesOf(values, limits, lineLimits, group, size, colours);
        const anchor = { from: { row: cells.top, column: cells.left, x: 0, y: 0 }, size };
        sheet.drawings.push({ anchor, cells, layout: { ...size, shapes, texts: [], family: '' } });
      }
    }
    sheet.sparklines = [];
  }
}

function sizeOf({ top, bottom, left, right }: Range, sheet: Sheet) {
  let [width, height] = [0, 0];
  for (let column = left; column <= right; column++) width += columnWidth(sheet, column);
  for (let row = top; row <= bottom; row++) height += heightOf(sheet, row);
  return { width, height };
}

function limitsOf(values: Values): Limits | undefined {
  const numbers = values.filter((value) => value !== undefined);
  if (numbers.length === 0) return undefined;
  return numbers.reduce(
    (limits, value) => ({ low: Math.min(limits.low, value), high: Math.max(limits.high, value) }),
    {
      low: Number.POSITIVE_INFINITY,
      high: Number.NEGATIVE_INFINITY,
    },
  );
}

/** Value at an end of the axis: a limit of the sparkline itself or of its group, or a fixed value. */
function axisEnd(
  { attributes }: SparklineGroup,
  end: 'min' | 'max',
  lineLimits: Limits,
  groupLimits: Limits,
): number {
  const side = end === 'min' ? 'low' : 'high';
  const axisType = attributes[`${end}AxisType`];
  if (axisType === 'group') return groupLimits[side];
  return (
    (axisType === 'custom' ? numberOf(attributes[`manual${end === 'min' ? 'Min' : 'Max'}`]) : undefined) ??
    lineLimits[side]
  );
}

/** Values of the cells that a formula refers to; undefined if they are not in this workbook. */
function valuesOf(
  formula: string,
  ownSheet: Sheet,
  sheets: ReadonlyMap<string, Sheet>,
  { names }: Workbook,
  { attributes }: SparklineGroup,
  numbersOf: (sheet: Sheet) => ReadonlyMap<string, number>,
): Values | undefined {
  const written = names.find(({ name }) => name.toLowerCase() === formula.toLowerCase())?.formula ?? formula;
  const place = placeOf(written);
  const sheet = place.sheet === undefined ? ownSheet : sheets.get(place.sheet);
  const range = rangeOf(place.reference);
  if (!sheet || !range) return undefined;
  const { top, left } = range;
  const bottom = Math.min(range.bottom, top + maxValues);
  const right = Math.min(range.right, left + maxValues);
  const numbers = numbersOf(sheet);
  const showsHidden = flag(attributes.displayHidden);
  const empty = attributes.displayEmptyCellsAs === 'zero' ? 0 : undefined;
  const values: Values = [];
  for (let row = top; row <= bottom && values.length < maxValues; row++) {
    if (!showsHidden && sheet.rows.get(row)?.hidden) continue;
    for (let column = left; column <= right; column++)
      if (showsHidden || columnWidth(sheet, column) > 0)
        values.push(numbers.get(placeKey(row, column)) ?? empty);
  }
  return flag(attributes.rightToLeft) ? values.reverse() : values;
}

const placeKey = (row: number, column: number) => `${row} ${column}`;

/** Finds the numbers of a sheet by cell, collected once for all sparklines. */
function numbersBySheet(): (sheet: Sheet) => ReadonlyMap<string, number> {
  const cache = new Map<Sheet, ReadonlyMap<string, number>>();
  return (sheet) => {
    const numbers =
      cache.get(sheet) ??
      new Map(
        sheet.cells
          .filter(({ kind }) => kind === 'number')
          .map(({ row, column, value }) => [placeKey(row, column), value as number]),
      );
    cache.set(sheet, numbers);
    return numbers;
  };
}

/** Colour element for a value that the group highlights: the lowest, highest, first or last, or a negative one. */
function highlightOf(
  position: number,
  values: Values,
  lineLimits: Limits,
  { attributes, colours }: SparklineGroup,
) {
  const value = values[position] as number;
  const first = values.findIndex((value) => value !== undefined);
  const last = values.findLastIndex((value) => value !== undefined);
  const highlights: [string, string, boolean][] = [
    ['high', 'colorHigh', value === lineLimits.high],
    ['low', 'colorLow', value === lineLimits.low],
    ['first', 'colorFirst', position === first],
    ['last', 'colorLast', position === last],
    ['negative', 'colorNegative', value < 0],
  ];
  return highlights.flatMap(([kind, name, applies]) =>
    applies && flag(attributes[kind]) ? colours[name] : [],
  )[0];
}

/** Everything needed to draw one sparkline. */
type Plot = {
  values: Values;
  limits: Limits;
  /** The lowest and highest of its own values. */
  own: Limits;
  group: SparklineGroup;
  drawableWidth: number;
  drawableHeight: number;
  series: Colour;
  /** Colour of a group's element, if it has one. */
  colourOf: (element: Element | undefined) => Colour | undefined;
};

function shapesOf(
  values: Values,
  limits: Limits,
  lineLimits: Limits,
  group: SparklineGroup,
  { width, height }: { width: number; height: number },
  colours: Colours,
): string {
  const colourOf = (element: Element | undefined) => colours.colourOf(element);
  const series = colourOf(group.colours.colorSeries) ?? [0.22, 0.38, 0.57];
  const [drawableWidth, drawableHeight] = [width - 2 * pad, height - 2 * pad];
  const plot: Plot = {
    values,
    limits,
    own: lineLimits,
    group,
    drawableWidth,
    drawableHeight,
    series,
    colourOf,
  };
  const { type = 'line' } = group.attributes;
  return (type === 'line' ? lineOf(plot) : columnsOf(plot)) + axisOf(plot);
}

/** Height of a value from the top; a value beyond a fixed end of the axis is drawn at this end. */
function heightAt({ limits: { low, high }, drawableHeight }: Plot, value: number): number {
  const range = high - low;
  return (
    pad + (range > 0 ? Math.min(1, Math.max(0, (high - value) / range)) * drawableHeight : drawableHeight / 2)
  );
}

/** A line through the values, with markers on highlighted values and on those without neighbours. */
function lineOf(plot: Plot): string {
  const { values, own, group, drawableWidth, series, colourOf } = plot;
  const { displayEmptyCellsAs, lineWeight, markers } = group.attributes;
  const step = values.length > 1 ? drawableWidth / (values.length - 1) : 0;
  const points = values.map((value, index) => ({
    at: index,
    value,
    x: pad + (step ? index * step : drawableWidth / 2),
  }));
  const spans = displayEmptyCellsAs === 'span';
  const path: string[] = [];
  let isOpen = false;
  for (const { value, x } of points) {
    if (value !== undefined) path.push(`${num(x)} ${num(heightAt(plot, value))} ${isOpen ? 'l' : 'm'}`);
    isOpen = value !== undefined || (spans && isOpen);
  }
  const weight = numberOf(lineWeight) ?? 0.75;
  const operators = [`${ink(series, 'RG')} ${num(weight)} w 1 j 1 J [] 0 d ${path.join(' ')} S\n`];
  for (const { at: position, value, x } of points) {
    if (value === undefined) continue;
    const highlight =
      highlightOf(position, values, own, group) ?? (flag(markers) ? group.colours.colorMarkers : undefined);
    const isAlone = values[position - 1] === undefined && values[position + 1] === undefined && !spans;
    if (highlight || isAlone)
      operators.push(
        `${ink(colourOf(highlight) ?? series, 'rg')} ${circlePath(x, heightAt(plot, value), weight + 0.75)} f\n`,
      );
  }
  return operators.join('');
}

/** Columns that start at zero, or at the nearer end of the axis; all of one size in a win/loss sparkline. */
function columnsOf(plot: Plot): string {
  const { values, limits, own, group, drawableWidth, drawableHeight, series, colourOf } = plot;
  const { low, high } = limits;
  const isStacked = group.attributes.type === 'stacked';
  const slot = drawableWidth / Math.max(1, values.length);
  const zero = isStacked
    ? pad + drawableHeight / 2
    : low >= 0
      ? pad + drawableHeight
      : high <= 0
        ? pad
        : heightAt(plot, 0);
  /** Height of a column from its base. */
  const sizeAt = (value: number) => {
    if (isStacked) return drawableHeight / 2;
    const share = Math.min(1, Math.max(0, high > low ? (value - low) / (high - low) : 1));
    if (low >= 0) return drawableHeight * (minColumnShare + (1 - minColumnShare) * share);
    if (high <= 0) return drawableHeight * (minColumnShare + (1 - minColumnShare) * (1 - share));
    return Math.abs(heightAt(plot, value) - zero);
  };
  return values
    .map((value, index) => {
      if (value === undefined || value === 0) return '';
      const colour = colourOf(highlightOf(index, values, own, group)) ?? series;
      const size = sizeAt(value);
      const box = [pad + slot * (index + 0.1), value > 0 ? zero - size : zero, slot * 0.8, size];
      return `${ink(colour, 'rg')} ${box.map(num).join(' ')} re f\n`;
    })
    .join('');
}

/** The axis at zero, if it is enabled and there are values on both sides. */
function axisOf(plot: Plot): string {
  const { limits, group, drawableWidth, drawableHeight, colourOf } = plot;
  const isStacked = group.attributes.type === 'stacked';
  const isCrossed = isStacked || (limits.low < 0 && limits.high > 0);
  if (!flag(group.attributes.displayXAxis) || !isCrossed) return '';
  const y = num(isStacked ? pad + drawableHeight / 2 : heightAt(plot, 0));
  const colour = colourOf(group.colours.colorAxis) ?? [0, 0, 0];
  return `${ink(colour, 'RG')} .5 w ${num(pad)} ${y} m ${num(pad + drawableWidth)} ${y} l S\n`;
}
