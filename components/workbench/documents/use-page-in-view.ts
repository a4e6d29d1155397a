import { type RefObject, useEffect, useState } from 'react';

/** A page counts as the shown one once it reaches this share of the view's height. */
const REACH = 1 / 3;

/**
 * The page that a scrolling document shows, and a function that scrolls to another.
 *
 * @param within holds the document's view
 * @param pages number of pages; below two nothing is watched
 * @param look how the document is shown, as pages or as text: each has a scrolling element of its own
 * @returns the page from 1, and a function that scrolls to one
 */
export function usePageInView(within: RefObject<HTMLElement | null>, pages: number, look: string) {
  const [page, setPage] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look has another scrolling element.
  useEffect(() => {
    const view = viewIn(within);
    if (!view || pages < 2) return;
    const find = () => {
      const { top, height } = view.getBoundingClientRect();
      const shown = pagesOf(view).findLastIndex(
        (one) => one.getBoundingClientRect().top <= top + height * REACH,
      );
      setPage(Math.max(0, shown) + 1);
    };
    find();
    view.addEventListener('scroll', find, { passive: true });
    return () => view.removeEventListener('scroll', find);
  }, [within, pages, look]);
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
