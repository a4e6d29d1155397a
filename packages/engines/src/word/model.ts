import type { Outline } from '../drawing/path';
import type { Colour, Edges, Line, Sides, Tab, TextLook } from './look-model';

export type { Colour, Edge, Edges, Line, Sides, Tab, TextLook } from './look-model';

/** Content of a Word file. Lengths are points. */

/** A link of the file: the address that it opens, and the part of the file it is in. Equal ones are not the same. */
export type Link = { target: string; part: string };

export type Picture = {
  /** Path inside the file. */
  path: string;
  /** Cropped shares of each side. */
  crop?: Sides;
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
  /** Distances from the edges of its shape beside `pad`, as shares of the shape's size. */
  area?: Sides;
  vertical: 'top' | 'center' | 'bottom';
  /** The shape becomes as high as its text. */
  grows: boolean;
  /** The shape becomes as wide as its text. */
  fits?: boolean;
  /** Text that has no room in the shape is cut off below. */
  cuts?: boolean;
  /** The text runs downwards or upwards. */
  turned?: 'down' | 'up';
  /** Boxes that share the text, and which of them this is. */
  chain?: Chain & { part: number };
};

/** Boxes through which a text goes on: by their place among them, with their room for text in points. */
export type Chain = { blocks: Block[]; boxes: { part: number; width: number; room: number }[] };

/** A node of a drawing: a shape, a picture or a group. Its place is relative to the group that contains it. */
export type Shape = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees clockwise around its middle; flips come first. */
  angle?: number;
  flipX?: boolean;
  flipY?: boolean;
  outlines?: Outline[];
  fill?: Paint;
  line?: Stroke;
  picture?: Picture;
  text?: BoxText;
  /** Letters that fill the whole shape. */
  letters?: { text: string; look: TextLook; alpha?: number; sources: number[] };
  inner?: Shape[];
  alt?: string;
  /** What a press on it opens, in a group. */
  link?: Link;
  /** Its number among the drawn shapes of the file. */
  id?: number;
  /** Room that its rotation and effects take beyond its edges: the text of its line keeps clear of it. */
  effects?: Sides;
  /** Width as a share of the column, in place of the width in points. */
  share?: number;
  /** Sizes as shares of a part of the page, in place of those in points. */
  shares?: { across?: Share; down?: Share };
};

/** A share of a reference such as `page` or `margin`. */
export type Share = { from: string; part: number };

/** Content positioned beside the text. */
export type Float = {
  shape: Shape;
  x: Place;
  y: Place;
  wrap: 'none' | 'beside' | 'below';
  /** The only side on which text is set. */
  side?: 'left' | 'right';
  behind: boolean;
  /** Order of drawing among floats: higher ones are drawn later. */
  order: number;
  /** Distance to the text. */
  gap: Sides;
  /** What a press on it opens. */
  link?: Link;
};

/** @property share of the reference's size, in place of an offset in points */
export type Place = { from: string; offset?: number; share?: number; align?: string };

/** `style`: the text of a style on the page. */
export type FieldName = 'page' | 'pages' | 'section' | 'section-pages' | 'style';

/** Values of a page's fields. */
export type Fields = Record<Exclude<FieldName, 'style'>, string> & {
  /** Text of a style on the page or before it. */
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
      shown: string;
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
  /** Its lines are not counted where lines have numbers. */
  uncounted?: boolean;
  /** Letters higher than its lines are whole: a drop cap is as high as it is measured to be. */
  unclipped?: boolean;
  /** Its lines do not keep to the grid of the page. */
  offGrid?: boolean;
};

/** Place of a frame, beside which the text goes on (ECMA-376 part 1, 17.3.1.11). */
export type Frame = Omit<Float, 'shape'> & {
  width?: number;
  height?: number;
  isExact?: boolean;
};

export type Paragraph = {
  kind: 'paragraph';
  /** Numbers of the paragraphs of the file that it is made of. */
  sources?: number[];
  style: string;
  look: ParagraphLook;
  inlines: Inline[];
  label?: { text: string; look: TextLook; follow: 'tab' | 'space' | 'nothing'; align: string };
  /** The frame that it is in; adjacent paragraphs in the same one share it. */
  frame?: Frame;
  /** Number of its first inlines that are a heading in its line. */
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
  /** Without text, it needs no height. */
  hidesMark?: boolean;
};

