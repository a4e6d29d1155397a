import { Fault } from '../../engine';
import { colourDifference, type DrawnPage, drawWithOneProgram, pixels } from '../audit/draw-pages';
import type { Opened } from '../open-with-pdfjs';
import { type Area, boundsOf, type Point } from './geometry';
import { type Changed, type DocumentState, type Note, notesGone, type PageState } from './state';

/** Result of comparing drawn pages (numbers from 1) outside of their marks. */
export type Looks = {
  different: number[];
  /** Pages that cannot be drawn. */
  undrawn: number[];
  /** Annotations that look different although no mark covers them. */
  reworded: Note[];
};

/** Width of a drawn page in pixels, at which dots of letters are visible. */
const width = 900;

/** Number of pages without a mark that are compared; in a longer document, every nth. */
const mostOthers = 20;

/**
 * Colour difference, of 255, and number of pixels that anti-aliased edges of cut shapes may cause; pdfium positions
 * letters after a gap in steps of a quarter pixel.
 */
const tolerance = { level: 64, pdfium: 96, pixels: 3 };

/** Compares the drawn pages of a finished file with those of its source, outside of what must be removed. */
export async function comparedLooks(
  { sourceState, areas }: Changed,
  resultState: DocumentState,
  source: Opened,
  result: Opened,
): Promise<Looks> {
  const looks: Looks = { different: [], undrawn: [], reworded: [] };
  const others = sourceState.pages.length - areas.size;
  const every = Math.max(1, Math.ceil(others / mostOthers));
  let unmarked = 0;
  for (const [index, page] of sourceState.pages.entries()) {
    const number = index + 1;
    const copy = resultState.pages[index];
    if (!copy) continue;
    const removedNotes = notesGone(page.notes, copy.notes, false);
    const redrawn = notesGone(page.notes, copy.notes, true).filter((note) => !removedNotes.includes(note));
    looks.reworded.push(...redrawn);
    const marked = areas.get(number) ?? [];
    const isTouched = marked.length > 0 || removedNotes.length + redrawn.length > 0;
    if (!isTouched && unmarked++ % every > 0) continue;
    const expected = [...changedAreas(page, marked), ...[...removedNotes, ...redrawn].map(areaOf)];
    const same = await looksSame(source, result, number, { expected, lines: linesOf(page) });
    if (same === undefined) looks.undrawn.push(number);
    else if (!same) looks.different.push(number);
  }
  return looks;
}

/** Areas in which a page may look different: marks, overhanging parts of letters, samples at the edges of pictures. */
function changedAreas({ findings, sample }: PageState, marked: Area[]): Area[] {
  return [
    ...marked.map((area) => widened(area, sample)),
    ...findings.letters.map(({ area, size }) => widened(area, 0.3 * size)),
  ];
}

/**
 * Lines from which letters were removed, across the whole page: the rest of such a line is set again, and may be
 * drawn up to a pixel aside.
 */
const linesOf = ({ findings }: PageState): Area[] =>
  findings.letters.map(({ area, size }) => {
    const [[x, y], [u, v], [p, q], [r, s]] = area as [Point, Point, Point, Point];
    const length = Math.hypot(u - x, v - y) || 1;
    const [along, up] = [(longest * (u - x)) / length, (longest * (v - y)) / length];
    const line: Area = [
      [x - along, y - up],
      [u + along, v + up],
      [p + along, q + up],
      [r - along, s - up],
    ];
    return widened(line, 0.3 * size);
  });

/** A length beyond any page, in points. */
const longest = 20_000;

/** Area of a note: icons of notes without an appearance exceed their rectangle, and ends of highlights are round. */
function areaOf({ kind, rect: [x = 0, y = 0, u = 0, v = 0] }: Note): Area {
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
 * Whether two pages look the same outside of the given areas.
 *
 * @param areas.expected where they may differ
 * @param areas.lines where letters may be up to a pixel aside
 * @returns undefined if either page cannot be drawn
 */
export async function looksSame(
  source: Opened,
  result: Opened,
  number: number,
  { expected, lines }: { expected: Area[]; lines: Area[] },
): Promise<boolean | undefined> {
  try {
    const [one, other] = await drawWithOneProgram(
      (withPdfium) => drawPage(source, number, withPdfium),
      (withPdfium) => drawPage(result, number, withPdfium),
    );
    const page = await source.doc.getPage(number);
    const view = page.getViewport({ scale: one.width / page.getViewport({ scale: 1 }).width });
    const boxOf = (area: Area) => boundsOf(area.map(([x, y]) => view.convertToViewportPoint(x, y) as Point));
    const places = { expected: expected.map(boxOf), lines: lines.map(boxOf) };
    return differences(one, other, places) <= tolerance.pixels;
  } catch (error) {
    if (error instanceof Fault && error.code === 'memory') throw error;
    return undefined;
  }
}

const drawPage = ({ doc }: Opened, number: number, withPdfium: boolean): Promise<DrawnPage> =>
  pixels(doc, number, 0, { width, cap: 2_000_000 }, withPdfium);

type Box = [number, number, number, number];

/** Number of pixels outside of the expected areas that have another colour. */
function differences(
  page: DrawnPage,
  otherPage: DrawnPage,
  places: { expected: Box[]; lines: Box[] },
): number {
  if (page.width !== otherPage.width || page.height !== otherPage.height) return Number.POSITIVE_INFINITY;
  const kinds = new Uint8Array(page.width * page.height);
  const mark = (boxes: Box[], kind: number) => {
    for (const [x0, y0, x1, y1] of boxes) {
      const [left, right] = [Math.max(0, Math.floor(x0) - 2), Math.min(page.width, Math.ceil(x1) + 2)];
      const [top, bottom] = [Math.max(0, Math.floor(y0) - 2), Math.min(page.height, Math.ceil(y1) + 2)];
      for (let y = top; y < bottom; y++)
        if (right > left) kinds.fill(kind, y * page.width + left, y * page.width + right);
    }
  };
  mark(places.lines, 2);
  mark(places.expected, 1);
  const level = page.isByPdfium ? tolerance.pdfium : tolerance.level;
  let different = 0;
  for (let offset = 0; offset < kinds.length; offset++) {
    if (kinds[offset] === 1 || colourDifference(page.data, otherPage.data, 4 * offset) <= level) continue;
    if (
      kinds[offset] === 2 &&
      isBeside(page, offset, otherPage, level) &&
      isBeside(otherPage, offset, page, level)
    )
      continue;
    different += 1;
  }
  return different;
}

/** Whether the colour of a pixel is at the same place or next to it in another drawing. */
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
