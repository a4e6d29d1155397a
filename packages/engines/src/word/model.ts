import type { Outline } from '../drawing/path';
import type { Colour, Edges, Line, Sides, Tab, TextLook } from './look-model';

export type { Colour, Edge, Edges, Line, Sides, Tab, TextLook } from './look-model';

/** Content of a Word file. Lengths are points. */

/**
 * A link of the file: the address that it opens, and the part of the file that contains it. Links are compared by
 * identity, so that two equal ones both have to be on a page.
 */
export type Link = { target: string; part: string };

export type Picture = {
  /** Path inside the file. */
  path: string;
  /** Cropped shares of each side. */
  crop?: Sides;
  /** Opacity, from 0 to 1. */
  alpha?: number;
};

/** A colour or a gradient that covers an area. */
export type Paint = {
  colour: Colour;
  /** Opacity; 1 if it is absent. */
  alpha?: number;
  /** Colours of a gradient at shares of its length, and its direction in degrees clockwise from the right. */
  gradient?: { stops: { at: number; colour: Colour }[]; angle: number; radial: boolean };
};

/** A line of a shape, with arrow heads at its start and its end. */
export type Stroke = Line & { alpha?: number; start?: boolean; end?: boolean };

/** Text inside a shape. */
export type BoxText = {
  blocks: Block[];
  pad: Sides;
  /** Distances between the text area and the edges of its shape in addition to `pad`, as shares of the shape's size. */
  area?: Sides;
  vertical: 'top' | 'center' | 'bottom';
  /** The shape becomes as high as its text. */
  grows: boolean;
  /** The shape becomes as wide as its text. */
  fits?: boolean;
  /** Text that does not fit in the shape is cut off at the bottom. */
  cuts?: boolean;
  /** The text runs downwards or upwards. */
  turned?: 'down' | 'up';
  /** The linked boxes that share the text, and the index of this one. */
  chain?: Chain & { part: number };
};

/** Linked boxes through which a text flows: their indexes, and the room for text in each, in points. */
export type Chain = { blocks: Block[]; boxes: { part: number; width: number; room: number }[] };

/** A node of a drawing: a shape, a picture or a group. Its position is relative to the group that contains it. */
export type Shape = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees clockwise around its centre, applied after the flips. */
  angle?: number;
  flipX?: boolean;
  flipY?: boolean;
  outlines?: Outline[];
  fill?: Paint;
  line?: Stroke;
  picture?: Picture;
  text?: BoxText;
  /** Letters that fill the whole shape. */
  letters?: {
    text: string;
    look: TextLook;
    isFilled: boolean;
    line?: Stroke;
    alpha?: number;
    sources: number[];
  };
  inner?: Shape[];
  alt?: string;
  /** Link that it opens when clicked; set for nodes of a group. */
  link?: Link;
  /** Its number among the drawn shapes of the file. */
  id?: number;
  /** Room that its rotation and effects take beyond its edges, which the text of its line avoids. */
  effects?: Sides;
  /** Width as a share of the column, instead of a width in points. */
  share?: number;
  /** Sizes as shares of a part of the page, instead of sizes in points. */
  shares?: { across?: Share; down?: Share };
};

/** A share of a reference such as `page` or `margin`. */
export type Share = { from: string; part: number };

/** Content positioned beside, behind or in front of the text. */
export type Float = {
  shape: Shape;
  x: Place;
  y: Place;
  wrap: 'none' | 'beside' | 'below';
  /** The only side on which text is set; undefined for both. */
  side?: 'left' | 'right';
  behind: boolean;
  /** Stacking order among floats: higher ones are drawn later. */
  order: number;
  /** Distance to the text. */
  gap: Sides;
  /** Link that it opens when clicked. */
  link?: Link;
};

/** @property share of the reference's size, instead of an offset in points */
export type Place = { from: string; offset?: number; share?: number; align?: string };

/** `style` is the text of the nearest paragraph with a certain style. */
export type FieldName = 'page' | 'pages' | 'section' | 'section-pages' | 'style';

