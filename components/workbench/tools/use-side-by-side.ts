import { type RefObject, useEffect } from 'react';

const handled = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Two papers beside each other are read together: what the visitor scrolls takes the other along by as much, so that
 * lines that were brought level stay so.
 *
 * @param two holds a section that scrolls for each
 * @param shown what is brought into view in both; from then on each goes there by itself
 */
export function useSideBySide(two: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both sides come to a new place by themselves: no scroll leads there.
  useEffect(() => {
    const box = two.current;
    if (!box) return;
    const views = [...box.querySelectorAll('section')];
    // Kept for both at all times: a wheel has scrolled already when its event comes.
    const at = new Map<EventTarget, number>(views.map((view) => [view, view.scrollTop]));
    let led: Element | null = null;
    const lead = ({ target }: Event) => {
      led = (target as Element).closest('section');
    };
    const follow = ({ target }: Event) => {
      const view = views.find((one) => one === target);
      if (!view) return;
      const by = view.scrollTop - (at.get(view) ?? 0);
      at.set(view, view.scrollTop);
      if (view === led) for (const other of views) if (other !== view) other.scrollTop += by;
    };
    for (const type of handled) box.addEventListener(type, lead, { capture: true, passive: true });
    box.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      for (const type of handled) box.removeEventListener(type, lead, { capture: true });
      box.removeEventListener('scroll', follow, { capture: true });
    };
  }, [two, shown]);
}
