import { flushSync } from 'react-dom';

/**
 * Focus within the panes of a tool: when a pressed button or a form is removed, the heading of its pane gets the
 * focus.
 */

/** The pane (document or options) around an element. */
export const paneOf = (element: Element | null): Element | null => element?.closest('[data-pane]') ?? null;

/** Focuses the heading of a pane. @param pane the pane, or an element that holds its heading */
export function focusHeading(pane: Element | null, options?: FocusOptions): void {
  pane?.querySelector('h2')?.focus(options);
}

/** Focuses the heading of a pane if the focused element was removed. */
export function refocus(pane: Element | null, options?: FocusOptions): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) focusHeading(pane, options);
}

/** Shows the rest of a list and removes the button for that: the focus moves to the first new item. */
export function showRemaining(list: Element | null | undefined, show: () => void): void {
  const last = list?.lastElementChild;
  flushSync(show);
  const item = last?.nextElementSibling ?? last;
  item?.querySelector<HTMLElement>('button, input')?.focus();
}
