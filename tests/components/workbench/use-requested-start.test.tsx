import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRequestedStart } from '@/components/workbench/shell/use-requested-start';

function renderWaiting() {
  const begin = vi.fn();
  const hook = renderHook(({ ready, waits }) => useRequestedStart(ready, waits, begin), {
    initialProps: { ready: false, waits: true },
  });
  act(() => hook.result.current.request(true));
  return { begin, ...hook };
}

test('a job requested while a file is read begins after that, and only once', () => {
  const { begin, result, rerender } = renderWaiting();
  expect(result.current.requested).toBe(true);
  expect(begin).not.toHaveBeenCalled();

  rerender({ ready: true, waits: false });
  expect(begin).toHaveBeenCalledOnce();
  expect(result.current.requested).toBe(false);

  rerender({ ready: false, waits: true });
  rerender({ ready: true, waits: false });
  expect(begin).toHaveBeenCalledOnce();
});

test('a requested job is dropped if the file cannot be read', () => {
  const { begin, result, rerender } = renderWaiting();
  rerender({ ready: false, waits: false });
  expect(result.current.requested).toBe(false);

  rerender({ ready: true, waits: false });
  expect(begin).not.toHaveBeenCalled();
});
