import type { PDFContext, PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { Fault } from '../../engine';
import type { Matrix } from '../../matrix';
import type { ContentToken } from '../content-tokens';
import type { Face, Widths } from '../edit/face';
import { type Blending, opaque } from './blending';
import { type Area, type Point, unitArea } from './geometry';
import type { VerticalMetrics } from './vertical';

/** A drawn letter, in the space of its page. */
export type Letter = {
  text: string;
  middle: Point;
  /** Corners of the glyph's box: start and end of the baseline, then the two corners above end and start. */
  area: Area;
  size: number;
  /** Whether it is drawn in the invisible rendering mode. */
  isUnseen: boolean;
  /** Marked content with a replacement text (ActualText) that encloses the letter; `letters` are all that it encloses. */
  span?: { text: string; letters: Letter[] };
};

/** Centres of a glyph's letters: a ligature shows several, and is removed if a mark covers any of them. */
export function middlesOf({ text, middle, area }: Letter): Point[] {
  const count = Array.from(text).length;
  if (count < 2) return [middle];
  const [[x0, y0], [x1, y1]] = [area[0] as Point, area[1] as Point];
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count - 0.5;
    return [middle[0] + along * (x1 - x0), middle[1] + along * (y1 - y0)];
  });
}

/** What a page draws within the marked areas. */
export type Findings = {
  letters: Letter[];
  pictures: number;
  drawings: number;
  /** Shapes whose fill shows through their stroke: what is left of them is filled first and then stroked. */
  blended: number;
  /** Texts of which letters are removed although the widths of their font are unknown: viewers place the rest differently. */
  unmeasured: number;
  /** JPEG 2000 pictures with unused opacities of which a part is blanked: programs differ in how they draw them. */
  translucent: number;
};

/** An image XObject to be copied without its samples in these areas of its unit square. */
export type PictureJob = {
  picture: PDFRawStream;
  areas: Area[];
  ref: PDFRef;
  /** Larger side of a sample, in points: a sample at the edge of an area is blanked as a whole. */
  sample: number;
};

/** What a page's content is interpreted with. */
export type Job = {
  context: PDFContext;
  areas: Area[];
  widths: Widths;
  /** Rewords a replacement text in the content; returns the same text if it contains no term. */
  reword?: (text: string) => string;
  /** Whether a letter is removed wherever it is, by its number in the order of drawing. */
  isRemoved?: (letter: number) => boolean;
  /** Whether the content is only read: no stream is changed or copied. */
  isReadOnly?: boolean;
  /** Whether the content comes from a finished file, where ends of cut lines may reach a little way under the mark. */
  isFinished?: boolean;
};

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export type GraphicsState = {
  ctm: Matrix;
  font?: Font | undefined;
  size: number;
  letterSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  lineWidth: number;
  dash: { array: number[]; phase: number };
  blending: Blending;
  /** Resource names of the current fill and stroke patterns. */
  fillPattern?: string | undefined;
  strokePattern?: string | undefined;
  /** Bounds of the clipping path, in the space of the page. */
  clip: [number, number, number, number];
};

/** The dash pattern that the operands of `d` set. */
export function dashOf(operands: ContentToken[]): GraphicsState['dash'] {
  const numbers = operands.flatMap((operand) => (operand.kind === 'number' ? [operand.value] : []));
  return { array: numbers.slice(0, -1), phase: numbers.at(-1) ?? 0 };
}

/** The graphics state at the start of a content stream (ISO 32000-2, 8.4.1). */
export function initialState(matrix: Matrix): GraphicsState {
  return {
    ctm: matrix,
    size: 0,
    letterSpace: 0,
    wordSpace: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
    lineWidth: 1,
    dash: { array: [], phase: 0 },
    blending: opaque,
    clip: [-1e9, -1e9, 1e9, 1e9],
  };
}

export type Font = {
  dict: PDFDict;
  face: Face;
  verticalMetrics?: VerticalMetrics;
  /** Lower and upper edge of the glyphs of a Type 3 font, in font sizes. */
  extent?: { low: number; high: number };
};

export type ContentStream = { text: string; resources: PDFDict | undefined };

