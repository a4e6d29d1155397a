import { expect, test } from 'vitest';
import { type Change, compareDocuments } from '../../src/text/compare/compare';
import { type Block, type Place, type TextDocument, textOf, tokensOf } from '../../src/text/model';
import { readPlain } from '../../src/text/plain';
import { change, type SeededChange } from '../helpers/documents/changes';
import { contractOf, paragraphs } from '../helpers/documents/contract';
import { columnLayout, plainLayout } from '../helpers/documents/layouts';
import { lease } from '../helpers/documents/lease';
import { printPdf } from '../helpers/documents/print';
import { documentOf } from '../helpers/documents/read';
import { writeWordFile } from '../helpers/documents/word';
import { random } from '../helpers/random';
import { withinTime } from '../helpers/within-time';

const compareText = (before: string, after: string) =>
  compareDocuments(readPlain(before, 'a'), readPlain(after, 'b'));
const summaryOf = ({ changes }: { changes: Change[] }) =>
  changes.map(({ kind, before, after }) => [kind, before.text, after.text]);
const changesOf = (before: string, after: string) => summaryOf(compareText(before, after));

test('lists words that were removed, added and replaced', () => {
  const before = 'Either party may end this lease with one month’s notice.';
  expect(changesOf(before, 'Either party may now end this lease with three months’ notice.')).toEqual([
    ['added', '', 'now'],
    ['replaced', 'one month’s', 'three months’'],
  ]);
});

test.each([
  ['The rent is ₹80,000 a month.', 'The rent is ₹85,000 a month.', ['number']],
  ['Notice of thirty days is given.', 'Notice of sixty days is given.', ['number']],
  ['Signed on 4 March 2026 at Pune.', 'Signed on 5 March 2026 at Pune.', ['date']],
  ['Signed on 4 March 2026 at Pune.', 'Signed on 4 April 2026 at Pune.', ['date']],
  ['Due on 04/03/2026, 5 sets.', 'Due on 04/04/2026, 7 sets.', ['date', 'number']],
  ['The tenant paints the walls.', 'The landlord paints the walls.', undefined],
  ['The tenant may paint.', 'The tenant must paint.', undefined],
])('“%s” changed to “%s” concerns %s', (before, after, concerns) => {
  const concerned = compareText(before, after).changes.flatMap((difference) => difference.concerns ?? []);
  expect([...new Set(concerned)].sort()).toEqual(concerns ?? []);
});

test('treats other quotation marks, spaces and line breaks as the same text', () => {
  expect(changesOf('He said “yes” to ₹ 500 –\nat once.', 'He said "yes" to ₹500 - at once.')).toEqual([]);
});

test('a figure that moved to another figure is a change, although the digits follow each other as before', () => {
  expect(changesOf('Paid: 5 12 in all.', 'Paid: 51 2 in all.')).toEqual([['replaced', '5 12', '51 2']]);
  expect(changesOf('Debit 1 500 only.', 'Debit 1500 only.')).toEqual([['replaced', '1 500', '1500']]);
});

test('letters that moved to another paragraph are a change', () => {
  expect(changesOf('Grade A\n\nB and over', 'Grade\n\nAB and over')).not.toEqual([]);
});

/** A document with the same clause on each page, and a footer below it. */
const withFooters = (footers: string[]): TextDocument => ({
  name: 'a.pdf',
  kind: 'pdf',
  pages: footers.map((footer, index) => ({
    number: index + 1,
    fields: [],
    blocks: [
      { kind: 'paragraph', lines: [{ words: [{ text: `Clause${index}` }] }] },
      ...(footer
        ? [{ kind: 'footer' as const, lines: [{ words: footer.split(' ').map((text) => ({ text })) }] }]
        : []),
    ],
  })),
  properties: {},
});
const footerChanges = (before: string[], after: string[]) =>
  summaryOf(compareDocuments(withFooters(before), withFooters(after))).filter(
    ([, was, is]) => !`${was}${is}`.includes('Clause'),
  );

test.each([
  [['Page 1 of the agreement'], ['Page 2 of the agreement']],
  [['Page 1 of the agreement'], ['']],
  [['1 / 12'], ['1 / 11']],
  [
    ['Lease of flat 4, page 1 of 2', 'Lease of flat 4, page 2 of 2'],
    ['Lease of flat 4, page 7 of 9', 'Lease of flat 4, page 8 of 9'],
  ],
  [
    ['Lease deed 1', 'Lease deed 2'],
    ['Lease deed 5', 'Lease deed 6'],
  ],
])('a page number alone is no change: %j and %j', (before, after) => {
  expect(footerChanges(before, after)).toEqual([]);
});

