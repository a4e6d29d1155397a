import { describe, expect, it } from 'vitest';
import { formatMessage } from '@/lib/sentences';
import { fileSize, pageList, quotedNames, shortName } from '@/lib/values';

describe('a sentence with values', () => {
  const pages = { one: '1 page of {file}', other: '{count} pages of {file}' };

  it('uses the singular for one, and the plural for any other number', () => {
    expect(formatMessage(pages, { count: 1, file: 'a.pdf' })).toBe('1 page of a.pdf');
    expect(formatMessage(pages, { count: 0, file: 'a.pdf' })).toBe('0 pages of a.pdf');
    expect(formatMessage(pages, { count: 2, file: 'a.pdf' })).toBe('2 pages of a.pdf');
  });

  it('groups figures as in India', () => {
    expect(formatMessage('{count} words', { count: 123456 })).toBe('1,23,456 words');
  });

  it('inserts a value unchanged, even if it looks like a placeholder', () => {
    expect(formatMessage('{file} is ready', { file: '{count}$&.pdf' })).toBe('{count}$&.pdf is ready');
  });

  it('throws if a value is missing', () => {
    expect(() => formatMessage('Page {page} of {file}', { page: 1 })).toThrow('needs a value for {file}');
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [84_400, '84 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [2_449_000, '2.4 MB'],
    [99_940_000, '99.9 MB'],
    [101_400_000, '101 MB'],
  ])('%i is %s', (bytes, expected) => expect(fileSize(bytes)).toBe(expected.replace(' ', '\u00a0')));
});

describe('a list of pages', () => {
  it('joins consecutive pages in ranges and lists the others one by one', () => {
    expect(pageList([7, 1, 2, 3, 3, 9, 10])).toBe('1–3, 7, 9–10');
    expect(pageList([])).toBe('');
    expect(pageList([7, 1, 2, 9], '{pages} and {last}')).toBe('1–2, 7 and 9');
    expect(pageList([7, 8], '{pages} and {last}')).toBe('7–8');
  });
});

it('quotes each of several file names in a message', () => {
  const files = [{ name: 'a.pdf' }, { name: 'b, c.pdf' }];
  expect(formatMessage('2 files: “{file}”.', { file: quotedNames(files) })).toBe(
    '2 files: “a.pdf”, “b, c.pdf”.',
  );
});

describe('shortName', () => {
  it.each([
    ['lease.pdf', 'lease.pdf'],
    ['board-meeting-of-14-october-2026-final-version.wav', 'board-meeti…-version.wav'],
    ['Minutes of the board, second draft (3).docx', 'Minutes of…aft (3).docx'],
    ['Which of these twelve changes matter?', 'Which of these twelve changes matter?'],
  ])('%s is shown as %s', (name, shown) => {
    expect(shortName(name, 24)).toBe(shown);
    expect(shown.length <= 24 || shown === name).toBe(true);
  });
});
