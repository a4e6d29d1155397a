import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { Face } from './face';

/** A content stream: the page's own (all parts joined), or that of a form it draws. */
export type Stream = {
  text: string;
  resources: PDFDict | undefined;
  /** For a form: its object, the stream that draws it, and the position of its name there. */
  form?: { stream: PDFRawStream; parent: Stream; name: { start: number; end: number } };
};

/** A text-showing operator, with the graphics state. */
export type Show = {
  stream: Stream;
  /** Range of operands and operator in the stream. */
  start: number;
  end: number;
  /** What `'` and `"` do before they show text, as operators. */
  before: string;
  face: Face;
  /** Name of the font in the resources; undefined if set by a graphics state. */
  font: string | undefined;
  size: number;
  letterSpace: number;
  wordSpace: number;
  /** Tr value: 3 is invisible, 4 and above clip. */
  rendering: number;
  /** Points per thousandth of the size along the line. */
  unit: number;
  parts: (number | Glyph)[];
};

/** A letter and its position. Lengths and positions are points of the page's own space. */
export type Glyph = {
  show: Show;
  code: number;
  bytes: number[];
  text: string | undefined;
  x: number;
  y: number;
  /** Unit vector of its line. */
  along: [number, number];
  width: number;
  /** Width including the space after it. */
  advance: number;
  size: number;
  /** Advance in thousandths, including the space after it. */
  moves: number;
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

export type PageText = { root: Stream; shows: Show[]; glyphs: Glyph[]; replacements: Replacement[] };
