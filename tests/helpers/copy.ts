import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '@/scripts/lib/paths';

type Options = {
  /** Next follows no link out of the checkout, so the copy lies inside it, with all that a page is made of. */
  forNext?: boolean;
};

/** A copy of the checkout that a test may edit as an editor would, and whose commands it may run. */
export function copyOfSite({ forNext = false }: Options = {}) {
  const place = forNext ? inRoot('test-results') : tmpdir();
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, 'site-copy-'));
  const parts = ['content', 'lib', 'scripts', 'app', 'public', 'package.json', 'tsconfig.json', 'biome.json'];
  if (forNext) parts.push('components', 'next.config.ts', 'postcss.config.mjs');
  for (const name of [...parts, '.gitignore']) cpSync(inRoot(name), join(folder, name), { recursive: true });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  return {
    folder,
    read,

    /** Changes a file. @returns what takes the change back @throws when the file holds no `from` */
    edit(file: string, from: string | RegExp, to: string): () => void {
      const source = read(file);
      const edited = source.replace(from, () => to);
      if (edited === source) throw new Error(`${file} holds no ${from}`);
      writeFileSync(join(folder, file), edited);
      return () => writeFileSync(join(folder, file), source);
    },

    write: (file: string, text: string) => writeFileSync(join(folder, file), text),

    /** Runs a script to its end; `output` is what it printed on both streams. */
    run(script: string, args: readonly string[] = [], more: Record<string, string> = {}) {
      const { CONTENT_DRAFT: _, ...env } = process.env;
      const command = ['--import', 'tsx', join(folder, script), ...args];
      const result = spawnSync(process.execPath, command, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...env, ...more },
      });
      return { code: result.status, output: result.stdout + result.stderr };
    },

    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }),
  };
}
