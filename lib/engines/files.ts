import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the built files of one engine are, for the page that starts it. */
export type EngineFiles = {
  /** Address of the worker's script. */
  src: string;
  /** Its size in bytes as it runs, and as it travels (brotli). */
  bytes: number;
  download: number;
  /** Address of the folder with its other files; empty if it has none. */
  assets: string;
  /** Size in bytes of each file that is fetched as a whole. */
  sizes: Record<string, number>;
};

const list = join(process.cwd(), '.cache/engines.json');

/**
 * Files of an engine, as the build made them. For pages, while they are rendered on the server.
 *
 * @throws when they were not built
 */
export function engineFiles(name: string): EngineFiles {
  const built = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, EngineFiles>)
    : {};
  const files = built[name];
  if (!files) throw new Error(`The engine “${name}” was not built. Run: npx tsx scripts/engines.ts`);
  return files;
}
