import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDrawnPage } from '@/components/workbench/documents/use-drawn-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = vi.fn((width: number) =>
  Promise.resolve({ width, height: 1.5 * width, close() {} } as ImageBitmap),
);

function Page() {
  return <canvas ref={useDrawnPage('lease 1', draw)} />;
}

test('a page is drawn again once it is shown at another width, and only then', async () => {
  let report = () => {};
  class Observer {
    constructor(resized: () => void) {
      report = resized;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('devicePixelRatio', 1);
  const clientWidth = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  const canvas = () => document.querySelector('canvas');
  /** The width changes step by step, as while a window is dragged. */
  const resize = async (...widths: number[]) => {
    for (const width of widths) {
      clientWidth.mockReturnValue(width);
      report();
    }
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  };
  render(<Page />);
  await resize(500);
  expect(draw.mock.calls).toEqual([[1500]]);
  await resize(600, 650, 732);
  expect(draw.mock.calls).toEqual([[1500], [1800]]);
  // Drawn larger and reduced, it has the pixels that it is shown with.
  expect([canvas()?.width, canvas()?.height]).toEqual([732, 1098]);
  await resize(0);
  expect(draw).toHaveBeenCalledTimes(2);
});
