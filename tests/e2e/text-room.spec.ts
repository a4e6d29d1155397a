import { expect, type Page } from '@playwright/test';
import { clippedTexts } from '@/tests/helpers/clipped';
import { collidingTexts } from '@/tests/helpers/colliding';
import { full, pages } from '@/tests/helpers/e2e';
import { sideways } from '@/tests/helpers/sideways';
import { test } from '@/tests/helpers/windows';

/** What a visitor may set (WCAG 2.2, 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** As wide as a system's own face gets. */
const widest = ':root { --font-sans: "DejaVu Sans", Verdana, sans-serif }';

/** Longer than a phone's line of a heading. */
const longWord = 'Lebensversicherungsgesellschaft';

/** Sets a style over the page's own, instead of the last one. */
const setStyle = (window: Page, style: string) =>
  window.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);

async function cutsNothing(window: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await window.setViewportSize({ width, height: 800 });
    const { by, because } = await sideways(window);
    expect.soft(by, `${width} px, sticks out: ${because}`).toBeLessThanOrEqual(0);
    expect.soft(await clippedTexts(window), `${width} px`).toEqual([]);
  }
}

/** Ends the longest text of each heading and paragraph with a long word. @returns how many there are */
const addLongWords = (page: Page) =>
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

for (const { path } of pages) {
  test(
    `${path} has room for spaced lines, letters and words, the widest face of a system, and a long word in each heading and paragraph`,
    full,
    async ({ window, baseURL }) => {
      await window.goto(`${baseURL}${path}`);
      await setStyle(window, spacing);
      await cutsNothing(window, [360, 768, 1280]);
      await setStyle(window, widest);
      for (const width of [360, 320]) {
        await window.setViewportSize({ width, height: 800 });
        expect.soft(await collidingTexts(window), `${width} px`).toEqual([]);
      }
      expect.soft(await clippedTexts(window), 'in the widest face').toEqual([]);
      await setStyle(window, '');
      expect(await addLongWords(window)).toBeGreaterThan(0);
      await cutsNothing(window, [1280, 360]);
    },
  );
}
