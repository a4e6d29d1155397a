import { Worker } from 'node:worker_threads';
import { Fault, type FaultCode, partFile } from 'engines';
import { nodeHost } from 'engines/node';
import { bundle, partsOf } from '@/scripts/engines';

/** Gives a worker of Node the globals of a browser's worker: messages, and scripts from its own blobs. */
const browserGlobals = `const { parentPort } = require('node:worker_threads');
globalThis.self = globalThis;
globalThis.location = { href: 'https://example.org/engines/engine.js' };
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
const OriginalBlob = Blob;
globalThis.Blob = class extends OriginalBlob {
  constructor(parts, options) {
    super(parts, options);
    this.parts = parts;
  }
};
let source;
URL.createObjectURL = (blob) => {
  source = new TextDecoder().decode(blob.parts[0]);
  return 'blob:part';
};
globalThis.importScripts = () => require('node:vm').runInThisContext(source);
globalThis.addEventListener = (_, listen) => parentPort.on('message', (data) => listen({ data }));
`;

type Reply =
  | { asset: string }
  | { id: number; output: unknown }
  | { id: number; code: string; details: object };

const bundles = new Map<string, Promise<Uint8Array>>();

/** Bundles an engine or a part of it, once for all tests of a file. */
function bundleOnce(name: string, part = ''): Promise<Uint8Array> {
  const key = `${name}/${part}`;
  const code = bundles.get(key) ?? bundle(name, part || undefined);
  bundles.set(key, code);
  return code;
}

/** An engine as it is delivered to browsers. */
export type BundledEngine = {
  /** @throws Fault */
  run<Output>(operation: string, input: unknown): Promise<Output>;
  /** Names of the assets and parts that the engine has requested. */
  requested: string[];
  end(): Promise<unknown>;
};

/**
 * Runs the bundle of an engine and those of its parts in a worker of Node.
 *
 * @param given assets that are made at build time
 * @param before script that runs first, such as one that removes what old browsers lack
 */
export async function startBundled(
  name: string,
  assets: Record<string, string>,
  { given = {}, before = '' }: { given?: Record<string, Uint8Array>; before?: string } = {},
): Promise<BundledEngine> {
  const host = nodeHost(assets);
  const parts = new Map(partsOf(name).map((part) => [partFile(part), part]));
  const bytesOf = async (asset: string) => {
    const part = parts.get(asset);
    return part ? new Uint8Array(await bundleOnce(name, part)) : (given[asset] ?? host.asset(asset));
  };
  const code = new TextDecoder().decode(await bundleOnce(name));
  const worker = new Worker(`${browserGlobals}${before}${code}`, { eval: true });
  const requested: string[] = [];
  const pendingCalls = new Map<
    number,
    { resolve: (output: never) => void; reject: (error: Error) => void }
  >();
  worker.on('error', (error) => {
    for (const { reject } of pendingCalls.values()) reject(error as Error);
  });
  worker.on('message', async (reply: Reply) => {
    if ('asset' in reply) {
      requested.push(reply.asset);
      worker.postMessage({ asset: reply.asset, bytes: await bytesOf(reply.asset).catch(() => undefined) });
    } else if ('output' in reply) pendingCalls.get(reply.id)?.resolve(reply.output as never);
    else if ('code' in reply)
      pendingCalls.get(reply.id)?.reject(new Fault(reply.code as FaultCode, reply.details));
  });
  let lastId = 0;
  return {
    requested,
    end: () => worker.terminate(),
    run: (operation, input) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pendingCalls.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, operation, input });
      }),
  };
}
