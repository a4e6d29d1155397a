import { expect, vi } from 'vitest';
import type { Driver } from './driver';

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ', ArrowDown: '\uE015' } as const;

/** Operates a browser as a person does: clicks, types, and reads what is shown. */
export function createVisitor(driver: Driver, origin: string) {
  const run = <Args extends unknown[], Result>(page: (...args: Args) => Result, ...args: Args) =>
    driver.call(page.toString(), args) as Promise<Result>;

  async function press(...names: (keyof typeof keys)[]): Promise<void> {
    await typeKeys(names.map((name) => keys[name]));
  }

  async function typeKeys(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Clicks a visible element, and fails if something else covers it. */
  async function click(selector: string): Promise<void> {
    const { x, y, hit } = await run((query) => {
      const element = [...document.querySelectorAll(query)].find((element) => element.checkVisibility());
      if (!element) throw new Error(`Nothing visible is ${query}.`);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [left, top] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      const topmost = document.elementFromPoint(left, top);
      const label = element.closest('label');
      return {
        x: left,
        y: top,
        hit:
          element.contains(topmost) || label?.contains(topmost)
            ? ''
            : `${topmost?.tagName} ${topmost?.textContent?.slice(0, 40)}`,
      };
    }, selector);
    expect(hit, `what covers ${selector}`).toBe('');
    await driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  return {
    run,
    press,
    click,
    back: driver.back,
    resize: driver.resize,
    errors: driver.errors,
    goto: (path: string) => driver.open(`${origin}${path}`),
    type: async (selector: string, text: string) => {
      await click(selector);
      await typeKeys([...text]);
    },
    address: () => run(() => location.pathname + location.search + location.hash),
    /** Whether the first element that matches is shown. */
    sees: (selector: string) =>
      run((query) => document.querySelector(query)?.checkVisibility() ?? false, selector),
    /** Visible text of an element, on one line. */
    text: (selector: string) =>
      run((query) => {
        const element = document.querySelector<HTMLElement>(query);
        // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
        return element?.innerText.replace(/\s+/g, ' ').trim() ?? '';
      }, selector),
    /** Waits until `read` returns the expected value. */
    expects: (read: () => Promise<unknown>, expected: unknown, timeout = 10_000) =>
      vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout, interval: 100 }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
