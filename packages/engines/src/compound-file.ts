import { join, viewOf } from './write/bytes';

/** Sector numbers from here on are marks ([MS-CFB] 2.1). */
const END = 0xfffffffa;

/**
 * Reads a stream of an OLE compound file ([MS-CFB]), such as Office wraps around an encrypted document.
 *
 * @param name of the stream, which is looked for in all storages
 * @returns undefined where there is none, or where the file is damaged
 */
export function streamOf(bytes: Uint8Array<ArrayBuffer>, name: string): Uint8Array<ArrayBuffer> | undefined {
  if (bytes.length < 512) return undefined;
  const head = viewOf(bytes);
  const u32 = (at: number) => (at + 4 <= bytes.length ? head.getUint32(at, true) : END);
  const size = 1 << Math.min(12, head.getUint16(30, true));
  const sector = (number: number) => bytes.subarray((number + 1) * size, (number + 2) * size);
  const numbers = (number: number) =>
    Array.from({ length: size / 4 }, (_, at) => u32((number + 1) * size + at * 4));
  const tables = Array.from({ length: 109 }, (_, at) => u32(76 + at * 4));
  const maxReads = Math.ceil(bytes.length / size);
  for (let at = u32(68), read = 0; at < END && read < maxReads; read++) {
    const more = numbers(at);
    at = more.pop() ?? END;
    tables.push(...more);
  }
  const table = tables.filter((number) => number < END).flatMap(numbers);
  /** Numbers of the sectors of a chain. */
  const chain = (first: number, next: readonly number[]) => {
    const all: number[] = [];
    for (let at = first; at < END && all.length <= next.length; at = next[at] ?? END) all.push(at);
    return all;
  };
  const read = (first: number) => join(chain(first, table).map(sector));
  const directory = read(u32(48));
  const view = viewOf(directory);
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, at) => {
    const letters = Math.max(0, Math.min(64, view.getUint16(at * 128 + 64, true)) - 2);
    return {
      name: new TextDecoder('utf-16le').decode(directory.subarray(at * 128, at * 128 + letters)),
      first: view.getUint32(at * 128 + 116, true),
      length: view.getUint32(at * 128 + 120, true),
    };
  });
  const found = entries.find((entry) => entry.name === name);
  const [root] = entries;
  if (!found || !root) return undefined;
  if (found.length >= u32(56)) return read(found.first).subarray(0, found.length);
  // A short stream is in sectors of 64 bytes within a stream of its own.
  const short = read(root.first);
  const shortTable = chain(u32(60), table).flatMap(numbers);
  const parts = chain(found.first, shortTable).map((at) => short.subarray(at * 64, at * 64 + 64));
  return join(parts).subarray(0, found.length);
}
