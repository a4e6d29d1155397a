import { expect, test } from 'vitest';
import { rightToLeft } from '../../src/write/right-to-left';
import { pdfiumText } from '../helpers/drawn-pages';
import { p } from '../helpers/word-file';
import { printParts } from './print';

const rtl = '<w:bidi/>';

test.each([
  ['Bengali', 'বাংলাদেশ'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ'],
  ['Gujarati', 'ગુજરાતી'],
  ['Odia', 'ଓଡ଼ିଆ'],
  ['Tamil', 'தமிழ்நாடு'],
  ['Telugu', 'తెలుగు'],
  ['Kannada', 'ಕನ್ನಡ'],
  ['Malayalam', 'മലയാളം'],
  ['Arabic', 'العربية'],
  ['Hebrew', 'עברית'],
  ['Thai', 'สัญญาเช่า'],
  ['Sinhala', 'ගිවිසුම'],
  ['Burmese', 'စာချုပ်'],
  ['Khmer', 'កិច្ចសន្យា'],
  ['Lao', 'ສັນຍາ'],
  ['Georgian', 'ხელშეკრულება'],
  ['Armenian', 'Պայմանագիր'],
  ['Amharic', 'ውል'],
])('%s is drawn with a font that has its letters', async (_, word) => {
  const { facts } = await printParts({ body: p(`A ${word} word`) });
  expect(facts.filter(({ fact }) => fact === 'letters' || fact === 'words')).toEqual([]);
});

/** Text items of the first page from left to right, as pdf.js reads them. */
async function piecesOf(body: string) {
  const { pages, facts } = await printParts({ body });
  const pieces = [...(pages[0]?.pieces ?? [])].sort((a, b) => a.x - b.x);
  return { pieces, lost: facts.filter(({ lost }) => lost) };
}

test('words from right to left are in their order, beside the right margin; Latin words and numbers among them keep theirs', async () => {
  const { pieces, lost } = await piecesOf(p('שלום עולם, abc 2026 סוף', rtl));
  const words = pieces.map(({ text }) => text.trim()).filter(Boolean);
  expect(words.join(' ')).toMatch(/^סוף abc.* 2026.*עולם שלום$/);
  expect(pieces.at(-1)?.right).toBeCloseTo(612 - 72, -1);
  expect(lost).toEqual([]);
});

test.each([
  ['Hebrew', 'שלום'],
  ['Arabic', 'العربية'],
  ['Arabic with vowels', 'عِنْدَما'],
  ['Arabic with lam and alef', 'والسلام'],
  ['Hindi', 'क्षत्रिय'],
  ['Hindi with a vowel before its letter', 'दुनिया'],
  ['Tamil', 'தமிழ்நாடு'],
])(
  'a word in %s is found in the PDF by pdf.js, which reads code by code, and by pdfium, which reads replacement texts',
  async (_, word) => {
    const { pdf, pages } = await printParts({ body: p(word, rightToLeft.test(word) ? rtl : '') });
    expect(pages[0]?.text).toBe(word);
    expect(await pdfiumText(pdf, 1)).toContain(word);
  },
);

test('Arabic digits run from left to right', async () => {
  const { pieces } = await piecesOf(p('بند ١٢٣ ثان', rtl));
  expect(pieces.map(({ text }) => text)).toContain('١٢٣');
});

test('a word from right to left inside Latin text keeps the line from left to right', async () => {
  const { pieces, lost } = await piecesOf(p('First שלום עולם last'));
  expect(
    pieces
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(' '),
  ).toBe('First עולם שלום last');
  expect(lost).toEqual([]);
});

test('brackets around words from right to left open to the left, and no word is reported as missing', async () => {
  const { pieces, lost } = await piecesOf(p('(שלום)', rtl));
  expect(pieces.map(({ text }) => text.trim()).join('')).toBe('(שלום)');
  expect(lost).toEqual([]);
});

test('a joiner after letters of a complex script has the size of those letters', async () => {
  const below = async (text: string) => {
    const { pages } = await printParts({
      body: p(text, '', '<w:sz w:val="80"/><w:szCs w:val="24"/>') + p('below'),
    });
    return pages[0]?.pieces.find((piece) => piece.text === 'below')?.y;
  };
  expect(await below('\u0915\u094d\u200d')).toBe(await below('\u0915\u094d'));
});