export type Row = {
  cells: Cell[];
  header: boolean;
  whole: boolean;
  height: number;
  exact: boolean;
};

export type Table = {
  kind: 'table';
  columns: number[];
  rows: Row[];
  /** Columns do not become wider for what is in them. */
  isFixed?: boolean;
  /** Neither the table nor its cells say how wide they are, beside the grid. */
  isLoose?: boolean;
  /** From the left edge of the text. */
  indent: number;
  align: 'left' | 'center' | 'right';
  /** Share of the available width, if given so. */
  share?: number;
  width?: number;
  /** Its place, if text goes on beside it. */
  place?: Omit<Float, 'shape'>;
};

export type Block = Paragraph | Table;

export type HeadersAndFooters = { default?: Block[]; first?: Block[]; even?: Block[] };

/** Borders of pages, and their distances from the text or from the edges of the page. */
export type PageBorders = {
  edges: Edges;
  pad: Sides;
  from: 'text' | 'page';
  on: 'all' | 'first' | 'others';
  /** They are drawn behind the text. */
  behind: boolean;
};

/** Numbers beside the lines of a section. */
export type LineNumbers = {
  every: number;
  start: number;
  /** From the text. */
  distance: number;
  restart: 'page' | 'section' | 'never';
};

export type Section = {
  /** A left-hand page of it: margins inside and outside are exchanged. */
  isLeftHand?: boolean;
  /** Distance of the lines of a grid that lines of text keep to. */
  pitch?: number;
  start: 'page' | 'even' | 'odd' | 'same' | 'column';
  page: { width: number; height: number };
  margin: { top: number; right: number; bottom: number; left: number; header: number; footer: number };
  /** `rule`: number of the lines between them among the drawn shapes of the file. */
  columns: { count: number; gap: number; widths?: { width: number; gap: number }[]; rule?: number };
  /** With their number among the drawn shapes of the file. */
  borders?: PageBorders & { id: number };
  lineNumbers?: LineNumbers;
  /** Place of the text between the margins, if it is not at the top. */
  vertical?: 'center' | 'bottom';
  titlePage: boolean;
  headers: HeadersAndFooters;
  footers: HeadersAndFooters;
  numbers: { start?: number; format: string };
  blocks: Block[];
};

/** Text of one paragraph as the file has it, and the part of the file it is in. */
export type Source = { text: string; part: string };

/** A shape or a picture that must be on a page: the part of the file it is in, and the picture's path. */
export type DrawnShape = { part: string; picture?: string };

export type Document = {
  sections: Section[];
  notes: Map<string, Block[]>;
  /**
   * What is between text and notes, if it is more than a line, by the first letter of the kind of note and the type
   * that the file gives it.
   */
  separators: Map<string, { blocks: Block[]; isRuled: boolean }>;
  /** Endnotes in order. */
  endnotes: string[];
  evenAndOdd: boolean;
  /** Left-hand pages have the margins of right-hand ones, mirrored. */
  mirrors: boolean;
  /** Columns before a section on the same page are as long as their text makes them. */
  unbalanced: boolean;
  /** Justified lines that end in a line break are not stretched. */
  endsLoose: boolean;
  /** Sign before the decimals of numbers, by which decimal tab stops align them. */
  decimal: string;
  /** The spaces below and above paragraphs add up, instead of the larger one counting. */
  addsSpaces: boolean;
  /** Page borders are around headers and footers. */
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
  /** What the paragraphs of the file say, by their numbers. */
  sources: Source[];
  /** What is drawn of its shapes, by their numbers. */
  shapes: DrawnShape[];
  /** Links that must work in the PDF, if their parts are on a page. */
  links: ReadonlySet<Link>;
  /** Names of the bookmarks of the file. */
  bookmarks: ReadonlySet<string>;
  /** Parts of the file that headers and footers are in. */
  headerAndFooterParts: Map<Block[], string>;
  /** Content that cannot be drawn: name and count. */
  lost: Map<string, number>;
  /** Content that a print of Word shows differently, and how often it occurs. */
  differences: ReadonlyMap<string, number>;
  /** Names of settings that are not followed. */
  settings: string;
  media: Map<string, Uint8Array<ArrayBuffer>>;
  /** Paths of the pictures of the text, without those of headers, footers and notes. */
  pictures: ReadonlySet<string>;
};
