import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Host, Operations } from '../src/engine';
import { type Call, type Reply, serve } from '../src/worker';

/** What the worker posted, and the sizes of the code of the parts that it ran. */
let posted: Reply[] = [];
let ran: number[] = [];
let send: (data: Call) => void = () => undefined;

beforeEach(() => {
  [posted, ran] = [[], []];
  vi.stubGlobal('postMessage', (reply: Reply) => posted.push(reply));
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: Call }) => void) => {
    send = (data) => listener({ data });
  });
  vi.stubGlobal('importScripts', (address: string) => {
    const size = Number(address);
    ran.push(size);
    vi.stubGlobal('enginePart', size);
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((code) => `${(code as Blob).size}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => Promise.reject(new Error('bundled'));
const base = (host: Host) => host.part<number>('base', load);
const operations: Operations = {
  file: async (_: never, host) => (await host.asset('a.wasm')).length,
  base: async (_: never, host) => base(host),
  upper: async (_: never, host) => host.part<number>('upper', load, base(host)),
  other: async (_: never, host) => host.part<number>('other', load),
};

/** Starts a worker and calls operations, numbered from 1. */
function call(...names: string[]) {
  serve(operations);
  for (const [index, operation] of names.entries()) send({ id: index + 1, operation, input: undefined });
}
const requestedAssets = () => posted.flatMap((reply) => ('asset' in reply ? reply.asset : []));
const give = (asset: string, size: number) => send({ asset, bytes: new Uint8Array(size) });
const reply = (id: number) =>
  vi.waitFor(() => {
    const reply = posted.find((message) => 'id' in message && message.id === id);
    if (!reply) throw new Error(`no reply to ${id}`);
    return reply;
  });

test('an asset that cannot be fetched fails with the reason that the page gives, and is requested again', async () => {
  call('file', 'base');
  send({ asset: 'a.wasm', code: 'offline' });
  send({ asset: 'base.js', code: 'outdated' });
  expect(await reply(1)).toEqual({ id: 1, code: 'offline', details: { detail: 'a.wasm' } });
  expect(await reply(2)).toEqual({ id: 2, code: 'outdated', details: { detail: 'base.js' } });
  send({ id: 3, operation: 'base', input: undefined });
  give('base.js', 7);
  expect(await reply(3)).toEqual({ id: 3, output: 7 });
  expect(requestedAssets()).toEqual(['a.wasm', 'base.js', 'base.js']);
});

test('a part that does not arrive delays no other one', async () => {
  call('base', 'other');
  give('other.js', 5);
  expect(await reply(2)).toEqual({ id: 2, output: 5 });
});

test('a part is fetched in parallel with its base part, and runs after it', async () => {
  call('upper');
  expect(requestedAssets()).toEqual(['base.js', 'upper.js']);
  give('upper.js', 2);
  // Gives the part a turn of the event loop in which it could run too early.
  await new Promise((done) => setTimeout(done));
  expect(ran).toEqual([]);
  give('base.js', 1);
  expect(await reply(1)).toEqual({ id: 1, output: 2 });
  expect(ran).toEqual([1, 2]);
});

test('a part does not run without its base part', async () => {
  call('upper');
  give('upper.js', 2);
  send({ asset: 'base.js', code: 'offline' });
  expect(await reply(1)).toMatchObject({ code: 'offline', details: { detail: 'base.js' } });
  expect(ran).toEqual([]);
  send({ id: 2, operation: 'upper', input: undefined });
  give('base.js', 1);
  give('upper.js', 2);
  expect(await reply(2)).toEqual({ id: 2, output: 2 });
});
