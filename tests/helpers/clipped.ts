import type { Page } from '@playwright/test';

/**
 * Finds texts that stick out of the window or of a visible box (with a border, a background or clipped edges). Drawings,
 * which have a text alternative, boxes that scroll, and text for screen readers are left out. @returns one line per text
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clippedTexts = new Set<string>();
    const tolerance = { x: 2, y: 5 };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement as HTMLElement;
      if (!text.data.trim() || parent.closest('[aria-hidden=true]')) continue;
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const textBox = range.getBoundingClientRect();
      if (textBox.width <= 1) continue;
      const boxes = [...ancestors(parent)];
      if (boxes.some(({ style, rect }) => scrolls(style) || rect.width <= 1 || rect.right < 0)) continue;
      const box = boxes.find(({ style }) => isVisibleBox(style));
      const width = document.documentElement.clientWidth;
      const limit = box?.rect ?? { left: 0, right: width, top: -Infinity, bottom: Infinity };
      if (
        textBox.left < limit.left - tolerance.x ||
        textBox.right > limit.right + tolerance.x ||
        textBox.top < limit.top - tolerance.y ||
        textBox.bottom > limit.bottom + tolerance.y ||
        textBox.right > width + tolerance.x
      ) {
        clippedTexts.add(`“${text.data.trim().slice(0, 40)}” leaves ${box?.name ?? 'the window'}`);
      }
    }
    return [...clippedTexts];

    function* ancestors(from: HTMLElement) {
      for (
        let element: HTMLElement | null = from;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const name = `<${element.localName} class="${element.className}">`;
        yield { name, style: getComputedStyle(element), rect: element.getBoundingClientRect() };
      }
    }
    function scrolls({ overflowX, overflowY }: CSSStyleDeclaration) {
      return /auto|scroll/.test(overflowX + overflowY);
    }
    function isVisibleBox({ display, borderLeftWidth, backgroundColor, overflowX }: CSSStyleDeclaration) {
      if (display === 'inline' || display === 'contents') return false;
      return (
        borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || /hidden|clip/.test(overflowX)
      );
    }
  });
}
