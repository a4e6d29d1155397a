/**
 * Acts once an element has kept a new size for a while: nothing is drawn while a window is being resized.
 *
 * @param delay milliseconds for which the size must stay the same
 * @returns a function that stops observing
 */
export function whenResized(element: Element, delay: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
