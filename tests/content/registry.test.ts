import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '@/content';
import { claims } from '@/content/claims';
import { families } from '@/lib/routes';
import { pictureNames } from '@/lib/schema/pictures';
import { inRoot } from '@/scripts/lib/paths';

const details = registry.pages.filter(({ form }) => form !== undefined);

test('every address, title and description belongs to one page only', () => {
  for (const pick of [
    (page: (typeof registry.pages)[number]) => page.path,
    (page: (typeof registry.pages)[number]) => page.meta.title,
    (page: (typeof registry.pages)[number]) => page.meta.description,
  ]) {
    const values = registry.pages.map(pick);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('every breadcrumb starts at Home and ends at its page', () => {
  for (const page of registry.pages) {
    const trail = registry.trail(page);
    expect(trail[0]?.href).toBe('/');
    expect(trail.at(-1)?.href).toBe(page.path);
  }
});

test('every detail page stands under its family’s hub and has a drawing of its own', () => {
  const hubs = Object.values(families).map(({ hub }) => hub);
  for (const page of details) expect(hubs).toContain(page.parent);
  const pictures = details.map(({ picture }) => picture);
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});

test('the list of pictures and the folder public/art agree both ways', () => {
  const files = readdirSync(inRoot('public/art')).map((file) => file.replace(/\.svg$/, ''));
  expect([...pictureNames].sort()).toEqual(files.sort());
});

test('no content file states a claim in its own words', () => {
  const figures = Object.values(claims).map(({ text }) => text);
  const patterns = figures.map(
    (text) =>
      new RegExp(`(?<![\\w,.])${literally(text).replace(/(\\u00a0|\u00a0| )/g, '[\\s\\u00a0]')}(?!\\w)`, 'i'),
  );
  const extra = [/\bcertified\b/i, /\bcompliant\b/i];
  const found = readdirSync(inRoot('content'))
    .filter((file) => file !== 'claims.ts')
    .flatMap((file) =>
      readFileSync(inRoot('content', file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...patterns, ...extra]
            .map((pattern) => line.replaceAll('\\u00a0', '\u00a0').match(pattern)?.[0])
            .filter((match) => match !== undefined)
            .map((match) => `content/${file}:${index + 1} “${match}”`),
        ),
    );
  expect(found).toEqual([]);
});

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
