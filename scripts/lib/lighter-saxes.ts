import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from 'engines/node';
import type { Plugin } from 'esbuild';

/** A line that exports a value, or a whole function, with its name. */
const exportPattern = /^exports\.(\w+) = .*;$|^function (\w+)\([^)]*\) \{\n[\s\S]*?^\}$/gm;

/** The exports of a module of xmlchars with these names, and what they refer to. */
function onlyExports(names: ReadonlySet<string>, code: string): string {
  const kept = new Set(names);
  const pieces = [...code.matchAll(exportPattern)].map(([text, value, named]) => ({
    text,
    name: value ?? named ?? '',
  }));
  for (let size = 0; size !== kept.size; ) {
    size = kept.size;
    for (const { text, name } of pieces)
      if (kept.has(name)) for (const [word] of text.matchAll(/\w+/g)) kept.add(word);
  }
  return code.replace(exportPattern, (text, value, named) => (kept.has(value ?? named) ? text : ''));
}

/**
 * Leaves out what saxes does not use of xmlchars: its modules are not ES modules, so that the bundler keeps the whole of
 * each, with regular expressions and lists of letters that nothing reads.
 */
export const lighterSaxes: Plugin = {
  name: 'lighter-saxes',
  setup(esbuild) {
    const saxes = readFileSync(join(installed('saxes'), 'saxes.js'), 'utf8');
    esbuild.onLoad({ filter: /[\\/]xmlchars[\\/]xml(ns)?[\\/].*\.js$/ }, ({ path }) => {
      const module = path.replaceAll('\\', '/').replace(/^.*\/(xmlchars\/.*)\.js$/, '$1');
      const local = new RegExp(`(\\w+) = require\\("${module}"\\)`).exec(saxes)?.[1];
      const used = [...saxes.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => name ?? '');
      if (!local || used.length === 0)
        throw new Error(`saxes uses ${module} in another way: see lighter-saxes.ts.`);
      return { contents: onlyExports(new Set(used), readFileSync(path, 'utf8')), loader: 'js' };
    });
  },
};
