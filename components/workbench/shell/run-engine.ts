import {
  type Call,
  Fault,
  type FaultCode,
  type FaultDetails,
  faultOf,
  type Operations,
  type Progress,
  type Reply,
} from 'engines';
import type { EngineFiles } from '@/lib/engine-files';

/** Milliseconds without a sign of progress after which a call counts as stalled. */
export const STALLED_AFTER = 30_000;

export type RunOptions = {
  onProgress?: (progress: Progress) => void;
  /**
   * Called after no progress for STALLED_AFTER, and again after each further period: the caller decides how long to
   * wait. Without it the call ends as `slow`, and so does the worker, unless another call of it has the callback.
   */
  onStalled?: () => void;
  signal?: AbortSignal;
};

/** Bytes of an engine's files: loaded, total. */
export type Fetching = (done: number, total: number) => void;

type Waiting = {
  call: { id: number; operation: string; input: unknown };
  /** The worker that runs the call. */
  worker?: Promise<Worker>;
  options: RunOptions;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
  timer?: ReturnType<typeof setTimeout>;
};

type KeysOf<Type> = Type extends unknown ? keyof Type : never;
type OptionsOf<Input> = Input extends { options?: infer Options } ? NonNullable<Options> : never;
/** Allows no keys of `Given` but those of `Allowed`. */
type OnlyKeysOf<Allowed, Given> = Partial<Record<Exclude<KeysOf<Given>, KeysOf<Allowed>>, never>>;

/**
 * Forbids fields and options that an operation does not have. TypeScript checks that only for object literals in the
 * call itself: an option misspelt in an object made before the call would be lost without an error.
 */
type KnownFields<Input, Given> = OnlyKeysOf<Input, Given> &
  (Given extends { options?: infer Options }
    ? { options?: OnlyKeysOf<OptionsOf<Input>, NonNullable<Options>> }
    : unknown);

export type Engine<Ops extends Operations> = {
  /**
   * Calls an operation of the engine; the first call starts the worker.
   *
   * @throws Fault; `signal` ends the worker and throws its reason
   */
  run<Name extends keyof Ops & string, Given extends Parameters<Ops[Name]>[0]>(
    name: Name,
    input: Given & KnownFields<Parameters<Ops[Name]>[0], Given>,
    options?: RunOptions,
  ): Promise<Awaited<ReturnType<Ops[Name]>>>;
  /** Ends the worker, as WebAssembly cannot be interrupted otherwise. The next call starts a new one. */
  end(): void;
};

/**
 * An engine in its sandboxed worker. The worker’s file is fetched here first, to report progress; the worker then
 * loads it from the browser’s cache. Files that it requests later, such as a part of its code, are fetched here too;
 * once fetched, they need no connection.
 */
