import type { Ignored } from './ignored';

/** Range of rows and columns, counted from 0, both ends included. */
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
 * A gradient: colours at shares from 0 to 1 along a direction in degrees clockwise from the right, or around an inner
 * rectangle given by its distances from the sides as shares of the cell (ECMA-376, 18.8.24).
 */
export type Gradient = {
  stops: { at: number; colour: Colour }[];
  degree: number;
  around?: { left: number; right: number; top: number; bottom: number };
};

/** A run of a cell's text, with the font properties that differ from the cell's. */
export type TextRun = { text: string; font: Partial<Style['font']> };

/** An icon on the left of a cell; `rotation` is the direction of an arrow in degrees counterclockwise. */
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
  /** Number of filled parts: quarters of a circle, halves of a star, or of four bars or boxes. */
  filled?: number;
  rotation: number;
  colour: Colour;
};

/** A data bar, from one share of a cell's width to another. */
export type Bar = {
  from: number;
  to: number;
  colour: Colour;
  /** Side at which it fades to nearly white. */
  fades?: 'left' | 'right';
  border?: Colour;
  /** Whether it begins at the same side in a right-to-left sheet. */
  isUnmirrored?: boolean;
  /** Position of the line at zero as a share, and its colour. */
  axis?: { at: number; colour: Colour };
};

/** The part of a cell's style that a rule or a table sets. */
export type Look = Omit<Style, 'font'> & { font: Partial<Style['font']> };

export type Style = {
  font: {
    family: string;
    /** In points. */
    size: number;
    bold: boolean;
    italic: boolean;
    underline: boolean;
    /** Whether the underline is double. */
    isDouble?: boolean;
    strike: boolean;
    colour: Colour;
    /** Smaller and raised, or lowered, letters. */
    verticalAlign?: 'superscript' | 'subscript';
  };
  fill?: Colour;
  /** A gradient over `fill`, which is its first colour. */
  gradient?: Gradient;
  borders: { left?: Line; right?: Line; top?: Line; bottom?: Line };
  /** Diagonal lines: `up` from the bottom left, `down` from the top left corner. */
  diagonals?: { line: Line; up: boolean; down: boolean };
  /** Whether TRUE and FALSE are shown as a checkbox. */
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
  /** Indent in steps of the width of three spaces. */
  indent: number;
  /** Rotation in degrees counterclockwise, -90 to 90. */
  rotation: number;
  /** A data bar behind the text. */
  bar?: Bar;
  icon?: Icon;
  /** Whether text that is too wide is scaled down. */
  shrinks?: boolean;
  /** Whether letters are stacked vertically. */
  isStacked?: boolean;
  /** Whether only the bar or icon is shown. */
  hidesValue?: boolean;
};
