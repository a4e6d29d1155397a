import { Calculator } from '../formula/calculator';
import { compare, Failure, FormulaError, type Scalar, Unsupported } from '../formula/values';
import { CellIndex } from './cell-index';
import type { Colours } from './colours';
import { dataBar } from './data-bars';
import { drawnIcons } from './icons';
import type { Cell, Colour, Icon, Look, Rule, Style, Workbook } from './model';
import { plainStyle, readLook } from './styles';

/** Largest number of tests of cells by the rules of a workbook, some seconds of work; a formula counts as four. */
const maxTests = 5_000_000;

/** Tests a cell by a rule; returns the look that the rule gives it. */
type Test = (cell: Cell) => Partial<Look> | undefined;

/**
 * Applies conditional formats: gives cells the fills, fonts, lines, number formats, colour scales, bars and icons
 * that follow from their values. Rules that cannot be applied are counted.
 *
 * @param looks looks of the workbook's rules, by index
 */
export function applyRules(workbook: Workbook, looks: readonly Partial<Look>[], colours: Colours): void {
  if (workbook.sheets.every(({ rules }) => rules.length === 0)) return;
  const calculator = new Calculator(workbook, []);
  let tests = 0;
  const styles = new Map<string, number>();
  for (const [index, sheet] of workbook.sheets.entries()) {
    const looksByCell = new Map<Cell, Partial<Look>>();
    const stopped = new Set<Cell>();
    const cells = new CellIndex(sheet);
    for (const rule of [...sheet.rules].sort((a, b) => a.priority - b.priority)) {
      try {
        tests += cells.countWithin(rule.ranges) * (rule.type === 'expression' ? 4 : 1);
        if (tests > maxTests) throw new Unsupported('more tests than one page has time for');
        const test = testOf(rule, cells, { calculator, index, looks, colours });
        for (const cell of cells.within(rule.ranges)) {
          if (stopped.has(cell)) continue;
          const look = test(cell);
          if (!look) continue;
          // The first rule that sets something wins.
          const previousLook = looksByCell.get(cell);
          looksByCell.set(
            cell,
            previousLook
              ? {
                  ...look,
                  ...previousLook,
                  ...((look.font || previousLook.font) && { font: { ...look.font, ...previousLook.font } }),
                }
              : look,
          );
          if (rule.stops) stopped.add(cell);
        }
      } catch {
        // A rule that fails for any reason is reported, and the rest of the sheet is printed.
        sheet.undrawnRules += 1;
      }
    }
    for (const [cell, look] of looksByCell) {
      const key = JSON.stringify([cell.style, look]);
      const known = styles.get(key);
      const styleIndex =
        known ?? workbook.styles.push(styled(workbook.styles[cell.style] ?? plainStyle, look)) - 1;
      styles.set(key, styleIndex);
      cell.style = styleIndex;
      cells.addToSheet(cell);
    }
  }
}

const styled = (style: Style, { font, borders, ...look }: Partial<Look>): Style => ({
  ...style,
  ...look,
  font: { ...style.font, ...font },
  borders: { ...style.borders, ...borders },
});

type Tools = { calculator: Calculator; index: number; looks: readonly Partial<Look>[]; colours: Colours };

