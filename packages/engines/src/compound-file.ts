import { join, viewOf } from './write/bytes';

/** Sector numbers from here on are special values, such as the end of a chain ([MS-CFB] 2.1). */
const END = 0xfffffffa;

/**
 * Reads a stream of an OLE compound file ([MS-CFB]), the format that Office wraps around an encrypted document.
 *
 * @param name of the stream, searched in all storages
 * @returns undefined if no stream has this name, or if the file is damaged
 */
export function streamOf(bytes: Uint8Array<ArrayBuffer>, name: string): Uint8Array<ArrayBuffer> | undefined {
  if (bytes.length < 512) return undefined;
  const head = viewOf(bytes);
  const u32 = (offset: number) => (offset + 4 <= bytes.length ? head.getUint32(offset, true) : END);
  const sectorSize = 1 << Math.min(12, head.getUint16(30, true));
  const sector = (number: number) => bytes.subarray((number + 1) * sectorSize, (number + 2) * sectorSize);
  const numbers = (number: number) =>
    Array.from({ length: sectorSize / 4 }, (_, index) => u32((number + 1) * sectorSize + index * 4));
  const tableSectors = Array.from({ length: 109 }, (_, index) => u32(76 + index * 4));
  const maxReads = Math.ceil(bytes.length / sectorSize);
  for (let number = u32(68), reads = 0; number < END && reads < maxReads; reads++) {
    const more = numbers(number);
    number = more.pop() ?? END;
    tableSectors.push(...more);
  }
  const table = tableSectors.filter((number) => number < END).flatMap(numbers);
  /** Sector numbers of a chain, in order. */
  const chain = (first: number, next: readonly number[]) => {
    const sectors: number[] = [];
    for (let number = first; number < END && sectors.length <= next.length; number = next[number] ?? END)
      sectors.push(number);
    return sectors;
  };
  const read = (first: number) => join(chain(first, table).map(sector));
  const directory = read(u32(48));
  const view = viewOf(directory);
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, index) => {
    const nameLength = Math.max(0, Math.min(64, view.getUint16(index * 128 + 64, true)) - 2);
    return {
      name: new TextDecoder('utf-16le').decode(directory.subarray(index * 128, index * 128 + nameLength)),
      first: view.getUint32(index * 128 + 116, true),
      length: view.getUint32(index * 128 + 120, true),
    };
  });
  const match = entries.find((entry) => entry.name === name);
  const [root] = entries;
  if (!match || !root) return undefined;
  if (match.length >= u32(56)) return read(match.first).subarray(0, match.length);
  // Short streams lie in 64-byte sectors of the mini stream, which the root entry describes.
  const miniStream = read(root.first);
  const miniTable = chain(u32(60), table).flatMap(numbers);
  const parts = chain(match.first, miniTable).map((index) =>
    miniStream.subarray(index * 64, index * 64 + 64),
  );
  return join(parts).subarray(0, match.length);
}
