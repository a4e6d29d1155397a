import { Fault } from '../../engine';
import { colourDifference, type DrawnPage, drawPixels, drawWithOneProgram } from '../audit/draw-pages';
import type { Opened } from '../open-with-pdfjs';
import { type Area, boundsOf, type Point } from './geometry';
import {
  type AnnotationState,
  type Changed,
  type DocumentState,
  missingAnnotations,
  type PageState,
} from './state';

/** Result of comparing drawn pages, outside the marks. Pages count from 1. */
export type Looks = {
  different: number[];
  /** Pages that no available program can draw. */
  unchecked: number[];
  /** Annotations that stay, but whose appearance stream has changed. */
  redrawn: AnnotationState[];
};

/** Width at which pages are drawn, in pixels: wide enough to show the dots of letters. */
const width = 900;

/** Largest number of pages without a mark that are compared; of more, every nth is compared. */
const maxUnmarkedCompared = 20;

const tolerance = {
  /** Largest difference of a colour channel (0 to 255) that counts as equal: edges of cut shapes are anti-aliased. */
  level: 64,
  /** The same for pdfium, which may draw the letters after a removed one a quarter of a pixel beside their place. */
  pdfium: 96,
  /** Number of pixels that may differ by more. */
  pixels: 3,
};

/** Draws the pages of a finished file and of its source, and compares them outside the places that were to change. */
export async function compareLooks(
  { sourceState, areas }: Changed,
  resultState: DocumentState,
  source: Opened,
  result: Opened,
): Promise<Looks> {
  const looks: Looks = { different: [], unchecked: [], redrawn: [] };
  const unmarkedCount = sourceState.pages.length - areas.size;
  const interval = Math.max(1, Math.ceil(unmarkedCount / maxUnmarkedCompared));
  let unmarked = 0;
  for (const [index, page] of sourceState.pages.entries()) {
    const number = index + 1;
    const copy = resultState.pages[index];
    if (!copy) continue;
    const removedAnnotations = missingAnnotations(page.annotations, copy.annotations, false);
    const withNewAppearance = missingAnnotations(page.annotations, copy.annotations, true).filter(
      (annotation) => !removedAnnotations.includes(annotation),
    );
    looks.redrawn.push(...withNewAppearance);
    const marked = areas.get(number) ?? [];
    const isTouched = marked.length > 0 || removedAnnotations.length + withNewAppearance.length > 0;
    if (!isTouched && unmarked++ % interval > 0) continue;
    const expected = [
      ...changedAreas(page, marked),
      ...[...removedAnnotations, ...withNewAppearance].map(areaOf),
    ];
    const isSame = await looksSame(source, result, number, { expected, lines: linesOf(page) });
    if (isSame === undefined) looks.unchecked.push(number);
    else if (!isSame) looks.different.push(number);
  }
  return looks;
}

/** Where a page may look different: the marks, image samples at their edges, and removed letters that exceed them. */
function changedAreas({ findings, sample }: PageState, marked: Area[]): Area[] {
  return [
    ...marked.map((area) => widened(area, sample)),
    ...findings.letters.map(({ area, size }) => widened(area, 0.3 * size)),
  ];
}

/**
 * The text lines that lost letters, each across the whole page. The other letters of such a line are positioned anew,
 * and a canvas, which rounds positions to a quarter of a pixel, may draw them up to a pixel beside their old place.
 */
const linesOf = ({ findings }: PageState): Area[] =>
  findings.letters.map(({ area, size }) => {
    const [[x, y], [u, v], [p, q], [r, s]] = area as [Point, Point, Point, Point];
    const length = Math.hypot(u - x, v - y) || 1;
    const [dx, dy] = [(beyondAnyPage * (u - x)) / length, (beyondAnyPage * (v - y)) / length];
    const line: Area = [
      [x - dx, y - dy],
      [u + dx, v + dy],
      [p + dx, q + dy],
      [r - dx, s - dy],
    ];
    return widened(line, 0.3 * size);
  });

/** A length beyond any page, in points. */
const beyondAnyPage = 20_000;

