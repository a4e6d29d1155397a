import { useHistory } from '../shell/use-history';
import type { PdfTool } from './use-pdf-tool';

const allPages = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1);

/** The ticked pages of a PDF; initially all. */
export function useTicked({ pdf, pages }: PdfTool) {
  const { value, set, undo, canUndo } = useHistory(pages > 0 ? pdf?.key : undefined, allPages(pages));
  return {
    /** Ticked pages, in the order of ticking; a new array after each change. */
    value,
    /** The same in file order. */
    inFileOrder: [...value].sort((a, b) => a - b),
    undo: canUndo ? undo : undefined,
    /** `typing`: the change is one of several in a row that are undone together. */
    choose: (chosen: readonly number[], typing?: boolean) => set([...new Set(chosen)], typing),
    /** Ticks all pages. Does nothing if they are, so that there is nothing to undo. */
    all() {
      if (value.length < pages) set(allPages(pages));
    },
    tick: (pages: readonly number[], isTicked: boolean) =>
      set(isTicked ? [...new Set([...value, ...pages])] : value.filter((page) => !pages.includes(page))),
  };
}

export type Ticked = ReturnType<typeof useTicked>;
