import { expect, test } from 'vitest';
import { Fault } from '../../src/engine';
import type { Block } from '../../src/text/model';
import { pack } from '../../src/text/pack';
import { readPlain } from '../../src/text/plain';
import { linesToRead } from '../../src/text/read-aloud';

const spokenLines = async (text: string) =>
  (await linesToRead({ doc: pack(readPlain(text, 'a')) })).map((line) => line.text);

test('a text is read aloud sentence by sentence, in its order', async () => {
  expect(await spokenLines('Mr. Rao came. He left!\n\nThen it rained.')).toEqual([
    'Mr. Rao came.',
    'He left!',
    'Then it rained.',
  ]);
});

test('the number of a clause is read with its sentence', async () => {
  expect(await spokenLines('1. The rent is due.\n\n2. It is paid in advance.\n\n(a) In cash.')).toEqual([
    '1. The rent is due.',
    '2. It is paid in advance.',
    '(a) In cash.',
  ]);
});

test('a row of a table is one line; what repeats on pages and notes beside the text are not read', async () => {
  const block = (kind: Block['kind'], text: string, place = {}): Block => ({
    kind,
    lines: [{ words: text.split(' ').map((text) => ({ text })) }],
    ...place,
  });
  const doc = pack({
    name: 'a',
    kind: 'pdf',
    properties: {},
    pages: [
      {
        number: 1,
        fields: [],
        blocks: [
          block('header', 'Page 1 of 2'),
          block('cell', 'Rent', { table: 1, row: 1, column: 1 }),
          block('cell', '5,000', { table: 1, row: 1, column: 2 }),
          block('cell', 'Deposit', { table: 1, row: 2, column: 1 }),
          block('comment', 'Check this'),
        ],
      },
    ],
  });
  expect((await linesToRead({ doc })).map(({ text }) => text)).toEqual(['Rent 5,000', 'Deposit']);
});

test('a document without a word is reported', async () => {
  const doc = pack({ name: 'a.pdf', kind: 'pdf', properties: {}, pages: [] });
  await expect(linesToRead({ doc })).rejects.toEqual(new Fault('no-text', { file: 'a.pdf' }));
});
