import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the built files of an engine, for the page that starts it. */
export type EngineFiles = {
  /** Address of the worker's script. */
  src: string;
  /** Size in bytes: uncompressed, and transferred (brotli). */
  bytes: number;
  download: number;
  /** Address of the folder with its other files; empty if it has none. */
  assets: string;
  /** Sizes in bytes of files that are fetched whole. */
  sizes: Record<string, number>;
};

const listFile = join(process.cwd(), '.cache/engines.json');

/** Built files of an engine, for pages rendered on the server. @throws if they were not built */
export function engineFiles(name: string): EngineFiles {
  const built: Record<string, EngineFiles> = existsSync(listFile)
    ? JSON.parse(readFileSync(listFile, 'utf8'))
    : {};
  const files = built[name];
  if (!files) throw new Error(`The engine “${name}” was not built. Run: npx tsx scripts/engines.ts`);
  return files;
}
