import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileKind } from '../../src/kind';
import { parseXml } from '../../src/text/docx/parse-xml';
import { type Part, writeWord } from '../../src/text/docx/write';
import { textOf } from '../../src/text/model';
import { documentOf } from '../helpers/documents/read';

const parts: Part[] = [
  { kind: 'title', runs: [{ text: 'Changes & notes <lease>' }] },
  { kind: 'heading', runs: [{ text: 'लीज़' }] },
  {
    kind: 'point',
    runs: [
      { text: 'one month’s', look: 'removed' },
      { text: ' ' },
      { text: 'three months’ \u0007', look: 'added' },
    ],
  },
  { kind: 'point', runs: [{ text: 'Deposit of ₹60,000', look: 'moved' }] },
  { kind: 'table', rows: [[[{ text: 'Page' }], [{ text: '3', look: 'bold' }]]] },
];

const writeSample = async () => {
  const { files } = await writeWord({ name: 'changes.docx', title: 'Changes', parts });
  return new Blob(files[0]?.parts);
};

test('writes a Word file that reads as it was written', async () => {
  const blob = await writeSample();
  expect(await fileKind(blob)).toBe('docx');
  const doc = await documentOf('changes.docx', new Uint8Array(await blob.arrayBuffer()));
  expect(doc.properties).toEqual({ title: 'Changes' });
  expect(doc.pages[0]?.blocks.map((block) => [block.kind, block.label, textOf(block)])).toEqual([
    ['heading', undefined, 'Changes & notes <lease>'],
    ['heading', undefined, 'लीज़'],
    ['list', '1.', 'one month’s three months’'],
    ['list', '2.', 'Deposit of ₹60,000'],
    ['cell', undefined, 'Page'],
    ['cell', undefined, '3'],
  ]);
});

test('every part is XML and listed in [Content_Types].xml', async () => {
  const files = unzipSync(new Uint8Array(await (await writeSample()).arrayBuffer()));
  const types = strFromU8(files['[Content_Types].xml'] ?? new Uint8Array());
  for (const [path, bytes] of Object.entries(files)) {
    expect(() => parseXml(strFromU8(bytes)), path).not.toThrow();
    if (path.endsWith('.xml') && !path.startsWith('[')) expect(types).toContain(`/${path}"`);
  }
});
