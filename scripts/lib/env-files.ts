import { existsSync } from 'node:fs';
import { inRoot } from './paths';

/**
 * Loads the same files that Next loads for a production build, so that scripts see the same settings.
 * Earlier files win, and the environment wins over all of them.
 */
export function loadEnvFiles(): void {
  for (const name of ['.env.production.local', '.env.local', '.env.production', '.env']) {
    if (existsSync(inRoot(name))) process.loadEnvFile(inRoot(name));
  }
}
