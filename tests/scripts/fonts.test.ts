import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontStamp, fonts } from '@/scripts/fonts';
import { textOf } from '@/scripts/lib/paths';

test('the font subsets are made again for a new character of the site, in a folder that git ignores', async () => {
  const site = mkdtempSync(join(tmpdir(), 'fonts-'));
  for (const folder of ['content', 'components', 'app/_fonts'])
    mkdirSync(join(site, folder), { recursive: true });
  const setTitle = (text: string) =>
    writeFileSync(join(site, 'content/site.ts'), `export const title = '${text}';`);
  const characters = () => readFileSync(join(site, 'app/_fonts/characters.txt'), 'utf8');
  const regular = join(site, 'app/_fonts/schibsted-grotesk.woff2');

  setTitle('Connect with Us');
  // As if the subsets had been made already.
  writeFileSync(join(site, 'app/_fonts/characters.txt'), fontStamp(site));
  await fonts(site);
  expect(existsSync(regular)).toBe(false);

  setTitle('Connect with Řehoř');
  await fonts(site);
  expect(existsSync(regular)).toBe(true);
  expect(characters()).toContain('Ř');
  expect(characters()).toContain('ř');
  rmSync(site, { recursive: true });
  expect(textOf('.gitignore')).toMatch(/^app\/_fonts\/$/m);
});

test('the list of characters has each character once', () => {
  const characters = [...(fontStamp().split('\n')[0] as string)];
  expect(characters.filter((character, index) => characters.indexOf(character) !== index)).toEqual([]);
});
