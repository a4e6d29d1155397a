import { useHistory } from '../shell/use-history';
import type { PdfTool } from './use-pdf-tool';

const upTo = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1);

/** Selected pages of a PDF: initially all. */
export function useTicked({ pdf, pages }: PdfTool) {
  const { value, set, undo, canUndo } = useHistory(pages > 0 ? pdf?.key : undefined, upTo(pages));
  return {
    /** A new set after each change. */
    value,
    /** In file order. */
    picked: [...value].sort((a, b) => a - b),
    undo: canUndo ? undo : undefined,
    /** `typing`: one of several changes in a row, which undo as one. */
    choose: (chosen: readonly number[], typing?: boolean) => set([...new Set(chosen)], typing),
    all: () => set(upTo(pages)),
    tick: (some: readonly number[], on: boolean) =>
      set(on ? [...new Set([...value, ...some])] : value.filter((page) => !some.includes(page))),
  };
}

export type Ticked = ReturnType<typeof useTicked>;
