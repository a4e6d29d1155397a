import type { Page } from '@playwright/test';

/**
 * Finds texts in the link colour that are neither links nor controls, and that a visitor would click in vain. Handwriting
 * and drawings may have that colour.
 */
export function linkColouredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sample = document.createElement('span');
    /** Link colours by colour scheme and value of `--link`. */
    const linkColours = new Map<string, string>();
    function linkColour(around: Element): string {
      const style = getComputedStyle(around);
      const key = `${style.colorScheme} ${style.getPropertyValue('--link')}`;
      let colour = linkColours.get(key);
      if (colour === undefined) {
        around.append(sample);
        sample.style.color = 'var(--link)';
        colour = getComputedStyle(sample).color;
        sample.remove();
        linkColours.set(key, colour);
      }
      return colour;
    }

    const colouredTexts = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement as HTMLElement;
      if (!text.data.trim() || parent.closest('script, style')) continue;
      if (parent.closest('a, button, summary, label, [data-hand], [role=img], [aria-hidden=true]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(parent).color === linkColour(parent)) colouredTexts.add(text.data.trim());
    }
    return [...colouredTexts];
  });
}
