import { expect, test, vi } from 'vitest';
import { nodeHost } from '../../src/node';
import { merge } from '../../src/pdf/merge';
import * as passwordHash from '../../src/pdf/password-hash';
import { documentEncoded } from '../../src/pdf/reader/password';
import { assets, toSlides } from '../../src/powerpoint/index';
import { encrypter } from '../helpers/encrypted-pdf';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { samplePdf } from '../helpers/pdf-samples';
import { PdfWriter } from '../helpers/pdf-writer';
import { rawPdf } from '../helpers/raw-pdf';

const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;

const mergeAlone = (bytes: Uint8Array, password?: string) =>
  merge({ sources: [sourceFile('a.pdf', bytes, password)], options }, host);

test('a sound file without a page is empty, not damaged', async () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 0>>',
    '<</Type/Pages/Kids[]/Count 0>>',
  ];
  await expect(mergeAlone(rawPdf(objects))).rejects.toMatchObject({
    code: 'empty',
    details: { file: 'a.pdf' },
  });
  await expect(mergeAlone(rawPdf(objects.slice(0, 1)))).rejects.toMatchObject({ code: 'damaged' });
});

test('a file encrypted for certificates is reported as locked, not as damaged', async () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 400]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4/Length 128/CF<</DefaultCryptFilter<</CFM/AESV2/Recipients[<30>]>>>>/StmF/DefaultCryptFilter/StrF/DefaultCryptFilter>>',
  ];
  const fault = { code: 'encrypted', details: { file: 'a.pdf', detail: 'Adobe.PubSec' } };
  const lockedPdf = rawPdf(objects, '/Encrypt 4 0 R/ID[<00><00>]');
  await expect(mergeAlone(lockedPdf)).rejects.toMatchObject(fault);
  const slides = toSlides({ file: sourceFile('a.pdf', lockedPdf) }, nodeHost(assets));
  await expect(slides).rejects.toMatchObject(fault);
});

test('a password works with letters that have other codes in PDFDocEncoding than in Latin-1', async () => {
  const password = '5€ – Šimunek';
  const bytes = await samplePdf({ pages: ['inside'], password: documentEncoded(password) as string });
  const { files, facts } = await mergeAlone(bytes, password);
  expect((await readPdf(files[0])).words).toEqual(['inside']);
  expect(facts).toContainEqual({ fact: 'password', file: 'a.pdf' });
  expect(facts.map(({ fact }) => fact)).not.toContain('unchecked');
  await expect(mergeAlone(bytes, '5? – Simunek')).rejects.toMatchObject({ code: 'wrong-password' });
});

test('a file with a short key in a crypt filter is read object by object, like any other', async () => {
  const pdf = new PdfWriter();
  const pages = pdf.next();
  const page = pdf.add(`<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 300 400]>>`);
  pdf.set(pages, `<</Type/Pages/Kids[${page} 0 R]/Count 1>>`);
  const root = pdf.add(`<</Type/Catalog/Pages ${pages} 0 R>>`);
  const id = Buffer.from('0123456789abcdef');
  const how = { packed: true, lengths: 'direct', strings: 'literal', id } as const;
  const { facts } = await mergeAlone(pdf.write(root, { ...how, encrypter: encrypter('rc4-48', '', id) }));
  expect(facts.map(({ fact }) => fact)).not.toContain('unchecked');
});

test('the key of a file with AES-256 is derived once for reading, checking and every further call', async () => {
  const hash = vi.spyOn(passwordHash, 'hash2B');
  const lockWith = (password: string) => {
    const pdf = new PdfWriter();
    const pages = pdf.next();
    const page = pdf.add(`<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 300 400]>>`);
    pdf.set(pages, `<</Type/Pages/Kids[${page} 0 R]/Count 1>>`);
    const root = pdf.add(`<</Type/Catalog/Pages ${pages} 0 R>>`);
    const id = Buffer.from('0123456789abcdef');
    const how = { packed: false, lengths: 'direct', strings: 'literal', id } as const;
    return pdf.write(root, { ...how, encrypter: encrypter('aes-256', password, id) });
  };
  const [one, other] = [lockWith('derived once'), lockWith('derived anew')];
  const hashes = async (work: Promise<unknown>) => {
    hash.mockClear();
    await work;
    return hash.mock.calls.length;
  };
  try {
    // Two hashes: one to check the user password, one to unwrap the key (Algorithm 2.A).
    const { facts } = await mergeAlone(one, 'derived once');
    expect(facts.map(({ fact }) => fact)).not.toContain('unchecked');
    expect(hash).toHaveBeenCalledTimes(2);
    expect(await hashes(mergeAlone(one, 'derived once'))).toBe(0);
    expect(await hashes(expect(mergeAlone(one, 'derived anew')).rejects.toThrow())).toBe(2);
    expect(await hashes(mergeAlone(other, 'derived anew'))).toBe(2);
    expect(await hashes(expect(mergeAlone(other, 'derived once')).rejects.toThrow())).toBe(2);
    // A refused password is not checked again.
    expect(await hashes(expect(mergeAlone(other, 'derived once')).rejects.toThrow())).toBe(0);
  } finally {
    hash.mockRestore();
  }
});

test('a file with only an encrypted attachment opens without a password and reports the attachment as left out', async () => {
  const secret = '00'.repeat(32);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a.txt)5 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 400]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    { dict: '', data: 'BT /F 12 Tf 20 20 Td (in the clear) Tj ET' },
    '<</Type/Filespec/F(a.txt)/EF<</F 6 0 R>>>>',
    { dict: '/Type/EmbeddedFile', data: '0123456789abcdef0123456789abcdef' },
  ];
  const encryption =
    '/Encrypt<</Filter/Standard/V 4/R 4/Length 128/P -4/CF<</StdCF<</CFM/AESV2/AuthEvent/EFOpen/Length 16>>>>' +
    `/StmF/Identity/StrF/Identity/EFF/StdCF/O<${secret}>/U<${secret}>>>/ID[<00><00>]`;
  const { files, facts } = await mergeAlone(rawPdf(objects, encryption));
  expect((await readPdf(files[0])).words).toEqual(['in the clear']);
  expect(facts).toContainEqual({ fact: 'attachments', count: 1, lost: true });
});
