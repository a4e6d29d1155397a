/**
 * Detects files that changed after the visitor chose them. Chromium and Safari refuse to read a file that was changed,
 * moved or deleted (File API, section 6); Firefox reads the present content, so the bytes have to be compared.
 */

/** Bytes compared at each end of a file; a smaller file is compared whole. */
const END = 65_536;

/** Checksums of the files when they were chosen; undefined for a file whose changes are not reported. */
const checksums = new Map<File, Promise<number | undefined>>();
let changed: ReadonlySet<File> = new Set();
const listeners = new Set<() => void>();

function setChanged(next: ReadonlySet<File>): void {
  changed = next;
  for (const listener of listeners) listener();
}

/** FNV-1a of both ends. @throws what the browser throws for a file that it refuses to read */
async function checksumOf(file: File): Promise<number> {
  const ends = file.size > 2 * END ? [file.slice(0, END), file.slice(-END)] : [file];
  let checksum = 0x811c9dc5;
  for (const end of ends)
    for (const byte of new Uint8Array(await end.arrayBuffer()))
      checksum = Math.imul(checksum ^ byte, 0x01000193);
  return checksum;
}

/** Stores checksums of the files, and drops those of files that are no longer chosen. */
export async function storeChecksums(files: readonly File[]): Promise<void> {
  for (const file of checksums.keys()) if (!files.includes(file)) checksums.delete(file);
  for (const file of files) {
    if (checksums.has(file)) continue;
    // The tool itself reports a file that cannot be read at all.
    const checksum = checksumOf(file).catch(() => undefined);
    checksums.set(file, checksum);
    await checksum;
  }
}

/** Stops reporting changes of these files: the tool has reported them, or the visitor has dismissed the notice. */
export function stopWatching(files: readonly File[]): void {
  for (const file of files) checksums.set(file, Promise.resolve(undefined));
  setChanged(new Set([...changed].filter((file) => !files.includes(file))));
}

/**
 * Checks the files again; those that changed after they were chosen are reported above the tool.
 *
 * @returns the first one that can still be read but has other content: output made in the meantime may mix both
 */
export async function findChanged(files: readonly File[]): Promise<File | undefined> {
  const checked = await Promise.all(
    files.map(async (file) => {
      const before = await checksums.get(file);
      if (before === undefined) return { file };
      const after = await checksumOf(file).catch(() => undefined);
      return { file, hasChanged: after !== before, hasOtherContent: after !== undefined && after !== before };
    }),
  );
  const newlyChanged = checked.flatMap(({ file, hasChanged }) =>
    hasChanged && !changed.has(file) ? [file] : [],
  );
  if (newlyChanged.length > 0) setChanged(new Set([...changed, ...newlyChanged]));
  return checked.find(({ hasOtherContent }) => hasOtherContent)?.file;
}

/** Files that are known to have changed, for `useSyncExternalStore`. */
export const changedFiles = {
  now: () => changed,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
