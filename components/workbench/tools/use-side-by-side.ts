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
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody scrolls when another place is brought into view.
  useEffect(() => {
    const box = two.current;
    if (!box) return;
    let led: HTMLElement | undefined;
    let at = 0;
    const lead = ({ target }: Event) => {
      const view = (target as Element).closest<HTMLElement>('section');
      if (!view || view === led) return;
      led = view;
      at = view.scrollTop;
    };
    const follow = ({ target }: Event) => {
      if (!led || target !== led) return;
      const by = led.scrollTop - at;
      at = led.scrollTop;
      for (const view of box.querySelectorAll('section')) if (view !== led) view.scrollTop += by;
    };
    for (const type of handled) box.addEventListener(type, lead, { capture: true, passive: true });
    box.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      for (const type of handled) box.removeEventListener(type, lead, { capture: true });
      box.removeEventListener('scroll', follow, { capture: true });
    };
  }, [two, shown]);
}
