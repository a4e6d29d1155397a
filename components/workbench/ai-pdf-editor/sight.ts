import type { EditablePage } from 'engines/pdf';

/** Between a word and the edge of the frame, in CSS pixels. */
const GAP = 16;

/** Where the text of a page begins that is shown this wide, in CSS pixels. */
function textBegin({ lines, width }: EditablePage, shown: number) {
  if (lines.length === 0) return undefined;
  const [left, top] = [Math.min(...lines.map(({ x }) => x)), Math.min(...lines.map(({ y }) => y))];
  return { left: (left * shown) / width, top: (top * shown) / width };
}

/** Scrolls a page that is wider than its frame to the corner where its text begins. @param layer the page, or what lies over it */
export function beginAtText(layer: Element | null, page: EditablePage): void {
  const desk = layer?.closest('section');
  if (!layer || !desk || desk.scrollWidth <= desk.clientWidth) return;
  const begin = textBegin(page, layer.clientWidth);
  if (begin) desk.scrollTo?.(begin);
}

/** Scrolls a page to a place on it; if the beginnings of its lines then fit the frame as well, to those. */
export function bringIntoSight(place: Element | null | undefined, page: EditablePage): void {
  const desk = place?.closest('section');
  if (!place || !desk) return;
  const [inner, outer] = [place.getBoundingClientRect(), desk.getBoundingClientRect()];
  const sheet = desk.firstElementChild?.getBoundingClientRect() ?? inner;
  const begin = textBegin(page, sheet.width)?.left ?? 0;
  const fits = inner.right - sheet.left - begin + GAP <= outer.width;
  desk.scrollTo?.({
    top: desk.scrollTop + inner.top - outer.top - outer.height / 3,
    left: fits ? begin : desk.scrollLeft + inner.left - outer.left - outer.width / 3,
  });
  // On phones the page is above the choices that were scrolled to.
  if (outer.bottom < innerHeight / 2) desk.scrollIntoView?.({ block: 'center' });
}
