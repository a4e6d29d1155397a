import { expect, test } from 'vitest';
import { pack, unpack, unpackPage } from '../../src/text/pack';
import { paragraphs } from '../helpers/papers/contract';
import { printPdf } from '../helpers/papers/print';
import { paperOf } from '../helpers/papers/read';

const parts = paragraphs(3, 40).map((sentences) => ({ text: sentences.join(' ') }));

test('packing and unpacking a document changes nothing, whole or page by page', async () => {
  const paper = await paperOf('notice.pdf', await printPdf({ title: 'Notice ₹', parts }));
  expect(paper.pages.length).toBeGreaterThan(2);
  const packed = pack(paper);
  expect(await unpack(packed)).toEqual(JSON.parse(JSON.stringify(paper)));
  expect(await unpackPage(packed, 1)).toEqual(JSON.parse(JSON.stringify(paper.pages[1])));
  expect(await unpackPage(packed, paper.pages.length)).toBeUndefined();
});

test('a long document is passed between page and engines without a copy', async () => {
  const heavy = structuredClone(pack(await paperOf('long.pdf', await printPdf({ title: 'Long', parts }))));
  const { text, ...rest } = heavy;
  expect(text).toBeInstanceOf(Blob);
  expect(text.size).toBeGreaterThan(20_000);
  expect(JSON.stringify(rest).length).toBeLessThan(100 * heavy.sheets.length + 400);
});
