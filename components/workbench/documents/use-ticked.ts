import { useHistory } from '../shell/use-history';
import type { PdfTool } from './use-pdf-tool';

const allPages = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1);

/** Selected pages of a PDF: initially all. */
export function useTicked({ pdf, pages }: PdfTool) {
  const { value, set, undo, canUndo } = useHistory(pages > 0 ? pdf?.key : undefined, allPages(pages));
  return {
    /** Ticked pages, in the order of ticking; a new array after each change. */
    value,
    /** In file order. */
    picked: [...value].sort((a, b) => a - b),
    undo: canUndo ? undo : undefined,
    /** `typing`: one of several changes in a row, which undo as one. */
    choose: (chosen: readonly number[], typing?: boolean) => set([...new Set(chosen)], typing),
    all: () => set(allPages(pages)),
    tick: (pages: readonly number[], isTicked: boolean) =>
      set(isTicked ? [...new Set([...value, ...pages])] : value.filter((page) => !pages.includes(page))),
  };
}

export type Ticked = ReturnType<typeof useTicked>;
