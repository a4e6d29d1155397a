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

test('a page is drawn again when it is shown at another width, and only then', async () => {
  let reportResize = () => {};
  class Observer {
    constructor(resized: () => void) {
      reportResize = resized;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('devicePixelRatio', 1);
  const clientWidth = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  const canvas = () => document.querySelector('canvas');
  /** Changes the width step by step, as when a window is dragged. */
  const resize = async (...widths: number[]) => {
    for (const width of widths) {
      clientWidth.mockReturnValue(width);
      reportResize();
    }
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  };
  render(<Page />);
  await resize(500);
  expect(draw.mock.calls).toEqual([[1500]]);
  await resize(600, 650, 732);
  expect(draw.mock.calls).toEqual([[1500], [1800]]);
  // The page is drawn larger, then reduced to the displayed size.
  expect([canvas()?.width, canvas()?.height]).toEqual([732, 1098]);
  await resize(0);
  expect(draw).toHaveBeenCalledTimes(2);
});
