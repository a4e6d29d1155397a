import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInkInstead } from '@/components/workbench/background-remove/use-ink-instead';

function renderTool() {
  const actions = { onInk: vi.fn(), onAnother: vi.fn() };
  const hook = renderHook(
    (props: { pictureKey: string; foundNobody: boolean }) => useInkInstead({ ...props, ...actions }),
    {
      initialProps: { pictureKey: 'stamp', foundNobody: false },
    },
  );
  return { ...actions, ...hook };
}

test('in a picture without a person the tool switches to ink once, and announces it for that picture', () => {
  const { result, rerender, onInk } = renderTool();
  expect(result.current[0]).toBe(false);
  rerender({ pictureKey: 'stamp', foundNobody: true });
  rerender({ pictureKey: 'stamp', foundNobody: false });
  expect(onInk).toHaveBeenCalledTimes(1);
  expect(result.current[0]).toBe(true);
});

test('in the next picture the tool looks for a person again', () => {
  const { result, rerender, onAnother } = renderTool();
  rerender({ pictureKey: 'stamp', foundNobody: true });
  rerender({ pictureKey: 'stamp', foundNobody: false });
  expect(onAnother).not.toHaveBeenCalled();
  rerender({ pictureKey: 'portrait', foundNobody: false });
  expect(onAnother).toHaveBeenCalledTimes(1);
  expect(result.current[0]).toBe(false);
});

test('the choice of the visitor stays, in the next picture too', () => {
  const { result, rerender, onInk, onAnother } = renderTool();
  act(() => result.current[1]());
  rerender({ pictureKey: 'stamp', foundNobody: true });
  rerender({ pictureKey: 'portrait', foundNobody: true });
  expect(onInk).not.toHaveBeenCalled();
  expect(onAnother).not.toHaveBeenCalled();
});
