import { expect, test } from 'vitest';
import { unicodeOf } from '../../src/write/symbol-fonts';
import { p, para } from '../helpers/word-file';
import { printParts } from './print';

const sym = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;

test('characters in Symbol become the Unicode letters that they look like', async () => {
  const { pages, facts } = await printParts({
    body: para(['F06D', 'F057', 'F061', 'F053', 'F0B1'].map((code) => sym('Symbol', code)).join('')),
  });
  expect(pages[0]?.text.replaceAll('\n', '')).toBe('μΩαΣ±');
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('every code of the five symbol fonts maps to a Unicode character, except the listed codes', () => {
  const codes = Array.from({ length: 0xff - 0x20 }, (_, i) => 0x21 + i);
  const letters = (font: string) =>
    codes.filter(
      (code) => unicodeOf(String.fromCodePoint(0xf000 + code), font) === String.fromCodePoint(0xf000 + code),
    );
  expect(letters('Symbol')).toEqual([...Array.from({ length: 33 }, (_, i) => 127 + i), 255]);
  expect(letters('Wingdings')).toEqual([255]);
  expect(letters('Webdings')).toEqual([127]);
  expect(letters('Wingdings 2')).toEqual([127, 250, 251, 252, 253, 254, 255]);
  expect(letters('Wingdings 3')).toEqual([127, ...Array.from({ length: 15 }, (_, i) => 241 + i)]);
  expect(unicodeOf('abc\uf0fc', 'WINGDINGS')).toBe('♋♌♍✓');
  expect(unicodeOf('(*', 'Wingdings')).toBe('🕿🖂');
});

test('a letter in a symbol font is drawn without a report', async () => {
  const { facts } = await printParts({
    body: p('a', '', '<w:rFonts w:ascii="Webdings" w:hAnsi="Webdings"/>'),
  });
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('a list number with plain formatting is on the line of its text', async () => {
  const level =
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:rPr><w:vertAlign w:val="baseline"/><w:u w:val="none"/><w:caps w:val="0"/></w:rPr></w:lvl>';
  const { pages } = await printParts({
    numbering: `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    body: ['One', 'Two']
      .map((text) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'))
      .join(''),
  });
  const y = (text: string) => pages[0]?.pieces.find((piece) => piece.text === text)?.y;
  expect(y('1.')).toBe(y('One'));
  expect(y('2.')).toBe(y('Two'));
});

test('a style without an id is ignored', async () => {
  const { pages } = await printParts({
    styles: '<w:style><w:name w:val="Empty"/><w:rPr><w:sz w:val="2"/></w:rPr></w:style>',
    body: p('Ten points'),
  });
  expect(pages[0]?.pieces[0]?.size).toBe(10);
});

test('a symbol with a code that no character has is left out and reported', async () => {
  for (const code of ['-1', 'FFFFFFFF']) {
    const { pages, facts } = await printParts({ body: para(sym('Wingdings', code)) + p('Text') });
    expect(pages[0]?.text).toContain('Text');
    expect(facts.map(({ fact }) => fact)).toEqual(['letters']);
  }
});
