import { expect, test } from 'vitest';
import type { Place, TextDocument } from '../../src/text/model';
import { screenPlagiarism } from '../../src/text/plagiarism/screen';
import { readPlain } from '../../src/text/plain';
import { columnLayout } from '../helpers/documents/layouts';
import { printPdf } from '../helpers/documents/print';
import { essay, paraphrases } from '../helpers/documents/prose';
import { documentOf } from '../helpers/documents/read';
import { random } from '../helpers/random';
import { withinTime } from '../helpers/within-time';

const fromText = (...paragraphs: string[]) => readPlain(paragraphs.join('\n\n'), 'thesis.txt');
const copied =
  'Rural credit fell in every district while deposits rose, and the cause of it remains disputed';

test('finds a copied passage with its place in the document and in the source', () => {
  const source = fromText('An article on banks.', `Before it: ${copied}. After it.`);
  const screening = screenPlagiarism(fromText(`We think so. ${copied}; we agree.`), [source]);
  const places = { place: { from: 3, to: 19 }, from: { from: 6, to: 22 } };
  expect(screening.passages).toMatchObject([{ source: 0, words: 16, ...places }]);
  expect(screening.sources).toEqual([{ name: 'thesis.txt', words: 16, share: 16 / 21 }]);
  expect(screening).toMatchObject({ words: 21, copied: 16 });
});

test('case, punctuation and layout do not hide a passage; one changed word does not split it', () => {
  const other = `${copied} ${copied}`.split(' ').with(15, 'bitterly').join(' ');
  const changed = other.toUpperCase().replace(',', ' –');
  const { passages } = screenPlagiarism(fromText(changed), [fromText(`${copied} ${copied}`)]);
  expect(passages.map(({ words }) => words)).toEqual([32]);
});

test('eleven matching words in a row are not reported as a passage', () => {
  const few = copied.split(' ').slice(0, 11).join(' ');
  expect(screenPlagiarism(fromText(`${few} unlike`), [fromText(`${few} different`)]).passages).toEqual([]);
});

test('quotations and references are left out on request', () => {
  const source = fromText(`${copied}.`);
  const document = readPlain(`As Rao writes: “${copied}.” We agree.\n\nReferences\n\n${copied}`, 'a');
  const screened = screenPlagiarism(document, [source]);
  expect(screened.passages.map(({ quoted }) => quoted)).toEqual([true, undefined]);
  const left = screenPlagiarism(document, [source], { excludesQuotations: true });
  expect(left).toMatchObject({
    passages: [{ place: { line: 3 } }],
    excluded: { quotation: 16, reference: 0 },
  });
  const both = screenPlagiarism(document, [source], { excludesQuotations: true, excludesReferences: true });
  expect(both).toMatchObject({ passages: [], share: 0, words: 38 });
});

test('finds each of 60 passages of 12 words or more, in a print in columns, and reports nothing else', async () => {
  const next = random(17);
  const sources = [1, 2, 3, 4, 5].map((seed) => essay(seed * 100, 120));
  const ownEssay = essay(999, 400);
  const passages = Array.from({ length: 60 }, (_, index) => {
    const source = index % sources.length;
    const words = (sources[source] ?? []).join(' ').split(' ');
    const length = 12 + Math.floor(next() * next() * 60);
    const i = Math.floor((index / 60) * (words.length - 80)) + Math.floor(next() * 8);
    return { source, text: words.slice(i, i + length).join(' ') };
  });
  const text = ownEssay.flatMap((sentence, index) =>
    index % 6 === 3 && passages[(index - 3) / 6]
      ? [sentence, passages[(index - 3) / 6]?.text ?? '']
      : [sentence],
  );
  const parts = Array.from({ length: Math.ceil(text.length / 7) }, (_, index) => ({
    text: text.slice(index * 7, index * 7 + 7).join(' '),
  }));
  const document = await documentOf(
    'thesis.pdf',
    await printPdf({ title: 'Credit and Harvest', parts }, columnLayout),
  );
  const documents = sources.map(
    (sentences, index): TextDocument => readPlain(sentences.join(' '), `${index}`),
  );
  const screening = screenPlagiarism(document, documents);
  const plainWords = ({ text }: Pick<Place, 'text'>) => text.toLowerCase().replace(/[^a-z ]/g, '');
  const missed = passages.filter(
    (passage) =>
      !screening.passages.some(
        ({ source, place }) => source === passage.source && plainWords(place).includes(plainWords(passage)),
      ),
  );
  expect(missed).toEqual([]);
  expect(screening.passages).toHaveLength(60);
  for (const passage of screening.passages) {
    expect(plainWords(passage.place)).toBe(plainWords(passage.from));
    expect(passage.place.boxes.length).toBeGreaterThan(0);
  }
  // A passage may be a word or two longer than what was copied, where the texts are alike by chance.
  const total = passages.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  expect(screening.copied).toBeGreaterThanOrEqual(total);
  expect(screening.copied).toBeLessThan(total + 60);
}, 60_000);

test('does not report a paraphrase', () => {
  const document = fromText(...paraphrases.map(([, other]) => other));
  expect(
    screenPlagiarism(document, [fromText(...paraphrases.map(([original]) => original))]).passages,
  ).toEqual([]);
});

test('compares 60,000 words with ten sources in a second', async () => {
  const sources = Array.from({ length: 10 }, (_, index) =>
    readPlain(essay(index, 350).join(' '), `${index}`),
  );
  const document = readPlain(essay(77, 3600).join(' '), 'a');
  const { words } = await withinTime(1000, () => screenPlagiarism(document, sources));
  expect(words).toBeGreaterThan(55_000);
});

test('on request, reports eight matching words in a row, and not seven', () => {
  const leadingWords = (count: number) => copied.split(' ').slice(0, count).join(' ');
  const copies = (count: number) =>
    screenPlagiarism(
      fromText(`We say: ${leadingWords(count)} unlike`),
      [fromText(`${leadingWords(count)} different`)],
      {
        minWords: 8,
      },
    ).passages;
  expect(copies(8)).toMatchObject([{ words: 8 }]);
  expect(copies(7)).toEqual([]);
});

test('a passage that the visitor calls a quotation is left out, with its place', () => {
  const document = fromText(`We think so. ${copied}; we agree.`);
  const quotations = [{ from: 3, to: 19 }];
  const screening = screenPlagiarism(document, [fromText(copied)], { quotations });
  expect(screening).toMatchObject({ passages: [], share: 0, excluded: { quotation: 16 } });
  expect(screening.excludedRuns).toMatchObject([{ reason: 'quotation', place: { from: 3, to: 19 } }]);
});
