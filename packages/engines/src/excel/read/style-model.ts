import type { Ignored } from './ignored';

/** Ranges of rows and columns, counted from 0, both ends included. */
export type Range = { top: number; left: number; bottom: number; right: number };

/** Red, green, blue, 0 to 1. */
export type Colour = readonly [number, number, number];

export type Line = {
  width: number;
  colour: Colour;
  style:
    | 'solid'
    | 'double'
    | 'hair'
    | 'dotted'
    | 'dashed'
    | 'longDashed'
    | 'dashDot'
    | 'dashDotDot'
    | 'slantDashDot';
};

/**
 * Colours by their places, 0 to 1, along a direction in degrees clockwise from the right; or around an inner rectangle,
 * given by its distances from the sides as shares of the cell (ECMA-376, 18.8.24).
 */
export type Gradient = {
  stops: { at: number; colour: Colour }[];
  degree: number;
  around?: { left: number; right: number; top: number; bottom: number };
};

/** A run of a cell's text, with the properties in which its font differs from the cell's. */
export type TextRun = { text: string; font: Partial<Style['font']> };

/** An icon at the left of a cell; `turn` is that of an arrow, in degrees counterclockwise. */
export type Icon = {
  shape:
    | 'arrow'
    | 'disc'
    | 'flag'
    | 'tick'
    | 'mark'
    | 'cross'
    | 'triangle'
    | 'diamond'
    | 'dash'
    | 'quarters'
    | 'bars'
    | 'star'
    | 'boxes';
  /** Quarters of a circle, halves of a star, bars or boxes of four, that are filled. */
  filled?: number;
  turn: number;
  colour: Colour;
};

/** A bar from one share of a cell's width to another. */
export type Bar = {
  from: number;
  to: number;
  colour: Colour;
  /** The end at which it is almost white. */
  fades?: 'left' | 'right';
  border?: Colour;
  /** It begins at the same side in a sheet from right to left. */
  isUnmirrored?: boolean;
  /** Share at which a line marks zero, and its colour. */
  axis?: { at: number; colour: Colour };
};

/** What a rule or a table sets of a cell's style. */
export type Look = Omit<Style, 'font'> & { font: Partial<Style['font']> };

export type Style = {
  font: {
    family: string;
    /** In points. */
    size: number;
    bold: boolean;
    italic: boolean;
    underline: boolean;
    /** Two lines instead of one under the letters. */
    isDouble?: boolean;
    strike: boolean;
    colour: Colour;
    /** Letters are smaller and higher, or lower. */
    raised?: 'superscript' | 'subscript';
  };
  fill?: Colour;
  /** Colours that fade into each other, over `fill`, which is the first of them. */
  gradient?: Gradient;
  borders: { left?: Line; right?: Line; top?: Line; bottom?: Line };
  /** Lines from corner to corner: from the bottom left one up, from the top left one down. */
  diagonals?: { line: Line; up: boolean; down: boolean };
  /** TRUE and FALSE are shown as a checkbox. */
  isCheckbox?: boolean;
  /** Properties that are not drawn. */
  ignored?: readonly Ignored[];
  /** Excel's format code, such as `#,##0.00;[Red](#,##0.00)`. */
  format: string;
  horizontal:
    | 'general'
    | 'left'
    | 'center'
    | 'right'
    | 'fill'
    | 'justify'
    | 'centerContinuous'
    | 'distributed';
  vertical: 'top' | 'center' | 'bottom';
  wrap: boolean;
  /** Steps of about three digits' width. */
  indent: number;
  /** Degrees counterclockwise, -90 to 90. */
  turn: number;
  /** A bar behind the text, in shares of the cell's width. */
  bar?: Bar;
  icon?: Icon;
  /** Text that is too wide is set smaller. */
  shrinks?: boolean;
  /** Letters are one below the other. */
  isStacked?: boolean;
  /** Only the bar or icon is seen. */
  hidesValue?: boolean;
};
