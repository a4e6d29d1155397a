import type { EditablePage } from 'engines/pdf';
import { boundsOf } from './lines';

/** Space between a word and the edge of the frame, in CSS pixels. */
export const GAP = 16;

/**
 * Where the text of a page begins, and the top of its first line, in CSS pixels. If all of it fits into the frame, that is
 * where its outermost line begins, so that it has equal space at both sides; otherwise where most lines begin, as a footer
 * may begin farther out than the text.
 *
 * @param shownWidth of the page, in CSS pixels
 * @param room for text in the frame
 */
function textStartOf({ lines, width }: EditablePage, shownWidth: number, room: number) {
  if (lines.length === 0) return undefined;
  const scale = shownWidth / width;
  const bounds = boundsOf(lines);
  if (bounds.width * scale <= room + 1) return { left: bounds.x * scale, top: bounds.y * scale };
  const begins = lines.map(({ x }) => x).sort((a, b) => a - b);
  const together = (x: number) => begins.filter((other) => Math.abs(other - x) < 1).length;
  const most = Math.max(...begins.map(together));
  const left = begins.find((x) => together(x) === most) ?? 0;
  return { left: left * scale, top: bounds.y * scale };
}

/** Scrolls a page that is wider than its frame to the top left corner of its text. @param layer the page or an overlay of it */
export function scrollToText(layer: Element | null, page: EditablePage): void {
  const frame = layer?.closest('section');
  if (!layer || !frame || frame.scrollWidth <= frame.clientWidth) return;
  const textStart = textStartOf(page, layer.clientWidth, roomIn(frame));
  if (textStart) frame.scrollTo?.(textStart);
}

/** Width of a frame without the space at both sides of a page in it, in CSS pixels. */
const roomIn = (frame: Element) => frame.clientWidth - 2 * GAP;

/** The sheet in the frame of a page: it comes after the hint, if there is one. */
export const sheetIn = (frame: Element): Element => frame.lastElementChild ?? frame;

/** Whether all of the height of a place is in a frame, clear of its edges. */
export const isInSight = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.top >= outer.top + GAP && inner.bottom <= outer.bottom - GAP;

/** Least space above a line at the upper edge of a frame, in CSS pixels: less than there is between two lines. */
const ABOVE = 3;

/**
 * Scroll position at which no line is cut by the upper edge of the frame: that of the last line that begins above the given
 * position, as far as the frame can be scrolled, or the position itself above all lines.
 *
 * @param layer the page or an overlay of it
 */
export function topOnLine(
  frame: Element,
  layer: Element,
  { lines, height }: EditablePage,
  top: number,
): number {
  const [outer, sheet] = [frame.getBoundingClientRect(), layer.getBoundingClientRect()];
  const scale = sheet.height / height;
  const most = Math.min(top, frame.scrollHeight - frame.clientHeight);
  const begin = frame.scrollTop + sheet.top - outer.top;
  const y = Math.max(...lines.map((line) => line.y).filter((y) => begin + y * scale - ABOVE <= most));
  if (!Number.isFinite(y)) return top;
  const ends = lines.filter((line) => line.y < y).map((line) => line.y + line.height);
  const space = (y - Math.max(0, ...ends)) * scale - 1;
  return begin + y * scale - Math.min(GAP, Math.max(ABOVE, space));
}

/** Distance of the border of a selection from its letters, in CSS pixels. */
const SELECTION_BORDER = 6;

/**
 * How far a page is scrolled sideways for a place on it: to the start of its text if the place then begins and ends within
 * the frame, else so that the place begins at the given distance from the edge. An enlarged page leaves room for the border
 * of a selection.
 */
export function leftFor(place: Element, page: EditablePage, from = GAP): number {
  const frame = place.closest('section');
  if (!frame) return 0;
  const sheet = sheetIn(frame);
  const [inner, outer] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
  const { left, width } = sheet.getBoundingClientRect();
  const begin = textStartOf(page, width, roomIn(frame))?.left ?? 0;
  const [start, end] = [inner.left - left - begin, inner.right - left - begin];
  const isInFrame = start > -GAP && end + GAP <= outer.width;
  const to = isInFrame ? begin : frame.scrollLeft + inner.left - outer.left - from;
  return sheet.hasAttribute('data-enlarged') ? to - SELECTION_BORDER : to;
}

/** Scrolls a page to a place on it: sideways, and up or down if it is out of sight. */
export function scrollToPlace(place: Element | null | undefined, page: EditablePage): void {
  const frame = place?.closest('section');
  if (!place || !frame) return;
  const [inner, outer] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
  const top = frame.scrollTop + inner.top - outer.top - outer.height / 3;
  const sheet = sheetIn(frame);
  frame.scrollTo?.({
    ...(!isInSight(inner, outer) && { top: topOnLine(frame, sheet, page, top) }),
    left: leftFor(place, page, outer.width / 3),
  });
  // On phones the page lies above the choices and may have been scrolled off the screen.
  if (outer.bottom < innerHeight / 2) frame.scrollIntoView?.({ block: 'center' });
}
