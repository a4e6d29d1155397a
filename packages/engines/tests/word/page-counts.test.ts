import { expect, test } from 'vitest';
import { longPapers, wordPapers } from '../helpers/word-papers';
import { ownPages } from './libreoffice-pages';
import { convert } from './printed';

const pagesOf = async (name: string, bytes: Uint8Array) =>
  (await convert(bytes, {}, name)).files[0]?.pages ?? 0;

test.each([...wordPapers(), ...longPapers()])('%s has as many pages as in LibreOffice', async (name, bytes) =>
  expect(await pagesOf(name, bytes)).toBe(ownPages[name]),
);
