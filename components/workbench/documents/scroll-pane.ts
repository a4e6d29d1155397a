/**
 * Scrolls a pane up or down until what is in it is in sight: a third below the pane’s upper edge. It stays where it is if
 * all of the height is in sight already.
 */
export function scrollPaneTo(pane: HTMLElement, inner: Element): void {
  const [frame, place] = [pane.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (place.top < frame.top || place.bottom > frame.bottom)
    pane.scrollTo?.({ top: pane.scrollTop + place.top - frame.top - frame.height / 3 });
}

/** Scrolls the page up to an element whose top is above the window: the document, when a list below it chose a place in it. */
export function bringBack(element: Element | null | undefined): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView?.();
}
