import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { inRoot } from '@/scripts/lib/paths';

test('the product is named in content alone, so that one line renames it', () => {
  const named = ['app', 'components', 'lib', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|m?js|css)$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`)
      .filter((file) => readFileSync(inRoot(file), 'utf8').includes(site.name)),
  );
  expect(named).toEqual([]);
});