test('a footer that differs in more than its page number is a change, and so is a number that does not count pages', () => {
  expect(footerChanges(['Draft of March, page 1'], ['Final text, page 1'])).not.toEqual([]);
  expect(footerChanges(['Tender 14', 'Tender 14'], ['Tender 15', 'Tender 15'])).toEqual([
    ['replaced', '14', '15'],
  ]);
  expect(footerChanges(['Page 1 of the agreement with annexures'], [''])).toHaveLength(1);
});

test('marks an inserted sentence from its beginning', () => {
  const after = 'The tenant pays. The tenant signs. The tenant leaves.';
  expect(changesOf('The tenant pays. The tenant leaves.', after)).toEqual([
    ['added', '', 'The tenant signs.'],
  ]);
});

test('leaves a word out of the change when only its full stop moved behind added or removed words', () => {
  const [short, long] = ['It runs until April 2026.', 'It runs until April 2026 and may be renewed once.'];
  expect(changesOf(short, long)).toEqual([['added', '', 'and may be renewed once.']]);
  expect(changesOf(long, short)).toEqual([['removed', 'and may be renewed once.', '']]);
  // A replaced or removed punctuation mark is a change of its own.
  expect(changesOf(short, 'It runs until April 2026, at most!')).toEqual([
    ['replaced', '2026.', '2026, at most!'],
  ]);
  expect(changesOf(short, 'It runs until April 2026 at most')).toEqual([
    ['replaced', '2026.', '2026 at most'],
  ]);
});

test('names the heading above a change, and none for a change before the first heading', async () => {
  const doc = (rent: string, seat: string) => ({
    title: 'Lease',
    parts: [
      { heading: '1. Rent' },
      { text: `The rent is ${rent} a month, due on the fifth of it.` },
      { heading: '2. Disputes' },
      { text: `Disputes go to the city court of ${seat} alone.` },
    ],
  });
  const before = await documentOf('a.docx', writeWordFile(doc('₹80,000', 'Pune')));
  const after = await documentOf('b.docx', writeWordFile(doc('₹85,000', 'Nashik')));
  expect(compareDocuments(before, after).changes.map(({ heading }) => heading)).toEqual([
    '1. Rent',
    '2. Disputes',
  ]);
  const comparison = compareText('The rent is due.', 'The fee is due.');
  expect(comparison.changes.map(({ heading }) => heading)).toEqual([undefined]);
});

test('reports a moved paragraph as moved, and a change within it separately', () => {
  const [a, b, c] = [
    'The rent is due on the first day of each month by bank transfer to the landlord.',
    'Two sets of keys are handed back on the day of moving out, cleaned and labelled.',
    'Disputes go to the city court unless both parties agree on an arbitrator beforehand.',
  ];
  const { changes } = compareText(
    [a, b, c].join('\n\n'),
    [b, c, a.replace('landlord', 'agent')].join('\n\n'),
  );
  const allButLast = a.split(' ').slice(0, -1).join(' ');
  expect(summaryOf({ changes })).toContainEqual(['moved', allButLast, allButLast]);
  const others = changes.filter(({ kind }) => kind !== 'moved');
  const texts = others.map(({ before, after }) => [before.text, after.text]);
  expect(texts).toContainEqual(['landlord.', '']);
  expect(texts).toContainEqual(['', 'agent.']);
});

test('a moved paragraph is reported whole although its first and last sentences recur elsewhere', () => {
  const clauses = [
    'keys are handed back on the day of moving out, cleaned and labelled by room',
    'rent is due on the first day of each month by bank transfer',
    'deposit is refunded within thirty days of the last inspection of all rooms',
    'lift is serviced twice a year by the firm that the maker names',
  ].map((words) => `The landlord agrees to this. The ${words}. Notice goes by registered post.`);
  const [keys = '', ...others] = clauses;
  expect(changesOf(clauses.join('\n\n'), [...others, keys].join('\n\n'))).toEqual([['moved', keys, keys]]);
});

test('a paragraph that moved ends before equal first words of the next one', () => {
  const [rent, keys, lift, walls, end] = [
    'Rent is due on the first day of each month by bank transfer.',
    'The tenant hands back all keys on the day of moving out, cleaned and labelled.',
    'The tenant pays for the service of the lift twice a year.',
    'The tenant paints the walls of each room before the monsoon.',
    'Disputes go to the city court of Pune alone.',
  ];
  const before = [rent, keys, lift, walls, end].join('\n\n');
  expect(changesOf(before, [rent, lift, keys, walls, end].join('\n\n'))).toEqual([['moved', lift, lift]]);
});

