import type { BrowserContext } from '@playwright/test';

/** Maximum layout shift of a page: a tenth of the limit up to which search engines rate it good. */
const maxShift = 0.01;

type Shift = { value: number; what: string[] };

type Visits = {
  paths: readonly string[];
  width: number;
  /** Origin of the site. */
  base: string;
  /** Called once a page is loaded, with the families of its loaded fonts. */
  onLoaded?: (faces: string[], path: string) => void;
};

/**
 * Visits pages and returns those with more layout shift than allowed while they load, with what moved. Several visits run
 * at once, as most of the time is waiting.
 */
export async function shiftingPages(context: BrowserContext, { paths, width, base, onLoaded }: Visits) {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    type Source = { node?: Element };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: Source[] }[])
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? node?.textContent}`),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const remaining = [...paths];
  const shifting: { path: string; moved: number; shifts: Shift[] }[] = [];
  let visited = 0;
  const visitRemaining = async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    for (let path = remaining.shift(); path; path = remaining.shift()) {
      await page.goto(base + path);
      const faces = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      onLoaded?.(faces, path);
      // Two frames for what moves after the last font: the second begins when the first is painted.
      await page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
      );
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
      const moved = shifts.reduce((sum, { value }) => sum + value, 0);
      if (moved > maxShift) shifting.push({ path, moved, shifts });
      visited += 1;
    }
  };
  await Promise.all(Array.from({ length: 6 }, visitRemaining));
  return { visited, shifting };
}
