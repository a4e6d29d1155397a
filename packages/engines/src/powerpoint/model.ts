/** Positions and lengths are points from the top left of the displayed page. */
export type Box = { x: number; y: number; width: number; height: number };

/** Text with uniform formatting. */
export type Run = {
  text: string;
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Six hexadecimal digits. */
  colour: string;
  /** From 0 to 1; undefined for opaque text. */
  opacity?: number;
  /** Extra distance between letters, in points. */
  spacing?: number;
  /** Address of its link. */
  link?: string;
};

/** A list item: its bullet or number, and its text, which begins at `x`. */
export type Item = {
  marker: Run;
  runs: Run[];
  x: number;
  /** Numbering type (ECMA-376 part 1, 20.1.10.61), and the number. */
  numbering?: { type: string; value: number };
};

export type Line = {
  runs: Run[];
  /** Position of its first letter, and its length in its direction. */
  x: number;
  baseline: number;
  width: number;
  /** Largest font size in it, in points. */
  size: number;
  /** Clockwise quarter turns: 0, 1 or 3. */
  quarterTurns: number;
  /** Whether it reads from right to left; its text is in reading order. */
  rightToLeft?: boolean;
  /** The line as a list item, if it is one. */
  item?: Item;
  /** Marker and text of an item, if they stand apart on the page. */
  separateLines?: Line[];
};

/** Slide size: that of the first page, or 16 : 9 like most screens. */
export type Shape = 'page' | 'wide';

export type TextBox = {
  lines: Line[];
  box: Box;
  quarterTurns: number;
  /** Whether its lines are one paragraph, which may wrap differently. */
  flows: boolean;
  /** Distance between its baselines, in points. */
  leading: number;
  /** The list item, with the indent of its text in points; its lines lack the marker. */
  item?: Item & { indent: number };
};

/** A drawn border of a cell; width in points. */
export type Edge = { width: number; colour: string };

export type TableCell = {
  box: Box;
  /** Text boxes, from top to bottom. */
  texts: TextBox[];
  fill?: string;
  /** Number of columns and rows that it spans. */
  columns?: number;
  rows?: number;
  /** Whether it is covered by a cell that spans from a column to the left, or from a row above. */
  continuesFromLeft?: boolean;
  continuesFromAbove?: boolean;
} & Record<'left' | 'right' | 'top' | 'bottom', Edge | undefined>;

/** A table all of whose borders are drawn. */
export type Table = {
  box: Box;
  /** Widths of its columns, in points. */
  columns: number[];
  rows: { height: number; cells: TableCell[] }[];
};

export type Picture = { box: Box; bytes: Uint8Array<ArrayBuffer>; type: 'png' | 'jpeg' };

export type Slide = {
  width: number;
  height: number;
  texts: TextBox[];
  tables: Table[];
  pictures: Picture[];
  /** The remaining drawing, as a picture of the whole page. */
  background?: Uint8Array<ArrayBuffer>;
  /** Whether that picture shows more than single lines. */
  drawn?: boolean;
  /** Whether words stay in that picture, since some of their letters cannot be read. */
  isPartial: boolean;
  /** Whether the page has hidden words, which are neither on the slide nor in the picture. */
  isUnseen: boolean;
  /** Addresses of the page's links on words, one for each link, and the number of all its links. */
  linked: string[];
  linkCount: number;
  /** The page's text, line by line. */
  notes: string;
  /** Letters and digits removed from the page's drawing, all of which must be in the slide's text boxes. */
  letters: string;
};

/** Layout of the slide for a page: boxes of text, tables and pictures, in points from the top left. */
export type PlannedSlide = {
  width: number;
  height: number;
  texts: Box[];
  pictures: Box[];
  /** Whether a drawing remains beside the boxes; it becomes one picture behind them. */
  drawing: boolean;
  /** Regions of the page in which that drawing is visible. */
  drawings: Box[];
};
