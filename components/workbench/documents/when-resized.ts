/**
 * Acts when an element has another size and keeps it: while a window is dragged, nothing is drawn.
 *
 * @param settled milliseconds for which the size must stay the same
 * @returns ends it
 */
export function whenResized(element: Element, settled: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(act, settled);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
