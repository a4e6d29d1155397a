import { expect, test } from 'vitest';
import { sourceFile } from '../helpers/engine-host';
import { lockedAgile, lockedStandard } from '../helpers/locked-office';
import { workbook } from '../helpers/workbook';
import { convert, printFile } from './print';

const rows = Array.from({ length: 200 }, (_, row) => [`line ${row}`, row * 7.25, Math.sin(row)]);
const unlocked = workbook({ sheets: [{ rows }] });
const kinds = [
  ['Excel 2010 and later', lockedAgile],
  ['Excel 2007', lockedStandard],
] as const;

const withPassword = (bytes: Uint8Array, password?: string) => ({
  file: { ...sourceFile('book.xlsx', bytes), ...(password !== undefined && { password }) },
});

test.each(kinds)('a protected workbook opens if Excel opens it without a password: %s', async (_, locked) => {
  expect(unlocked.length).toBeGreaterThan(4096);
  const { pages } = await printFile(new Uint8Array(locked(unlocked, 'VelvetSweatshop')));
  expect(pages.map(({ text }) => text).join('\n')).toContain('line 199');
});

test.each(kinds)('a workbook opens with its password and rejects another one: %s', async (_, locked) => {
  const bytes = new Uint8Array(locked(unlocked, 'Bahi-khata ₹'));
  await expect(convert(bytes)).rejects.toMatchObject({ code: 'password', details: { file: 'book.xlsx' } });
  await expect(convert(bytes, withPassword(bytes, 'bahi'))).rejects.toMatchObject({
    code: 'wrong-password',
  });
  const { pages } = await printFile(bytes, withPassword(bytes, 'Bahi-khata ₹'));
  expect(pages.map(({ text }) => text).join('\n')).toContain('line 199');
});

test('a small workbook that is stored in the mini stream of the compound file opens too', async () => {
  const small = workbook({ sheets: [{ rows: [['one']] }] });
  expect(small.length).toBeLessThan(4000);
  const { pages } = await printFile(new Uint8Array(lockedAgile(small, 'VelvetSweatshop')));
  expect(pages[0]?.text).toBe('one');
});

test('a file that no password opens, or that is truncated, is refused with its reason', async () => {
  const bytes = lockedAgile(unlocked, 'x');
  const unknownCipher = Buffer.from(
    bytes.toString('latin1').replace('ChainingModeCBC', 'ChainingModeXYZ'),
    'latin1',
  );
  await expect(convert(new Uint8Array(unknownCipher))).rejects.toMatchObject({ code: 'encrypted' });
  for (const length of [600, 2000, bytes.length - 700])
    await expect(convert(new Uint8Array(bytes.subarray(0, length)))).rejects.toMatchObject({ name: 'Fault' });
  const start = Buffer.from('\xd0\xcf\x11\xe0', 'latin1');
  const remnant = Buffer.concat([start, Buffer.from('EncryptedPackage', 'utf16le')]);
  await expect(convert(new Uint8Array(remnant))).rejects.toMatchObject({ code: 'encrypted' });
});
