import { expect, test } from 'vitest';
import { redact } from '../../src/pdf/index';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

/** Two pages; pdf.js cannot read the content of the second. */
const pdf = () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 300 300]>>',
    '<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources<</Font<</F 6 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/Contents 7 0 R/Resources<</Font<</F 6 0 R>>>>>>',
    { dict: '', data: 'BT /F 12 Tf 50 200 Td (secret) Tj ET' },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    { dict: '', data: 'BT /F 12 Tf 50 200 Td (other) Tj ET' },
  ]);
  // The cross-reference entry of that content leads elsewhere.
  const text = Buffer.from(bytes).toString('latin1');
  const entry = /\d{10} 00000 n \n(?=trailer)/;
  return new Uint8Array(Buffer.from(text.replace(entry, '0000000003 00000 n \n'), 'latin1'));
};

test('a damaged page that cannot be read does not keep another page from being redacted', async () => {
  const marks = [{ page: 1, quads: [[45, 195, 120, 195, 120, 215, 45, 215]], text: 'secret' }];
  const { facts } = await redact({ source: sourceFile('a.pdf', pdf()), marks }, host);
  expect(facts).toContainEqual({ fact: 'redacted-letters', count: 6 });
});
