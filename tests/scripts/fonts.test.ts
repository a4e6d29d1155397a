import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontStamp } from '@/scripts/fonts';
import { inRoot } from '@/scripts/lib/paths';

test('the fonts in the repository are made from the characters in use: a build changes no file', () => {
  expect(readFileSync(inRoot('app/_fonts/characters.txt'), 'utf8')).toBe(fontStamp());
});

test('the fonts hold each character once', () => {
  const characters = [...(fontStamp().split('\n')[0] as string)];
  expect(characters.filter((letter, index) => characters.indexOf(letter) !== index)).toEqual([]);
});
