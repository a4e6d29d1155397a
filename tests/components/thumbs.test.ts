import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

type See = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let see: See;
let drawing = 0;
let mostAtOnce = 0;
const drawnPages: number[] = [];

beforeEach(() => {
  vi.resetModules();
  drawing = mostAtOnce = drawnPages.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: See) {
        see = callback;
      }
      observe() {}
      unobserve() {}
    },
  );
  return () => vi.unstubAllGlobals();
});
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

async function sheets(count: number, fails: (page: number) => boolean = () => false) {
  const { showWhenSeen } = await import('@/components/workbench/documents/thumbs');
  return Array.from({ length: count }, (_, page) => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.width = 0;
    const end = showWhenSeen(canvas, async () => {
      drawing += 1;
      mostAtOnce = Math.max(mostAtOnce, drawing);
      await Promise.resolve();
      drawing -= 1;
      drawnPages.push(page);
      if (fails(page)) throw new Error('ended');
      return { width: 160, height: 226, close() {} } as ImageBitmap;
    });
    ends.push(end);
    return canvas;
  });
}
const move = async (canvases: HTMLCanvasElement[], isIntersecting: boolean) => {
  see(canvases.map((target) => ({ target, isIntersecting })));
  await new Promise((resolve) => setTimeout(resolve, 20));
};
const alive = (canvases: HTMLCanvasElement[]) => canvases.filter(({ width }) => width > 0);

test('pages are drawn once they are seen, one at a time', async () => {
  const canvases = await sheets(10);
  await move(canvases.slice(2, 6), true);
  expect(drawnPages).toEqual([2, 3, 4, 5]);
  expect(mostAtOnce).toBe(1);
});

test('pages out of view are kept only up to 24 in all', async () => {
  const canvases = await sheets(60);
  for (let from = 0; from < 60; from += 12) {
    await move(canvases.slice(Math.max(0, from - 12), from), false);
    await move(canvases.slice(from, from + 12), true);
  }
  expect(alive(canvases)).toHaveLength(24);
  expect(alive(canvases.slice(48)), 'those in view').toHaveLength(12);
  await move(canvases.slice(0, 3), true);
  expect(alive(canvases.slice(0, 3)), 'seen again').toHaveLength(3);
});

test('a page whose drawing was cancelled is tried once more', async () => {
  const canvases = await sheets(
    2,
    (page) => page === 0 && drawnPages.filter((drawnPage) => drawnPage === 0).length < 2,
  );
  await move(canvases, true);
  expect(alive(canvases)).toHaveLength(2);
});

test('for printing, all are drawn and stay until they are printed, also those out of view', async () => {
  const canvases = await sheets(40);
  await move(canvases.slice(0, 6), true);
  expect(document.querySelectorAll('[data-undrawn]')).toHaveLength(34);
  const print = vi.fn(() => alive(canvases).length);
  vi.stubGlobal('print', print);
  const press = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
  dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(print).toHaveReturnedWith(40));
  expect(document.querySelectorAll('[data-undrawn]')).toHaveLength(0);
});

test('what is printed from the menu begins to be drawn then', async () => {
  const canvases = await sheets(30);
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(alive(canvases)).toHaveLength(30));
});

test('a page that cannot be drawn does not block printing', async () => {
  const canvases = await sheets(3, (page) => page === 1);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  dispatchEvent(new KeyboardEvent('keydown', { key: 'P', metaKey: true }));
  await vi.advanceTimersByTimeAsync(2900);
  expect(print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2100);
  expect(print).toHaveBeenCalledOnce();
  expect(alive(canvases)).toHaveLength(2);
});

test('without an observer pages are measured as they are scrolled, and no more are kept than 24', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const canvases = await sheets(60);
  let scrolled = 0;
  for (const [index, canvas] of canvases.entries())
    canvas.getBoundingClientRect = () => new DOMRect(0, index * 300 - scrolled, 160, 226);
  const inView = () =>
    canvases.filter(
      (_, index) => index * 300 + 226 > scrolled - 200 && index * 300 < scrolled + innerHeight + 200,
    );
  for (; scrolled < 60 * 300; scrolled += 600) {
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(alive(inView())).toHaveLength(inView().length), { interval: 5 });
    expect(alive(canvases).length).toBeLessThanOrEqual(24);
  }
  expect(alive(canvases)).toHaveLength(24);
  expect(new Set(drawnPages).size).toBe(60);
});

test('an observer that throws when it is disconnected breaks nothing else', async () => {
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
  const canvases = await sheets(2);
  await vi.waitFor(() => expect(alive(canvases)).toHaveLength(2));
  for (const end of ends.splice(0)) end();
  expect(alive(canvases)).toHaveLength(0);
});

test('a page to be read is drawn large and reduced to the pixels of the screen', async () => {
  const { showWhenSeen } = await import('@/components/workbench/documents/thumbs');
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const picture = { width: 1170, height: 1655, close() {} } as ImageBitmap;
  ends.push(
    showWhenSeen(
      canvas,
      async () => picture,
      () => 390,
    ),
  );
  await move([canvas], true);
  expect([canvas.width, canvas.height]).toEqual([390, 552]);
});

test('a picture narrower than its place keeps its own pixels', async () => {
  const { showWhenSeen } = await import('@/components/workbench/documents/thumbs');
  const canvas = document.body.appendChild(document.createElement('canvas'));
  ends.push(
    showWhenSeen(
      canvas,
      async () => ({ width: 160, height: 226, close() {} }) as ImageBitmap,
      () => 390,
    ),
  );
  await move([canvas], true);
  expect([canvas.width, canvas.height]).toEqual([160, 226]);
});
