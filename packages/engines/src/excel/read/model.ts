import type { ChartText } from '../../drawing/chart-text';
import type { Package } from '../../text/docx/package';
import type { Element } from '../../text/docx/xml';
import type { FormControl } from './form-controls';
import type { Ignored, Undrawn } from './ignored';
import type { SparklineGroup } from './sparkline-group';
import type { Range, Style, TextRun } from './style-model';

export type { Bar, Colour, Gradient, Icon, Line, Look, Range, Style, TextRun } from './style-model';

/** A conditional format (ECMA-376, 18.3.1.10). */
export type Rule = {
  type: string;
  ranges: Range[];
  priority: number;
  /** Rules after it do not look at its cells. */
  stops: boolean;
  /** Number of the look that it sets. */
  look?: number;
  operator: string;
  formulas: string[];
  rank: number;
  isBottom: boolean;
  isShare: boolean;
  isAbove: boolean;
  withEqual: boolean;
  deviations: number;
  /** Levels of scales, bars and icons, with their colours. */
  limits: { type: string; value: string; isIncluded: boolean }[];
  colours: Element[];
  icons: string;
  isReversed: boolean;
  showsValue: boolean;
  /** The name by which the extension list adds to it. */
  id?: string;
  /** Attributes of its bars in the main list (18.3.1.28). */
  bar?: Record<string, string>;
  /** What the extension list says: the look that it sets, its bars, its icons one by one. */
  extension?: { look?: Element; bar?: Element; icons?: { set: string; at: number }[] };
  /** Bars are drawn from the side of zero, as newer versions of Excel do where the extension list says so. */
  hasAxis: boolean;
};

/** The formula of a cell, as it is written in the first of the cells that share it. */
export type Formula = {
  text: string;
  /** Rows and columns from that cell to this one. */
  down: number;
  across: number;
  isArray: boolean;
  /** Its results are in further cells. */
  isOverCells: boolean;
  /** The file has its result. */
  isSaved: boolean;
};

/** A table within a sheet (18.5). */
export type Table = {
  name: string;
  range: Range;
  headerRows: number;
  totalRows: number;
  columns: string[];
  style?: { name: string; rows: boolean; columns: boolean; first: boolean; last: boolean };
};

export type Cell = {
  row: number;
  column: number;
  /** Undefined for a cell with formatting only. Errors are texts such as `#DIV/0!` of the kind `error`. */
  value?: number | string | boolean;
  kind: 'number' | 'text' | 'boolean' | 'error';
  /** Index in Workbook.styles. */
  style: number;
  /** The parts of a text whose letters differ in their looks. */
  rich?: readonly TextRun[];
  formula?: Formula;
};

/** Texts of a page's edges, with their codes (ECMA-376, 18.3.1.39). */
type EdgeTexts = { header: string; footer: string };

export type HeaderFooter = {
  odd: EdgeTexts;
  even: EdgeTexts;
  first: EdgeTexts;
  /** Even pages, and the first one, have their own. */
  hasEven: boolean;
  hasFirst: boolean;
};

/** How a sheet is printed, as it was saved. */
export type PageSetup = {
  /** Number of the paper (18.3.1.63). */
  paper?: number;
  /** 1 is the full size. */
  scale?: number;
  /** Largest number of pages across and down; 0 for as many as needed. */
  fit?: { wide: number; tall: number };
  /** In points; those of the header and footer from the page's edge to their text. */
  margins?: { left: number; right: number; top: number; bottom: number; header: number; footer: number };
  centred: { across: boolean; down: boolean };
  /** Pages go across before they go down. */
  acrossFirst: boolean;
  firstPage?: number;
  /** Text and lines in black, without fills. */
  isBlackAndWhite?: boolean;
  /** With the letters of columns and the numbers of rows. */
  printsHeadings?: boolean;
  /** Without pictures and charts. */
  isDraft?: boolean;
  /** What is printed instead of an error; without it, the error itself. */
  errors?: string;
};

/** A place in a cell, in points from its top left corner. */
export type CellPlace = {
  row: number;
  column: number;
  x: number;
  y: number;
  /** The place may be beyond the cell. */
  isAbsolute?: boolean;
};

/** Where a drawing is: from one cell to another, or of a size. */
export type Anchor = { from: CellPlace; to?: CellPlace; size?: { width: number; height: number } };

/** Shares of a box, 0 to 1, from its top left corner. */
export type Share = { x: number; y: number; width: number; height: number };

/** A picture, a chart or a shape over the cells. */
export type Drawing = {
  anchor: Anchor;
  /** Cells that it fills, whatever their size on the page is. */
  cells?: Range;
  /** A picture within its cells: as large as its ratio of width to height allows, at shares of the free space. */
  fitted?: { ratio: number; across: number; down: number };
  /** Address that a click on it leads to; within the workbook, it begins with `#`. */
  link?: string;
  /** Its part of the anchor's box, within a group. */
  part?: Share;
  /** Path of a picture, what is cut off from its sides as shares of them, and its turn in degrees clockwise. */
  path?: string;
  crop?: { left: number; top: number; right: number; bottom: number };
  angle?: number;
  flipX?: boolean;
  flipY?: boolean;
  /** Root of a chart that is not laid out yet. */
  chart?: Element;
  /** Root of a shape that is not laid out yet. */
  shape?: Element;
  laid?: LaidDrawing;
};

