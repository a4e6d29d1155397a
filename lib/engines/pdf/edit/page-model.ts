import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { Face } from './face';

/** A content stream: the page's own (all its parts as one), or that of a form that it draws. */
export type Stream = {
  text: string;
  resources: PDFDict | undefined;
  /** Of a form: its object, the stream that draws it, and where its name is there. */
  form?: { stream: PDFRawStream; parent: Stream; name: { start: number; end: number } };
};

/** One operator that shows text, with the state in which it does. */
export type Show = {
  stream: Stream;
  /** Place of operands and operator in the stream. */
  start: number;
  end: number;
  /** What `'` and `"` do before they show text, as operators. */
  before: string;
  face: Face;
  /** Name of the font in the resources; undefined where a graphics state has set it. */
  font: string | undefined;
  size: number;
  letterSpace: number;
  wordSpace: number;
  /** As Tr says: 3 is invisible, 4 and more clip. */
  rendering: number;
  /** Points for a thousandth of the size along the line. */
  unit: number;
  parts: (number | Glyph)[];
};

/** A letter and its place. Lengths and places are points of the page's own space. */
export type Glyph = {
  show: Show;
  code: number;
  bytes: number[];
  text: string | undefined;
  x: number;
  y: number;
  /** Direction of its line, of length 1. */
  along: [number, number];
  width: number;
  /** Width with the space after it. */
  advance: number;
  size: number;
  /** Thousandths by which it moves on, with the space after it. */
  moves: number;
};

/** A mark with a replacement text (ActualText), and which letters it holds: from the first on, to before the last. */
export type Replacement = {
  stream: Stream;
  from: number;
  to: number;
  /** Place of key and text in the stream, or the list of properties that has them. */
  inline?: { start: number; end: number };
  properties?: PDFDict;
};

export type PageText = { root: Stream; shows: Show[]; glyphs: Glyph[]; replacements: Replacement[] };
