import '../helpers/offscreen-canvas';
import { expect, test } from 'vitest';
import { audit } from '../../src/pdf/audit/audit';
import { withDocument } from '../../src/pdf/documents';
import { inspectOnce } from '../../src/pdf/inspect';
import { load } from '../../src/pdf/pdfjs';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

/** Pages with the same objects, of which those with an index in `hidden` draw within a layer that is not shown. */
function layeredPdf(pages: number, hidden: number[], catalog: string): Uint8Array {
  const kids = Array.from({ length: pages }, (_, index) => 5 + index);
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Count ${pages}/MediaBox[0 0 100 100]
      /Resources<</Properties<</L 3 0 R>>>>>>`,
    '<</Type/OCG/Name(Prices)>>',
    { dict: '', data: '/OC /L BDC 1 0 0 rg 0 0 60 60 re f EMC' },
    ...kids.map(
      (_, index) => `<</Type/Page/Parent 2 0 R${hidden.includes(index) ? '/Contents 4 0 R' : ''}>>`,
    ),
  ]);
}

const withLayers = '/OCProperties<</OCGs[3 0 R]/D<</OFF[3 0 R]>>>>';

/** Findings on a copy that has all objects but no layers. */
async function findings(pages: number, hidden: number[], spent: number) {
  const source = sourceFile('x.pdf', layeredPdf(pages, hidden, withLayers));
  const bytes = layeredPdf(pages, hidden, '');
  return withDocument(source, host, async (opened) => {
    const inspection = await inspectOnce(opened, source, host);
    const task = load(bytes.slice(), host);
    try {
      const inputs = [{ source, opened, inspection }];
      const audited = await audit(
        inputs,
        bytes,
        await task.promise,
        [inspection.sizes.map((_, index) => index)],
        { bookmarks: 'keep' },
        host,
        spent,
      );
      return audited.sources[0];
    } finally {
      await task.destroy();
    }
  });
}

const minutes = 60_000;

test('draws pages with identical objects, as they may still look different', async () => {
  expect(await findings(3, [1], minutes)).toMatchObject({
    drawnPages: 3,
    redrawn: [2],
    pages: { unproven: [] },
  });
});

test('draws every third page of a file of 50', async () => {
  expect(await findings(50, [], minutes)).toMatchObject({ drawnPages: 17, redrawn: [] });
});

test('skips drawing pages with identical objects when the job was fast', async () => {
  expect(await findings(3, [1], 0)).toMatchObject({ drawnPages: 0 });
});
