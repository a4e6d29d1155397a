import { expect, test, vi } from 'vitest';
import { tokensOf } from '../../src/text/model';
import { readPlain } from '../../src/text/plain';
import { sentencesOf } from '../../src/text/summary/sentences';
import { type Length, summarizeDocument } from '../../src/text/summary/summarize';
import { columnLayout } from '../helpers/documents/layouts';
import { lease } from '../helpers/documents/lease';
import { printPdf } from '../helpers/documents/print';
import { documentOf } from '../helpers/documents/read';
import { summarized } from '../helpers/documents/summaries';

const sentences = (text: string) => sentencesOf(readPlain(text, 'a')).map((sentence) => sentence.text);

test('an abbreviation, a number or an initial does not end a sentence', () => {
  const text = [
    'Mr. A. Rao paid Rs. 5,000 to Kaveri Textiles Pvt. Ltd. on 4 March.',
    'See No. 12, i.e. the deed.',
    'Rates fell by 1.5 per cent!',
    'किराया देय है।',
    'Why?',
  ];
  expect(sentences(text.join(' '))).toEqual(text);
});

test('a browser without Intl.Segmenter finds the same sentences', async () => {
  const text =
    'Mr. A. Rao paid Rs. 5,000 to Kaveri Ltd. on 4 March. See No. 12, i.e. the deed. Rates fell by 1.5 per cent! ' +
    '“Is that so?” Nobody asked (until May.) The rent\u00a0is due. किराया देय है। Why?';
  const expected = sentences(text);
  const { Segmenter: _, ...older } = Object.getOwnPropertyDescriptors(Intl);
  vi.stubGlobal('Intl', Object.defineProperties({}, older));
  vi.resetModules();
  const { sentencesOf: inOlder } = await import('../../src/text/summary/sentences');
  vi.unstubAllGlobals();
  expect(inOlder(readPlain(text, 'a')).map((sentence) => sentence.text)).toEqual(expected);
  expect(expected).toHaveLength(8);
});

test('every point is a sentence of the document, at its place and under its heading', async () => {
  const doc = await documentOf('lease.pdf', await printPdf(lease, columnLayout));
  const { points, lengths } = summarizeDocument(doc);
  const tokens = tokensOf(doc);
  for (const { text, place } of points) {
    const words = tokens.filter(
      ({ index, block }) => index >= place.from && index < place.to && block.kind !== 'footer',
    );
    expect(words.map(({ word }) => word.text).join(' ')).toBe(text);
    expect(place.boxes.length).toBeGreaterThan(0);
  }
  for (const { text, heading } of points) {
    const part = lease.parts.findIndex((part) => JSON.stringify(part).includes(text));
    const above = lease.parts.slice(0, part).findLast((part) => 'heading' in part);
    expect(heading).toBe(above && 'heading' in above ? above.heading : lease.title);
  }
  expect(lengths.short.length).toBeLessThan(lengths.medium.length);
  expect(lengths.medium.length).toBeLessThan(lengths.long.length);
  expect(lengths.long).toEqual(points.map((_, number) => number));
});

test('a repeated sentence is one point, at its first place', () => {
  const rule = 'The bidder shall visit the site before the bid is sent.';
  const text = [
    rule,
    'The work must begin within fourteen days of the order of the council.',
    'Payment is due on the measured quantities of every month of the work.',
  ];
  const { points } = summarizeDocument(readPlain([...text, `  ${rule}`, rule].join('\n\n'), 'a'));
  expect(points.map((point) => point.text).sort()).toEqual([...text].sort());
  expect(points.find((point) => point.text === rule)?.place.from).toBe(0);
});

test('names dates, amounts and parties, each with its place', async () => {
  const { facts } = summarizeDocument(await documentOf('lease.pdf', await printPdf(lease)));
  expect(facts.dates.map(({ iso, text }) => [iso, text])).toEqual([['2026-03-04', '4 March 2026']]);
  expect(facts.amounts.map(({ value, currency }) => [value, currency])).toEqual([
    [120_000, 'INR'],
    [600_000, 'INR'],
  ]);
  expect(facts.parties.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['श्री राजेश कुमार', 'Meera Textiles Private Limited']),
  );
  for (const { place, text } of [...facts.dates, ...facts.amounts, ...facts.parties]) {
    expect(place.text).toContain(text);
    expect(place.boxes).not.toEqual([]);
  }
});

