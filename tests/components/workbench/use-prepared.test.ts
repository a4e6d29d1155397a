import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrepared } from '@/components/workbench/documents/use-prepared';
import { createEngine, STALLED_AFTER } from '@/components/workbench/shell/run-engine';
import { FakeWorker, startedWorker } from '@/tests/helpers/fake-worker';

type Ops = { prepare: (input: undefined) => Promise<void>; merge: (input: number) => Promise<number> };

const files = { src: '/engines/x.js', bytes: 4, download: 4, assets: '/engines/x/', sizes: {} };

beforeEach(() => {
  FakeWorker.instances = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a long preparation does not end a job of the engine', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(4)));
  const engine = createEngine<Ops>(files);
  const { result, rerender } = renderHook(({ isNeeded }) => usePrepared(engine, isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(FakeWorker.instances).toHaveLength(0);
  rerender({ isNeeded: true });
  const running = await startedWorker();
  expect(running.sent[0]).toMatchObject({ operation: 'prepare' });
  const onStalled = vi.fn();
  const merged = engine.run('merge', 4, { onStalled });
  await vi.waitFor(() => expect(running.sent).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(3 * STALLED_AFTER);
  expect(onStalled).toHaveBeenCalledTimes(3);
  expect(running.ended).toBe(false);
  running.onmessage({ data: { id: running.sent[1]?.id, output: 8 } });
  await expect(merged).resolves.toBe(8);
  // A failed preparation is not reported: the job requests the files again.
  running.onmessage({ data: { id: running.sent[0]?.id, code: 'offline', details: {} } });
  await expect(result.current.current).resolves.toBeUndefined();
});
