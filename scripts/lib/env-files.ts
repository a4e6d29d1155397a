import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from './paths';

/** What Next reads for a production build; earlier files win, and the environment wins over all of them. */
const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Loads the files into this process, so that scripts see the same settings. */
export function loadEnvFiles(): void {
  for (const name of present()) process.loadEnvFile(inRoot(name));
}

/** The settings as Next's production server will see them. This process keeps its own. */
export function productionEnv(): Record<string, string | undefined> {
  const settings = present()
    .reverse()
    .map((name) => parseEnv(readFileSync(inRoot(name), 'utf8')));
  return Object.assign({}, ...settings, process.env);
}

const present = () => files.filter((name) => existsSync(inRoot(name)));