test.each([
  ['the last words of a text', 'Both agree in writing. The tenant pays.', 'Both agree in writing.', 4],
  ['a paragraph at its end', 'Both agree in writing.\n\nThe tenant pays.', 'Both agree in writing.', 4],
  ['the last words of a paragraph', 'Both agree. They sign.\n\nIt ends.', 'Both agree.\n\nIt ends.', 2],
])('removed words have their place after the word before them: %s', (_, before, after, from) => {
  expect(compareText(before, after).changes.map((difference) => difference.after)).toMatchObject([
    { from, to: from, ends: true },
  ]);
  expect(compareText(after, before).changes.map((difference) => difference.before)).toMatchObject([
    { from, to: from, ends: true },
  ]);
});

test('a removed paragraph has its place before the next one, and the one above it counts as unchanged', () => {
  const { changes, blocks } = compareText('One.\n\nTwo.\n\nThree.', 'One.\n\nThree.');
  expect(changes[0]?.after).toMatchObject({ from: 1, to: 1 });
  expect(changes[0]?.after.ends).toBeUndefined();
  expect(blocks).toEqual({ all: 2, unchanged: 2 });
});

test('a paragraph that lost its last sentence does not count as unchanged', () => {
  expect(compareText('One. Two.\n\nThree.', 'One.\n\nThree.').blocks).toEqual({ all: 2, unchanged: 1 });
});

test('counts paragraphs that are alike, and words', () => {
  const comparison = compareText(
    'One two.\n\nThree four.\n\nFive six.',
    'One two.\n\nThree nine.\n\nFive six.',
  );
  expect(comparison).toMatchObject({
    words: { before: 6, after: 6 },
    unchangedWords: 5,
    blocks: { all: 3, unchanged: 2 },
  });
});

test('finds nothing between two prints of one text, nor between a print and a Word file', async () => {
  const long = { ...lease, parts: [...lease.parts, ...contractOf(paragraphs(7, 40)).parts] };
  const first = await documentOf('a.pdf', await printPdf(long, plainLayout));
  const second = await documentOf('b.pdf', await printPdf(long, columnLayout));
  const third = await documentOf('c.docx', writeWordFile(long));
  const body = (one: TextDocument, two: TextDocument) =>
    summaryOf({ changes: compareDocuments(one, two).changes.filter(({ zone }) => zone === 'body') });
  expect(body(first, second)).toEqual([]);
  expect(body(first, third)).toEqual([]);
}, 120_000);

test('finds each of 200 seeded changes between two prints, and nothing else', async () => {
  const text = paragraphs(11, 160);
  const { before, after, seeded } = change(text, 200, 5, contractOf([]).title.split(' ').length);
  expect(seeded).toHaveLength(200);
  const documents = [
    await documentOf('a.pdf', await printPdf(contractOf(before), plainLayout)),
    await documentOf('b.pdf', await printPdf(contractOf(after), columnLayout)),
  ] as const;
  const changes = compareDocuments(...documents).changes.filter(({ zone }) => zone === 'body');
  const [old, newer] = documents.map(bodyWords) as [Body, Body];
  const ranges = changes.map((difference) => ({
    kind: difference.kind,
    before: rangeIn(old, difference.before),
    after: rangeIn(newer, difference.after),
  }));
  for (const { before: from, after: to } of ranges) {
    withItsSign(old.words, from, newer.words, to);
    withItsSign(newer.words, to, old.words, from);
  }
  // Unmarked words are the same in both documents, and moved words are the same at both places: nothing was missed.
  expect(unmarkedWords(old, ranges, 'before')).toBe(unmarkedWords(newer, ranges, 'after'));
  for (const { kind, before: from, after: to } of ranges.filter((range) => range.kind === 'moved'))
    expect(old.words.slice(...from), kind).toEqual(newer.words.slice(...to));
  expect(seeded.filter((seed) => !ranges.some((range) => touches(range, seed)))).toEqual([]);
  expect(ranges.filter((range) => !seeded.some((seed) => touches(range, seed)))).toEqual([]);
  const single = new Set(['number', 'word', 'removed word', 'added word']);
  const exact = seeded.filter(({ kind }) => single.has(kind));
  // Between two sentences of the same pattern there is more than one way to mark a word.
  expect(exact.filter((seed) => !ranges.some((range) => covers(range, seed))).length).toBeLessThanOrEqual(2);
  const moved = ranges.filter(({ kind }) => kind === 'moved');
  const moves = seeded.filter(({ kind }) => kind === 'moved');
  expect(moves.filter((seed) => !moved.some((range) => isInside(range.before, seed.before)))).toEqual([]);
  // Whether the whole change is marked.
  const wholly = ({ before: [start, end] }: SeededChange) =>
    moved.reduce(
      (sum, { before: [from, to] }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)),
      0,
    ) ===
    end - start;
  expect(moves.filter((seed) => !wholly(seed))).toEqual([]);
}, 120_000);

