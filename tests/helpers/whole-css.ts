import type { Page } from '@playwright/test';

/**
 * What would look different if the page had its whole style sheets instead of the rules that the delivery step left:
 * a line per element, none when nothing is missing. A page without islands has no such sheets, and a plain Next build
 * uses them already: both give none.
 */
export function missingRules(page: Page): Promise<string[]> {
  return page.evaluate(async (lean) => {
    const properties = [
      'display',
      'position',
      'width',
      'height',
      'color',
      'background-color',
      'border-top-width',
      'border-top-color',
      'font-size',
      'font-weight',
      'opacity',
      'visibility',
      'transform',
      'text-decoration-line',
    ];
    /* What moves by itself would differ anyway. */
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
    const elements = [...document.body.querySelectorAll('*')];
    const look = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
    if (lean && links.length === 0 && document.querySelector('[data-island]')) {
      throw new Error('The page has islands, but no sheet to compare with.');
    }
    const before = look();
    await Promise.all(
      links.map(
        (link) =>
          new Promise((resolve, reject) => {
            link.onload = resolve;
            link.onerror = () => reject(new Error(`${link.href} did not load`));
            link.disabled = false;
          }),
      ),
    );
    const after = look();
    for (const link of links) link.disabled = true;
    document.adoptedStyleSheets.pop();
    return elements.flatMap((element, index) => {
      const without = before[index] as string[];
      const changed = (after[index] as string[]).filter((value, at) => value !== without[at]);
      return changed.length > 0 ? [`${element.outerHTML.slice(0, 80)} → ${changed.join('; ')}`] : [];
    });
  }, process.env.LEAN !== '0');
}
