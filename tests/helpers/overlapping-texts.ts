import type { Page } from '@playwright/test';

/** Pairs of neighbours, such as cells of a row or items of a list, whose texts overlap; also in drawings. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Each text is measured once, although it is in every element around it.
    const measured = new Map<Node, DOMRect[]>();
    const measure = (text: Node): DOMRect[] => {
      const parent = text.parentElement;
      // Text for screen readers is cut to one pixel.
      if (!parent?.checkVisibility({ checkOpacity: true }) || parent.getBoundingClientRect().width <= 1)
        return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const textBoxes = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const boxes = measured.get(text) ?? measure(text);
        measured.set(text, boxes);
        rects.push(...boxes);
      }
      return rects;
    };
    const isCompared = (element: Element) => {
      const { position, overflowX } = getComputedStyle(element);
      const isVisible = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      const hasRoom =
        element.getBoundingClientRect().width > 1 || getComputedStyle(element).display === 'contents';
      return (
        isVisible &&
        hasRoom &&
        position === 'static' &&
        overflowX === 'visible' &&
        element.textContent?.trim()
      );
    };
    return [...document.querySelectorAll('body *')].flatMap((parent) => {
      if (parent.closest('svg, select, noscript')) return [];
      const children = [...parent.children].filter(isCompared);
      return children.slice(1).flatMap((second, index) => {
        const first = children[index] as Element;
        const secondBoxes = textBoxes(second);
        const overlaps = textBoxes(first).some((a) =>
          secondBoxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2,
          ),
        );
        const labelOf = (element: Element) => element.textContent?.trim().slice(0, 30);
        return overlaps ? [`“${labelOf(first)}” and “${labelOf(second)}”`] : [];
      });
    });
  });
}
