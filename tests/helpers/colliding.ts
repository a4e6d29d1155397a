import type { Page } from '@playwright/test';

/** Neighbours whose texts print over each other, a line each: cells of a row, items of a list. Drawings count, too. */
export function collidingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Of each text once: it is in every row and list around it.
    const printed = new Map<Node, DOMRect[]>();
    const print = (text: Node): DOMRect[] => {
      const parent = text.parentElement;
      // Kept for screen readers, cut to one pixel.
      if (!parent?.checkVisibility({ checkOpacity: true }) || parent.getBoundingClientRect().width <= 1)
        return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const lines = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const pixels = printed.get(text) ?? print(text);
        printed.set(text, pixels);
        rects.push(...pixels);
      }
      return rects;
    };
    const counts = (element: Element) => {
      const { position, overflowX } = getComputedStyle(element);
      const isSeen = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      const hasRoom =
        element.getBoundingClientRect().width > 1 || getComputedStyle(element).display === 'contents';
      return (
        isSeen && hasRoom && position === 'static' && overflowX === 'visible' && element.textContent?.trim()
      );
    };
    return [...document.querySelectorAll('body *')].flatMap((parent) => {
      if (parent.closest('svg, select, noscript')) return [];
      const children = [...parent.children].filter(counts);
      return children.slice(1).flatMap((second, index) => {
        const first = children[index] as Element;
        const below = lines(second);
        const over = lines(first).some((a) =>
          below.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2,
          ),
        );
        const labelOf = (element: Element) => element.textContent?.trim().slice(0, 30);
        return over ? [`“${labelOf(first)}” and “${labelOf(second)}”`] : [];
      });
    });
  });
}
