import { type RefObject, useEffect } from 'react';

const handled = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Synchronises the scrolling of two papers side by side: the visitor's scroll moves the other one by the same
 * distance, so that aligned lines stay aligned.
 *
 * @param two contains one scrolling section per paper
 * @param shown place to show in both; each scrolls there independently
 */
export function useSideBySide(two: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: programmatic scrolls are not synchronised.
  useEffect(() => {
    const box = two.current;
    if (!box) return;
    const views = [...box.querySelectorAll('section')];
    // Positions are tracked all the time: a wheel has scrolled already when its event fires.
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