/** Values of a page's fields. */
export type Fields = Record<Exclude<FieldName, 'style'>, string> & {
  /** The page number without a format. */
  number: number;
  /** Text of the nearest paragraph with a style, on the page or before it. */
  styled(reference: { style: string; isLast: boolean }): string | undefined;
};

export type Inline =
  | { kind: 'text'; text: string; look: TextLook; link?: Link }
  | { kind: 'tab'; look: TextLook; link?: Link; edge?: 'left' | 'center' | 'right' }
  | { kind: 'break'; what: 'line' | 'page' | 'column'; look: TextLook }
  | {
      kind: 'field';
      field: FieldName;
      format?: string;
      /** Digits and letters of its number, such as `000`. */
      picture?: string;
      result: string;
      look: TextLook;
      reference?: { style: string; isLast: boolean };
      link?: Link;
    }
  | { kind: 'drawing'; shape: Shape; look: TextLook; link?: Link }
  | { kind: 'float'; float: Float; look: TextLook; link?: Link }
  | { kind: 'note'; id: string; mark: string; look: TextLook; link?: Link }
  | { kind: 'place'; name: string };

export type ParagraphLook = {
  align: 'left' | 'center' | 'right' | 'justify';
  left: number;
  right: number;
  /** First-line indent; negative for a hanging one. */
  first: number;
  before: number;
  after: number;
  line: { rule: 'auto' | 'exact' | 'least'; value: number };
  keepNext: boolean;
  keepLines: boolean;
  widow: boolean;
  pageBefore: boolean;
  /** No space between paragraphs of the same style. */
  contextual: boolean;
  tabs: Tab[];
  edges: Edges;
  /** Padding. */
  pad: { top: number; bottom: number; left: number; right: number };
  fill?: Colour;
  /** Level of a heading, from 1. */
  level?: number;
  rightToLeft?: boolean;
  /** Its lines are skipped where lines are numbered. */
  suppressLineNumbers?: boolean;
  /** Letters higher than its lines are not cut off: a drop cap has the height that it measures. */
  unclipped?: boolean;
  /** Space above and below that is Word's own, as in web pages. */
  autoSpace?: { above: boolean; below: boolean };
  /** Its lines ignore the document grid. */
  offGrid?: boolean;
};

/** Position of a frame, which text wraps around (ECMA-376 part 1, 17.3.1.11). */
export type Frame = Omit<Float, 'shape'> & {
  width?: number;
  height?: number;
  isExact?: boolean;
};

export type Paragraph = {
  kind: 'paragraph';
  /** Numbers of the paragraphs of the file that it consists of. */
  sources?: number[];
  style: string;
  look: ParagraphLook;
  inlines: Inline[];
  label?: { text: string; look: TextLook; follow: 'tab' | 'space' | 'nothing'; align: string };
  /** The list that it is an item of. */
  list?: string;
  /** The frame that it is in; adjacent paragraphs in the same one share it. */
  frame?: Frame;
  /** Number of its first inlines that form a run-in heading. */
  runIn?: number;
  /** Look of the paragraph mark, which sets the height of an empty paragraph. */
  end: TextLook;
};

export type Cell = {
  column: number;
  span: number;
  merge?: 'start' | 'on';
  blocks: Block[];
  fill?: Colour;
  edges: Edges;
  pad: { top: number; bottom: number; left: number; right: number };
  vertical: 'top' | 'center' | 'bottom';
  /** The text runs downwards or upwards. */
  turned?: 'down' | 'up';
  /** Without text, it takes no height. */
  hidesMark?: boolean;
};

export type Row = {
  cells: Cell[];
  header: boolean;
  cannotSplit: boolean;
  height: number;
  exact: boolean;
};

export type Table = {
  kind: 'table';
  columns: number[];
  rows: Row[];
  /** Columns keep their widths whatever they contain. */
  isFixed?: boolean;
  /** Neither the table nor its cells state a width, apart from the grid. */
  isLoose?: boolean;
  /** Indent from the left edge of the text. */
  indent: number;
  align: 'left' | 'center' | 'right';
  /** Width as a share of the available width, if the file states it so. */
  share?: number;
  width?: number;
  /** Its position, if text wraps around it. */
  place?: Omit<Float, 'shape'>;
};

