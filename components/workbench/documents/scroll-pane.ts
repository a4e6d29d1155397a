/**
 * Scrolls a pane up or down until what is in it is in sight: a third below the pane’s upper edge. It stays where it is if
 * all of the height is in sight already.
 */
export function scrollPaneTo(pane: HTMLElement, inner: Element): void {
  const [frame, place] = [pane.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (place.top < frame.top || place.bottom > frame.bottom)
    pane.scrollTo?.({ top: pane.scrollTop + place.top - frame.top - frame.height / 3 });
}

/** Scrolls the page back to the upper edge of an element that is above the window, when a list below it led to something in it. */
export function bringBack(element: Element | null | undefined): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView?.();
}
