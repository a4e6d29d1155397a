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
  /** Whether rules after it are skipped for cells that it matches. */
  stops: boolean;
  /** Index of the differential format (`dxf`) that it sets. */
  look?: number;
  operator: string;
  formulas: string[];
  rank: number;
  isBottom: boolean;
  isPercent: boolean;
  isAbove: boolean;
  includesMean: boolean;
  deviations: number;
  /** Thresholds of a colour scale, a data bar or an icon set. */
  thresholds: { type: string; value: string; isIncluded: boolean }[];
  colours: Element[];
  icons: string;
  isReversed: boolean;
  showsValue: boolean;
  /** Id by which the extension list refers to it. */
  id?: string;
  /** Attributes of its data bar outside the extension list (18.3.1.28). */
  bar?: Record<string, string>;
  /** Additions of the extension list: the differential format that it sets, its data bar, its single icons. */
  extension?: { look?: Element; bar?: Element; icons?: { set: string; at: number }[] };
  /** Whether its data bars start at zero, as those of Excel 2010 and later. */
  startsAtZero: boolean;
};

/** The formula of a cell, as written for the first of the cells that share it. */
export type Formula = {
  text: string;
  /** Offset in rows and columns from that first cell. */
  rowOffset: number;
  columnOffset: number;
  isArray: boolean;
  /** Whether it is an array formula whose results fill further cells. */
  isOverCells: boolean;
  /** Whether the file contains its result. */
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
  /** Undefined for a cell with formatting only. Errors are texts such as `#DIV/0!` with the kind `error`. */
  value?: number | string | boolean;
  kind: 'number' | 'text' | 'boolean' | 'error';
  /** Index in `Workbook.styles`. */
  style: number;
  /** The runs of a text whose fonts differ. */
  rich?: readonly TextRun[];
  formula?: Formula;
};

/** Texts of header and footer, with their codes (ECMA-376, 18.3.1.39). */
type HeaderFooterTexts = { header: string; footer: string };

export type HeaderFooter = {
  odd: HeaderFooterTexts;
  even: HeaderFooterTexts;
  first: HeaderFooterTexts;
  /** Whether even pages, and the first page, have their own header and footer. */
  hasEven: boolean;
  hasFirst: boolean;
  /** Whether they keep to the margins of the page, and to its scale, as they do by default (18.3.1.46). */
  isAligned?: boolean;
  isScaled?: boolean;
};

/** Saved print settings of a sheet. */
export type PageSetup = {
  /** Number of the paper (18.3.1.63). */
  paper?: number;
  /** Scale; 1 is the full size. */
  scale?: number;
  /** Largest number of pages across and down; 0 for as many as needed. */
  fit?: { wide: number; tall: number };
  /** In points; those of header and footer are from the page's edge to their text. */
  margins?: { left: number; right: number; top: number; bottom: number; header: number; footer: number };
  centred: { across: boolean; down: boolean };
  /** Whether the page order is across, then down. */
  acrossFirst: boolean;
  firstPage?: number;
  /** Whether to print text and lines in black, without fills. */
  isBlackAndWhite?: boolean;
  /** Whether to print column letters and row numbers. */
  printsHeadings?: boolean;
  /** Draft quality: without pictures and charts. */
  isDraft?: boolean;
  /** Text printed instead of an error; undefined for the error itself. */
  errors?: string;
};

/** A position in a cell, in points from its top left corner. */
export type CellPlace = {
  row: number;
  column: number;
  x: number;
  y: number;
  /** Whether the position may be beyond the cell. */
  isAbsolute?: boolean;
};

/** Position of a drawing: from one cell to another, or from a cell with a size. */
export type Anchor = { from: CellPlace; to?: CellPlace; size?: { width: number; height: number } };

/** A part of a box as shares of it, 0 to 1, from its top left corner. */
export type RelativeBox = { x: number; y: number; width: number; height: number };

/** A picture, a chart or a shape over the cells. */
export type Drawing = {
  anchor: Anchor;
  /** Cells that it fills, whatever their size on the page. */
  cells?: Range;
  /**
   * For a picture in cells: its aspect ratio, which determines its size, and its position as shares of the free
   * space.
   */
  fitted?: { ratio: number; across: number; down: number };
  /** Address of its link; within the workbook, it begins with `#`. */
  link?: string;
  /** Within a group: its part of the anchor's box. */
  part?: RelativeBox;
  /** Path of a picture, the shares cropped from its sides, and its rotation in degrees clockwise. */
  path?: string;
  crop?: { left: number; top: number; right: number; bottom: number };
  angle?: number;
  flipX?: boolean;
  flipY?: boolean;
  /** Whether it is a chart that was laid out. */
  isChart?: boolean;
  /** Root element of a chart that is not laid out yet. */
  chart?: Element;
  /** Root element of a shape that is not laid out yet. */
  shape?: Element;
  layout?: DrawingLayout;
};

/** A paragraph of a shape: each run has its complete look; `left` and `first` are indents in points. */
export type ShapeParagraph = {
  runs: { text: string; font: Style['font'] }[];
  align: 'left' | 'center' | 'right';
  left: number;
  first: number;
  /** Line height, and space above and below, as shares of the normal line height and in points. */
  spacing: { line: number; above: number; below: number };
};

