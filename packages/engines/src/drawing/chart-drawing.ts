import type { Series } from './chart-data';
import type { Scale } from './chart-scale';
import type { ChartText } from './chart-text';
import type { Step } from './path';

/** A shape of a chart, coloured as its series or as one of its points. */
export type ChartMark = {
  steps: Step[];
  /** Series and point that give the colour; without them it is an axis or a grid line. */
  series?: Series;
  point?: number;
  /** Index of the colour: that of the series, or of the point where points differ. */
  order: number;
  isLine: boolean;
};

export type ChartDrawing = { marks: ChartMark[]; texts: ChartText[] };

/** The part of a chart's box, in points, that nothing is drawn in yet. */
export type Area = { x: number; y: number; width: number; height: number };

/** Span of a value on its axis: it begins at zero, or at the end of the value it is stacked on. */
export type Span = [from: number, to: number];

/** Where values and categories are in a chart with axes. */
export type Positions = {
  /** Categories run down the left side, and values to the right. */
  isHorizontal: boolean;
  /** Bars begin at the bottom, columns at the left, unless their axis is reversed. */
  isReversed: boolean;
  /** Length of the axis that one category has. */
  slot: number;
  /** @param scale of the axis that the value is on; the first one unless given */
  valueAt(value: number, scale?: Scale): number;
  middleOf(category: number): number;
  /** Position of a value on the horizontal axis of a scatter chart. */
  acrossAt(value: number): number;
};

/** Takes a strip away from one side of an area. */
export function cut(area: Area, side: 'left' | 'right' | 'top' | 'bottom', amount: number) {
  if (side === 'left') area.x += amount;
  if (side === 'top') area.y += amount;
  if (side === 'left' || side === 'right') area.width = Math.max(10, area.width - amount);
  else area.height = Math.max(10, area.height - amount);
}

/** A path moved to the right and down. */
export const moved = (steps: readonly Step[], x: number, y: number): Step[] =>
  steps.map(
    (step) => step.map((part, i) => (i === 0 ? part : (part as number) + (i % 2 === 1 ? x : y))) as Step,
  );
