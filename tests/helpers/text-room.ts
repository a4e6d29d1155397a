import { expect, type Page } from '@playwright/test';
import { clippedTexts } from './clipped';
import { horizontalOverflow } from './horizontal-overflow';

/** Makes texts need more room, by spacing, by system fonts and by long words, and expects that they still fit. */

/** The text spacing that a visitor may set (WCAG 2.2, 1.4.12). */
export const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** The widest fonts of a system: a first visit begins with them, and keeps them if the site's fonts never load. */
export const widest = `:root {
  --font-sans: "DejaVu Sans", Verdana, sans-serif;
  --font-mono: "DejaVu Sans Mono", monospace;
}`;

/** A word that is longer than a line of a heading on a phone. */
const longWord = 'Lebensversicherungsgesellschaft';

/** Adds a style to those of the page, in place of the one that was added before. */
export const setStyle = (page: Page, style: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);

/** Expects that no text is cut and nothing scrolls sideways at these widths. */
export async function expectNothingCut(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { overflow, culprits } = await horizontalOverflow(page);
    expect.soft(overflow, `${width} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
    expect.soft(await clippedTexts(page), `${width} px`).toEqual([]);
  }
}

/** Adds a long word to the longest text of each heading and paragraph. @returns the number of these elements */
export const addLongWords = (page: Page) =>
  page.evaluate((word) => {
    const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, p)')].filter(
      (block) => !block.closest('[role=img], [aria-hidden=true]'),
    );
    for (const block of blocks) {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // Labels of links are left out: they have few words and stay beside their arrows.
      const [longest] = texts
        .filter(({ parentElement }) => !parentElement?.closest('a'))
        .sort((a, b) => b.length - a.length);
      if (longest?.data.trim()) longest.data += ` ${word}`;
    }
    return blocks.length;
  }, longWord);