function testOf(rule: Rule, cells: CellIndex, tools: Tools): Test {
  const { type } = rule;
  const extensionLook = rule.extension?.look;
  const look = extensionLook
    ? readLook(extensionLook, tools.colours)
    : rule.look === undefined
      ? {}
      : (tools.looks[rule.look] ?? {});
  const lookWhere =
    (is: (cell: Cell) => boolean): Test =>
    (cell) =>
      is(cell) ? look : undefined;
  if (type === 'colorScale') return colourScale(rule, cells, tools);
  if (type === 'dataBar') {
    const numbers = numbersOf(rule, cells);
    const limits =
      numbers.length > 0 ? rule.thresholds.map((_, index) => limitOf(rule, index, numbers, tools)) : [];
    return dataBar(rule, limits, coloursOf(rule, tools), tools.colours);
  }
  if (type === 'iconSet') return iconSet(rule, cells, tools);
  if (type === 'top10') return lookWhere(topTest(rule, cells));
  if (type === 'aboveAverage') return lookWhere(meanTest(rule, cells));
  if (type === 'duplicateValues' || type === 'uniqueValues') {
    const counts = new Map<string, number>();
    for (const cell of cells.within(rule.ranges)) counts.set(keyOf(cell), (counts.get(keyOf(cell)) ?? 0) + 1);
    const isWanted = (count: number) => (type === 'uniqueValues' ? count === 1 : count > 1);
    return lookWhere(
      (cell) => cell.value !== undefined && cell.value !== '' && isWanted(counts.get(keyOf(cell)) ?? 0),
    );
  }
  if (type === 'cellIs') return lookWhere(comparisonTest(rule, tools));
  if (rule.formulas.length === 0) throw new Unsupported(`rules of the kind ${type}`);
  return lookWhere((cell) => {
    const value = resultOf(rule, 0, cell, tools);
    return value === true || (typeof value === 'number' && value !== 0);
  });
}

const keyOf = ({ value }: Cell) =>
  typeof value === 'string' ? value.toLowerCase() : `${typeof value} ${value}`;

/** Result of a rule's formula, shifted from the first cell of its ranges to this one. */
function resultOf(rule: Rule, formula: number, { row, column }: Cell, { calculator, index }: Tools): Scalar {
  const [first] = rule.ranges;
  const rowOffset = row - Math.min(...rule.ranges.map(({ top }) => top));
  const columnOffset = column - Math.min(...rule.ranges.map(({ left }) => left));
  if (!first) return null;
  const place = { sheet: index, row, column, rowOffset, columnOffset, asArray: false };
  return calculator.toSingle(calculator.run(rule.formulas[formula] ?? '', place), place);
}

