import { expect, test } from 'vitest';
import { reportOf } from '@/components/workbench/compare-pdf/compare-report';
import { type Difference, marksOf } from '@/components/workbench/compare-pdf/differences';
import type { Side } from '@/components/workbench/documents/report-file';
import { sharedMessages as shared } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('compare-pdf');

const side = (name: string, unclear: number[] = [], pictures: number[] = []): Side => ({
  source: { name, bytes: new Uint8Array() } as unknown as Side['source'],
  doc: {
    kind: 'pdf',
    sheets: [{ width: 595, height: 842, words: 0 }],
    pictures,
    unclear,
  } as unknown as Side['doc'],
  marks: [],
});
const place = {
  page: 1,
  line: 1,
  from: 0,
  to: 0,
  text: '',
  boxes: [{ page: 1, x: 9, y: 9, width: 90, height: 40 }],
};
const stamp: Difference = { kind: 'picture', zone: 'body', before: place, after: place, onlyIn: 'after' };
const textsOf = (pictures: boolean) =>
  reportOf({ shared, messages, differences: [stamp], pictures }, [side('old.pdf'), side('new.pdf')])
    .parts.flatMap((part) => ('runs' in part ? part.runs.map(({ text }) => text) : []))
    .join(' ');

test('the report of a comparison as pictures says so, and never that words were compared', () => {
  expect(textsOf(true)).toContain('as pictures');
  expect(textsOf(true)).not.toContain('word by word');
  expect(textsOf(false)).toContain('word by word');
});

test('a picture in only one file is called so in the report, framed in that file, and marked as missing in the other', () => {
  expect(textsOf(true)).toContain(messages.legend.newer);
  expect(marksOf([stamp], 'before')).toMatchObject([{ look: 'new-area', only: 'there' }]);
  expect(marksOf([stamp], 'after')).toMatchObject([{ look: 'new-area', only: 'here' }]);
  const { onlyIn: _, ...changed } = stamp;
  expect(marksOf([changed], 'before')).toMatchObject([{ look: 'old-area' }]);
  expect(marksOf([changed], 'before')[0]).not.toHaveProperty('only');
});

test('the report of files without changes names the pages whose letters cannot be read', () => {
  const textsFor = (unclear: number[]) =>
    JSON.stringify(
      reportOf({ shared, messages, differences: [], pictures: false }, [
        side('old.pdf'),
        side('new.pdf', unclear),
      ]).parts,
    );
  expect(textsFor([3])).toContain(
    formatMessage(messages.unclear, { count: 1, pages: '3', side: messages.newer }),
  );
  expect(textsFor([3])).toContain(messages.noneRead);
  expect(textsFor([])).not.toContain(messages.noneRead);
});

test('pages that could not be compared as text are listed for each file', () => {
  const report = reportOf({ shared, messages, differences: [], pictures: false }, [
    side('old.pdf', [4], [2]),
    side('new.pdf', [], [2, 3]),
  ]);
  const texts = JSON.stringify(report.parts);
  const of = (name: string, count: number, pages: string) => ({ count, pages, side: name });
  expect(texts).toContain(formatMessage(messages.scans.some, of(messages.old, 1, '2')));
  expect(texts).toContain(formatMessage(messages.unclear, of(messages.old, 1, '4')));
  expect(texts).toContain(formatMessage(messages.scans.some, of(messages.newer, 2, '2–3')));
});
