import type { Locator, Page } from '@playwright/test';

/**
 * The visible type sizes in an element, in pixels, largest first, each with a text of that size. Texts for screen
 * readers and of pictures do not count.
 */
export function typeSizes(root: Locator): Promise<string[]> {
  return root.evaluate((root) => {
    const sizes = new Map<number, string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const content = text.data.trim();
      const parent = text.parentElement;
      if (!content || !parent || parent.closest('svg, [aria-hidden=true]')) continue;
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      const style = getComputedStyle(parent);
      if (width <= 1 || height <= 1 || style.visibility === 'hidden' || style.opacity === '0') continue;
      const size = Number.parseFloat(style.fontSize);
      if (!sizes.has(size)) sizes.set(size, content.slice(0, 30));
    }
    return [...sizes].sort(([a], [b]) => b - a).map(([size, content]) => `${size} px “${content}”`);
  });
}

/**
 * Lists the views of a page, from its top in steps of the window's height, that have more than `maxSizes` type sizes.
 * The header and the texts of pictures do not count.
 */
export function crowdedViews(page: Page, maxSizes: number): Promise<string[]> {
  return page.evaluate((maxSizes) => {
    const visibleTexts: { top: number; size: number; content: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      const content = text.data.trim();
      if (!content || !parent?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (parent.closest('header, svg, script, style, noscript, [role=img], [aria-hidden=true]')) continue;
      range.selectNodeContents(text);
      const { width, height, top, left, right } = range.getBoundingClientRect();
      if (width <= 1 || height <= 1 || right < 0 || left > innerWidth) continue;
      visibleTexts.push({
        top: top + scrollY,
        size: Number.parseFloat(getComputedStyle(parent).fontSize),
        content,
      });
    }
    const problems: string[] = [];
    for (let from = 0; from < document.documentElement.scrollHeight; from += innerHeight) {
      const sizes = new Map<number, string>();
      for (const { top, size, content } of visibleTexts)
        if (top >= from && top < from + innerHeight) sizes.set(size, content.slice(0, 24));
      if (sizes.size > maxSizes)
        problems.push(`${from}: ${[...sizes].map((size) => size.join(' px ')).join('; ')}`);
    }
    return problems;
  }, maxSizes);
}
