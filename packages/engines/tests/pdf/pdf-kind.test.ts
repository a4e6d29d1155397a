import { expect, test } from 'vitest';
import { pdfKind } from '../../src/pdf/pdf-kind';

const source = (name: string, content: string) => ({ key: name, name, blob: new Blob([content]) });

test('refuses a file that cannot be a PDF with its kind, before an engine loads', async () => {
  await expect(pdfKind(source('a.mov', '\0\0\0\x14ftypqt  '))).rejects.toMatchObject({
    code: 'kind',
    details: { file: 'a.mov', detail: 'video' },
  });
  await expect(pdfKind(source('empty.pdf', ''))).rejects.toMatchObject({ code: 'empty' });
});

test('a file that is or may be a PDF is left to the engine', async () => {
  expect(await pdfKind(source('a.pdf', 'some mail before it\n%PDF-1.4'))).toBe('pdf');
  expect(await pdfKind(source('c.pdf', '% lost its first line\n1 0 obj\n<<>>'))).toBe('pdf');
  expect(await pdfKind(source('b.pdf', '\0\x01\x02'))).toBe('unknown');
});
