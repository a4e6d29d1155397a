import type { EditablePage } from 'engines/pdf';

/** Space between a word and the edge of the frame, in CSS pixels. */
const GAP = 16;

/** Top left corner of a page’s text, in CSS pixels. @param shownWidth of the page, in CSS pixels */
function textStartOf({ lines, width }: EditablePage, shownWidth: number) {
  if (lines.length === 0) return undefined;
  const [left, top] = [Math.min(...lines.map(({ x }) => x)), Math.min(...lines.map(({ y }) => y))];
  return { left: (left * shownWidth) / width, top: (top * shownWidth) / width };
}

/** Scrolls a page that is wider than its frame to the top left corner of its text. @param layer the page or an overlay of it */
export function scrollToText(layer: Element | null, page: EditablePage): void {
  const desk = layer?.closest('section');
  if (!layer || !desk || desk.scrollWidth <= desk.clientWidth) return;
  const begin = textStartOf(page, layer.clientWidth);
  if (begin) desk.scrollTo?.(begin);
}

/** Scrolls a page to a place on it: sideways to the start of its lines if the place is then still within the frame. */
export function scrollToPlace(place: Element | null | undefined, page: EditablePage): void {
  const desk = place?.closest('section');
  if (!place || !desk) return;
  const [inner, outer] = [place.getBoundingClientRect(), desk.getBoundingClientRect()];
  const sheet = desk.firstElementChild?.getBoundingClientRect() ?? inner;
  const begin = textStartOf(page, sheet.width)?.left ?? 0;
  const fits = inner.right - sheet.left - begin + GAP <= outer.width;
  desk.scrollTo?.({
    top: desk.scrollTop + inner.top - outer.top - outer.height / 3,
    left: fits ? begin : desk.scrollLeft + inner.left - outer.left - outer.width / 3,
  });
  // On phones the page lies above the choices and may have been scrolled off the screen.
  if (outer.bottom < innerHeight / 2) desk.scrollIntoView?.({ block: 'center' });
}