type Range = [number, number];
type Ranges = { before: Range; after: Range };
type Body = { words: string[]; wordIndexes: Map<number, number> };

const isInside = ([from, to]: Range, [start, end]: Range) => from >= start && to <= end;

/** One of several equal words can be marked before or after the others. */
const covers = (range: Ranges, { before, after }: SeededChange) =>
  [range.before, range.after].every(([from, to], side) => {
    const [start, end] = (side === 0 ? before : after) as Range;
    return to - from >= end - start && start >= from - 3 && end <= to + 3;
  });

const touches = (range: Ranges, seed: Ranges) => {
  const near = ([from, to]: Range, [start, end]: Range) => from <= end + 3 && start - 3 <= to;
  return near(range.before, seed.before) || near(range.after, seed.after);
};

/** A word is not marked if its full stop alone moved behind what was added: `2026.`, `2026 and no longer.` */
function withItsSign(short: string[], [index, end]: Range, long: string[], [from, to]: Range): void {
  const [joinedWord = '', stem = '', last = ''] = [short[index], long[from - 1], long[to - 1]];
  const sign = joinedWord.slice(stem.length);
  if (index !== end || from === to || !joinedWord.startsWith(stem) || !/^[.,]$/.test(sign)) return;
  if (last.endsWith(sign)) long[from - 1] = joinedWord;
}

function unmarkedWords({ words }: Body, ranges: Ranges[], side: 'before' | 'after'): string {
  const isIn = (index: number) => ranges.some(({ [side]: [from, to] }) => from <= index && index < to);
  return words.filter((_, index) => !isIn(index)).join(' ');
}

/** Words of the body, and where each token is among them. */
function bodyWords(doc: TextDocument): Body {
  const body = tokensOf(doc).filter(({ block }) => block.kind !== 'header' && block.kind !== 'footer');
  return {
    words: body.map(({ word }) => word.text),
    wordIndexes: new Map(body.map(({ index }, i) => [index, i])),
  };
}

function rangeIn({ wordIndexes }: Body, { from, to }: Place): Range {
  const start = wordIndexes.get(from) ?? 0;
  return [start, to > from ? (wordIndexes.get(to - 1) ?? 0) + 1 : start];
}

test('compares 100,000 words in a second', async () => {
  const next = random(3);
  const text = paragraphs(21, 1150);
  const after = text.map((paragraph) =>
    paragraph.map((sentence) => (next() < 0.05 ? sentence.replace(/\w+\.$/, 'otherwise.') : sentence)),
  );
  const [a, b] = [text, after].map((version) =>
    readPlain(version.map((lines) => lines.join(' ')).join('\n\n'), 'a'),
  ) as [TextDocument, TextDocument];
  const { words, changes } = await withinTime(1000, () => compareDocuments(a, b));
  expect(words.before).toBeGreaterThan(100_000);
  expect(changes.length).toBeGreaterThan(250);
});

test('finishes within its time limit for 20,000 words with nothing in common', async () => {
  const text = (side: string) => Array.from({ length: 20_000 }, (_, index) => `${side}${index}`).join(' ');
  const { changes } = await withinTime(5000, () => compareText(text('a'), text('b')));
  expect(changes).toMatchObject([{ kind: 'replaced' }]);
});

test('gives up in time on 20,000 random words of a vocabulary of 60, and reports it', async () => {
  const text = (seed: number) => {
    const next = random(seed);
    return Array.from({ length: 20_000 }, () => `w${Math.floor(next() * 60)}`).join(' ');
  };
  const { changes } = await withinTime(5000, () => compareText(text(1), text(2)));
  expect(changes.some(({ coarse }) => coarse)).toBe(true);
});

test.each([
  ['10³', '103'],
  ['CO₂', 'CO2'],
  ['½', '1/2'],
])('a raised, lowered or fractional figure is not a plain one: %s and %s', (before, after) => {
  expect(changesOf(`A fine of ${before} francs`, `A fine of ${after} francs`)).toEqual([
    ['replaced', before, after],
  ]);
});

test.each([
  ['little-endian UTF-16 without a byte order mark', Buffer.from('Rent of 80,000 is due', 'utf16le')],
  ['big-endian UTF-16 without a byte order mark', Buffer.from('Rent of 80,000 is due', 'utf16le').swap16()],
])('plain text in %s has its words', async (_, bytes) => {
  const { pages } = await documentOf('a.txt', new Uint8Array(bytes));
  expect(textOf(pages[0]?.blocks[0] as Block)).toBe('Rent of 80,000 is due');
});
