import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeHost } from '../../src/node';
import { assets } from '../../src/pdf/assets';
import { sameLook } from '../../src/pdf/audit/draw-pages';
import { withDocument } from '../../src/pdf/documents';
import { factsOf } from '../../src/pdf/facts';
import { inspectOnce } from '../../src/pdf/inspect';
import { join } from '../../src/pdf/join';
import { sourceFile } from '../helpers/engine-host';
import { samplePdf } from '../helpers/pdf-samples';

const host = nodeHost(assets);

beforeEach(() => vi.stubGlobal('OffscreenCanvas', undefined));
afterEach(() => vi.unstubAllGlobals());

test('pages are compared as pdfium draws them, turned or not', async () => {
  const upright = await samplePdf({ pages: ['Rent', 'Deposit'] });
  const document = await PDFDocument.load(upright);
  document.getPage(0).setRotation(degrees(90));
  const turned = sourceFile('turned.pdf', new Uint8Array(await document.save()));
  await withDocument(sourceFile('upright.pdf', upright), host, async ({ doc }) =>
    withDocument(turned, host, async ({ doc: other }) => {
      expect(await sameLook(doc, 1, doc, 1, 0)).toBe(true);
      expect(await sameLook(doc, 1, doc, 2, 0)).toBe(false);
      expect(await sameLook(doc, 1, other, 1, 90)).toBe(true);
      expect(await sameLook(doc, 1, other, 1, 0)).toBe(false);
      expect(await sameLook(doc, 1, doc, 9, 0)).toBeUndefined();
    }),
  );
});

test('the report names pages that nothing here can draw', async () => {
  const source = sourceFile('lease.pdf', await samplePdf({ pages: ['Rent', 'Deposit'] }));
  await withDocument(source, host, async (opened) => {
    const inspection = await inspectOnce(opened, source, host);
    const { audit } = await join([{ source, opened, inspection }], { bookmarks: 'keep' }, host);
    const uncheckedLooks = (undrawn: number[]) =>
      factsOf(
        { ...audit, sources: audit.sources.map((findings) => ({ ...findings, undrawn })) },
        { bookmarks: 'keep' },
      ).filter(({ fact }) => fact === 'looks-unchecked');
    expect(uncheckedLooks([])).toEqual([]);
    expect(uncheckedLooks([2])).toEqual([
      { fact: 'looks-unchecked', count: 1, pages: [2], file: 'lease.pdf', lost: true },
    ]);
  });
});