/** Where an annotation may draw: icons without an appearance exceed `Rect`, and so do the round ends of a highlight. */
function areaOf({ kind, rect: [x = 0, y = 0, u = 0, v = 0] }: AnnotationState): Area {
  const place: Area = [
    [x, y],
    [u, y],
    [u, v],
    [x, v],
  ];
  return widened(place, kind === 'Text' || kind === 'FileAttachment' ? 24 : 2);
}

function widened(area: Area, margin: number): Area {
  const [x0, y0, x1, y1] = boundsOf(area);
  return [
    [x0 - margin, y0 - margin],
    [x1 + margin, y0 - margin],
    [x1 + margin, y1 + margin],
    [x0 - margin, y1 + margin],
  ];
}

/**
 * Whether two pages look the same outside the areas where they may differ.
 *
 * @param areas.expected areas of any difference
 * @param areas.lines areas in which a letter may be up to a pixel beside its place
 * @returns undefined if one of the pages cannot be drawn
 */
export async function looksSame(
  source: Opened,
  result: Opened,
  number: number,
  { expected, lines }: { expected: Area[]; lines: Area[] },
): Promise<boolean | undefined> {
  try {
    const [sourcePage, resultPage] = await drawWithOneProgram(
      (withPdfium) => drawPage(source, number, withPdfium),
      (withPdfium) => drawPage(result, number, withPdfium),
    );
    const page = await source.doc.getPage(number);
    const view = page.getViewport({ scale: sourcePage.width / page.getViewport({ scale: 1 }).width });
    const boxOf = (area: Area) => boundsOf(area.map(([x, y]) => view.convertToViewportPoint(x, y) as Point));
    const places = { expected: expected.map(boxOf), lines: lines.map(boxOf) };
    return differences(sourcePage, resultPage, places) <= tolerance.pixels;
  } catch (error) {
    if (error instanceof Fault && error.code === 'memory') throw error;
    return undefined;
  }
}

const drawPage = ({ doc }: Opened, number: number, withPdfium: boolean): Promise<DrawnPage> =>
  drawPixels(doc, number, 0, { width, cap: 2_000_000 }, withPdfium);

type Box = [number, number, number, number];

/** Number of pixels outside the expected areas whose colours differ. */
function differences(
  page: DrawnPage,
  otherPage: DrawnPage,
  places: { expected: Box[]; lines: Box[] },
): number {
  if (page.width !== otherPage.width || page.height !== otherPage.height) return Number.POSITIVE_INFINITY;
  // For each pixel: 1 in an expected area, 2 on a line that lost letters, else 0.
  const regions = new Uint8Array(page.width * page.height);
  const fillBoxes = (boxes: Box[], region: number) => {
    for (const [x0, y0, x1, y1] of boxes) {
      const [left, right] = [Math.max(0, Math.floor(x0) - 2), Math.min(page.width, Math.ceil(x1) + 2)];
      const [top, bottom] = [Math.max(0, Math.floor(y0) - 2), Math.min(page.height, Math.ceil(y1) + 2)];
      for (let y = top; y < bottom; y++)
        if (right > left) regions.fill(region, y * page.width + left, y * page.width + right);
    }
  };
  fillBoxes(places.lines, 2);
  fillBoxes(places.expected, 1);
  const level = page.isByPdfium ? tolerance.pdfium : tolerance.level;
  let different = 0;
  for (let offset = 0; offset < regions.length; offset++) {
    if (regions[offset] === 1 || colourDifference(page.data, otherPage.data, 4 * offset) <= level) continue;
    if (
      regions[offset] === 2 &&
      isBeside(page, offset, otherPage, level) &&
      isBeside(otherPage, offset, page, level)
    )
      continue;
    different += 1;
  }
  return different;
}

/** Whether another drawing has the colour of this pixel at the same place or in one of the eight pixels around it. */
function isBeside({ data, width }: DrawnPage, offset: number, otherPage: DrawnPage, level: number): boolean {
  for (const row of [-width, 0, width])
    for (const step of [-1, 0, 1]) {
      const index = 4 * (offset + row + step);
      const difference = [0, 1, 2].map((part) =>
        Math.abs((data[4 * offset + part] ?? 0) - (otherPage.data[index + part] ?? 0)),
      );
      if (Math.max(...difference) <= level) return true;
    }
  return false;
}
