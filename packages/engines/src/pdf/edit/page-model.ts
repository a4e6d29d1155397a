import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { Matrix } from '../../matrix';
import type { Face } from './face';

/** A content stream: the page's own (all parts joined), or that of a form it draws. */
export type Stream = {
  text: string;
  resources: PDFDict | undefined;
  /** For a form: its object, the stream that draws it, and the position of its name there. */
  form?: { stream: PDFRawStream; parent: Stream; name: { start: number; end: number } };
};

/** Text and graphics state set by operators (PDF 1.7, 8.4 and 9.3). */
export type GraphicsState = {
  matrix: Matrix;
  face?: Face;
  /** Name of the font in the resources; undefined if set by an ExtGState dictionary (`gs`). */
  font?: string;
  size: number;
  letterSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
  /** Tr value: 3 is invisible, 4 and above clip. */
  rendering: number;
};

/** Marked content of the structure tree (PDF 1.7, 14.7.4): its number in a page's stream, or in a form's. */
export type MarkedContent = { id: number; form?: PDFRawStream };

/** A text-showing operator, with the graphics state. */
export type ShowOperator = Pick<
  GraphicsState,
  'font' | 'size' | 'letterSpace' | 'wordSpace' | 'rendering'
> & {
  stream: Stream;
  /** Range of operands and operator in the stream. */
  start: number;
  end: number;
  /** Operators for what `'` and `"` do before they show text. */
  prefix: string;
  face: Face;
  /** Innermost marked content with a number that contains the operator. */
  mark?: MarkedContent;
  /** Length along the line, in points of the page, of a thousandth of the font size. */
  unit: number;
  parts: (number | Glyph)[];
};

/** A letter and its position. Lengths and positions are points of the page's own space. */
export type Glyph = {
  show: ShowOperator;
  code: number;
  bytes: number[];
  text: string | undefined;
  x: number;
  y: number;
  /** Unit vector of its line. */
  direction: [number, number];
  width: number;
  size: number;
  /** Advance in thousandths of the font size, including the spacing after it. */
  displacement: number;
};

/** Marked content with a replacement text (ActualText), and its range of letters, end excluded. */
export type Replacement = {
  stream: Stream;
  from: number;
  to: number;
  /** Range of key and text in the stream, or the property list that contains them. */
  inline?: { start: number; end: number };
  properties?: PDFDict;
};

/** An opaque picture, which covers the letters before index `lettersBelow`. `matrix` is that of its unit square. */
export type Cover = { lettersBelow: number; matrix: Matrix };

export type PageText = {
  root: Stream;
  shows: ShowOperator[];
  glyphs: Glyph[];
  replacements: Replacement[];
  covers: Cover[];
};
