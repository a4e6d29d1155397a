import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type ThumbnailStrip = {
  ref: RefObject<HTMLOListElement | null>;
  /** Index of the first visible item, and the number of visible items. */
  first: number;
  visible: number;
  scrollTo: (index: number) => void;
};

/**
 * A row of equally wide items that scrolls sideways: which are visible, and actions that scroll it.
 *
 * @param itemsKey key of the row's items
 */
export function useThumbnailStrip(itemsKey: string): ThumbnailStrip {
  const ref = useRef<HTMLOListElement>(null);
  const [{ first, visible }, setRange] = useState({ first: 0, visible: 1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are in another element.
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => {
      const step = stepOf(row);
      if (!step) return;
      const firstVisible = Math.round(row.scrollLeft / step);
      const visibleCount = Math.max(1, Math.floor((row.clientWidth + 1) / step));
      setRange((before) =>
        before.first === firstVisible && before.visible === visibleCount
          ? before
          : { first: firstVisible, visible: visibleCount },
      );
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [itemsKey]);

  const scrollTo = useCallback((index: number) => {
    const row = ref.current;
    row?.scrollTo({ left: index * stepOf(row) });
  }, []);

  return { ref, first, visible, scrollTo };
}

/** Pixels from one item to the next; 0 if there is only one. */
function stepOf({ children }: HTMLElement): number {
  const [first, next] = children as unknown as Iterable<HTMLElement>;
  return first && next ? next.offsetLeft - first.offsetLeft : 0;
}
