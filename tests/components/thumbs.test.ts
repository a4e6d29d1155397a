import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

type ReportVisibility = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let reportVisibility: ReportVisibility;
let running = 0;
let mostRunning = 0;
const drawnPages: number[] = [];

beforeEach(() => {
  vi.resetModules();
  running = mostRunning = drawnPages.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: ReportVisibility) {
        reportVisibility = callback;
      }
      observe() {}
      unobserve() {}
    },
  );
  return () => vi.unstubAllGlobals();
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  document.body.replaceChildren();
});

async function addCanvases(count: number, fails: (page: number) => boolean = () => false) {
  const { showWhenSeen } = await import('@/components/workbench/documents/thumbs');
  return Array.from({ length: count }, (_, page) => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.width = 0;
    const cleanup = showWhenSeen(canvas, async () => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await Promise.resolve();
      running -= 1;
      drawnPages.push(page);
      if (fails(page)) throw new Error('ended');
      return { width: 160, height: 226, close() {} } as ImageBitmap;
    });
    cleanups.push(cleanup);
    return canvas;
  });
}
const setInView = async (canvases: HTMLCanvasElement[], isIntersecting: boolean) => {
  reportVisibility(canvases.map((target) => ({ target, isIntersecting })));
  await new Promise((resolve) => setTimeout(resolve, 20));
};
const drawn = (canvases: HTMLCanvasElement[]) => canvases.filter(({ width }) => width > 0);

test('pages are drawn when they come into view, one at a time', async () => {
  const canvases = await addCanvases(10);
  await setInView(canvases.slice(2, 6), true);
  expect(drawnPages).toEqual([2, 3, 4, 5]);
  expect(mostRunning).toBe(1);
});

test('at most 24 pages stay drawn, among them all that are in view', async () => {
  const canvases = await addCanvases(60);
  for (let from = 0; from < 60; from += 12) {
    await setInView(canvases.slice(Math.max(0, from - 12), from), false);
    await setInView(canvases.slice(from, from + 12), true);
  }
  expect(drawn(canvases)).toHaveLength(24);
  expect(drawn(canvases.slice(48)), 'those in view').toHaveLength(12);
  await setInView(canvases.slice(0, 3), true);
  expect(drawn(canvases.slice(0, 3)), 'seen again').toHaveLength(3);
});

test('a page whose drawing was cancelled is drawn again', async () => {
  const canvases = await addCanvases(
    2,
    (page) => page === 0 && drawnPages.filter((drawnPage) => drawnPage === 0).length < 2,
  );
  await setInView(canvases, true);
  expect(drawn(canvases)).toHaveLength(2);
});

test('before printing, all pages are drawn, also those out of view', async () => {
  const canvases = await addCanvases(40);
  await setInView(canvases.slice(0, 6), true);
  expect(document.querySelectorAll('[data-undrawn]')).toHaveLength(34);
  const print = vi.fn(() => drawn(canvases).length);
  vi.stubGlobal('print', print);
  const press = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
  dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(print).toHaveReturnedWith(40));
  expect(document.querySelectorAll('[data-undrawn]')).toHaveLength(0);
});

test('printing from the menu of the browser starts the drawing of all pages', async () => {
  const canvases = await addCanvases(30);
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(drawn(canvases)).toHaveLength(30));
});

test('a page that cannot be drawn does not block printing', async () => {
  const canvases = await addCanvases(3, (page) => page === 1);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  dispatchEvent(new KeyboardEvent('keydown', { key: 'P', metaKey: true }));
  await vi.advanceTimersByTimeAsync(2900);
  expect(print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2100);
  expect(print).toHaveBeenCalledOnce();
  expect(drawn(canvases)).toHaveLength(2);
});

test('without IntersectionObserver, pages are drawn as they are scrolled into view, and at most 24 stay drawn', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const canvases = await addCanvases(60);
  let scrolled = 0;
  for (const [index, canvas] of canvases.entries())
    canvas.getBoundingClientRect = () => new DOMRect(0, index * 300 - scrolled, 160, 226);
  const inView = () =>
    canvases.filter(
      (_, index) => index * 300 + 226 > scrolled - 200 && index * 300 < scrolled + innerHeight + 200,
    );
  for (; scrolled < 60 * 300; scrolled += 600) {
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(drawn(inView())).toHaveLength(inView().length), { interval: 5 });
    expect(drawn(canvases).length).toBeLessThanOrEqual(24);
  }
  expect(drawn(canvases)).toHaveLength(24);
  expect(new Set(drawnPages).size).toBe(60);
});

test('pages are drawn and freed even if an IntersectionObserver throws', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        throw new Error('blocked');
      }
      unobserve() {
        throw new Error('blocked');
      }
    },
  );
  const canvases = await addCanvases(2);
  await vi.waitFor(() => expect(drawn(canvases)).toHaveLength(2));
  for (const cleanup of cleanups.splice(0)) cleanup();
  expect(drawn(canvases)).toHaveLength(0);
});

test('a picture wider than its place is reduced to the pixels of the screen', async () => {
  const { showWhenSeen } = await import('@/components/workbench/documents/thumbs');
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const picture = { width: 1170, height: 1655, close() {} } as ImageBitmap;
  cleanups.push(
    showWhenSeen(
      canvas,
      async () => picture,
      () => 390,
    ),
  );
  await setInView([canvas], true);
  expect([canvas.width, canvas.height]).toEqual([390, 552]);
});

test('a picture narrower than its place keeps its own pixels', async () => {
  const { showWhenSeen } = await import('@/components/workbench/documents/thumbs');
  const canvas = document.body.appendChild(document.createElement('canvas'));
  cleanups.push(
    showWhenSeen(
      canvas,
      async () => ({ width: 160, height: 226, close() {} }) as ImageBitmap,
      () => 390,
    ),
  );
  await setInView([canvas], true);
  expect([canvas.width, canvas.height]).toEqual([160, 226]);
});

test('a picture whose height differs from its place by rounding alone fills the pixels of the place', async () => {
  const { showWhenSeen } = await import('@/components/workbench/documents/thumbs');
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const picture = { width: 513, height: 729, close() {} } as ImageBitmap;
  cleanups.push(
    showWhenSeen(
      canvas,
      async () => picture,
      () => 171,
      () => 242,
    ),
  );
  await setInView([canvas], true);
  expect([canvas.width, canvas.height]).toEqual([171, 242]);
});

test('a picture of another shape than its place keeps its shape', async () => {
  const { showWhenSeen } = await import('@/components/workbench/documents/thumbs');
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const picture = { width: 800, height: 450, close() {} } as ImageBitmap;
  cleanups.push(
    showWhenSeen(
      canvas,
      async () => picture,
      () => 400,
      () => 300,
    ),
  );
  await setInView([canvas], true);
  expect([canvas.width, canvas.height]).toEqual([400, 225]);
});
