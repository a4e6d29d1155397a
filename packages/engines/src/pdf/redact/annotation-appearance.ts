import { type PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { type Matrix, multiply } from '../../matrix';
import { get, getArray, getDict, getName, numbersOf } from '../assemble/objects';
import type { Widths } from '../edit/face';
import { type Area, boundsOf, boxArea } from './geometry';
import { type Findings, identity } from './page';
import { linesOf } from './reading';
import { surveyStream } from './survey';

/** Subtypes whose drawing follows text lines: it may touch the mark of a neighbouring line. */
const textMarkup = new Set(['Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Link', 'Widget']);

/** Whether the appearance of an annotation draws letters, images or paths in areas of its page, which `Rect` may not show. */
export function appearanceDrawsIn(
  context: PDFContext,
  annotation: PDFDict,
  areas: Area[],
  widths: Widths,
): boolean {
  const findings = findingsIn(context, annotation, areas, widths);
  if (!findings) return false;
  const { letters, pictures, drawings } = findings;
  const showsTextOrPictures = letters.some(({ text }) => text.trim() !== '') || pictures > 0;
  return showsTextOrPictures || (drawings > 0 && !textMarkup.has(getName(annotation, 'Subtype') ?? ''));
}

/** Words that the appearance of an annotation shows in areas of its page, line by line. */
export const wordingIn = (
  context: PDFContext,
  annotation: PDFDict,
  areas: Area[],
  widths: Widths,
): string[] => linesOf(findingsIn(context, annotation, areas, widths)?.letters ?? []);

/** What the appearance of an annotation draws in areas of its page; undefined if it has none. */
function findingsIn(
  context: PDFContext,
  annotation: PDFDict,
  areas: Area[],
  widths: Widths,
): Findings | undefined {
  const normal = get(getDict(annotation, 'AP'), 'N');
  const appearance = normal instanceof PDFDict ? get(normal, getName(annotation, 'AS') ?? 'Off') : normal;
  if (!(appearance instanceof PDFRawStream)) return undefined;
  const matrix = matrixToPage(annotation, appearance);
  if (!matrix) return undefined;
  return surveyStream(context, appearance, widths, { areas, matrix }).findings;
}

/** Matrix from the form space of an appearance stream to the page (ISO 32000-2, 12.5.5). */
function matrixToPage(annotation: PDFDict, { dict }: PDFRawStream): Matrix | undefined {
  const rect = numbersOf(getArray(annotation, 'Rect'));
  const box = numbersOf(getArray(dict, 'BBox'));
  const formMatrix = numbersOf(getArray(dict, 'Matrix'));
  if (rect.length !== 4 || box.length !== 4) return undefined;
  const matrix = formMatrix.length === 6 ? (formMatrix as Matrix) : identity;
  const [x0, y0, x1, y1] = boundsOf(boxArea(matrix, box));
  const [left, bottom, right, top] = boundsOf(boxArea(identity, rect));
  if (x1 - x0 < 1e-9 || y1 - y0 < 1e-9) return undefined;
  const [across, up] = [(right - left) / (x1 - x0), (top - bottom) / (y1 - y0)];
  return multiply([across, 0, 0, up, left - across * x0, bottom - up * y0], matrix);
}
