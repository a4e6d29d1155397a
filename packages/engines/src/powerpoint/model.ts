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
  /** From 0 to 1, where it is not 1. */
  opacity?: number;
  /** Distance by which its letters are set apart, in points. */
  spacing?: number;
  /** Address that it leads to. */
  link?: string;
};

/** A list item: its bullet or number, and its text, which begins at `x`. */
export type Item = {
  marker: Run;
  runs: Run[];
  x: number;
  /** Kind of the number (ECMA-376 part 1, 20.1.10.61), and which one it is. */
  numbering?: { type: string; value: number };
};

export type Line = {
  runs: Run[];
  /** Position of its first letter, and its length along its direction. */
  x: number;
  baseline: number;
  width: number;
  /** Largest size in it. */
  size: number;
  /** Clockwise quarter turns: 0, 1 or 3. */
  turn: number;
  /** It is read from right to left; its text is in the order of reading. */
  rightToLeft?: boolean;
  /** The same as a list item. */
  item?: Item;
  /** The marker and the text of an item that are apart on the page. */
  apart?: Line[];
};

/** Slides in the size of the first page, or 16 : 9 as most screens. */
export type Shape = 'page' | 'wide';

export type TextBox = {
  lines: Line[];
  box: Box;
  turn: number;
  /** Its lines are one paragraph and may wrap differently. */
  flows: boolean;
  /** Distance of its baselines. */
  leading: number;
  /** It is a list item, whose text is indented by so many points; its lines lack the marker. */
  item?: Item & { indent: number };
};

/** A drawn side of a cell. */
export type Edge = { width: number; colour: string };

export type TableCell = {
  box: Box;
  /** From top to bottom. */
  texts: TextBox[];
  fill?: string;
  /** Columns and rows that it goes over. */
  columns?: number;
  rows?: number;
  /** It belongs to a cell of a column before it, of a row above it. */
  isOverColumn?: boolean;
  isOverRow?: boolean;
} & Record<'left' | 'right' | 'top' | 'bottom', Edge | undefined>;

/** A table with all its rules. */
export type Table = {
  box: Box;
  /** Widths. */
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
  /** That picture shows more than single lines. */
  drawn?: boolean;
  /** Words stay in that picture, since some of their letters cannot be read. */
  isPartial: boolean;
  /** The page has words that it does not show: they are neither on the slide nor in the picture. */
  isUnseen: boolean;
  /** Links at words of the slide, and links of the page that it lacks. */
  linked: number;
  unlinked: number;
  /** The page's text, line by line. */
  notes: string;
  /** Letters and digits that left the page's drawing: its text boxes must have them all. */
  letters: string;
};

/** Layout of a page's slide: boxes of its text, tables and pictures, in points from the top left. */
export type PlannedSlide = {
  width: number;
  height: number;
  texts: Box[];
  pictures: Box[];
  /** The remaining drawing is one picture behind them; these are its visible regions. */
  drawing: boolean;
  drawings: Box[];
};