/** The text of a shape in a box of points from the shape's top left corner; `rotation` is in degrees clockwise. */
export type ShapeText = {
  x: number;
  y: number;
  width: number;
  height: number;
  vertical: Style['vertical'];
  wraps: boolean;
  rotation: number;
  paragraphs: ShapeParagraph[];
};

/**
 * A laid-out chart or shape, with its size in points. `shapes` are the operators of its lines and areas; `texts` have
 * the font `family`.
 */
export type DrawingLayout = {
  width: number;
  height: number;
  shapes: string;
  texts: ChartText[];
  family: string;
  /** Text of a shape, and the operator that rotates both. */
  text?: ShapeText;
  transform?: string;
  /** Distance in points by which lines, arrow heads and text may extend beyond the box. */
  margin?: number;
};

export type Sheet = {
  name: string;
  hidden: boolean;
  /** In file order, row by row. */
  cells: Cell[];
  /** Widths in digits of the default font, as stored. */
  columns: { from: number; to: number; width?: number; hidden: boolean; style?: number }[];
  /** Heights in points; `style` applies to cells of the row that the file lacks. */
  rows: Map<number, { height?: number; hidden: boolean; fixed: boolean; style?: number }>;
  defaultWidth: number;
  defaultHeight: number;
  merges: Range[];
  landscape?: boolean;
  /** Whether its columns run from right to left. */
  isMirrored?: boolean;
  /** Whether gridlines are printed. */
  printsGridlines: boolean;
  /** Print areas; empty for the whole sheet. */
  areas: Range[];
  /** Rows and columns repeated on each page. */
  titles: { rows?: [number, number]; columns?: [number, number] };
  /** Rows and columns before which a page break is set. */
  rowBreaks: number[];
  columnBreaks: number[];
  setup: PageSetup;
  tables: Table[];
  /** How comments are printed: visible ones in place, or all on an extra sheet at the end. */
  printedComments?: 'asDisplayed' | 'atEnd';
  commentList?: Sheet;
  /** Whether zeros are hidden. */
  hidesZeros: boolean;
  /** Whether hidden rows are hidden by a filter. */
  isFiltered: boolean;
  /** Number of formulas without a saved result that were computed. */
  computed: number;
  /** Number of formulas that depend on the current date and were recomputed. */
  today?: number;
  /** Cells with a formula that has no saved result and cannot be computed here. */
  uncomputed: Cell[];
  /** Cells that show their saved result although the file asks for a recalculation. */
  outdated: Cell[];
  /** Cells whose saved error stands for a value of a newer type, with its index in the workbook's metadata, from 1. */
  richCells: { cell: Cell; number: number }[];
  /** Links of its cells. */
  links: { row: number; column: number; address: string }[];
  /** Content that is drawn in a simpler way, or not at all, with counts. */
  ignored: Map<Ignored, number>;
  /** Content that is not drawn, with counts. */
  undrawn: Partial<Record<Undrawn, number>>;
  headerFooter: HeaderFooter;
  /**
   * Relationships to VML parts, of the cells and of headers and footers; numbers of the VML shapes that are embedded
   * objects or form controls, with the relationships of these; and the cells of visible comments.
   */
  vml: {
    part: string;
    headersAndFooters: string;
    objects: Set<string>;
    controls: Map<string, string>;
    listsControls: boolean;
    notes: { row: number; column: number; anchor: Anchor }[];
  };
  /** Pictures of headers and footers by position: side, header or footer, type of page, as in `LHFIRST`. */
  headerFooterPictures: Map<string, Drawing>;
  /** Form controls that are printed. */
  controls: (FormControl & { anchor: Anchor })[];
  /** Pictures, charts and shapes, and the number of drawings that are not printed. */
  drawings: Drawing[];
  undrawnDrawings: number;
  /** Sparklines that are not laid out yet. */
  sparklines: SparklineGroup[];
  /** Conditional formats. */
  rules: Rule[];
  /** Groups of conditional formats in the extension list, as XML. */
  extensionRules: Element[];
  /** Number of conditional formats that are not printed. */
  undrawnRules: number;
};

export type Workbook = {
  name: string;
  sheets: Sheet[];
  styles: Style[];
  /** Days from 30 December 1899 to its day 0. */
  epoch: number;
  /** Pictures by their paths. */
  media: Map<string, Uint8Array<ArrayBuffer>>;
  /** Root elements of the theme and the styles, for `completeWorkbook`. */
  theme?: Element;
  styleSheet?: Element;
  /** The package, if cells have values or pictures in further parts. */
  pack?: Package;
  /** Number of sheets that it names but does not contain, or whose type is unknown. */
  missingSheets: number;
  /** Whether Excel 2007 wrote it, or a program that claims to be it. */
  isOf2007?: boolean;
  /** Whether all formulas are to be recalculated when the file is opened. */
  computesAll: boolean;
  /** Defined names; one that belongs to a sheet has its index. */
  names: { name: string; formula: string; sheet?: number }[];
};