/** A paragraph of a shape: each run with its whole look; `left` and `first` are indents in points. */
export type ShapeParagraph = {
  runs: { text: string; font: Style['font'] }[];
  align: 'left' | 'center' | 'right';
  left: number;
  first: number;
  /** Height of a line, and space above and below, as shares of the line's own height and in points. */
  spacing: { line: number; above: number; below: number };
};

/** The text of a shape in a box of points from the shape's top left corner; `turn` is in degrees clockwise. */
export type ShapeText = {
  x: number;
  y: number;
  width: number;
  height: number;
  vertical: Style['vertical'];
  wraps: boolean;
  turn: number;
  paragraphs: ShapeParagraph[];
};

/** A chart or a shape of a size in points: operators of its lines and areas, and its texts, in a family. */
export type LaidDrawing = {
  width: number;
  height: number;
  shapes: string;
  texts: ChartText[];
  family: string;
  /** Text of a shape, and the operator that turns both. */
  text?: ShapeText;
  turn?: string;
  /** Points by which lines, arrow heads and text may leave the box. */
  margin?: number;
};

export type Sheet = {
  name: string;
  hidden: boolean;
  /** In file order: row by row. */
  cells: Cell[];
  /** Widths in digits of the default font, as stored. */
  columns: { from: number; to: number; width?: number; hidden: boolean; style?: number }[];
  /** Heights in points; `style` is that of the row's cells that the file lacks. */
  rows: Map<number, { height?: number; hidden: boolean; fixed: boolean; style?: number }>;
  defaultWidth: number;
  defaultHeight: number;
  merges: Range[];
  landscape?: boolean;
  /** Its columns run from right to left. */
  isMirrored?: boolean;
  /** Gridlines around all cells. */
  grid: boolean;
  /** Print areas; empty for the whole sheet. */
  areas: Range[];
  /** Rows and columns repeated on each page. */
  titles: { rows?: [number, number]; columns?: [number, number] };
  /** Rows and columns before which a page ends. */
  breaks: number[];
  columnBreaks: number[];
  setup: PageSetup;
  tables: Table[];
  /** Comments are to be printed: those in sight where they are, or all behind the sheet, as a sheet of their own. */
  printedComments?: 'asDisplayed' | 'atEnd';
  commentList?: Sheet;
  /** Zeros are not shown. */
  hidesZeros: boolean;
  /** Hidden rows are those that a filter leaves out. */
  isFiltered: boolean;
  /** Formulas without a saved result that were computed. */
  computed: number;
  /** Formulas that go by the day, which were computed anew. */
  today?: number;
  /** Cells with a formula that has no result in the file, and none here. */
  uncomputed: Cell[];
  /** Cells that show their saved result, though the file asks for a new one. */
  outdated: Cell[];
  /** Cells with an error that represents a value of a newer kind, by its number in the workbook's metadata, from 1. */
  richCells: { cell: Cell; number: number }[];
  /** Links of its cells to addresses outside of the workbook. */
  links: { row: number; column: number; address: string }[];
  /** What is drawn in a simpler way, or not at all, counted by its kind. */
  ignored: Map<Ignored, number>;
  /** What is not drawn, counted: by kind. */
  undrawn: Partial<Record<Undrawn, number>>;
  headerFooter: HeaderFooter;
  /** Relations to VML parts, of the cells and of headers and footers, and numbers of its shapes that are embedded objects, or buttons and boxes of forms, with the relations of these; and the cells of comments in sight. */
  vml: {
    part: string;
    edges: string;
    objects: Set<string>;
    controls: Map<string, string>;
    listsControls: boolean;
    notes: { row: number; column: number; anchor: Anchor }[];
  };
  /** Pictures of headers and footers by their places there: side, header or footer, kind of page, as in `LHFIRST`. */
  edgePictures: Map<string, Drawing>;
  /** Buttons and boxes of forms that are printed. */
  controls: (FormControl & { anchor: Anchor })[];
  /** Pictures and charts, and the number of drawings that are not printed. */
  drawn: Drawing[];
  drawings: number;
  /** Small charts in cells that are not laid out yet. */
  sparklines: SparklineGroup[];
  /** Conditional formats, and the number of those that are not printed. */
  rules: Rule[];
  /** Groups of conditional formats of the extension list, as they are in the file. */
  extensionRules: Element[];
  undrawnRules: number;
};

export type Workbook = {
  name: string;
  sheets: Sheet[];
  styles: Style[];
  /** Days between its day 0 and 30 December 1899. */
  epoch: number;
  /** Pictures by their paths. */
  media: Map<string, Uint8Array<ArrayBuffer>>;
  /** Roots of the theme and of the styles, for what is completed later. */
  theme?: Element;
  styleSheet?: Element;
  /** The parts of the file, where cells have values or pictures that are read from further ones. */
  pack?: Package;
  /** Sheets that it names but does not hold, or of a kind that no version of Excel has. */
  missingSheets: number;
  /** Excel 2007 wrote it, or a program that says so. */
  isOf2007?: boolean;
  /** All formulas are to be computed when the file is opened. */
  computesAll: boolean;
  /** Defined names; those of one sheet with its index. */
  names: { name: string; formula: string; sheet?: number }[];
};
