import type { Locator } from '@playwright/test';

/**
 * Sizes of type that are seen in an element, in pixels, largest first, each with a word that has it. Words for screen
 * readers, of pictures and of marked documents (`data-document`, whose type is their own) do not count.
 */
export function typeSizes(root: Locator): Promise<string[]> {
  return root.evaluate((root) => {
    const sizes = new Map<number, string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const word = text.data.trim();
      const parent = text.parentElement;
      if (!word || !parent || parent.closest('svg, [data-document], [aria-hidden=true]')) continue;
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      const style = getComputedStyle(parent);
      if (width <= 1 || height <= 1 || style.visibility === 'hidden' || style.opacity === '0') continue;
      const size = Number.parseFloat(style.fontSize);
      if (!sizes.has(size)) sizes.set(size, word.slice(0, 30));
    }
    return [...sizes].sort(([a], [b]) => b - a).map(([size, word]) => `${size} px “${word}”`);
  });
}