/**
 * Marked content of which a part was removed: its identifier, and the form XObject that holds it. `isDrawn`: the part was a
 * picture or a drawing, which an alternate description tells in other words.
 */
export type TouchedContent = { id: number; isDrawn: boolean; form?: PDFRawStream };

/** What interpreting the content of a page, an appearance or a glyph, with its form XObjects, has found and changed. */
export class ContentRun {
  readonly findings: Findings = {
    letters: [],
    pictures: 0,
    drawings: 0,
    blended: 0,
    unmeasured: 0,
    translucent: 0,
  };
  /** All letters of the page, in the order of drawing, and those that were removed. */
  readonly letters: Letter[] = [];
  readonly removed: Letter[] = [];
  /** Images that overlap the marked areas, except those that are removed whole. */
  readonly pictures: PictureJob[] = [];
  /** Image XObjects that the page draws. */
  readonly drawnPictures = new Set<PDFRawStream>();
  /** Whether the page draws text in an encoding that is not read. */
  hasUnreadText = false;
  /** Sum of the areas of all images, in square units of the page; an overlap counts for each image. */
  pictureArea = 0;
  readonly touched: TouchedContent[] = [];
  /** Copies of form XObjects, by the reference tags of the originals. */
  readonly copies = new Map<string, PDFRef>();
  /** Reference tags of the XObjects and graphics states that copies replace. */
  readonly replaced = new Set<string>();
  /** Letters that tiling patterns draw, each pattern once. */
  readonly patternLetters: Letter[] = [];
  /** Form XObjects and tiling patterns that were drawn. */
  readonly forms = new Set<PDFRawStream>();
  /** Replacement texts of marked content: ActualText, Alt and E. */
  readonly replacementTexts: string[] = [];
  readonly fonts = new Map<PDFDict, Font>();
  /** Codes of glyphs that may show a whole word, by font: of letters that stay, and of letters that were removed. */
  readonly keptGlyphs = new Map<PDFDict, Set<number>>();
  readonly removedGlyphs = new Map<PDFDict, Set<number>>();
  /** Content streams of Type 3 glyphs, by their codes; empty for a glyph that shows no letters of other fonts. */
  readonly glyphTexts = new Map<PDFDict, Map<number, string>>();

  constructor(readonly job: Job) {}

  /**
   * @param isReadable whether the form XObject can be decoded
   * @throws Fault `unread-content` if it cannot, and there is something to remove
   */
  addForm(form: PDFRawStream, isReadable: boolean): void {
    this.forms.add(form);
    if (isReadable) return;
    if (!this.job.isReadOnly && this.job.areas.length > 0) throw new Fault('unread-content');
    this.hasUnreadText = true;
  }

  addPicture(picture: PDFRawStream, matrix: Matrix): void {
    this.pictureArea += unitArea(matrix);
    this.drawnPictures.add(picture);
  }
}

/** What the interpreters of text, paths and marked content share: the stream they read, and how they change it. */
export type Interpreter = {
  page: ContentRun;
  content: ContentStream;
  state: GraphicsState;
  operands: ContentToken[];
  form: PDFRawStream | undefined;
  /** The open marked content with a replacement text. */
  readonly span: Letter['span'];
  numberOperand(index: number): number;
  matrixOperand(): Matrix;
  nameOperand(): string | undefined;
  /** Initial matrix of the content stream: its patterns are in that space. */
  readonly baseMatrix: Matrix;
  patch(start: number, end: number, text: string): void;
  /** Adds a resource. @returns its name, which is new in the category */
  addResource(category: string, ref: PDFRef): string;
  /** Letters that another content stream, such as that of a glyph, draws in this space. */
  lettersOf(content: ContentStream, matrix: Matrix): Letter[];
  /** Records that part of the open marked content was removed. @param isDrawn whether it was a picture or a drawing */
  reportRemoval(isDrawn?: boolean): void;
};

/** A number as an operand, with four decimals. */
export const formatNumber = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** A content stream without what was removed from it. */
export type RewrittenContent = {
  text: string;
  resources: PDFDict | undefined;
  /** Number of `q` without a `Q` after it; a `Q` without a `q` before it is removed. */
  unmatchedSaves: number;
  /** Operators that close the text object, path and marked content that the stream leaves open. */
  closingOperators: string;
};
