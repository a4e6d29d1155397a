import { act, renderHook } from '@testing-library/react';
import { Fault, type Outcome } from 'engines';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STALLED_AFTER } from '@/components/workbench/shell/run-engine';
import { useJob } from '@/components/workbench/shell/use-job';
import { InWorkbench } from '@/tests/helpers/in-workbench';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a job that never answers and, like a call of an engine, reports every 30 seconds that it has stalled. */
function startStalled() {
  const { result } = renderHook(() => useJob(), { wrapper: InWorkbench });
  act(() => {
    void result.current.start(({ onStalled, signal }) => {
      const timer = setInterval(() => onStalled?.(), STALLED_AFTER);
      return new Promise<Outcome>((_, reject) =>
        signal?.addEventListener('abort', () => {
          clearInterval(timer);
          reject(signal.reason);
        }),
      );
    });
  });
  return result;
}
const passStallTimes = (times: number) => act(() => vi.advanceTimersByTimeAsync(times * STALLED_AFTER));

test('a job without an answer is reported after 30 seconds, and fails after five minutes', async () => {
  const result = startStalled();
  await passStallTimes(1);
  expect(result.current.job).toMatchObject({ state: 'working', stalled: true });
  await passStallTimes(8);
  expect(result.current.job).toMatchObject({ state: 'working', stalled: true });
  await passStallTimes(1);
  expect(result.current.job).toMatchObject({ state: 'idle', fault: { code: 'slow' } });
});

test('wait() gives a stalled job five more minutes', async () => {
  const result = startStalled();
  await passStallTimes(9);
  act(() => result.current.wait());
  expect(result.current.job).toMatchObject({ state: 'working', stalled: false });
  await passStallTimes(9);
  expect(result.current.job).toMatchObject({ state: 'working', stalled: true });
  await passStallTimes(1);
  expect(result.current.job).toMatchObject({ state: 'idle', fault: { code: 'slow' } });
});

test('a cancelled job ends without a fault, and a late result is not shown', async () => {
  const { result } = renderHook(() => useJob(), { wrapper: InWorkbench });
  let resolveLate = (_: Outcome) => {};
  let abortSignal: AbortSignal | undefined;
  act(() => {
    void result.current.start(({ signal }) => {
      abortSignal = signal;
      return new Promise<Outcome>((resolve, reject) => {
        resolveLate = resolve;
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
  });
  act(() => result.current.cancel());
  await passStallTimes(0);
  expect(abortSignal?.aborted).toBe(true);
  expect(result.current.job).toEqual({ state: 'idle', cancelled: true });
  resolveLate({ files: [], facts: [] });
  await passStallTimes(1);
  expect(result.current.job).toEqual({ state: 'idle', cancelled: true });
});

test('a failed job says why, with its file', async () => {
  const { result } = renderHook(() => useJob(), { wrapper: InWorkbench });
  await act(() =>
    result.current.start(async ({ onProgress }) => {
      onProgress?.({ stage: 'reading', done: 1, total: 2, file: 'annex.pdf' });
      throw new Fault('unreadable');
    }),
  );
  expect(result.current.job).toMatchObject({
    state: 'idle',
    fault: { code: 'unreadable', details: { file: 'annex.pdf' } },
  });
});
