import { expect, test } from 'vitest';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { lockedAgile, lockedStandard } from '../helpers/locked-office';
import { readPages } from '../helpers/pdf-words';
import { p, wordFile } from '../helpers/word-file';
import { convert } from './print';

const unlocked = wordFile({ body: p('Bahi-khata') });

const withPassword = (bytes: Uint8Array, password: string) => ({
  file: { ...sourceFile('letter.docx', bytes), password },
});

test.each([
  ['Word 2010 and later', lockedAgile],
  ['Word 2007', lockedStandard],
])('a file opens with its password only; a missing and a wrong one are reported: %s', async (_, locked) => {
  const bytes = new Uint8Array(locked(unlocked, 'ledger ₹'));
  await expect(convert(bytes)).rejects.toMatchObject({ code: 'password', details: { file: 'letter.docx' } });
  await expect(convert(bytes, withPassword(bytes, 'ledger'))).rejects.toMatchObject({
    code: 'wrong-password',
  });
  const { files } = await convert(bytes, withPassword(bytes, 'ledger ₹'));
  const [page] = await readPages(await bytesOf(files[0]));
  expect(JSON.stringify(page)).toContain('Bahi-khata');
});

test('refuses a file that no password opens, and a locked file that is not a Word file, with the reason', async () => {
  const bytes = lockedAgile(unlocked, 'x');
  const other = bytes.toString('latin1').replace('ChainingModeCBC', 'ChainingModeXYZ');
  await expect(convert(new Uint8Array(Buffer.from(other, 'latin1')))).rejects.toMatchObject({
    code: 'encrypted',
  });
  const text = new Uint8Array(lockedAgile(Buffer.from('no document'.repeat(500)), 'x'));
  await expect(convert(text, withPassword(text, 'x'))).rejects.toMatchObject({ code: 'kind' });
});
