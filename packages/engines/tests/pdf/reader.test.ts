import { PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { getText } from '../../src/pdf/assemble/objects';
import { documentEncoded } from '../../src/pdf/reader/password';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { decodeLatin1, encodeLatin1 } from '../../src/write/bytes';
import { samplePdf } from '../helpers/pdf-samples';

const commonObjects = [
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
];

/** A file of objects, with a cross-reference table that lists the first of each number. */
function fileOf(objects: string[], size = 20): Uint8Array {
  const body = `%PDF-1.7\n${[...commonObjects, ...objects].join('\n')}\n`;
  const rows = Array.from({ length: size }, (_, number) => {
    const objectOffset = body.search(new RegExp(`^${number} 0 obj`, 'm'));
    return objectOffset < 0 ? '0000000000 65535 f ' : `${`${objectOffset}`.padStart(10, '0')} 00000 n `;
  });
  const table = `xref\n0 ${size}\n${rows.join('\n')}\n`;
  return encodeLatin1(`${body}${table}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${body.length}\n%%EOF`);
}

const readObject = async (objects: string[], number: number): Promise<PDFObject | undefined> =>
  (await readObjects(fileOf(objects))).lookup(PDFRef.of(number));

test.each([
  ['[0 0 NaN]', '[ 0 0 null ]'],
  ['<</A undefined/B 1>>', '<<\n/A null\n/B 1\n>>'],
  ['[--300 -.5 4.]', '[ -300 -0.5 4 ]'],
  ['[.]', '[ 0 ]'],
  ['<</A 1.2.3/B 2>>', '<<\n/A 1.2\n/B 2\n>>'],
  ['<</A[1 2/B 3>>', '<<\n/A [ 1 2 /B 3 ]\n>>'],
  ['[7 0 R 7 0 RG 1]', '[ 7 0 R 7 0 null 1 ]'],
  ['/A#20B#2341', '/A#20B#2341'],
  ['(a\\(b\r\nc)', '<6128620a63>'],
])('reads %s as pdf.js does', async (written, expected) => {
  expect(`${await readObject([`5 0 obj ${written} endobj`], 5)}`).toBe(expected);
});

test('reads the object that the cross-reference names, not one that an update freed', async () => {
  const duplicateObjects = ['5 0 obj(red)endobj', '5 0 obj(blue)endobj'];
  expect(`${await readObject(duplicateObjects, 5)}`).toBe('(red)');
  const freed = new TextDecoder('latin1').decode(fileOf(['5 0 obj(gone)endobj']));
  const xrefOffset = freed.lastIndexOf('xref\n0');
  const update = `\nxref\n5 1\n0000000000 00001 f \ntrailer<</Root 1 0 R/Size 20/Prev ${xrefOffset}>>\n`;
  const updated = encodeLatin1(`${freed}${update}startxref\n${freed.length + 1}\n%%EOF`);
  expect((await readObjects(updated)).lookup(PDFRef.of(5))).toBeUndefined();
});

test('reads stream data by its length, which may be an object of its own, whatever the data contain', async () => {
  const data = 'a stream and an endstream within\n';
  const stream = `5 0 obj<</Length 6 0 R>>stream\n${data}\nendstream endobj`;
  const object = await readObject([stream, `6 0 obj ${data.length} endobj`], 5);
  expect(object instanceof PDFRawStream && decodeLatin1(object.contents)).toBe(data);
});

test('finds the objects of a file whose cross-reference is broken, the last of each', async () => {
  const bytes = encodeLatin1(
    decodeLatin1(fileOf(['5 0 obj(old)endobj', '5 0 obj(new)endobj'])).replace(/startxref\n\d+/, ''),
  );
  expect(`${(await readObjects(bytes)).lookup(PDFRef.of(5))}`).toBe('(new)');
});

test('decrypts strings with any bytes', async () => {
  const title = '山田 少額 (小計) C:\\new';
  const bytes = await samplePdf({ pages: ['one'], title, ownerPassword: 'owner' });
  const context = await readObjects(bytes);
  const info = context.lookup(context.trailerInfo.Info);
  expect(info instanceof PDFDict && getText(info, 'Title')).toBe(title);
});

test('asks for a password, and accepts the owner’s too', async () => {
  const bytes = await samplePdf({ pages: ['one'], password: 'user', ownerPassword: 'owner' });
  await expect(readObjects(bytes)).rejects.toMatchObject({ name: 'PasswordException' });
  await expect(readObjects(bytes, 'wrong')).rejects.toMatchObject({ name: 'PasswordException' });
  await expect(readObjects(bytes, 'user')).resolves.toBeDefined();
  await expect(readObjects(bytes, 'owner')).resolves.toBeDefined();
});

test('encodes passwords in PDFDocEncoding, and refuses others', () => {
  expect(documentEncoded('5€ – “Łódź”')).toBeUndefined();
  expect(documentEncoded('5€preis')).toBe('5\xa0preis');
  expect(documentEncoded('“Š”')).toBe('\x8d\x97\x8e');
});
