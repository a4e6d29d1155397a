import { expect, test } from 'vitest';
import { readDocx } from '../../src/text/docx/read-docx';
import { type TranscriptInput, writeTranscript } from '../../src/voice/transcript';
import { bytesOf } from '../helpers/engine-host';

const passages = [
  { start: 0, end: 2.5, text: ' Good morning. ', speaker: 'Asha' },
  { start: 2.5, end: 3, text: '' },
  {
    start: 3661.25,
    end: 3669.25,
    text: 'The rent of ₹ 500 & the deposit are due on the first day of the month, as was agreed upon last year by both.',
  },
];

async function write(as: TranscriptInput['as'], times = false) {
  const { files } = await writeTranscript({ passages, as, times, title: 'Interview <1>', name: `a.${as}` });
  return bytesOf(files[0]);
}
const text = async (as: TranscriptInput['as'], times = false) =>
  new TextDecoder().decode(await write(as, times));

test('plain text has a line for each passage, with its speaker and, if asked for, its time', async () => {
  const [, , last] = passages;
  expect(await text('txt')).toBe(`Asha: Good morning.\r\n${last?.text}\r\n`);
  expect(await text('txt', true)).toBe(`[00:00] Asha: Good morning.\r\n[01:01:01] ${last?.text}\r\n`);
});

test('subtitles have numbers and times, at most two lines of 42 characters, and divide the time of a long passage among them', async () => {
  const blocks = (await text('srt'))
    .trim()
    .split('\r\n\r\n')
    .map((block) => block.split('\r\n'));
  expect(blocks[0]).toEqual(['1', '00:00:00,000 --> 00:00:02,500', 'Asha: Good morning.']);
  expect(blocks[1]?.slice(0, 2)).toEqual(['2', '01:01:01,250 --> 01:01:05,250']);
  expect(blocks[2]?.slice(0, 2)).toEqual(['3', '01:01:05,250 --> 01:01:09,250']);
  const lines = blocks.flatMap((block) => block.slice(2));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(42);
  expect(lines.slice(1).join(' ')).toBe(passages[2]?.text);
});

test('a Word file has the title and each passage as a paragraph', async () => {
  const { pages } = readDocx(await write('docx', true), 'a.docx');
  const lines = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => block.lines.map((line) => line.words.map((word) => word.text).join(' '))),
  );
  expect(lines).toEqual(['Interview <1>', '00:00 Asha: Good morning.', `01:01:01 ${passages[2]?.text}`]);
});

test('a transcript without words makes no file', async () => {
  const empty = writeTranscript({
    passages: [{ start: 0, end: 1, text: ' ' }],
    as: 'txt',
    times: false,
    title: '',
    name: 'a.txt',
  });
  await expect(empty).rejects.toMatchObject({ code: 'nothing' });
});
