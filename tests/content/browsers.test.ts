import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharedMessages } from '@/content/workbench';
import manifest from '@/package.json';

/** Versions in the first table of docs/browsers.md: since when each browser has each feature that the site requires. */
const [, needed = ''] = readFileSync('docs/browsers.md', 'utf8').split('\n## ');
const rows = needed
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/---|Feature/.test(line))
  .map((line) => line.split('|').slice(3, 6).map(Number));

const oldest = Object.fromEntries(manifest.browserslist.map((line) => line.split(' >= ')));

it('the oldest browsers of package.json are the oldest that have every feature the site needs', () => {
  expect(rows.length).toBeGreaterThan(5);
  const newest = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column] as number)));
  expect([oldest.chrome, oldest.firefox, oldest.safari].map(Number)).toEqual(newest);
  expect(oldest.edge).toBe(oldest.chrome);
  expect(oldest.ios_saf).toBe(oldest.safari);
});

it('a tool names the oldest browsers that it works in', () => {
  expect(sharedMessages.tooOld).toContain(
    `Edge ${oldest.edge}, Firefox ${oldest.firefox} or Safari ${oldest.safari},`,
  );
  expect(oldest.chrome).toBe(oldest.edge);
});
