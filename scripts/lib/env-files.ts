import nextEnv from '@next/env';
import type { Io } from './command';
import { root } from './paths';

/**
 * Loads the settings files of the checkout into this process, with Next's own reader and production order:
 * earlier files win (.env.production.local, .env.local, .env.production, .env), the environment overrides
 * all, and `$NAME` refers to another setting. Child processes do not read them again.
 *
 * @param env environment of the command; the environment that a test passes gets no settings from files
 */
export function loadEnvFiles(env: Io['env']): void {
  if (env !== process.env) return;
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
}
