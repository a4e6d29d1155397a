import type { Page } from '@playwright/test';

/**
 * Lists texts that are too pale for print: below 4.5:1 against white. Browsers print no backgrounds, except those of
 * elements with `print-color-adjust: exact`, whose texts are left out here. The page has to be in print media.
 */
export function textsTooPaleForPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('No canvas to read colours with.');
    const problems = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
        continue;
      if (parent.getBoundingClientRect().width <= 1) continue;
      const { color, printColorAdjust } = getComputedStyle(parent);
      if (printColorAdjust === 'exact') continue;
      const ratio = 1.05 / (luminance(color) + 0.05);
      if (ratio < 4.5)
        problems.add(
          `“${text.data.trim().slice(0, 40)}” ${ratio.toFixed(1)}:1 in <${parent.localName} class="${parent.className}">`,
        );
    }
    return [...problems];

    function luminance(colour: string): number {
      if (!brush) return 0;
      brush.fillStyle = '#fff';
      brush.fillRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => {
        const channel = part / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  });
}
