import { existsSync } from 'node:fs';
import nextEnv from '@next/env';
import { inRoot, root } from './paths';

/**
 * Loads the same files that Next loads for a production build, so that scripts see the same settings.
 * Earlier files win, and the environment wins over all of them.
 */
export function loadEnvFiles(): void {
  for (const name of ['.env.production.local', '.env.local', '.env.production', '.env']) {
    if (existsSync(inRoot(name))) process.loadEnvFile(inRoot(name));
  }
}

/**
 * The settings as Next's production server reads them from the environment and the same files. This process keeps its
 * own, so that a server it starts reads them for itself.
 */
export function productionEnv(): Record<string, string | undefined> {
  const { combinedEnv } = nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
  const settings = { ...combinedEnv };
  nextEnv.resetEnv();
  return settings;
}
