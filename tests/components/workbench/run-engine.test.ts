import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngine, STALLED_AFTER } from '@/components/workbench/shell/run-engine';
import type { EngineFiles } from '@/lib/engine-files';
import { FakeWorker, startedWorker as worker } from '@/tests/helpers/fake-worker';

type Ops = { twice: (input: number) => Promise<number> };

const files: EngineFiles = {
  src: '/engines/x.js',
  bytes: 4,
  download: 4,
  assets: '/engines/x/',
  sizes: { 'a.wasm': 3 },
};

let offline = false;

beforeEach(() => {
  FakeWorker.instances = [];
  offline = false;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (address: string) => {
    if (offline) throw new TypeError('Failed to fetch');
    return new Response(new Uint8Array(address.endsWith('.wasm') ? 3 : 4));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an engine', () => {
  it('fetches its file with the first call, reports the progress, and answers', async () => {
    const onFetch = vi.fn();
    const engine = createEngine<Ops>(files, onFetch);
    expect(FakeWorker.instances).toHaveLength(0);
    const answer = engine.run('twice', 4);
    const running = await worker();
    expect(running.address).toBe(files.src);
    expect(onFetch).toHaveBeenLastCalledWith(4, 4);
    running.onmessage({ data: { id: running.sent[0]?.id, output: 8 } });
    await expect(answer).resolves.toBe(8);
  });

  it('passes a fault on with its code and details', async () => {
    const answer = createEngine<Ops>(files).run('twice', 4);
    const running = await worker();
    running.onmessage({ data: { id: running.sent[0]?.id, code: 'damaged', details: { file: 'a.pdf' } } });
    await expect(answer).rejects.toMatchObject({ code: 'damaged', details: { file: 'a.pdf' } });
  });

  it('fetches what a sandboxed worker requests, and reports a failed download', async () => {
    void createEngine<Ops>(files)
      .run('twice', 4)
      .catch(() => undefined);
    const running = await worker();
    running.onmessage({ data: { asset: 'a.wasm' } });
    await vi.waitFor(() => expect(running.sent[1]).toEqual({ asset: 'a.wasm', bytes: new Uint8Array(3) }));
    offline = true;
    running.onmessage({ data: { asset: 'b.wasm' } });
    await vi.waitFor(() => expect(running.sent[2]).toEqual({ asset: 'b.wasm', code: 'offline' }));
  });

  it('tells its worker that the site no longer has what it requests', async () => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('.wasm') ? new Response('gone', { status: 404 }) : new Response(new Uint8Array(4)),
    );
    void createEngine<Ops>(files)
      .run('twice', 4)
      .catch(() => undefined);
    const running = await worker();
    running.onmessage({ data: { asset: 'a.wasm' } });
    await vi.waitFor(() => expect(running.sent[1]).toEqual({ asset: 'a.wasm', code: 'outdated' }));
  });

  it('does not time out a call while a file is downloaded for it, also on the second try', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let requests = 0;
    vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
      if (!address.endsWith('.wasm')) return new Response(new Uint8Array(4));
      requests += 1;
      // The first one stalls, the second one answers late.
      return new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (requests > 1) setTimeout(() => resolve(new Response(new Uint8Array(3))), STALLED_AFTER - 1000);
      });
    });
    const engine = createEngine<Ops>(files);
    const answer = engine.run('twice', 4);
    const running = await worker();
    running.onmessage({ data: { asset: 'a.wasm' } });
    await vi.advanceTimersByTimeAsync(STALLED_AFTER / 2);
    const later = engine.run('twice', 5);
    await vi.waitFor(() => expect(running.sent).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(2 * STALLED_AFTER);
    expect(requests).toBe(2);
    expect(running.ended).toBe(false);
    expect(running.sent[2]).toEqual({ asset: 'a.wasm', bytes: new Uint8Array(3) });
    // From here on, the calls can time out again.
    const failed = Promise.all([
      expect(answer).rejects.toMatchObject({ code: 'slow' }),
      expect(later).rejects.toMatchObject({ code: 'slow' }),
    ]);
    await vi.advanceTimersByTimeAsync(STALLED_AFTER);
    await failed;
    expect(running.ended).toBe(true);
  });

  it.each(['is truncated', 'is an HTML page'])('fetches a font again that at first %s', async (kind) => {
    const font = new Uint8Array(60);
    new DataView(font.buffer).setUint32(0, 0x774f4646);
    new DataView(font.buffer).setUint32(8, font.length);
    const page = new TextEncoder().encode(`<!doctype html><title>Log in to the network</title>`);
    const answers = [kind === 'is an HTML page' ? page : font.slice(0, 50), font];
    vi.stubGlobal(
      'fetch',
      async (address: string) =>
        new Response(address.endsWith('.woff') ? answers.shift() : new Uint8Array(4)),
    );
    void createEngine<Ops>(files)
      .run('twice', 4)
      .catch(() => undefined);
    const running = await worker();
    running.onmessage({ data: { asset: 'fonts/a.woff' } });
    await vi.waitFor(() => expect(running.sent).toHaveLength(2));
    expect(running.sent[1]?.bytes).toEqual(font);
  });

  it('ends its worker when a call is aborted, and starts another one for the next call', async () => {
    const onFetch = vi.fn();
    const engine = createEngine<Ops>(files, onFetch);
    const controller = new AbortController();
    const answer = engine.run('twice', 4, { signal: controller.signal });
    const first = await worker();
    controller.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
    await vi.waitFor(() => expect(first.ended).toBe(true));
    onFetch.mockClear();
    const again = engine.run('twice', 5);
    const second = await worker(1);
    second.onmessage({ data: { id: second.sent[0]?.id, output: 10 } });
    await expect(again).resolves.toBe(10);
    expect(onFetch).not.toHaveBeenCalled();
  });

  it('rejects as offline when its worker cannot load the file, and fetches the file again for the next call', async () => {
    const engine = createEngine<Ops>(files);
    const answer = engine.run('twice', 4);
    const running = await worker();
    const failed = expect(answer).rejects.toMatchObject({ code: 'offline' });
    running.onerror({});
    await failed;
    offline = true;
    await expect(engine.run('twice', 4)).rejects.toMatchObject({ code: 'offline' });
  });

  it('rejects as unexpected when its worker throws', async () => {
    const answer = createEngine<Ops>(files).run('twice', 4);
    const running = await worker();
    const failed = expect(answer).rejects.toMatchObject({ code: 'unexpected' });
    running.onerror({ message: 'x is not defined' });
    await failed;
  });

  it('rejects the call when its file cannot be fetched, and fetches the file again for the next', async () => {
    offline = true;
    const engine = createEngine<Ops>(files);
    await expect(engine.run('twice', 4)).rejects.toMatchObject({ code: 'offline' });
    offline = false;
    const answer = engine.run('twice', 4);
    const running = await worker();
    running.onmessage({ data: { id: running.sent[0]?.id, output: 8 } });
    await expect(answer).resolves.toBe(8);
  });

  it('fetches its file again when the download stalls for half a minute, and rejects as offline at the second stall', async () => {
    vi.useFakeTimers();
    const fetched = vi.fn((_: string, { signal }: RequestInit) => {
      const begun = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new Uint8Array(2));
          signal?.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(begun));
    });
    vi.stubGlobal('fetch', fetched);
    const rejection = expect(createEngine<Ops>(files).run('twice', 4)).rejects.toMatchObject({
      code: 'offline',
    });
    await vi.advanceTimersByTimeAsync(STALLED_AFTER - 1);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(STALLED_AFTER + 1000);
    expect(fetched).toHaveBeenCalledTimes(2);
    await rejection;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects as slow after half a minute without progress; progress starts the time again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = createEngine<Ops>(files).run('twice', 4);
    const failed = expect(answer).rejects.toMatchObject({ code: 'slow' });
    const running = await worker();
    await vi.advanceTimersByTimeAsync(STALLED_AFTER - 1000);
    running.onmessage({
      data: { id: running.sent[0]?.id, progress: { stage: 'reading', done: 1, total: 2 } },
    });
    await vi.advanceTimersByTimeAsync(STALLED_AFTER - 1000);
    expect(running.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
    expect(running.ended).toBe(true);
  });

  it('keeps running after half a minute if `onStalled` asks the visitor whether to wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onStalled = vi.fn();
    const answer = createEngine<Ops>(files).run('twice', 4, { onStalled });
    const running = await worker();
    await vi.advanceTimersByTimeAsync(2 * STALLED_AFTER);
    expect(onStalled).toHaveBeenCalledTimes(2);
    running.onmessage({ data: { id: running.sent[0]?.id, output: 8 } });
    await expect(answer).resolves.toBe(8);
  });

  it.each([
    ['asks the visitor whether to wait', {}, true],
    ['reports progress', { progress: { stage: 'reading', done: 1, total: 2 } }, false],
  ])('goes on with a call that %s while another one waits for it', async (_, message, asksToWait) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const engine = createEngine<Ops>(files);
    const longCall = engine.run('twice', 4, asksToWait ? { onStalled: () => undefined } : {});
    const waiting = engine.run('twice', 5);
    const running = await worker();
    await vi.waitFor(() => expect(running.sent).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(STALLED_AFTER - 1000);
    if ('progress' in message) running.onmessage({ data: { id: running.sent[0]?.id, ...message } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(running.ended).toBe(false);
    running.onmessage({ data: { id: running.sent[0]?.id, output: 8 } });
    running.onmessage({ data: { id: running.sent[1]?.id, output: 10 } });
    await expect(Promise.all([longCall, waiting])).resolves.toEqual([8, 10]);
  });

  it('moves the calls that wait behind an aborted one to another worker', async () => {
    const engine = createEngine<Ops>(files);
    const controller = new AbortController();
    const answer = engine.run('twice', 4, { signal: controller.signal });
    const other = engine.run('twice', 5);
    const first = await worker();
    await vi.waitFor(() => expect(first.sent).toHaveLength(2));
    controller.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
    const second = await worker(1);
    expect(first.ended).toBe(true);
    expect(second.sent).toEqual([first.sent[1]]);
    second.onmessage({ data: { id: second.sent[0]?.id, output: 10 } });
    await expect(other).resolves.toBe(10);
  });
});
