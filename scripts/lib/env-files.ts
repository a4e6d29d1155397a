import nextEnv from '@next/env';
import { root } from './paths';

/**
 * Loads the settings files of the checkout into this process, as Next's production server does and with its own reader:
 * earlier files win (.env.production.local, .env.local, .env.production, .env), the environment wins over all of them,
 * and `$NAME` stands for another setting. What this process starts does not read them again.
 */
export function loadEnvFiles(): void {
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
}
