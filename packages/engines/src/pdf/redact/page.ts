import type { PDFContext, PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { Matrix } from '../../matrix';
import type { ContentToken } from '../content-tokens';
import type { Face, Widths } from '../edit/face';
import type { Area, Point } from './geometry';
import type { VerticalMetrics } from './vertical';

/** A letter where it is drawn, in the space of its page. */
export type Letter = {
  text: string;
  middle: Point;
  /** Around the letter: from the baseline’s start, end, and above them. */
  area: Area;
  size: number;
  isUnseen: boolean;
};

/** A ligature is several letters in one glyph: it goes with each of them. */
export function middlesOf({ text, middle, area }: Letter): Point[] {
  const count = Array.from(text).length;
  if (count < 2) return [middle];
  const [[x0, y0], [x1, y1]] = [area[0] as Point, area[1] as Point];
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count - 0.5;
    return [middle[0] + along * (x1 - x0), middle[1] + along * (y1 - y0)];
  });
}

/** What is in the areas of a page. */
export type Found = { letters: Letter[]; pictures: number; drawings: number };

/** A picture to be made without what is in areas of its unit square. */
export type PictureJob = {
  picture: PDFRawStream;
  areas: Area[];
  ref: PDFRef;
  /** Width or height of its largest sample, in points: one that is at the edge of an area goes whole. */
  sample: number;
};

export type Job = {
  context: PDFContext;
  areas: Area[];
  widths: Widths;
  /** Wording without what is to go, for texts in the content that replace letters; the same if nothing goes. */
  reword?: (text: string) => string;
  /** Letters that go wherever they are, by their number in the order of drawing. */
  goes?: (letter: number) => boolean;
  /** Only reads: nothing is written. */
  reads?: boolean;
  /** Reads a finished file: ends of cut lines may reach a little way under the mark. */
  isFinished?: boolean;
};

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

export type State = {
  ctm: Matrix;
  font?: Font | undefined;
  size: number;
  letterSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
  rendering: number;
  lineWidth: number;
  dash: { array: number[]; phase: number };
  /** Names of the patterns that fill and draw lines, if any do. */
  fillPattern?: string | undefined;
  strokePattern?: string | undefined;
  /** Bounds of what can be painted, in the space of the page. */
  clip: [number, number, number, number];
};

/** The state in which a content stream begins (ISO 32000-2, 8.4.1). */
export function newState(matrix: Matrix): State {
  return {
    ctm: matrix,
    size: 0,
    letterSpace: 0,
    wordSpace: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    rendering: 0,
    lineWidth: 1,
    dash: { array: [], phase: 0 },
    clip: [-1e9, -1e9, 1e9, 1e9],
  };
}

export type Font = {
  dict: PDFDict;
  face: Face;
  verticalMetrics?: VerticalMetrics;
  extent?: { low: number; high: number };
};

export type Content = { text: string; resources: PDFDict | undefined };

export type Touched = { id: number; form?: PDFRawStream };

/** What one run over a page, with all that it draws, has found and changed. */
export class Page {
  readonly findings: Found = { letters: [], pictures: 0, drawings: 0 };
  readonly letters: Letter[] = [];
  readonly removed: Letter[] = [];
  readonly pictures: PictureJob[] = [];
  /** Area of all pictures, in square units of the page; where they overlap it counts for each. */
  pictured = 0;
  readonly touched: Touched[] = [];
  /** Copies of forms, by the references of those that they replace. */
  readonly copies = new Map<string, PDFRef>();
  readonly replaced = new Set<string>();
  /** Texts that replace content for screen readers. */
  readonly texts: string[] = [];
  readonly fonts = new Map<PDFDict, Font>();
  /** Codes of fonts of drawn glyphs (Type 3): of letters that stay, and of those that went. */
  readonly keptGlyphs = new Map<PDFDict, Set<number>>();
  readonly goneGlyphs = new Map<PDFDict, Set<number>>();
  /** What drawn glyphs that may show letters of other fonts consist of, by their codes; empty for all others. */
  readonly glyphTexts = new Map<PDFDict, Map<number, string>>();

  constructor(readonly job: Job) {}
}

/** What the parts of a run share: the stream they read, and how they change it. */
export type Running = {
  page: Page;
  content: Content;
  state: State;
  operands: ContentToken[];
  form: PDFRawStream | undefined;
  number(index: number): number;
  matrix(): Matrix;
  name(): string | undefined;
  /** The space of the content stream itself, in which its patterns lie. */
  readonly base: Matrix;
  patch(start: number, end: number, text: string): void;
  /** A new name in the resources. */
  add(kind: string, ref: PDFRef): string;
  /** Letters that a content stream of its own draws in this space. */
  lettersOf(content: Content, matrix: Matrix): Letter[];
  /** Something in the open marked content was taken out. */
  touched(): void;
};

export const digits = (value: number) => String(Math.round(value * 10_000) / 10_000);
