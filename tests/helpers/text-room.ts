import { expect, type Page } from '@playwright/test';
import { clippedTexts } from './clipped';
import { sideways } from './sideways';

/** What a visitor, or a system's own face, does to the room that texts have. */

/** What a visitor may set (WCAG 2.2, 1.4.12). */
export const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** As wide as a system's own faces get: a first visit begins in them, and stays in them where the fonts never come. */
export const widest = `:root {
  --font-sans: "DejaVu Sans", Verdana, sans-serif;
  --font-mono: "DejaVu Sans Mono", monospace;
}`;

/** Longer than a phone's line of a heading. */
const longWord = 'Lebensversicherungsgesellschaft';

/** Sets a style over the page's own, instead of the last one. */
export const setStyle = (window: Page, style: string) =>
  window.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);

/** That no text is cut and nothing scrolls sideways at these widths. */
export async function expectNothingCut(window: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await window.setViewportSize({ width, height: 800 });
    const { overflow, culprits } = await sideways(window);
    expect.soft(overflow, `${width} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
    expect.soft(await clippedTexts(window), `${width} px`).toEqual([]);
  }
}

/** Ends the longest text of each heading and paragraph with a long word. @returns how many there are */
export const addLongWords = (page: Page) =>
  page.evaluate((word) => {
    const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, p)')].filter(
      (block) => !block.closest('[role=img], [aria-hidden=true]'),
    );
    for (const block of blocks) {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // The label of a link is a few words, and stays beside its arrow.
      const [longest] = texts
        .filter(({ parentElement }) => !parentElement?.closest('a'))
        .sort((a, b) => b.length - a.length);
      if (longest?.data.trim()) longest.data += ` ${word}`;
    }
    return blocks.length;
  }, longWord);
