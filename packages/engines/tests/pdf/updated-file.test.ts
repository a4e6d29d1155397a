import { constants, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { merge } from '../../src/pdf/merge';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { rawPdf } from '../helpers/raw-pdf';

const field = (value: string) => `<</Subtype/Widget/FT/Tx/T(rent)/V(${value})/Rect[9 9 90 30]>>`;

/**
 * A form, with an update that gives its field another value.
 *
 * @param compressed makes the stream that lists the changed object
 */
function updatedForm(compressed: (entries: Uint8Array) => Uint8Array): Uint8Array {
  const form = rawPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R/Annots[4 0 R]>>',
    field('950'),
  ]);
  const previous = Buffer.from(form)
    .toString('latin1')
    .match(/startxref\n(\d+)/)?.[1];
  const changed = Buffer.from(`4 0 obj\n${field('975')}\nendobj\n`);
  const start = form.length + changed.length;
  const entry = (offset: number) => [1, offset >> 8, offset & 255, 0];
  const entries = compressed(new Uint8Array([...entry(form.length), ...entry(start)]));
  const dict = `/Type/XRef/Size 6/Root 1 0 R/Prev ${previous}/W[1 2 1]/Index[4 2]/Filter/FlateDecode/Length ${entries.length}`;
  return Buffer.concat([
    form,
    changed,
    Buffer.from(`5 0 obj\n<<${dict}>>\nstream\n`),
    entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}

test.each([
  ['is whole', (entries: Uint8Array) => deflateSync(entries)],
  ['lacks its end', (entries: Uint8Array) => deflateSync(entries, { finishFlush: constants.Z_SYNC_FLUSH })],
  ['lacks entries', (entries: Uint8Array) => deflateSync(entries.subarray(0, 2))],
])('an updated file is compared as it was last saved if the list of the update %s', async (_, compressed) => {
  const { files, facts } = await merge({ sources: [sourceFile('a.pdf', updatedForm(compressed))] }, host);
  expect((await readPdf(files[0])).fields).toEqual({ rent: '975' });
  expect(facts).toEqual([{ fact: 'forms', count: 1 }]);
});
