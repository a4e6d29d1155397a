import { type Host, isNotFetched, type SourceFile } from '../engine';
import { openFile } from './open';
import type { Opened } from './open-with-pdfjs';

type OpenDocument = { opening: Promise<Opened>; password: string | undefined; users: number; bytes: number };

/** Limits of the cache of opened documents: their number, and their total size in bytes. */
const limits = { documents: 4, bytes: 150_000_000 };

const openDocuments = new Map<string, OpenDocument>();

/**
 * Runs work on an opened document. The document stays in the cache for the next call with the same file. When the cache
 * exceeds its limits, unused documents are closed, the least recently used first.
 *
 * @throws the faults of `openFile`
 */
export async function withDocument<T>(source: SourceFile, host: Host, work: (opened: Opened) => Promise<T>) {
  const entry = openOnce(source, host);
  entry.users += 1;
  try {
    return await work(await entry.opening);
  } catch (error) {
    if (isNotFetched(error)) forget(source.key, entry);
    throw error;
  } finally {
    entry.users -= 1;
    await closeUnused();
  }
}

function openOnce(source: SourceFile, host: Host): OpenDocument {
  const { key, password, blob } = source;
  const existing = openDocuments.get(key);
  if (existing && existing.password === password) {
    // Moved to the end: the first entry of the map is the least recently used.
    openDocuments.delete(key);
    openDocuments.set(key, existing);
    return existing;
  }
  const entry: OpenDocument = { opening: openFile(source, host), password, users: 0, bytes: blob.size };
  entry.opening.catch(() => forget(key, entry));
  openDocuments.set(key, entry);
  return entry;
}

/** Removes a document from the cache, so that the next call opens the file again. */
function forget(key: string, entry: OpenDocument): void {
  if (openDocuments.get(key) === entry) openDocuments.delete(key);
}

async function closeUnused(): Promise<void> {
  for (const [key, entry] of [...openDocuments]) {
    const bytes = [...openDocuments.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    if (openDocuments.size <= limits.documents && bytes <= limits.bytes) return;
    if (entry.users > 0) continue;
    openDocuments.delete(key);
    await entry.opening.then(
      ({ doc }) => doc.loadingTask.destroy(),
      () => undefined,
    );
  }
}