export type Block = Paragraph | Table;

export type HeadersAndFooters = { default?: Block[]; first?: Block[]; even?: Block[] };

/** Borders of pages, and their distances from the text or from the edges of the page. */
export type PageBorders = {
  edges: Edges;
  pad: Sides;
  from: 'text' | 'page';
  display: 'all' | 'first' | 'others';
  /** They are drawn behind the text. */
  behind: boolean;
};

/** Numbers beside the lines of a section. */
export type LineNumbers = {
  countBy: number;
  start: number;
  /** From the text. */
  distance: number;
  restart: 'page' | 'section' | 'never';
};

export type Section = {
  /** It is used on a left-hand page: inside and outside margins are exchanged. */
  isLeftHand?: boolean;
  /** Line distance of the document grid. */
  pitch?: number;
  start: 'page' | 'even' | 'odd' | 'same' | 'column';
  page: { width: number; height: number };
  margin: { top: number; right: number; bottom: number; left: number; header: number; footer: number };
  /** `rule`: number of the lines between the columns among the drawn shapes of the file. */
  columns: { count: number; gap: number; widths?: { width: number; gap: number }[]; rule?: number };
  /** Page borders, with their number among the drawn shapes of the file. */
  borders?: PageBorders & { id: number };
  lineNumbers?: LineNumbers;
  /** Vertical alignment of the text between the margins, if it is not at the top. */
  vertical?: 'center' | 'bottom';
  titlePage: boolean;
  headers: HeadersAndFooters;
  footers: HeadersAndFooters;
  numbers: { start?: number; format: string };
  blocks: Block[];
};

/** Text of one paragraph as the file has it, and the part of the file that contains it. */
export type Source = { text: string; part: string };

/** A shape or a picture that some page must show: the part of the file that contains it, and the picture's path. */
export type DrawnShape = { part: string; picture?: string };

export type Document = {
  sections: Section[];
  notes: Map<string, Block[]>;
  /**
   * Separators between text and notes that are more than a line, by key: the first letter of the note type (`f` or
   * `e`), then the separator type of the file.
   */
  separators: Map<string, { blocks: Block[]; isRuled: boolean }>;
  /** Endnotes in order. */
  endnotes: string[];
  evenAndOdd: boolean;
  /** Left-hand pages have mirrored margins. */
  mirrors: boolean;
  /** Columns before a continuous section are not balanced. */
  unbalanced: boolean;
  /** Justified lines that end in a line break are not stretched. */
  unstretchedAtBreaks: boolean;
  /** Sign before the decimals of numbers, by which decimal tab stops align them. */
  decimal: string;
  /** The spaces below and above paragraphs add up, instead of the larger one counting. */
  addsSpaces: boolean;
  /** Whether page borders include headers and footers. */
  bordersAround: { header: boolean; footer: boolean };
  /** Names of styles by their ids, in lower case. */
  styleNames: ReadonlyMap<string, string>;
  /** Look of text without properties of its own. */
  look: TextLook;
  /** Default distance of tab stops. */
  tabs: number;
  title?: string;
  author?: string;
  language?: string;
  /** Texts of the paragraphs of the file, by their numbers. */
  sources: Source[];
  /** Shapes of the file that some page must show, by their numbers. */
  shapes: DrawnShape[];
  /** Links that must work in the PDF if their parts are on a page. */
  links: ReadonlySet<Link>;
  /** Names of the bookmarks of the file. */
  bookmarks: ReadonlySet<string>;
  /** Parts of the file from which blocks of headers and footers were read. */
  headerAndFooterParts: Map<Block[], string>;
  /** Content that cannot be drawn: name and count. */
  lost: Map<string, number>;
  /** Content that Word prints differently, and how often it occurs. */
  differences: ReadonlyMap<string, number>;
  /** Names of settings that the layout ignores. */
  settings: string;
  media: Map<string, Uint8Array<ArrayBuffer>>;
  /** Paths of the pictures of the text, without those of headers, footers and notes. */
  pictures: ReadonlySet<string>;
};