test('is closer to summaries written by people than the first sentences are', () => {
  const scores = summarized.map(({ name, text, summary }) => {
    const { points, lengths } = summarizeDocument(readPlain(text, name));
    const picked = lengths.short.map((number) => points[number]?.text ?? '');
    const first = sentences(text).slice(0, picked.length);
    return { name, ours: rougeL(picked, summary), first: rougeL(first, summary) };
  });
  const mean = (key: 'ours' | 'first') => scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
  expect(mean('ours')).toBeGreaterThan(mean('first') + 0.1);
  expect(scores.filter(({ ours, first }) => ours <= first).length).toBeLessThanOrEqual(1);
});

test.each<[Length]>([['short'], ['medium'], ['long']])('keeps a very short text whole (%s)', (length) => {
  const { points, lengths } = summarizeDocument(
    readPlain('The rent rises to ₹85,000 in May. The deposit stays as it is.', 'a'),
  );
  expect(lengths[length].map((number) => points[number]?.text)).toHaveLength(2);
});

/** F-measure of the longest common subsequence of words (Lin: ROUGE, 2004), the sentences taken as one text. */
function rougeL(picked: string[], reference: string): number {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [a, b] = [wordsOf(picked.join(' ')), wordsOf(reference)];
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    b.forEach((other, index) => {
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    });
    row = next;
  }
  const common = row.at(-1) ?? 0;
  return (2 * common) / (a.length + b.length);
}

const minutes = [
  'Minutes of the seventh meeting of the board of Kaveri Cold Storage, held on 4 June 2026.',
  'R. Menon took the chair, and A. Joshi and S. Das were present in the room.',
  'The minutes of the sixth meeting were read by Ms Joshi and confirmed without change.',
  'Mr Das reported that the second compressor ran for forty days without a stop.',
  'Deshpande & Rao Consultants were appointed auditors of the company for one year at a fee of ₹5,20,000.',
  'Mr Das will ask three bidders for the price of a new generator and report to the board.',
  'The next meeting will be held on 3 September 2026 at eleven in the same room.',
  'Ms Joshi thanked the chair, and the meeting closed at one in the afternoon.',
].join('\n\n');

test('of minutes, an appointment is a main point, and the day of the next meeting is not', () => {
  const { points, lengths } = summarizeDocument(readPlain(minutes, 'a'));
  const short = lengths.short.map((index) => points[index]?.text ?? '');
  expect(short.some((text) => text.includes('₹5,20,000'))).toBe(true);
  expect(short.some((text) => text.startsWith('The next meeting'))).toBe(false);
});

test('a person is listed once, whether named with initials or with a title, and firms without a legal form are listed', () => {
  const { facts } = summarizeDocument(readPlain(minutes, 'a'));
  expect(facts.parties.map(({ text }) => text)).toEqual([
    'Kaveri Cold Storage',
    'R. Menon',
    'A. Joshi',
    'S. Das',
    'Deshpande & Rao Consultants',
  ]);
  expect(facts.parties.find(({ text }) => text === 'S. Das')?.count).toBe(3);
});

const record = [
  'Minutes of the board of Kaveri Cold Storage Private Limited, held at Pune on 4 June 2026.',
  'Ms Anita Joshi, the secretary, read the letter of Axis Bank about the loan.',
  'The board talked at length about the weather, the roads and the harvest of the district.',
  'Visitors praised the garden, and the cook was greeted by all who had come to the hall.',
  'The harvest of the district depends on the roads, and the roads depend on the weather.',
  'The weather of the district was good for the harvest, and the garden of the hall was in flower.',
  'It was resolved to renew the lease of the second store.',
  'Sums were discussed: the repair of the gate costs ₹4,500.',
  'Deshpande & Rao Consultants were appointed auditors.',
  'Shri Mohan Das was elected treasurer.',
  'The deposit of ₹2,00,000 is refunded to the tenant, Meera Textiles Pvt. Ltd.',
  'Roads, weather, harvest, garden and hall were praised again by the visitors of the district.',
  'Ms Joshi and Kaveri Cold Storage reported a loss of ₹75,000 on the harvest.',
  'The board has not decided on the roads of the district.',
  'Meera Textiles Private Limited, the tenant, will paint the store.',
];

test.each<[Length]>([['short'], ['medium'], ['long']])(
  'no decision, appointment or amount is left out of the %s summary',
  (length) => {
    const { points, lengths } = summarizeDocument(readPlain(record.join('\n\n'), 'a'));
    const texts = lengths[length].map((index) => points[index]?.text);
    for (const index of [6, 7, 8, 9, 10, 12]) expect(texts).toContain(record[index]);
    expect(texts.length).toBeLessThan(record.length);
  },
);

