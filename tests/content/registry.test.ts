import { expect, test } from 'vitest';
import { registry } from '@/content';
import { families } from '@/lib/routes';

const details = registry.pages.filter(({ code }) => code !== undefined);

test('every breadcrumb starts at Home and ends at its page', () => {
  for (const page of registry.pages) {
    const trail = registry.trail(page);
    expect(trail[0]?.href).toBe('/');
    expect(trail.at(-1)?.href).toBe(page.path);
  }
});

test('every detail page is under its family’s hub and has a drawing of its own', () => {
  const hubs = Object.values(families).map(({ hub }) => hub);
  for (const page of details) expect(hubs).toContain(page.parent);
  const pictures = details.map(({ picture }) => picture);
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});
