import '../helpers/offscreen-canvas';
import { describe, expect, test } from 'vitest';
import { encodeLatin1 } from '../../src/write/bytes';
import { doc, line, marksOf, redacted } from '../helpers/redacted';

const utf16Hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/**
 * A page that draws `content`, in which the codes A, B, C … of font G show these texts, and a bookmark. Each glyph is 600
 * units wide.
 */
function page(texts: string[], content: string, title: string): Uint8Array {
  const pairs = texts.map((text, index) => `<${(65 + index).toString(16)}> <${utf16Hex(text)}>`).join(' ');
  const file = doc(
    content,
    [
      `<</Type/Font/Subtype/TrueType/BaseFont/Arial/FirstChar 65/LastChar ${64 + texts.length}/Widths[${texts.map(() => 600).join(' ')}]/ToUnicode 7 0 R>>`,
      {
        dict: '',
        data: `begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${texts.length} beginbfchar ${pairs} endbfchar endcmap`,
      },
      '<</Type/Outlines/First 9 0 R/Last 9 0 R/Count 1>>',
      `<</Title<FEFF${utf16Hex(title)}>/Parent 8 0 R/Dest[4 0 R/Fit]>>`,
    ],
    { catalog: '/Outlines 8 0 R' },
  );
  return encodeLatin1(
    Buffer.from(file).toString('latin1').replace('/Font<</F 3 0 R>>', '/Font<</F 3 0 R/G 6 0 R>>'),
  );
}

const actualText = (text: string, show: string) =>
  `/Span<</ActualText<FEFF${utf16Hex(text)}>>>BDC ${show} EMC`;

/** Each letter drawn at its own place. */
const spacedLetters = (word: string, step: number, more = 0) =>
  Array.from(word, (letter, index) =>
    [0, more]
      .slice(0, more ? 2 : 1)
      .map((shift) => `BT /G 12 Tf ${40 + index * step + shift} 250 Td (${letter}) Tj ET`)
      .join(' '),
  ).join(' ');

const backwards = (word: string) =>
  spacedLetters(word, 7.2)
    .split('BT')
    .reverse()
    .filter(Boolean)
    .map((show) => `BT${show}`)
    .join(' ');

describe('a word that is not drawn in its order of reading is found, and removed where it is repeated', () => {
  test.each([
    [
      'Devanagari with the text of its clusters',
      ['\0', 'क', 'र', 'ण'],
      `BT /G 12 Tf 40 250 Td ${actualText('कि', '(A) Tj (B) Tj')} (CD) Tj ET`,
      'किरण',
    ],
    [
      'a word whose glyphs have no text of their own',
      ['\0', '\0', '\0'],
      `BT /G 12 Tf 40 250 Td ${actualText('Oakmoss', '(ABC) Tj')} ET`,
      'Oakmoss',
    ],
    [
      'a vowel sign over the middle of its letter',
      [...'कुमार'],
      'BT /G 12 Tf 40 250 Td [(A) 900 (B) -300 (CDE)] TJ ET',
      'कुमार',
    ],
    ['Hebrew drawn from left to right', [...'לאינד'], 'BT /G 12 Tf 40 250 Td (ABCDE) Tj ET', 'דניאל'],
    [
      'Hebrew drawn from right to left',
      [...'דניאל'],
      Array.from('ABCDE', (code, index) => `BT /G 12 Tf ${100 - 7.2 * index} 250 Td (${code}) Tj ET`).join(
        ' ',
      ),
      'דניאל',
    ],
    ['letters drawn twice', [...'Thistle'], spacedLetters('ABCDEFG', 7.2, 0.4), 'Thistle'],
    ['spaced letters', [...'Thistle'], spacedLetters('ABCDEFG', 12), 'Thistle'],
    ['letters drawn from the last to the first', [...'Thistle'], backwards('ABCDEFG'), 'Thistle'],
    ['a word with a sharp s', [...'Weißner'], 'BT /G 12 Tf 40 250 Td (ABCDEFG) Tj ET', 'Weißner', 'WEISSNER'],
    ['a short word', [...'Oaks'], 'BT /G 12 Tf 40 250 Td (ABCD) Tj ET', 'Oaks', 'Oa\u00adk\u200bs'],
  ])('%s', async (_, texts, content, word, repeated: string = word) => {
    const more = 'BT /F 12 Tf 40 200 Td (Stays) Tj ET';
    const bytes = page(texts, `${content} ${more}`, `On ${repeated} today`);
    const marks = await marksOf(bytes, word);
    expect(marks.map(({ text }) => text)).toEqual([word]);
    const { letters, facts, searchable } = await redacted(bytes, marks);
    expect(letters.text).toBe('Stays');
    expect(facts).toContainEqual({ fact: 'redacted-bookmarks', count: 1 });
    expect(searchable).toContain(utf16Hex('On [redacted] today').toUpperCase());
  });
});

