import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontStamp } from '@/scripts/fonts';
import { inRoot } from '@/scripts/lib/paths';
import { copyOfSite } from '@/tests/helpers/copy';

test('the fonts are cut anew for a letter that the site did not have, and change no file of the repository', () => {
  const site = copyOfSite({ forNext: true });
  site.edit('content/site.ts', "title: 'Connect with Us'", "title: 'Connect with Řehoř'");
  site.write('scripts/cut.ts', "import { fonts } from './fonts';\n\nawait fonts();\n");
  expect(site.run('scripts/cut.ts').output).toBe('');
  const characters = site.read('app/_fonts/characters.txt');
  site.remove();
  expect(characters).toContain('Ř');
  expect(characters).toContain('ř');
  expect(readFileSync(inRoot('.gitignore'), 'utf8')).toMatch(/^app\/_fonts\/$/m);
});

test('the fonts hold each character once', () => {
  const characters = [...(fontStamp().split('\n')[0] as string)];
  expect(characters.filter((letter, index) => characters.indexOf(letter) !== index)).toEqual([]);
});
