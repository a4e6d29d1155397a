import { Fault, type FaultCode, faultOf, type Operations, type Progress, partFile } from './engine';

/**
 * Messages from the page: a call of an operation, and the bytes of a requested asset or the reason why it cannot be
 * fetched.
 */
export type Call =
  | { id: number; operation: string; input: unknown }
  | { asset: string; bytes: Uint8Array<ArrayBuffer> }
  | { asset: string; code: FaultCode };

/** Messages from a worker: progress, a request for an asset, and the result. */
export type Reply =
  | { id: number; progress: Progress }
  | { asset: string }
  | { id: number; output: unknown }
  | { id: number; code: string; details: object };

type Scope = {
  /** Runs scripts; the worker's policy allows only its own blobs. */
  importScripts(address: string): void;
  /** Exports of an engine part, which its file stores here. */
  enginePart?: unknown;
  postMessage(message: Reply, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Call>) => void): void;
};

/** Runs an engine inside a worker. The policy of its file allows no requests, so the page provides the assets. */
export function serve(operations: Operations): void {
  const scope = globalThis as unknown as Scope;
  const waiting = new Map<string, Waiting[]>();

  const asset = (name: string) =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      const queue = waiting.get(name);
      if (queue) queue.push({ resolve, reject });
      else {
        waiting.set(name, [{ resolve, reject }]);
        scope.postMessage({ asset: name });
      }
    });

  const parts = new Map<string, Promise<unknown>>();

  const part = <Part>(name: string, _: () => Promise<Part>, base?: Promise<unknown>) => {
    const existing = parts.get(name) ?? runPart(name, base);
    parts.set(name, existing);
    // After a failure the next call fetches it again.
    existing.catch(() => parts.delete(name));
    return existing as Promise<Part>;
  };

  /** Fetches a part in parallel with its base part, and runs it after that. */
  async function runPart(name: string, base: Promise<unknown> | undefined): Promise<unknown> {
    const fetched = asset(partFile(name));
    // If both fail, the failure of the base is reported.
    fetched.catch(() => undefined);
    await base;
    return run(await fetched);
  }

  function run(code: Uint8Array<ArrayBuffer>): unknown {
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    try {
      scope.importScripts(address);
      return scope.enginePart;
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  scope.addEventListener('message', async ({ data }) => {
    if ('asset' in data) {
      for (const { resolve, reject } of waiting.get(data.asset) ?? []) {
        if ('bytes' in data) resolve(data.bytes);
        else reject(new Fault(data.code, { detail: data.asset }));
      }
      waiting.delete(data.asset);
      return;
    }
    const { id, operation, input } = data;
    try {
      const run = operations[operation];
      if (!run) throw new Error(`no operation ${operation}`);
      const output = await run(input as never, {
        asset,
        part,
        progress: (progress) => scope.postMessage({ id, progress }),
      });
      scope.postMessage({ id, output }, buffersOf(output));
    } catch (error) {
      const { code, details } = faultOf(error);
      scope.postMessage({ id, code, details });
    }
  });
}

type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };

/** Transferable objects of an output: buffers and bitmaps at any depth. */
function buffersOf(value: unknown, buffers = new Set<Transferable>()): Transferable[] {
  if (value instanceof ArrayBuffer) buffers.add(value);
  else if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer);
  else if (typeof ImageBitmap !== 'undefined' && value instanceof ImageBitmap) buffers.add(value);
  else if (value && typeof value === 'object' && !(value instanceof Blob)) {
    for (const item of Object.values(value)) buffersOf(item, buffers);
  }
  return [...buffers];
}