test('words that differ in vowel signs alone are different words', async () => {
  const bytes = page(
    [...'राम', ...'रोम'],
    'BT /G 12 Tf 40 250 Td (ABC) Tj ET BT /G 12 Tf 40 200 Td (DEF) Tj ET',
    'रोम',
  );
  const { facts, searchable } = await redacted(bytes, await marksOf(bytes, 'राम'));
  expect(facts).toEqual([{ fact: 'redacted-letters', count: 3 }]);
  expect(searchable.toLowerCase()).toContain(utf16Hex('रोम'));
});

test.each(['Mr T.', 'Oakmoss'])(
  'a replacement text and the letters that it replaces are both found: %s',
  async (word) => {
    const content = `BT /G 12 Tf 40 250 Td ${actualText('Mr T.', '(ABCDEFG) Tj')} ET`;
    const bytes = page([...'Oakmoss'], content, 'On Mr T. and Oakmoss');
    const marks = await marksOf(bytes, word);
    expect(marks).toHaveLength(1);
    const { searchable } = await redacted(bytes, marks);
    expect(searchable).toContain(utf16Hex('On [redacted]. and [redacted]').toUpperCase());
  },
);

test.each([
  ['narrowed', 'BT /F 12 Tf 40 Tz 40 250 Td (Villagell) Tj ET'],
  ['without widths', 'BT /G 12 Tf 40 250 Td (ABCCD) Tj ET'],
])('two equal letters of a word do not count as one letter drawn twice: %s', async (_, content) => {
  const file = Buffer.from(page([...'Vilage'], content, 'x')).toString('latin1');
  const bytes = encodeLatin1(file.replace('600 600 600 600 600 600', '0   0   0   0   0   0  '));
  expect(await marksOf(bytes, 'Villa')).toHaveLength(1);
});

test('a word whose letters have no width is removed as a whole', async () => {
  const file = Buffer.from(page([...'Oakmos'], 'BT /G 12 Tf 40 250 Td (ABCDEFF) Tj ET', 'x')).toString(
    'latin1',
  );
  const bytes = encodeLatin1(file.replace('600 600 600 600 600 600', '600 0   0   0   0   0  '));
  const { letters } = await redacted(bytes, await marksOf(bytes, 'Oakmoss'));
  expect(letters.text).toBe('');
});

test('a word that a browser divides at a soft hyphen, drawn as a space and a hyphen, is found', async () => {
  const bytes = page(
    ['Thistle', ' ', '\u2010', 'wood'],
    `BT /G 12 Tf 200 250 Td (A) Tj ${actualText('\u00ad', '(B) Tj')} (C) Tj ET BT /G 12 Tf 40 230 Td (D) Tj ET`,
    'On Thistlewood',
  );
  const marks = await marksOf(bytes);
  expect(marks).toHaveLength(1);
  const { letters, searchable } = await redacted(bytes, marks);
  expect(letters.text).toBe('');
  expect(searchable).toContain(utf16Hex('On [redacted]').toUpperCase());
});

test('a marked word whose letters are drawn in any order is removed where it is repeated', async () => {
  const order = [4, 1, 6, 0, 3, 5, 2];
  const shows = spacedLetters('ABCDEFG', 7.2)
    .split(' BT')
    .map((show) => `BT${show.replace(/^BT/, '')}`);
  const bytes = page([...'Thistle'], order.map((index) => shows[index]).join(' '), 'On Thistle today');
  const { searchable } = await redacted(bytes, [{ page: 1, quads: [[38, 246, 95, 246, 95, 262, 38, 262]] }]);
  expect(searchable).toContain(utf16Hex('On [redacted] today').toUpperCase());
});

test('a backslash before two characters that end a line removes both from a string', async () => {
  const { letters } = await redacted(
    doc('BT /F 12 Tf 40 250 Td (Case of This\\\r\ntle\\\nwood opened) Tj ET'),
  );
  expect(letters.places.at(-1)).toBe((await redacted(doc(line))).letters.places.at(-1));
});