const motions = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Motion ${index + 1} on the matter of store ${index + 1} was adopted.`,
  );
const payments = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `The sum of ₹${index + 1},000 is paid by the tenant of store ${index + 1}.`,
  );

test.each<[Length, number]>([
  ['short', 7],
  ['medium', 20],
  ['long', 50],
])(
  'of hundreds of decisions and amounts, the %s summary has at most %i points; the others are listed beside them',
  (length, cap) => {
    const doc = readPlain([...record, ...motions(120), ...payments(90)].join('\n\n'), 'a');
    const { points, lengths, furtherDecisions, facts, sumsOnlyInFacts } = summarizeDocument(doc);
    expect(lengths[length].length).toBeLessThanOrEqual(cap);
    const texts = [...lengths[length], ...furtherDecisions[length]].map((index) => points[index]?.text);
    for (const text of [...motions(120), record[6], record[8], record[9]]) expect(texts).toContain(text);
    expect(new Set(texts).size).toBe(texts.length);
    // 90 payments, and ₹4,500 and ₹2,00,000 of the record; its ₹75,000 is also among the payments.
    expect(facts.amounts).toHaveLength(92);
    const inPoints = new Set(texts.flatMap((text = '') => text.match(/₹[\d,]+\d/g) ?? []));
    expect(sumsOnlyInFacts[length]).toBe(92 - inPoints.size);
  },
);

test('where amounts alone are too many for points, main sentences are points, and the amounts are among the facts', () => {
  const doc = readPlain([...record, ...payments(200)].join('\n\n'), 'a');
  const { points, lengths, furtherDecisions, sumsOnlyInFacts } = summarizeDocument(doc);
  const medium = lengths.medium.map((index) => points[index]?.text);
  expect(medium.length).toBeLessThanOrEqual(20);
  for (const index of [6, 8, 9]) expect(medium).toContain(record[index]);
  expect(furtherDecisions.medium).toEqual([]);
  expect(sumsOnlyInFacts.medium).toBeGreaterThan(150);
  for (const [short, long] of [
    ['short', 'medium'],
    ['medium', 'long'],
  ] as const)
    expect(lengths[long]).toEqual(expect.arrayContaining(lengths[short]));
});

test('an amount named twice is kept in the sentence that decides it', () => {
  const lines = [
    'The old machine was looked at by the members, who had seen an offer of ₹90,000 for it.',
    'The members walked around the hall and looked at the old machine.',
    'It was resolved to sell the machine for ₹90,000.',
  ];
  const doc = readPlain([...lines, ...record.slice(2, 6)].join('\n\n'), 'a');
  const { points, lengths } = summarizeDocument(doc);
  expect(lengths.short.map((index) => points[index]?.text)).toContain(lines[2]);
});

test('people and organisations are listed once each, with their roles', () => {
  const { facts } = summarizeDocument(readPlain(record.join('\n\n'), 'a'));
  expect(facts.parties.map(({ text, kind, role, count }) => [text, kind, role, count])).toEqual([
    ['Kaveri Cold Storage Private Limited', 'company', undefined, 2],
    ['Ms Anita Joshi', 'person', 'secretary', 2],
    ['Axis Bank', 'bank', undefined, 1],
    ['Deshpande & Rao Consultants', 'firm', 'auditors', 1],
    ['Shri Mohan Das', 'person', 'treasurer', 1],
    ['Meera Textiles Pvt. Ltd.', 'company', 'tenant', 2],
  ]);
});

test.each([
  'The Board chose Mr Rao as its chairman for two years.',
  'It was voted to close the Pune office by March.',
  'The motion to sell the van was carried by five votes to two.',
  'Ms Iyer was made a director with effect from 1 April 2027.',
  'The committee passed a resolution to borrow from the bank.',
  'The proposal to hire two guards was accepted.',
  'The lease shall not be renewed, the members determined.',
  'Mr Khan took over as secretary.',
  'The court quashed the notice dated 4 May 2026.',
  'The appeal was upheld with costs.',
  'The repairs of the roof cost fifty thousand rupees in all.',
])('a short summary keeps this: %s', (sentence) => {
  const rest = Array.from(
    { length: 60 },
    (_, index) =>
      `The garden of house ${index} must be kept as it was, which shows how neighbours care for plot ${index}.`,
  );
  const { points, lengths } = summarizeDocument(
    readPlain(rest.toSpliced(31, 0, sentence).join(' '), 'a.txt'),
  );
  expect(lengths.short.map((index) => points[index]?.text)).toContain(sentence);
});
