import { expect, test } from 'vitest';
import { rangesOf } from '../../src/pdf/ranges';
import {
  inFileName,
  partsByChapters,
  partsByCount,
  partsByCuts,
  partsNamedAfter,
  pictureName,
  withUniqueNames,
} from '../../src/pdf/split-parts';

test('cuts are after pages; those out of range and repeated ones are ignored', () => {
  expect(partsByCuts('Lease.pdf', 5, [3, 1, 3, 0, 5, 9])).toEqual([
    { name: 'Lease 1.pdf', pages: [1] },
    { name: 'Lease 2-3.pdf', pages: [2, 3] },
    { name: 'Lease 4-5.pdf', pages: [4, 5] },
  ]);
  expect(partsByCuts('Lease.pdf', 2, [])).toEqual([{ name: 'Lease 1-2.pdf', pages: [1, 2] }]);
});

test('ranges may overlap and leave pages out', () => {
  expect(partsNamedAfter('Lease.pdf', rangesOf('1-3, 3, 9', 9))).toEqual([
    { name: 'Lease 1-3.pdf', pages: [1, 2, 3] },
    { name: 'Lease 3.pdf', pages: [3] },
    { name: 'Lease 9.pdf', pages: [9] },
  ]);
});

test('the last of several parts of equal size may be shorter', () => {
  expect(partsByCount('a.pdf', 5, 2).map(({ pages }) => pages)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsByCount('a.pdf', 4, 2).map(({ pages }) => pages)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(partsByCount('a.pdf', 3, 0).map(({ pages }) => pages)).toEqual([[1], [2], [3]]);
});

test('each bookmark makes a part named after it, and the pages before the first one make another', () => {
  const chapters = [
    { title: 'Terms: rent/deposit', page: 3 },
    { title: 'Annexure', page: 5 },
    { title: 'Plan', page: 5 },
    { title: 'annexure', page: 6 },
  ];
  expect(partsByChapters('Lease.pdf', 6, chapters)).toEqual([
    { name: 'Lease 1-2.pdf', pages: [1, 2] },
    { name: 'Terms rent deposit.pdf', pages: [3, 4] },
    { name: 'Annexure.pdf', pages: [5] },
    { name: 'annexure (2).pdf', pages: [6] },
  ]);
  expect(partsByChapters('Lease.pdf', 2, [])).toEqual([{ name: 'Lease 1-2.pdf', pages: [1, 2] }]);
});

test('names contain no character that an operating system forbids', () => {
  expect(inFileName(' a/b\\c:d*e?f"g<h>i|j\u0000k\u202e. ')).toBe('a b c d e f g h i j k');
  expect(inFileName('x'.repeat(300))).toHaveLength(80);
  expect(inFileName('a\ud83dz')).toBe('a z');
});

test.each([
  ['CON', 'CON_'],
  ['aux.notes', 'aux_.notes'],
  ['LPT1.', 'LPT1_'],
  ['com¹ .x', 'com¹_ .x'],
  ['Contract', 'Contract'],
  ['com10', 'com10'],
])('the name %j, reserved for a device, becomes %j', (text, name) => {
  expect(inFileName(text)).toBe(name);
});

test('a name is cut between letters, within the byte limit of file systems', () => {
  expect(inFileName(`${'A'.repeat(79)}😀 and more`)).toBe(`${'A'.repeat(79)}😀`);
  expect(inFileName(`${'A'.repeat(80)}😀`)).toBe('A'.repeat(80));
  const long = inFileName('👍🏽'.repeat(80));
  expect(new TextEncoder().encode(`${long} (1000).pdf`).length).toBeLessThanOrEqual(255);
  expect(long).toBe('👍🏽'.repeat(long.length / 4));
});

test.each(['a'.repeat(251), 'न'.repeat(82), 'é'.repeat(125)])(
  'a page’s picture keeps the page number in a valid file name: %#',
  (stem) => {
    const name = pictureName(stem, 7, 1000, 'webp');
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/-0007\.webp$/);
    expect(stem.startsWith(name.slice(0, -'-0007.webp'.length))).toBe(true);
  },
);

test('names of files differ, even if letter case is ignored', () => {
  const files = ['a.pdf', 'A.pdf', 'a (2).pdf', 'b'].map((name) => ({ name }));
  expect(withUniqueNames(files).map(({ name }) => name)).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (2) (2).pdf',
    'b',
  ]);
});
