import { expect, test } from 'vitest';
import { redact } from '../../src/pdf/index';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textInFile } from '../helpers/pdf-text';
import { rawPdf } from '../helpers/raw-pdf';

const quad = [45, 195, 250, 195, 250, 215, 45, 215];
const names = '/S/m/i/t/h/e/r/s';

/** A name in a font whose encoding spells it, above another line; both fonts may share the encoding. */
const pdf = (below: string, encoding = `<</Differences[1${names}]>>`) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 300 300]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R/G 6 0 R>>>>>>',
    { dict: '', data: `BT /F 12 Tf 50 200 Td <0102030405060708> Tj ET BT 50 100 Td ${below} Tj ET` },
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding ${encoding}/FontDescriptor<</Type/FontDescriptor/FontName/Helvetica/Flags 32/CharSet(${names})>>>>`,
    `<</Type/Font/Subtype/Type1/BaseFont/Times-Roman${encoding.endsWith('R') ? `/Encoding ${encoding}` : ''}>>`,
    `<</Differences[1${names}]>>`,
  ]);

async function redacted(bytes: Uint8Array) {
  const marks = [{ page: 1, quads: [quad], text: 'Smithers' }];
  const { files, facts } = await redact({ source: sourceFile('a.pdf', bytes), marks }, host);
  expect(facts).toEqual([{ fact: 'redacted-letters', count: 8 }]);
  return (await textInFile(await bytesOf(files[0]))).replace(/\s+/g, '');
}

test('names of glyphs that spell a removed word go from the encoding and the list of characters', async () => {
  const text = await redacted(pdf('/G 12 Tf (other words)'));
  expect(text).not.toContain('/S/m/i');
  expect(text).not.toContain('CharSet');
});

test('glyphs that other words still show keep their names', async () => {
  const text = await redacted(pdf('/F 12 Tf <030403>'));
  expect(text).toContain('/Differences[1/.notdef/.notdef/i/t/.notdef/.notdef/.notdef/.notdef]');
});

test('names in another order keep their codes', async () => {
  const text = await redacted(pdf('/F 12 Tf <090a>', `<</Differences[9/A/B 1${names}]>>`));
  expect(text).toContain(`/Differences[1${'/.notdef'.repeat(8)}/A/B]`);
});

test('a font that shares the encoding keeps all of its names', async () => {
  const text = await redacted(pdf('/G 12 Tf <0106>', '7 0 R'));
  expect(text.match(/\/Differences/g)).toHaveLength(2);
});

test('a note with a rich text of 500,000 characters does not end a redaction', async () => {
  const text = '<p>lorem ipsum dolor</p>'.repeat(21_000);
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 300 300]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Annots[5 0 R]>>',
    { dict: '', data: 'BT /F 12 Tf 50 200 Td (Smithers) Tj ET' },
    `<</Type/Annot/Subtype/Text/Rect[9 9 30 30]/Contents(note)/RC(<body>${text}by Smithers</body>)>>`,
  ]);
  const marks = [{ page: 1, quads: [quad], text: 'Smithers' }];
  const { files, facts } = await redact({ source: sourceFile('a.pdf', bytes), marks }, host);
  expect(facts).toEqual([
    { fact: 'redacted-letters', count: 8 },
    { fact: 'redacted-elsewhere', count: 1 },
  ]);
  expect(await textInFile(await bytesOf(files[0]))).not.toContain('Smithers');
}, 60_000);