function comparisonTest(rule: Rule, tools: Tools): (cell: Cell) => boolean {
  return (cell) => {
    const value: Scalar = cell.kind === 'error' ? new FormulaError(String(cell.value)) : (cell.value ?? null);
    const first = resultOf(rule, 0, cell, tools);
    const second = rule.formulas.length > 1 ? resultOf(rule, 1, cell, tools) : null;
    try {
      const order = compare(value, first);
      switch (rule.operator) {
        case 'equal':
          return order === 0;
        case 'notEqual':
          return order !== 0;
        case 'greaterThan':
          return order > 0;
        case 'lessThan':
          return order < 0 && (value !== null || typeof first !== 'string');
        case 'greaterThanOrEqual':
          return order >= 0;
        case 'lessThanOrEqual':
          return order <= 0;
        case 'between':
          return between(value, first, second);
        case 'notBetween':
          return !between(value, first, second);
      }
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
    throw new Unsupported(`rules with ${rule.operator}`);
  };
}

function between(value: Scalar, a: Scalar, b: Scalar): boolean {
  const [low, high] = compare(a, b) <= 0 ? [a, b] : [b, a];
  return compare(value, low) >= 0 && compare(value, high) <= 0;
}

const numbersOf = (rule: Rule, cells: CellIndex): number[] =>
  [...cells.within(rule.ranges)].flatMap(({ value, kind }) =>
    kind === 'number' && typeof value === 'number' ? value : [],
  );

function topTest(rule: Rule, cells: CellIndex): (cell: Cell) => boolean {
  const sorted = numbersOf(rule, cells).sort((a, b) => (rule.isBottom ? a - b : b - a));
  const count = rule.isPercent ? Math.max(1, Math.floor((sorted.length * rule.rank) / 100)) : rule.rank;
  const last = sorted[Math.min(count, sorted.length) - 1];
  if (last === undefined) return () => false;
  return ({ value }) => typeof value === 'number' && (rule.isBottom ? value <= last : value >= last);
}

function meanTest(rule: Rule, cells: CellIndex): (cell: Cell) => boolean {
  const numbers = numbersOf(rule, cells);
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const deviation = Math.sqrt(
    numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (numbers.length - 1),
  );
  const step = rule.deviations ? deviation * rule.deviations : 0;
  const limit = mean + (rule.isAbove ? step : -step);
  return ({ value }) =>
    typeof value === 'number' &&
    ((rule.isAbove ? value > limit : value < limit) || (rule.includesMean && value === limit));
}

/** Numeric value of a scale's limit. */
function limitOf(rule: Rule, at: number, numbers: readonly number[], { calculator, index }: Tools): number {
  const { type = '', value = '' } = rule.thresholds[at] ?? {};
  const lowest = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const highest = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (type === 'min') return lowest;
  if (type === 'max') return highest;
  if (type === 'autoMin') return Math.min(0, lowest);
  if (type === 'autoMax') return Math.max(0, highest);
  const place = { sheet: index, row: 0, column: 0, rowOffset: 0, columnOffset: 0, asArray: false };
  const result = calculator.toSingle(calculator.run(value, place), place);
  if (typeof result !== 'number') throw new Unsupported('a limit that is not a number');
  if (type === 'percent') return lowest + ((highest - lowest) * result) / 100;
  if (type !== 'percentile') return result;
  const sorted = [...numbers].sort((a, b) => a - b);
  const position = (result / 100) * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return low + (high - low) * (position - Math.floor(position));
}

const coloursOf = (rule: Rule, { colours }: Tools): Colour[] =>
  rule.colours.map((element) => colours.colourOf(element) ?? [1, 1, 1]);

function colourScale(rule: Rule, cells: CellIndex, tools: Tools): Test {
  const numbers = numbersOf(rule, cells);
  if (numbers.length === 0) return () => undefined;
  const limits = rule.thresholds.map((_, index) => limitOf(rule, index, numbers, tools));
  const colours = coloursOf(rule, tools);
  return ({ value, kind }) => {
    if (typeof value !== 'number' || kind !== 'number') return undefined;
    let at = limits.findIndex((limit) => value <= limit);
    if (at < 0) at = limits.length - 1;
    const [from = 0, to = 0] = [limits[Math.max(0, at - 1)], limits[at]];
    const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 1;
    const [a, b] = [colours[Math.max(0, at - 1)], colours[at]];
    if (!a || !b) return undefined;
    const mixed = a.map((part, channel) => part + ((b[channel] ?? 0) - part) * share);
    return { fill: [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0] };
  };
}

/** Icons from the lowest level up; a level may have none. @throws Unsupported for a set that is not drawn */
function iconsOf({ icons, extension }: Rule): readonly (Icon | undefined)[] {
  const listed = (set: string) => {
    const drawn = drawnIcons(set);
    if (!drawn) throw new Unsupported(`the icons ${set}`);
    return drawn;
  };
  return (
    extension?.icons?.map(({ set, at }) => (set === 'NoIcons' ? undefined : listed(set)[at])) ?? listed(icons)
  );
}

function iconSet(rule: Rule, cells: CellIndex, tools: Tools): Test {
  const icons = iconsOf(rule);
  const numbers = numbersOf(rule, cells);
  if (numbers.length === 0) return () => undefined;
  const limits = rule.thresholds.map((_, index) => limitOf(rule, index, numbers, tools));
  return ({ value, kind }) => {
    if (typeof value !== 'number' || kind !== 'number') return undefined;
    const reached = limits.findLastIndex((limit, index) =>
      rule.thresholds[index]?.isIncluded === false ? value > limit : value >= limit,
    );
    const level = Math.max(0, reached);
    const icon = icons[rule.isReversed ? icons.length - 1 - level : level];
    if (!icon && rule.showsValue) return undefined;
    return { ...(icon && { icon }), ...(!rule.showsValue && { hidesValue: true }) };
  };
}
