import type { Page } from '@playwright/test';

/**
 * Words in the colour of links that are neither a link nor a control, nor written by a hand, as drawings and the tables with
 * a key beside them have it: a visitor presses them in vain.
 */
export function blueTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sample = document.createElement('span');
    document.body.append(sample);
    function linkColour(around: Element): string {
      around.append(sample);
      sample.style.color = 'var(--link)';
      return getComputedStyle(sample).color;
    }

    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      const parent = text.parentElement as HTMLElement;
      if (!text.data.trim() || parent.closest('script, style')) continue;
      if (parent.closest('a, button, summary, label, [data-hand], [role=img], [aria-hidden=true]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(parent).color === linkColour(parent)) found.add(text.data.trim());
    }
    sample.remove();
    return [...found];
  });
}
