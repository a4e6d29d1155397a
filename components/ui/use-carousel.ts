import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wide as wideQuery } from '@/lib/breakpoints';
import { useMedia } from './use-media';
import { createVisibilityObserver } from './visibility-observer';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function useTabVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );
}

/** Whether at least half of the element is on screen. */
function useHalfInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = createVisibilityObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5),
      {
        threshold: 0.5,
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

/** Scroll position that centres a slide; the browser clamps it at both ends. */
function centre(list: HTMLElement, slide: HTMLElement): number {
  return slide.offsetLeft - list.offsetLeft - (list.clientWidth - slide.offsetWidth) / 2;
}

function nearestSlide(list: HTMLElement): number {
  const end = list.scrollWidth - list.clientWidth;
  const distances = Array.from(list.children, (slide) =>
    Math.abs(Math.min(Math.max(centre(list, slide as HTMLElement), 0), end) - list.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * State of a carousel, on top of a list that scrolls natively.
 *
 * It advances only in a narrow view without reduced motion, while the tab is visible, half of the carousel is on screen
 * and no mouse is over it. Mouse-over only pauses it. Focus, touch, swipe and the arrows stop it until Play is pressed,
 * because a reader who took control must not lose the place (WCAG 2.2.2, ARIA APG).
 */
export function useCarousel(count: number, interval: number) {
  const list = useRef<HTMLUListElement>(null);
  const [awake, setAwake] = useState(false);
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  // Focus on the Pause button pauses without changing its label, so that a press does what was announced.
  const [focused, setFocused] = useState(false);
  const isWide = useMedia(wideQuery);
  const reducesMotion = useMedia(reducedMotionQuery);
  const visible = useTabVisible();
  const inView = useHalfInView(list);
  const running =
    count > 1 && !isWide && !reducesMotion && visible && inView && !hovered && !focused && !stopped;

  /** The slide to which the list is being scrolled; undefined once it is reached or the reader scrolls. */
  const target = useRef<number>(undefined);

  function show(next: number) {
    setIndex(next);
    target.current = next;
    const slide = list.current?.children[next];
    // Not scrollIntoView, which would scroll the page as well.
    if (list.current && slide) {
      list.current.scrollTo({
        left: centre(list.current, slide as HTMLElement),
        behavior: reducesMotion ? 'auto' : 'smooth',
      });
    }
  }

  // An interaction before hydration counts as taking control.
  useEffect(() => {
    const element = list.current;
    const section = element?.parentElement;
    if (!element || !section) return;
    setAwake(true);
    if (element.scrollLeft !== 0 || section.contains(document.activeElement)) {
      setIndex(nearestSlide(element));
      setStopped(true);
    }
    setHovered(matchMedia('(hover: hover)').matches && section.matches(':hover'));
  }, []);

  const isFirstSlide = useRef(true);
  const advance = useRef(() => {});
  useEffect(() => {
    advance.current = () => show((index + 1) % count);
  });

  // `index` is a dependency so that every slide gets the whole interval.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!running) return;
    // React may hydrate after the list is visible: the first slide's time counts from its first paint.
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const elapsed = isFirstSlide.current && scrollY === 0 ? performance.now() - (paint?.startTime ?? 0) : 0;
    isFirstSlide.current = false;
    const timer = setTimeout(() => advance.current(), Math.max(interval - elapsed, 500));
    return () => clearTimeout(timer);
  }, [running, interval, index]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const settle = () => {
      const nearest = nearestSlide(element);
      // A late event of an earlier scroll: the list has not reached the target yet.
      if (target.current !== undefined && target.current !== nearest) return;
      target.current = undefined;
      setIndex(nearest);
    };
    const takeOver = () => {
      target.current = undefined;
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      element.addEventListener(type, takeOver, { passive: true, signal });
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, 150);
    };
    // Browsers before December 2025 have no scrollend.
    if ('onscrollend' in element) element.addEventListener('scrollend', settle, { signal });
    else (element as HTMLElement).addEventListener('scroll', wait, { passive: true, signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  const stop = () => setStopped(true);

  return {
    list,
    awake,
    index,
    running,
    stopped,
    wide: isWide,
    stop,
    hover: setHovered,
    hold: () => setFocused(true),
    /** The Pause button lost the focus: counts as taking control, unless Play was pressed. */
    release: () => {
      if (focused) setStopped(true);
      setFocused(false);
    },
    toggle: () => {
      setStopped(!stopped);
      if (stopped) {
        setFocused(false);
        setHovered(false);
      }
    },
    /** Shows a slide on the reader's request, wrapping around at both ends. */
    go: (to: number) => {
      stop();
      show((to + count) % count);
    },
  };
}
