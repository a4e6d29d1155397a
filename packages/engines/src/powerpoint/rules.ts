import { hexOf } from '../write/bytes';
import type { Box } from './model';
import { boundingBox, boundsOf, type OpenPage, type Point, shownAt, shownBox } from './page';

/** A drawn line that is parallel to a side of the page. */
export type Rule = {
  isVertical: boolean;
  /** Position of its middle: from the left for a vertical line, from the top for a horizontal one. */
  position: number;
  from: number;
  to: number;
  width: number;
  /** Six hexadecimal digits. */
  colour: string;
};

export type Fill = { box: Box; colour: string };

/** An object of the page's drawing, in painting order. */
export type DrawnObject = {
  object: number;
  box: Box;
  /** Its rules and filled rectangles, if it draws nothing else. */
  parts?: { rules: Rule[]; fills: Fill[] };
};

/** pdfium's types of page objects: text and path. */
const [textObject, pathObject] = [1, 2];
const [lineTo, moveTo] = [0, 2];

/** Largest width of a rule in points; a wider filled rectangle is a fill. */
const maxRuleWidth = 3;

/** A page with more path segments than this is not searched for rules. */
const maxSegments = 20_000;

/**
 * Objects that a page draws, without the words that leave the drawing.
 *
 * @param textObjects text objects that leave it
 * @returns undefined if there is too much to examine
 */
export function drawnObjectsOn(page: OpenPage, textObjects: ReadonlySet<number>): DrawnObject[] | undefined {
  const { pdfium } = page;
  const shapes: DrawnObject[] = [];
  let segments = 0;
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page.page); index++) {
    const object = pdfium.FPDFPage_GetObject(page.page, index);
    const objectType = pdfium.FPDFPageObj_GetType(object);
    if (objectType === textObject && textObjects.has(object)) continue;
    const bounds = boundsOf(page, object);
    const box = bounds ? shownBox(page, bounds) : { x: 0, y: 0, width: page.width, height: page.height };
    if (objectType !== pathObject) {
      shapes.push({ object, box });
      continue;
    }
    segments += pdfium.FPDFPath_CountSegments(object);
    if (segments > maxSegments) return undefined;
    const parts = partsOf(page, object);
    shapes.push({ object, box, ...(parts && { parts }) });
  }
  return shapes;
}

/** Rules and filled rectangles of a path; undefined if the path draws anything else. */
function partsOf(page: OpenPage, object: number): DrawnObject['parts'] {
  const { pdfium, scratch } = page;
  const { pointer } = scratch;
  if (pdfium.FPDFPageObj_HasTransparency(object) || pdfium.FPDFPageObj_GetDashCount(object) > 0)
    return undefined;
  pdfium.FPDFPath_GetDrawMode(object, pointer, pointer + 4);
  const [fillMode = 0, strokes = 0] = scratch.integers(2);
  const filled = fillMode > 0 ? colourOf(page, object, 'Fill') : undefined;
  const stroked = strokes ? colourOf(page, object, 'Stroke') : undefined;
  if ((fillMode > 0 && !filled) || (strokes && !stroked)) return undefined;
  const lines = linesOf(page, object);
  if (!lines) return undefined;
  const parts: NonNullable<DrawnObject['parts']> = { rules: [], fills: [] };
  for (const points of lines.points) {
    if (filled) {
      const box = rectangleOf(points);
      if (!box) return undefined;
      const shortSide = Math.min(box.width, box.height);
      if (shortSide <= maxRuleWidth) parts.rules.push(ruleOf(box, filled));
      else parts.fills.push({ box, colour: filled });
    }
    if (!stroked) continue;
    for (const [index, end] of points.entries()) {
      const start = points[index - 1];
      if (!start) continue;
      const box = boundingBox([start, end]);
      if (Math.min(box.width, box.height) > tolerance) return undefined;
      parts.rules.push({ ...ruleOf(box, stroked), width: lines.width });
    }
  }
  return parts;
}

/** Tolerance, in points, for a line that is nearly parallel to a side. */
const tolerance = 0.2;

function ruleOf({ x, y, width, height }: Box, colour: string): Rule {
  const isVertical = height > width;
  return isVertical
    ? { isVertical, position: x + width / 2, from: y, to: y + height, width, colour }
    : { isVertical, position: y + height / 2, from: x, to: x + width, width: height, colour };
}

const isNear = (a: Point, b: Point) => Math.abs(a.x - b.x) < tolerance && Math.abs(a.y - b.y) < tolerance;

/** The axis-parallel rectangle that the points form; undefined for any other shape. */
function rectangleOf(points: readonly Point[]): Box | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const corners = isNear(first, last) ? points.slice(0, -1) : points;
  const box = boundingBox(corners);
  const isCorner = ({ x, y }: Point) =>
    [x - box.x, box.x + box.width - x].some((gap) => gap < tolerance) &&
    [y - box.y, box.y + box.height - y].some((gap) => gap < tolerance);
  return corners.length === 4 && corners.every(isCorner) ? box : undefined;
}

/** Lines of a path as displayed, and the width of its stroke; undefined if it has a curve. */
function linesOf(page: OpenPage, object: number): { points: Point[][]; width: number } | undefined {
  const { pdfium, scratch } = page;
  const { pointer } = scratch;
  if (!pdfium.FPDFPageObj_GetMatrix(object, pointer)) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = scratch.floats(6);
  const points: Point[][] = [];
  for (let index = 0; index < pdfium.FPDFPath_CountSegments(object); index++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, index);
    const segmentType = pdfium.FPDFPathSegment_GetType(segment);
    if (segmentType !== lineTo && segmentType !== moveTo) return undefined;
    pdfium.FPDFPathSegment_GetPoint(segment, pointer, pointer + 4);
    const [x = 0, y = 0] = scratch.floats(2);
    const point = shownAt(page, a * x + c * y + e, b * x + d * y + f);
    if (segmentType === moveTo) points.push([point]);
    else points.at(-1)?.push(point);
    const [first] = points.at(-1) ?? [];
    if (first && pdfium.FPDFPathSegment_GetClose(segment) && !isNear(first, point))
      points.at(-1)?.push(first);
  }
  pdfium.FPDFPageObj_GetStrokeWidth(object, pointer);
  const [width = 0] = scratch.floats(1);
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  return { points: points.filter(({ length }) => length > 1), width: Math.max(hairline, width * scale) };
}

/** The thinnest line that a screen shows, in points. */
const hairline = 0.25;

/** Six hexadecimal digits; undefined unless it is a plain, opaque colour. */
function colourOf({ pdfium, scratch }: OpenPage, object: number, use: 'Fill' | 'Stroke'): string | undefined {
  const { pointer } = scratch;
  if (!pdfium[`FPDFPageObj_Get${use}Color`](object, pointer, pointer + 4, pointer + 8, pointer + 12))
    return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 255] = scratch.integers(4);
  return alpha === 255 ? hexOf([red, green, blue]) : undefined;
}
