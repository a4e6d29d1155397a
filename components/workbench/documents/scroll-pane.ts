/**
 * Scrolls a pane until an element in it is a third below the pane’s upper edge. The pane stays where it is if the whole
 * height of the element is visible.
 */
export function scrollPaneTo(pane: HTMLElement, inner: Element): void {
  const [frame, place] = [pane.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (place.top < frame.top || place.bottom > frame.bottom)
    pane.scrollTo?.({ top: pane.scrollTop + place.top - frame.top - frame.height / 3 });
}

/** Scrolls the page up to an element whose top is above the window, such as a document when a list below it selects a place. */
export function scrollWindowTo(element: Element | null | undefined): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView?.();
}
