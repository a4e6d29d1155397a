import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { contentFiles } from '@/scripts/lib/content-files';
import { sourceFiles } from '@/tests/helpers/source-files';

/** Earliest year of a date in a sample: samples must look current. */
const minYear = 2026;
/** Matches a full date such as `3 Nov 2026`, but not a year alone, which may be that of a source or an older folder. */
const datePattern = /\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (20\d\d)\b/g;
/** Files without samples: their years are those of the footer, of laws and of browsers. */
const exempt = ['site.ts', 'claims.ts', 'privacy.ts', 'accessibility.ts', 'terms.ts'];

test('no sample on a page has a date before the earliest year, which is not before that of the footer', () => {
  expect(minYear).toBeGreaterThanOrEqual(site.footerYear);
  const content = contentFiles()
    .filter((file) => !exempt.includes(file))
    .map((file) => ({ file: `content/${file}`, text: readFileSync(`content/${file}`, 'utf8') }));
  const oldDates = [...content, ...sourceFiles(['components/illustrations'], /\.tsx?$/)].flatMap(
    ({ file, text }) =>
      [...text.matchAll(datePattern)]
        .filter(([, match]) => Number(match) < minYear)
        .map(([match]) => `${file}: ${match}`),
  );
  expect(oldDates).toEqual([]);
});
