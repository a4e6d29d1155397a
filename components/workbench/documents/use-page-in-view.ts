import { type RefObject, useEffect, useState } from 'react';
import type { ViewMode } from './document-controls';

/** A page counts as the shown one once its top is within this upper share of the view's height. */
const UPPER_SHARE = 1 / 3;

/**
 * The page that a scrolling document shows, and a function that scrolls to another.
 *
 * @param within element that contains the scrolling view of the document
 * @param pages number of pages; below two nothing is watched
 * @param viewMode whether pages or text are shown: each has a scrolling element of its own
 * @returns the page from 1, and a function that scrolls to one
 */
export function usePageInView(within: RefObject<HTMLElement | null>, pages: number, viewMode: ViewMode) {
  const [page, setPage] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view mode has its own scrolling element.
  useEffect(() => {
    const view = viewIn(within);
    if (!view || pages < 2) return;
    const findShownPage = () => {
      const { top, height } = view.getBoundingClientRect();
      const shown = pagesOf(view).findLastIndex(
        (one) => one.getBoundingClientRect().top <= top + height * UPPER_SHARE,
      );
      setPage(Math.max(0, shown) + 1);
    };
    findShownPage();
    view.addEventListener('scroll', findShownPage, { passive: true });
    return () => view.removeEventListener('scroll', findShownPage);
  }, [within, pages, viewMode]);
  return {
    page,
    goTo(to: number) {
      const view = viewIn(within);
      const target = view && pagesOf(view)[to - 1];
      if (!target) return;
      view.scrollTop += target.getBoundingClientRect().top - view.getBoundingClientRect().top;
      setPage(to);
    },
  };
}

const viewIn = (within: RefObject<HTMLElement | null>) =>
  within.current?.querySelector<HTMLElement>('section[tabindex]');

const pagesOf = (view: HTMLElement) => [...view.querySelectorAll('li[data-page]')];
