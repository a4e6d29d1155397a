import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { boxOf, type Matrix } from '../../src/matrix';
import { withDocument } from '../../src/pdf/documents';
import { type Mark, markWords } from '../../src/pdf/mark';
import { tokensOf } from '../../src/text/model';
import { lease } from '../helpers/documents/lease';
import { printPdf } from '../helpers/documents/print';
import { documentOf } from '../helpers/documents/read';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';

type FoundAnnotation = {
  subtype: string;
  rect: number[];
  titleObj?: { str: string };
  hasAppearance?: boolean;
};

/** Annotations of a page, with their boxes on the page as it is shown. */
const annotations = (bytes: Uint8Array, number: number) =>
  withDocument(sourceFile('marked.pdf', bytes), host, async ({ doc }) => {
    const page = await doc.getPage(number);
    const matrix = page.getViewport({ scale: 1 }).transform as Matrix;
    return ((await page.getAnnotations()) as FoundAnnotation[]).map((annotation) => ({
      ...annotation,
      box: boxOf(annotation.rect, matrix),
    }));
  });

test('marks words on the pages of a PDF, which keeps its text', async () => {
  const bytes = await printPdf({ ...lease, parts: [...lease.parts, ...lease.parts] });
  const doc = await documentOf('lease.pdf', bytes);
  const words = tokensOf(doc).filter(({ index }) => index % 40 === 7);
  const looks = ['removed', 'added', 'moved', 'issue'] as const;
  const marks = words.flatMap(({ word, page }, index): Mark[] =>
    (word.boxes ?? []).map((box) => ({ page, ...box, look: looks[index % 4] ?? 'issue', label: 'Changed' })),
  );
  const source = sourceFile('lease.pdf', bytes);
  const { files, facts } = await markWords({ source, marks, name: 'lease-marked.pdf' }, host);
  expect(facts).toEqual([]);
  const file = files[0];
  expect(file).toMatchObject({
    name: 'lease-marked.pdf',
    type: 'application/pdf',
    pages: doc.pages.length,
  });
  const marked = await bytesOf(file);
  const again = await documentOf('marked.pdf', marked);
  expect(tokensOf(again).map(({ word }) => word.text)).toEqual(tokensOf(doc).map(({ word }) => word.text));
  const annotationsFound = await annotations(marked, 1);
  const first = marks.filter(({ page }) => page === 1);
  const highlights = annotationsFound.filter(({ subtype }) => subtype === 'Highlight');
  expect(highlights).toHaveLength(first.length);
  expect(annotationsFound.filter(({ subtype }) => subtype === 'Ink')).toHaveLength(
    first.filter(({ look }) => look === 'removed' || look === 'added').length,
  );
  highlights.forEach(({ box, titleObj, hasAppearance }, index) => {
    expect(titleObj?.str).toBe('Changed');
    expect(hasAppearance).toBe(true);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(box[side]).toBeCloseTo(first[index]?.[side] ?? 0, 1);
  });
  // The open document still has no marks.
  await withDocument(source, host, async ({ doc }) => expect(doc.annotationStorage.size).toBe(0));
});

test.each([0, 90, 180, 270])(
  'marks the right place on a page rotated by %s degrees and cropped',
  async (angle) => {
    const document = await PDFDocument.create();
    const page = document.addPage([300, 400]);
    page.setCropBox(20, 30, 250, 340);
    page.setRotation(degrees(angle));
    page.drawText('Turned words here', { x: 120, y: 200, size: 12, rotate: degrees(angle) });
    const bytes = await document.save();
    const word = tokensOf(await documentOf('turned.pdf', bytes))[1]?.word;
    const box = word?.boxes?.[0];
    if (!box) throw new Error('no box');
    const { files } = await markWords(
      { source: sourceFile('turned.pdf', bytes), marks: [{ page: 1, ...box, look: 'moved' }], name: 'm.pdf' },
      host,
    );
    const [annotation] = await annotations(await bytesOf(files[0]), 1);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(annotation?.box[side]).toBeCloseTo(box[side], 1);
  },
);

test('refuses pages that do not exist, and an empty list of marks', async () => {
  const bytes = await printPdf({ title: 'One', parts: [] });
  const box = { x: 1, y: 1, width: 1, height: 1, look: 'read' } as const;
  const markWith = (marks: Mark[]) =>
    markWords({ source: sourceFile('a.pdf', bytes), marks, name: 'b.pdf' }, host);
  await expect(markWith([{ page: 9, ...box }])).rejects.toMatchObject({ code: 'range' });
  await expect(markWith([])).rejects.toMatchObject({ code: 'nothing' });
});
