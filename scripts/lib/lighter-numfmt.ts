import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, monthNames } from 'engines/node';
import type { Plugin } from 'esbuild';

/** Name under which an engine asks for the names of months and days in other languages. */
const asset = 'locales.json';

/** What these languages call months, days and halves of the day, by their tags: as `addLocale` of numfmt takes it. */
export const numfmtLocales = (): { asset: string; bytes: Uint8Array } => ({
  asset,
  bytes: new TextEncoder().encode(JSON.stringify(monthNames())),
});

const start = /^initLocales\(\);$/m;

/**
 * numfmt's file for `import` is not the one that its package.json names, and only that one can be bundled without what
 * no engine calls. Its languages are half of it: an engine has English, and fetches the others for the few workbooks
 * that name one.
 */
export const lighterNumfmt: Plugin = {
  name: 'lighter-numfmt',
  setup(esbuild) {
    const path = join(installed('numfmt'), 'dist', 'index.mjs');
    esbuild.onResolve({ filter: /^numfmt$/ }, () => ({ path, sideEffects: false }));
    esbuild.onLoad({ filter: /[\\/]numfmt[\\/]dist[\\/]index\.mjs$/ }, () => {
      const code = readFileSync(path, 'utf8');
      if (!start.test(code))
        throw new Error('numfmt registers its languages in another way: see lighter-numfmt.ts.');
      const english = JSON.stringify(monthNames().en);
      return { contents: code.replace(start, () => `addLocale(${english}, 'en');`), loader: 'js' };
    });
  },
};
