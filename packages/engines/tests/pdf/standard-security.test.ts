import { expect, test } from 'vitest';
import { fileKeyOf, type SecurityEntries } from '../../src/pdf/standard-security';
import { encrypter } from '../helpers/encrypted-pdf';

/** Entries of a file that is encrypted with AES-256, read anew at each call. */
function entriesOf(password: string): SecurityEntries {
  const { dict } = encrypter('aes-256', password, Buffer.alloc(16));
  const bytes = (key: string) =>
    new Uint8Array(Buffer.from(dict.match(new RegExp(`/${key}<([0-9a-f]+)>`))?.[1] ?? '', 'hex'));
  return {
    version: 5,
    revision: 6,
    bits: [256],
    permissions: -4,
    encryptsMetadata: true,
    id: new Uint8Array(16),
    bytes,
  };
}

test('the key of a file is derived once per password for all readers', () => {
  const first = fileKeyOf(entriesOf('secret'), 'secret');
  expect(first).toHaveLength(32);
  expect(fileKeyOf(entriesOf('secret'), 'secret')).toBe(first);
  expect(fileKeyOf(entriesOf('secret'), 'owner')).toEqual(first);
});

test('a cached key is not used for another password, nor for the same password of another file', () => {
  expect(fileKeyOf(entriesOf('one'), 'one')).toBeDefined();
  expect(fileKeyOf(entriesOf('one'), 'other')).toBeUndefined();
  expect(fileKeyOf(entriesOf('other'), 'one')).toBeUndefined();
});
