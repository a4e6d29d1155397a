import { expect, test } from 'vitest';
import { pack, unpack, unpackPage } from '../../src/text/pack';
import { paragraphs } from '../helpers/documents/contract';
import { printPdf } from '../helpers/documents/print';
import { documentOf } from '../helpers/documents/read';

const parts = paragraphs(3, 40).map((sentences) => ({ text: sentences.join(' ') }));

test('packing and unpacking a document changes nothing, whole or page by page', async () => {
  const doc = await documentOf('notice.pdf', await printPdf({ title: 'Notice ₹', parts }));
  expect(doc.pages.length).toBeGreaterThan(2);
  const packed = pack(doc);
  expect(await unpack(packed)).toEqual(JSON.parse(JSON.stringify(doc)));
  expect(await unpackPage(packed, 1)).toEqual(JSON.parse(JSON.stringify(doc.pages[1])));
  expect(await unpackPage(packed, doc.pages.length)).toBeUndefined();
});

test('a packed page states the left and right edge of its column of text', async () => {
  const doc = await documentOf('notice.pdf', await printPdf({ title: 'Notice', parts }));
  const { sheets } = pack(doc);
  expect(sheets.length).toBe(doc.pages.length);
  sheets.forEach(({ column, width }, index) => {
    const boxes = doc.pages[index]?.blocks.flatMap(({ lines }) =>
      lines.flatMap(({ words }) => words.flatMap((word) => word.boxes ?? [])),
    );
    expect(boxes?.length).toBeGreaterThan(0);
    expect(column?.left).toBe(Math.floor(Math.min(...(boxes ?? []).map(({ x }) => x))));
    expect(column?.right).toBe(Math.ceil(Math.max(...(boxes ?? []).map((box) => box.x + box.width))));
    expect(column?.right).toBeLessThan(width ?? 0);
  });
  const plain = pack({ ...doc, pages: [{ number: 1, blocks: [], fields: [] }] });
  expect(plain.sheets[0]).not.toHaveProperty('column');
});

test('a long document is passed between page and engines without a copy', async () => {
  const heavy = structuredClone(pack(await documentOf('long.pdf', await printPdf({ title: 'Long', parts }))));
  const { text, ...rest } = heavy;
  expect(text).toBeInstanceOf(Blob);
  expect(text.size).toBeGreaterThan(20_000);
  expect(JSON.stringify(rest).length).toBeLessThan(100 * heavy.sheets.length + 400);
});
