import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back after each save below a folder, once per burst: an editor may save in several steps, or write
 * another file and rename it. Each folder is watched separately, because Node's recursive watch on Linux watches the
 * renamed file itself, and misses the second save by renaming.
 *
 * @param pause milliseconds without a change that end a burst
 * @param onStart called at the first sign of a burst
 * @returns a function that stops watching
 */
export function watchFolder(
  folder: string,
  onSave: () => void,
  onError: (error: unknown) => void,
  { pause = 100, onStart = () => {} } = {},
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const watchers = [folder, ...folders].map((path) =>
    watch(path, () => {
      if (!timer) onStart();
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        onSave();
      }, pause);
    }).on('error', onError),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
