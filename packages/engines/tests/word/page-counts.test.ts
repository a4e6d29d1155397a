import { expect, test } from 'vitest';
import { longDocuments, wordDocuments } from '../helpers/word-documents';
import { ownPages } from './libreoffice-pages';
import { convert } from './print';

const pagesOf = async (name: string, bytes: Uint8Array) =>
  (await convert(bytes, {}, name)).files[0]?.pages ?? 0;

test.each([...wordDocuments(), ...longDocuments()])(
  '%s has as many pages as in LibreOffice',
  async (name, bytes) => expect(await pagesOf(name, bytes)).toBe(ownPages[name]),
);
