import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longPapers, wordPapers } from '../helpers/word-papers';
import { corpusPages, ownPages } from './libreoffice-pages';
import { convert } from './printed';

const pagesOf = async (name: string, bytes: Uint8Array) =>
  (await convert(bytes, {}, name)).files[0]?.pages ?? 0;

test.each([...wordPapers(), ...longPapers()])('%s has as many pages as in LibreOffice', async (name, bytes) =>
  expect(await pagesOf(name, bytes)).toBe(ownPages[name]),
);

const corpus = join(import.meta.dirname, '../../../../../shared/corpus/docx');

test.skipIf(!existsSync(corpus))(
  '19 of 20 files of the corpus have as many pages as in LibreOffice',
  async () => {
    const others: string[] = [];
    for (const [name, pages] of Object.entries(corpusPages)) {
      if ((await pagesOf(name, readFileSync(join(corpus, name)))) !== pages) others.push(name);
    }
    expect(others.length, others.join(', ')).toBeLessThanOrEqual(Object.keys(corpusPages).length / 20);
  },
);
