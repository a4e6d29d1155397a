import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { loadInParts } from '../../src/pdf/pdfjs';
import { pdfHost as host } from '../helpers/engine-host';

test('pdf.js copies only the parts of a large result that it reads, and leaves the bytes unchanged', async () => {
  const document = await PDFDocument.create();
  for (const size of [300, 400]) {
    const { node } = document.addPage([size, size]);
    const content = document.context.stream(new Uint8Array(4_000_000).fill(32), {});
    node.set(PDFName.of('Contents'), document.context.register(content));
  }
  const bytes = await document.save();
  const before = bytes.slice();
  const task = loadInParts(bytes, host);
  let copied = 0;
  task.onProgress = ({ loaded }: { loaded: number }) => {
    copied = loaded;
  };
  const doc = await task.promise;
  const { width } = (await doc.getPage(2)).getViewport({ scale: 1 });
  await task.destroy();
  expect([doc.numPages, width]).toEqual([2, 400]);
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThan(1_000_000);
  expect(Buffer.compare(bytes, before)).toBe(0);
});
