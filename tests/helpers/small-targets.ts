import type { Page } from '@playwright/test';

/**
 * Targets that are too small for a finger, one line each: under 24 pixels, or under 44 pixels high for buttons, links that
 * look like buttons and form fields. A link inside a sentence may be as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const primary =
      'button, textarea, input:not([type=radio]):not([type=checkbox]), a[class*=rounded-control]';
    const targets: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), textarea, summary',
    )) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isInText =
        style.display === 'inline' && element.parentElement?.textContent !== element.textContent;
      const isInvisible =
        box.width === 0 ||
        style.visibility === 'hidden' ||
        style.opacity === '0' ||
        box.right < 0 ||
        box.bottom < 0;
      if (isInvisible || isInText || element.closest('[hidden], dialog:not([open])')) continue;
      const label = (element.closest('label') ?? element).getBoundingClientRect();
      const height = Math.max(box.height, label.height);
      const width = Math.max(box.width, label.width);
      const limit = element.matches(primary) ? 44 : 24;
      if (height < limit - 0.5 || width < 23.5)
        targets.push(
          `${element.tagName} “${element.textContent?.trim().slice(0, 30)}” is ${Math.round(width)} × ${Math.round(height)} px`,
        );
    }
    return targets;
  });
}
