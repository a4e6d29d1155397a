import type { PDFContext, PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { Matrix } from '../../matrix';
import type { ContentToken } from '../content-tokens';
import type { Face, Widths } from '../edit/face';
import type { Area, Point } from './geometry';
import type { VerticalMetrics } from './vertical';

/** A drawn letter, in the space of its page. */
export type Letter = {
  text: string;
  middle: Point;
  /** Corners around the letter: start and end of its baseline, then the points above them. */
  area: Area;
  size: number;
  isUnseen: boolean;
};

/** Points that decide whether a letter is removed. A ligature has one for each of its letters. */
export function middlesOf({ text, middle, area }: Letter): Point[] {
  const count = Array.from(text).length;
  if (count < 2) return [middle];
  const [[x0, y0], [x1, y1]] = [area[0] as Point, area[1] as Point];
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count - 0.5;
    return [middle[0] + along * (x1 - x0), middle[1] + along * (y1 - y0)];
  });
}

/** Content in the marked areas of a page. */
export type Found = { letters: Letter[]; pictures: number; drawings: number };

/** A picture to be copied without what is in areas of its unit square. */
export type PictureJob = {
  picture: PDFRawStream;
  areas: Area[];
  ref: PDFRef;
  /** Width or height of its largest sample, in points; a sample at the edge of an area is blanked as a whole. */
  sample: number;
};

export type Job = {
  context: PDFContext;
  areas: Area[];
  widths: Widths;
  /** Rewords texts in the content that replace letters; unchanged text if nothing is to be removed. */
  reword?: (text: string) => string;
  /** Letters to be removed wherever they are, by their index in drawing order. */
  goes?: (letter: number) => boolean;
  /** Only reads, without writing. */
  reads?: boolean;
  /** Reads a finished file, in which ends of cut lines may reach slightly under the mark. */
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
  /** Names of the patterns for filling and stroking, if there are any. */
  fillPattern?: string | undefined;
  strokePattern?: string | undefined;
  /** Bounds of the clip area, in the space of the page. */
  clip: [number, number, number, number];
};

/** Graphics state at the start of a content stream (ISO 32000-2, 8.4.1). */
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

/** What a run over a page, with everything that it draws, has found and changed. */
export class Page {
  readonly findings: Found = { letters: [], pictures: 0, drawings: 0 };
  readonly letters: Letter[] = [];
  readonly removed: Letter[] = [];
  readonly pictures: PictureJob[] = [];
  /** Total area of pictures, in square units of the page; overlaps count several times. */
  pictured = 0;
  readonly touched: Touched[] = [];
  /** Copies of forms, by the references of the originals. */
  readonly copies = new Map<string, PDFRef>();
  readonly replaced = new Set<string>();
  /** Replacement texts for screen readers. */
  readonly texts: string[] = [];
  readonly fonts = new Map<PDFDict, Font>();
  /** Codes of Type 3 fonts: of letters that stay, and of removed ones. */
  readonly keptGlyphs = new Map<PDFDict, Set<number>>();
  readonly goneGlyphs = new Map<PDFDict, Set<number>>();
  /** Letters of other fonts that Type 3 glyphs show, by code; empty for other glyphs. */
  readonly glyphTexts = new Map<PDFDict, Map<number, string>>();

  constructor(readonly job: Job) {}
}

/** What the parts of a run share: the stream that they read, and how they change it. */
export type Running = {
  page: Page;
  content: Content;
  state: State;
  operands: ContentToken[];
  form: PDFRawStream | undefined;
  number(index: number): number;
  matrix(): Matrix;
  name(): string | undefined;
  /** Space of the content stream itself, in which patterns are positioned. */
  readonly base: Matrix;
  patch(start: number, end: number, text: string): void;
  /** Adds a resource. @returns its new name */
  add(kind: string, ref: PDFRef): string;
  /** Letters that another content stream draws in this space. */
  lettersOf(content: Content, matrix: Matrix): Letter[];
  /** Called when something in the open marked content was removed. */
  touched(): void;
};

export const digits = (value: number) => String(Math.round(value * 10_000) / 10_000);