export function createEngine<Ops extends Operations>(files: EngineFiles, onFetching?: Fetching): Engine<Ops> {
  const calls = new Map<number, Waiting>();
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  /** The worker's file is in the browser's cache, for workers started after one was ended. */
  let arrived = false;
  /** Number of files that are being fetched for the worker. */
  let fetches = 0;

  function takeCall(id: number): Waiting | undefined {
    const call = calls.get(id);
    clearTimeout(call?.timer);
    calls.delete(id);
    return call;
  }

  function stopWorker(): void {
    void worker?.then((running) => running.terminate()).catch(() => undefined);
    worker = undefined;
  }

  function end(reason: Error = new Fault('unexpected', { detail: 'ended' })): void {
    stopWorker();
    for (const id of [...calls.keys()]) takeCall(id)?.reject(reason);
  }

  /**
   * Ends the worker because of one call, as it cannot be interrupted otherwise; another worker takes over the
   * remaining calls.
   */
  function abandon(id: number, reason: Error): void {
    takeCall(id)?.reject(reason);
    stopWorker();
    for (const other of calls.keys()) post(other);
  }

  function post(id: number): void {
    worker ??= start();
    const started = worker;
    const posted = calls.get(id);
    if (posted) posted.worker = started;
    started.then(
      (running) => {
        const waiting = calls.get(id);
        if (waiting?.worker !== started) return;
        watch(id);
        running.postMessage(waiting.call satisfies Call);
      },
      (error: Error) => {
        if (calls.get(id)?.worker !== started) return;
        if (worker === started) worker = undefined;
        takeCall(id)?.reject(error);
      },
    );
  }

  function watch(id: number): void {
    const call = calls.get(id);
    if (!call) return;
    clearTimeout(call.timer);
    call.timer = setTimeout(() => {
      // A download ends by itself, later than this if it is tried twice, and then reports the reason. A worker
      // answers one call after another, so this call may be waiting for a long one.
      const isAwaited = [...calls.values()].some(({ options }) => options.onStalled);
      if (!isAwaited && fetches === 0) return end(new Fault('slow'));
      call.options.onStalled?.();
      watch(id);
    }, STALLED_AFTER);
  }

  /** The worker made progress: restarts the timers of all calls. */
  function watchAll(): void {
    for (const id of calls.keys()) watch(id);
  }

  async function sendAsset(running: Worker, name: string): Promise<void> {
    const fetching: Fetching = (done, total) => {
      watchAll();
      onFetching?.(done, total);
    };
    fetches += 1;
    try {
      const bytes = await download(files.assets + name, files.sizes[name], fetching);
      running.postMessage({ asset: name, bytes } satisfies Call, [bytes.buffer]);
    } catch (error) {
      running.postMessage({ asset: name, code: faultOf(error).code } satisfies Call);
    } finally {
      fetches -= 1;
      watchAll();
    }
  }

  async function start(): Promise<Worker> {
    if (!arrived) await download(files.src, files.bytes, onFetching);
    arrived = true;
    const running = new Worker(files.src);
    running.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('asset' in data) return void sendAsset(running, data.asset);
      if ('progress' in data) {
        watchAll();
        return calls.get(data.id)?.options.onProgress?.(data.progress);
      }
      const call = takeCall(data.id);
      if ('code' in data) call?.reject(new Fault(data.code as FaultCode, data.details as FaultDetails));
      else call?.resolve(data.output);
    };
    // An error without a message means that the file did not load.
    running.onerror = ({ message }) => {
      arrived = Boolean(message);
      end(message ? new Fault('unexpected', { detail: message }) : new Fault('offline'));
    };
    return running;
  }

  return {
    end: () => end(),
    run(name, input, options = {}) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        options.signal?.throwIfAborted();
        const call = { id, operation: name, input };
        calls.set(id, { call, options, resolve: resolve as Waiting['resolve'], reject });
        options.signal?.addEventListener(
          'abort',
          () => calls.has(id) && abandon(id, options.signal?.reason),
          {
            once: true,
          },
        );
        post(id);
      });
    },
  };
}

/** Milliseconds before a failed fetch of a file is repeated. */
const RETRY_AFTER = 300;

/**
 * Fetches a file of the site; a second time, bypassing the browser’s cache, if it arrives incomplete or stalls for
 * STALLED_AFTER.
 *
 * @param total its size; undefined if unknown
 * @throws Fault `outdated` if the site no longer has it, `offline` otherwise
 */
async function download(
  address: string,
  total: number | undefined,
  onFetching?: Fetching,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await downloadOnce(address, total, 'default', onFetching);
  } catch {
    await new Promise((done) => setTimeout(done, RETRY_AFTER));
    return downloadOnce(address, total, 'reload', onFetching);
  }
}

/** Whether a font is complete and no HTML page: its header states the file’s size (W3C WOFF 1.0, 4). */
function isWholeWoff({ buffer, length }: Uint8Array<ArrayBuffer>): boolean {
  const header = new DataView(buffer);
  return length >= 44 && header.getUint32(0) === 0x774f4646 && header.getUint32(8) === length;
}

async function downloadOnce(
  address: string,
  total: number | undefined,
  cache: RequestCache,
  onFetching?: Fetching,
): Promise<Uint8Array<ArrayBuffer>> {
  // Reported even before the first byte, but not for a file that arrives immediately.
  const slowTimer = setTimeout(() => total && onFetching?.(0, total), 150);
  const abort = new AbortController();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const resetTimer = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => abort.abort(new Error(`${address} stands still`)), STALLED_AFTER);
  };
  resetTimer();
  try {
    const response = await fetch(address, { cache, signal: abort.signal });
    clearTimeout(slowTimer);
    resetTimer();
    if ([404, 410].includes(response.status)) throw new Fault('outdated', { detail: address });
    if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`);
    // An HTML page instead of the file: from a network that asks to log in, or from a host that no longer has the
    // file.
    if (/^text\/html\b/.test(response.headers.get('Content-Type') ?? ''))
      throw new Error(`${address} answered a page`);
    if (!total) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (address.endsWith('.woff') && !isWholeWoff(bytes)) throw new Error(`${address} is no whole font`);
      return bytes;
    }
    const bytes = new Uint8Array(total);
    let done = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (done + part.value.length > total) throw new Error(`${address} is larger than ${total} bytes`);
      resetTimer();
      bytes.set(part.value, done);
      done += part.value.length;
      onFetching?.(done, total);
    }
    if (done < total) throw new Error(`${address} ended after ${done} of ${total} bytes`);
    return bytes;
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('offline', { detail: String(error) }, { cause: error });
  } finally {
    clearTimeout(slowTimer);
    clearTimeout(stalled);
  }
}
