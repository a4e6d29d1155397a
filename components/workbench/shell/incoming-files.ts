import type { Kept } from '@/lib/islands';

/** A file has at most one entry; a folder appears as a file that cannot be read, and its entry lists its contents. */
type Entries = ArrayLike<FileSystemEntry | null | undefined>;

/**
 * The files of a drop or a paste, those in dropped folders too. If the reader of folders cannot be loaded, a folder stays
 * a file, which the tool then reports as unreadable.
 *
 * To be called while its event is handled: the browser empties the transfer afterwards.
 */
export function filesOf(transfer: DataTransfer | null): Promise<File[]> {
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.());
  return filesIn([...(transfer?.files ?? [])], entries);
}

/**
 * The files that were chosen, dropped or pasted before React loaded, in order; the loader of packages/lean stores
 * them. They are returned once.
 */
export async function takeKeptFiles(): Promise<File[]> {
  let kept = globalThis.keptFiles;
  globalThis.keptFiles = undefined;
  const waiting: Promise<File[]>[] = [];
  while (kept) {
    const [before, files, entries]: Kept = kept;
    waiting.unshift(filesIn([...files], entries));
    kept = before || undefined;
  }
  return (await Promise.all(waiting)).flat();
}

async function filesIn(files: File[], entries: Entries): Promise<File[]> {
  const entryList = Array.from(entries);
  if (!entryList.some((entry) => entry?.isDirectory)) return files;
  const reader = await import('./folder-files').catch(() => undefined);
  if (!reader) return files;
  const { filesInEntry } = reader;
  const fileLists = await Promise.all(entryList.map((entry) => (entry ? filesInEntry(entry) : [])));
  return fileLists.flat();
}
