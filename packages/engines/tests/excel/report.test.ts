import { expect, test } from 'vitest';
import { assets } from '../../src/excel/assets';
import { type Report, writeReport } from '../../src/excel/report';
import { nodeHost } from '../../src/node';
import { documentOf } from '../helpers/documents/read';
import { bytesOf } from '../helpers/engine-host';
import { requireSound } from '../helpers/pdf-programs';

async function printReport(parts: Report['parts'], title = 'Changes') {
  const { files } = await writeReport({ name: 'changes.pdf', title, parts }, nodeHost(assets));
  return { file: files[0], bytes: await bytesOf(files[0]) };
}

const wordsOf = async (bytes: Uint8Array) =>
  (await documentOf('a.pdf', bytes)).pages.map(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words.map(({ text }) => text))).join(' '),
  );

test('a report has its title, its numbered points and all their text', async () => {
  const { file, bytes } = await printReport([
    { kind: 'title', runs: [{ text: 'Changes' }] },
    {
      kind: 'point',
      runs: [
        { text: 'one month’s ', look: 'removed' },
        { text: '₹4,500', look: 'added' },
      ],
    },
    { kind: 'point', runs: [{ text: 'किराया समझौता', look: 'moved' }] },
  ]);
  expect(file).toMatchObject({ name: 'changes.pdf', type: 'application/pdf', pages: 1 });
  const [text] = await wordsOf(bytes);
  for (const part of ['Changes', '1.', 'one month’s', '₹4,500', '2.', 'किराया समझौता', '1 / 1']) {
    expect(text).toContain(part);
  }
  await requireSound(bytes);
});

test('a long report continues over pages, and no word is outside a page', async () => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
  const { bytes } = await printReport([
    ...Array.from({ length: 60 }, () => ({ kind: 'point' as const, runs: [{ text: long }] })),
    { kind: 'paragraph', runs: [{ text: 'x'.repeat(400) }] },
  ]);
  const doc = await documentOf('a.pdf', bytes);
  expect(doc.pages.length).toBeGreaterThan(3);
  const boxes = doc.pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words.flatMap((word) => word.boxes ?? []))),
  );
  for (const { x, y, width, height } of boxes) {
    expect(x).toBeGreaterThan(50);
    expect(x + width).toBeLessThan(545);
    expect(y + height).toBeLessThan(842 - 30);
  }
  expect((await wordsOf(bytes)).join(' ').match(/word39/g)).toHaveLength(60);
});
