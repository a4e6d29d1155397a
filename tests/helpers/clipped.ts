import type { Page } from '@playwright/test';

/**
 * Texts that stick out of the window or of a box one can see (border, ground, or cut at its edge), a line each. Left out:
 * drawings, whose own sentence says what they show, boxes that scroll, and text kept for screen readers.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clippedTexts = new Set<string>();
    const slack = { x: 2, y: 5 };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement as HTMLElement;
      if (!text.data.trim() || parent.closest('[aria-hidden=true]')) continue;
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const inside = range.getBoundingClientRect();
      if (inside.width <= 1) continue;
      const boxes = [...ancestors(parent)];
      if (boxes.some(({ style, rect }) => scrolls(style) || rect.width <= 1 || rect.right < 0)) continue;
      const box = boxes.find(({ style }) => isSeen(style));
      const width = document.documentElement.clientWidth;
      const limit = box?.rect ?? { left: 0, right: width, top: -Infinity, bottom: Infinity };
      if (
        inside.left < limit.left - slack.x ||
        inside.right > limit.right + slack.x ||
        inside.top < limit.top - slack.y ||
        inside.bottom > limit.bottom + slack.y ||
        inside.right > width + slack.x
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
    function isSeen({ display, borderLeftWidth, backgroundColor, overflowX }: CSSStyleDeclaration) {
      if (display === 'inline' || display === 'contents') return false;
      return (
        borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || /hidden|clip/.test(overflowX)
      );
    }
  });
}
