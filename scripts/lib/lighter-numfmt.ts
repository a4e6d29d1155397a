import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, localeNames } from 'engines/node';
import type { Plugin } from 'esbuild';

/** Asset name under which an engine requests names of months and days in other languages. */
const asset = 'locales.json';

/** Names of months, days and halves of the day in these languages, by language tag, for numfmt's `addLocale`. */
export const numfmtLocales = (): { asset: string; bytes: Uint8Array } => ({
  asset,
  bytes: new TextEncoder().encode(JSON.stringify(localeNames())),
});

const registration = /^initLocales\(\);$/m;

/**
 * Bundles a file of numfmt other than the one that its package.json names, because only that file can be tree-shaken. Half
 * of its size are languages: an engine includes English, and fetches others for the few workbooks that need them.
 */
export const lighterNumfmt: Plugin = {
  name: 'lighter-numfmt',
  setup(esbuild) {
    const path = join(installed('numfmt'), 'dist', 'index.mjs');
    esbuild.onResolve({ filter: /^numfmt$/ }, () => ({ path, sideEffects: false }));
    esbuild.onLoad({ filter: /[\\/]numfmt[\\/]dist[\\/]index\.mjs$/ }, () => {
      const code = readFileSync(path, 'utf8');
      if (!registration.test(code))
        throw new Error('numfmt registers its languages in another way: see lighter-numfmt.ts.');
      const english = JSON.stringify(localeNames().en);
      return { contents: code.replace(registration, () => `addLocale(${english}, 'en');`), loader: 'js' };
    });
  },
};
