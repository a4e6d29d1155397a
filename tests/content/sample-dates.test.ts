import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { contentFiles } from '@/scripts/lib/content-files';
import { sourceFiles } from '@/tests/helpers/source-files';

/** The first day on which a page was written: samples look like work of today. */
const year = 2026;
/** A day, `3 Nov 2026`. A year alone may be that of a source, or of an older folder. */
const dated = /\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (20\d\d)\b/g;
/** Files with years that are no samples: the year of the footer, of laws and of browsers. */
const others = ['site.ts', 'claims.ts', 'privacy.ts', 'accessibility.ts', 'terms.ts'];

test('no sample on a page has a date before the year of the site', () => {
  expect(year).toBeGreaterThanOrEqual(site.footerYear);
  const content = contentFiles()
    .filter((file) => !others.includes(file))
    .map((file) => ({ file: `content/${file}`, text: readFileSync(`content/${file}`, 'utf8') }));
  const old = [...content, ...sourceFiles(['components/illustrations'], /\.tsx?$/)].flatMap(
    ({ file, text }) =>
      [...text.matchAll(dated)]
        .filter(([, match]) => Number(match) < year)
        .map(([match]) => `${file}: ${match}`),
  );
  expect(old).toEqual([]);
});
