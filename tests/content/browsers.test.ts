import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharedMessages } from '@/content/workbench';
import manifest from '@/package.json';

/** The section of docs/browsers.md whose table has the version since which each browser has a required feature. */
const [, requirements = ''] = readFileSync('docs/browsers.md', 'utf8').split('\n## ');
/** For each feature, the versions of Chrome, Firefox and Safari. */
const rows = requirements
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/---|Feature/.test(line))
  .map((line) => line.split('|').slice(3, 6).map(Number));

const oldest = Object.fromEntries(manifest.browserslist.map((line) => line.split(' >= ')));

it('the oldest browsers of package.json are the oldest that have every feature the site needs', () => {
  expect(rows.length).toBeGreaterThan(5);
  const requiredVersions = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column] as number)));
  expect([oldest.chrome, oldest.firefox, oldest.safari].map(Number)).toEqual(requiredVersions);
  expect(oldest.edge).toBe(oldest.chrome);
  expect(oldest.ios_saf).toBe(oldest.safari);
});

it('the message for too old browsers names those of package.json', () => {
  expect(sharedMessages.tooOld).toContain(
    `Edge ${oldest.edge}, Firefox ${oldest.firefox} or Safari ${oldest.safari},`,
  );
  expect(oldest.chrome).toBe(oldest.edge);
});
