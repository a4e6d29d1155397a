import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharedMessages } from '@/content/workbench';
import manifest from '@/package.json';

/** Rows of the first table of docs/browsers.md: what the site cannot do without, and since when each browser has it. */
const [, needed = ''] = readFileSync('docs/browsers.md', 'utf8').split('\n## ');
const rows = needed
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/---|Feature/.test(line))
  .map((line) => line.split('|').slice(3, 6).map(Number));

const floor = Object.fromEntries(manifest.browserslist.map((line) => line.split(' >= ')));

it('the oldest browsers of package.json have every feature that the site needs, and none older would', () => {
  expect(rows.length).toBeGreaterThan(5);
  const newest = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column] as number)));
  expect([floor.chrome, floor.firefox, floor.safari].map(Number)).toEqual(newest);
  expect(floor.edge).toBe(floor.chrome);
  expect(floor.ios_saf).toBe(floor.safari);
});

it('a tool names the oldest browsers that it works in', () => {
  expect(sharedMessages.tooOld).toContain(
    `Edge ${floor.edge}, Firefox ${floor.firefox} or Safari ${floor.safari},`,
  );
  expect(floor.chrome).toBe(floor.edge);
});
