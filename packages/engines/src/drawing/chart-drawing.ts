import type { Element } from '../text/docx/xml';
import type { Plot, Series } from './chart-data';
import type { Scale } from './chart-scale';
import type { ChartText } from './chart-text';
import type { Step } from './path';

/** A shape of a chart, in the colour of its series or point. */
export type ChartMark = {
  steps: Step[];
  /** Series and point that determine the colour; undefined for the area of the plots, an axis or a grid line. */
  series?: Series;
  /** Formatting of a shape that belongs to no series. */
  look?: Element | undefined;
  point?: number;
  /** Index of the colour: that of the series, or of the point if points have different colours. */
  order: number;
  isLine: boolean;
};

export type ChartDrawing = { marks: ChartMark[]; texts: ChartText[] };

/** The part of a chart's box that is still free, in points. */
export type Area = { x: number; y: number; width: number; height: number };

/** Span of a value on its axis, starting at zero or at the end of the value below it in the stack. */
export type Span = [from: number, to: number];

/** Positions of values and categories in a chart with axes. */
export type Positions = {
  /** Whether bars are horizontal: categories run down the left side, values to the right. */
  isHorizontal: boolean;
  /** Whether categories run the other way; by default from the bottom (horizontal bars) or from the left. */
  isReversed: boolean;
  /** Length of one category on its axis, and that of the shorter side of the area. */
  slot: number;
  side: number;
  /** @param scale of the value's axis; by default that of the first value axis */
  valueAt(value: number, scale?: Scale): number;
  middleOf(category: number): number;
  /** Position of a value on the horizontal axis of a scatter or bubble chart. */
  xAt(value: number): number;
};

/** One series of a plot, with everything needed to place and colour its shapes. */
export type PlottedSeries = {
  plot: Plot;
  series: Series;
  /** Spans of its values, and indexes of the values that are present. */
  spans: readonly Span[];
  present: readonly number[];
  /** Its index in the plot, and in the chart. */
  index: number;
  order: number;
  /** Position of a value on the axis of its plot. */
  valueAt(value: number): number;
  /** Label of a point, its size, and its place from the file; undefined if it has none. */
  label(
    point: number,
  ): { text: string; place: string | undefined; width: number; height: number } | undefined;
};

/** Cuts a strip off one side of an area. */
export function cutStrip(area: Area, side: 'left' | 'right' | 'top' | 'bottom', amount: number) {
  if (side === 'left') area.x += amount;
  if (side === 'top') area.y += amount;
  if (side === 'left' || side === 'right') area.width = Math.max(10, area.width - amount);
  else area.height = Math.max(10, area.height - amount);
}

/** Moves a path to the right and down. */
export const translate = (steps: readonly Step[], x: number, y: number): Step[] =>
  steps.map(
    (step) => step.map((part, i) => (i === 0 ? part : (part as number) + (i % 2 === 1 ? x : y))) as Step,
  );
