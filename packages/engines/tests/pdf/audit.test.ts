import { expect, test } from 'vitest';
import { Content } from '../../src/pdf/audit/content';
import { ObjectFile } from '../../src/pdf/audit/object-file';
import { samplePdf } from '../helpers/pdf-samples';
import '../helpers/engine-host';

const sample = {
  pages: ['one', 'two'],
  fields: [{ name: 'tenant', value: 'Asha (Rao)' }],
  bookmarks: [
    { title: 'C:\\new\\table', page: 0 },
    { title: '少額', page: 1, within: true },
  ],
  attachments: { 'plan.txt': 'plan' },
  roman: 1,
};

const readContent = (bytes: Uint8Array, password?: string) => new Content(new ObjectFile(bytes, password));

test('reads what a document holds from its objects', async () => {
  const content = readContent(await samplePdf(sample));
  expect(content.pages).toHaveLength(2);
  expect(content.bookmarks().map(({ title, level, target }) => [title, level, target])).toEqual([
    ['C:\\new\\table', 0, { pages: [0] }],
    ['少額', 1, { pages: [1] }],
  ]);
  expect(content.attachments().map(({ name }) => name)).toEqual(['plan.txt']);
  expect(content.labels()).toEqual(['r  1', 'D  1']);
});

test('reads the same from a file and from its encrypted copy', async () => {
  const plain = readContent(await samplePdf(sample));
  const locked = readContent(await samplePdf({ ...sample, password: 'secret' }), 'secret');
  expect(locked.bookmarks()).toEqual(plain.bookmarks());
  expect(locked.attachments()).toEqual(plain.attachments());
  for (const [index, page] of plain.pages.entries()) {
    const other = locked.pages[index];
    expect(other && locked.drawingDigest(other, false)).toBe(plain.drawingDigest(page, false));
  }
});

test('of two objects with one number the cross-reference chooses; if it is broken, the last one counts', () => {
  const file = (xref: (first: number, second: number) => string) => {
    const head =
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Kids[]/Count 0>>\nendobj\n';
    const first = head.length;
    const body = `${head}3 0 obj\n(red)\nendobj\n`;
    const text = `${body}3 0 obj\n(blue)\nendobj\n`;
    return new TextEncoder().encode(`${text}${xref(first, body.length)}startxref\n${text.length}\n%%EOF`);
  };
  const line = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;
  const sound = file((first) => {
    const two = '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'.length;
    return `xref\n1 3\n${line(9)}${line(two)}${line(first)}trailer\n<</Size 4/Root 1 0 R/Word 3 0 R>>\n`;
  });
  const broken = file(() => 'trailer\n<</Root 1 0 R/Word 3 0 R>>\n');
  const word = (bytes: Uint8Array) => {
    const objects = new ObjectFile(bytes);
    return objects.get(objects.trailer.entries.get('Word'));
  };
  expect(word(sound)).toEqual({ bytes: 'red' });
  expect(word(broken)).toEqual({ bytes: 'blue' });
});
