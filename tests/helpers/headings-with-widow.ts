import type { Page } from '@playwright/test';

/**
 * Finds headings of three words or more whose last line is one word, although the last two words would fit on a line.
 * Headings in drawings and hidden ones are left out.
 */
export function headingsWithWidow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Word = { text: string; bottom: number; width: number };

    function wordsOf(heading: Element): Word[] {
      const words: Word[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const word of text.data.matchAll(/[^\s\u00a0]+/g)) {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const box = range.getBoundingClientRect();
          // Words for screen readers are one pixel wide.
          if (box.width > 1) words.push({ text: word[0], bottom: box.bottom, width: box.width });
        }
      }
      return words;
    }

    return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      if (heading.closest('[role=img]') || !heading.checkVisibility({ visibilityProperty: true })) return [];
      const words = wordsOf(heading);
      const [wordBefore, last] = words.slice(-2);
      if (words.length < 3 || !wordBefore || !last) return [];
      const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight);
      const isAlone = last.bottom - wordBefore.bottom > lineHeight / 2;
      const widthOfBoth = wordBefore.width + last.width + 0.3 * lineHeight;
      return isAlone && widthOfBoth <= heading.clientWidth ? [words.map(({ text }) => text).join(' ')] : [];
    });
  });
}
