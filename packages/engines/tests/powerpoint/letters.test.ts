import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { installed, nodeHost } from '../../src/node';
import { assets } from '../../src/powerpoint/assets';
import { toSlides } from '../../src/powerpoint/pdf-to-slides';
import { parseXml } from '../../src/text/docx/parse-xml';
import { child, textWithin, within } from '../../src/text/docx/xml';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

/** Texts of the boxes and sizes of the letters of a page, and the report. */
async function slideOf(content: string, fonts: string, more: RawObject[] = [], notes = false) {
  const pdf = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<<${fonts}>>>>>>`,
    { dict: '', data: content },
    ...more,
  ]);
  const { files, facts } = await toSlides({ file: sourceFile('a.pdf', pdf), notes }, nodeHost(assets));
  const [presentation] = files;
  const parts = unzipSync(presentation ? await bytesOf(presentation) : new Uint8Array());
  const slide = parts['ppt/slides/slide1.xml'];
  const root = parseXml(strFromU8(slide ?? new Uint8Array()));
  return {
    texts: within(root, 'sp').map((box) => textWithin(child(box, 'txBody') ?? box)),
    sizes: within(root, 'rPr').map(({ attributes }) => Number(attributes.sz) / 100),
    notes: strFromU8(parts['ppt/notesSlides/notesSlide1.xml'] ?? new Uint8Array()),
    facts,
  };
}

/** A mapping to Unicode that names the letter after each small letter, up to `y`. */
const nextLetters = (codes: 1 | 2): RawObject => {
  const code = (value: number) => `<${value.toString(16).padStart(codes * 2, '0')}>`;
  return {
    dict: '',
    data:
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /a def /CMapType 2 def ' +
      `1 begincodespacerange ${code(0)} ${code(codes === 1 ? 255 : 65535)} endcodespacerange ` +
      `1 beginbfrange ${code(97)} ${code(121)} <0062> endbfrange endcmap end end`,
  };
};

test('codes without a letter keep their text in the picture, and are reported', async () => {
  const { texts, facts } = await slideOf(
    'BT /F 20 Tf 40 150 Td (A heading) Tj 0 -40 Td <00440045004600470048> Tj ET',
    '/F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  );
  expect(texts).toEqual(['A heading']);
  expect(facts).toContainEqual({ fact: 'words-drawn', lost: true, count: 1, pages: [1] });
});

test('words of a Type 3 font whose units are printer pixels stay whole, in the displayed size', async () => {
  // Squares of 24 by 24 pixels, 30 apart, with 0.24 points to a pixel: letters of about 10 points.
  const letter: RawObject = { dict: '', data: '30 0 0 0 24 24 d1 0 0 24 24 re f' };
  const letters: RawObject = {
    dict: '',
    data:
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /a def /CMapType 2 def ' +
      '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <61> <63> <0061> endbfrange endcmap end end',
  };
  const font =
    '<</Type/Font/Subtype/Type3/FontBBox[0 -10 40 38]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 6 0 R/b 6 0 R/c 6 0 R>>' +
    '/Encoding<</Type/Encoding/Differences[97/a/b/c]>>/FirstChar 97/LastChar 99/Widths[30 30 30]/Resources<<>>/ToUnicode 7 0 R>>';
  const { texts, sizes } = await slideOf(
    // One word moves a quarter of a pixel between its letters; the next begins after a space that is not written.
    'BT /F .24 Tf 40 150 Td [(a)-250(b)-250(c)]TJ 26 0 Td [(c)-250(ab)]TJ ET',
    '/F 5 0 R',
    [font, letter, letters],
  );
  expect(texts).toEqual(['abc cab']);
  for (const size of sizes) expect(size).toBeCloseTo((48 * 0.24) / 1.15, 0);
});

const helvetica = '/F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
const spacedLetters = (word: string, by: number) =>
  `[${[...word].map((letter) => `(${letter})`).join(`${-by}`)}]TJ`;

test.each([
  ['by the spacing of letters', 'BT /F 20 Tf 8 Tc 40 150 Td (PROJECT PLAN) Tj ET'],
  [
    'one by one, with a space between words',
    `BT /F 20 Tf 40 150 Td ${spacedLetters('PROJECT PLAN', 400)} ET`,
  ],
  [
    'one by one, with a move between words',
    `BT /F 20 Tf 40 150 Td ${spacedLetters('PROJECT', 400)} 165 0 Td ${spacedLetters('PLAN', 400)} ET`,
  ],
])('words whose letters are set apart %s have no spaces within', async (_, content) => {
  const { texts } = await slideOf(content, helvetica);
  expect(texts).toEqual(['PROJECT PLAN']);
});

test('spaces between single letters are kept', async () => {
  const { texts } = await slideOf('BT /F 20 Tf 40 150 Td (A B C D E F) Tj ET', helvetica);
  expect(texts).toEqual(['A B C D E F']);
});

describe('a font whose mapping to Unicode names other letters than the page shows', () => {
  const drawn = { fact: 'words-drawn', lost: true, count: 1, pages: [1] };

  test('keeps its words in the picture, is reported, and gives the notes no words', async () => {
    const { texts, notes, facts } = await slideOf(
      'BT /F 20 Tf 40 150 Td (A heading) Tj /G 20 Tf 0 -40 Td (total paid) Tj ET',
      `${helvetica}/G<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 5 0 R>>`,
      [nextLetters(1)],
      true,
    );
    expect(texts).toEqual(['A heading']);
    expect(facts).toContainEqual(drawn);
    expect(notes).toContain('A heading');
    expect(notes).not.toContain('upubm');
  });

  test.each([
    [
      'one byte',
      '/Subtype/TrueType/FirstChar 97/LastChar 121/Widths[' +
        '556 '.repeat(25) +
        ']/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R',
      1,
    ],
    [
      'two bytes',
      '/Subtype/Type0/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/LiberationSans' +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 556/CIDToGIDMap 8 0 R/FontDescriptor 6 0 R>>]',
      2,
    ],
  ] as const)('is found by its embedded program, with codes of %s', async (_, font, bytes) => {
    const program = readFileSync(installed('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'));
    // Glyphs 68 to 93 of the program are a to z.
    const glyphs = Uint8Array.from({ length: 256 }, (_one, index) =>
      index % 2 && index > 194 && index < 246 ? (index - 1) / 2 - 29 : 0,
    );
    const codes = [...'totalpaid']
      .map((letter) =>
        letter
          .charCodeAt(0)
          .toString(16)
          .padStart(bytes * 2, '0'),
      )
      .join('');
    const { texts, facts } = await slideOf(
      `BT /H 20 Tf 40 150 Td (A heading) Tj /F 20 Tf 0 -40 Td <${codes}> Tj ET`,
      `${helvetica.replace('/F', '/H')}/F 5 0 R`,
      [
        `<</Type/Font/BaseFont/LiberationSans${font}/ToUnicode 9 0 R>>`,
        '<</Type/FontDescriptor/FontName/LiberationSans/Flags 32/FontBBox[-200 -300 1000 1000]/ItalicAngle 0/Ascent 905/Descent -212/CapHeight 729/StemV 80/FontFile2 7 0 R>>',
        { dict: `/Length1 ${program.length}`, data: program },
        { dict: '', data: glyphs },
        nextLetters(bytes),
      ],
    );
    expect(texts).toEqual(['A heading']);
    expect(facts).toContainEqual(drawn);
  });

  test('is not found where the embedded program only numbers its glyphs, as some writers do', async () => {
    const letters = ['t', 'o', 'a', 'l', 'p', 'i', 'd'];
    // Glyphs 68 to 93 of the program are a to z.
    const glyphOf = (letter: string) => letter.charCodeAt(0) - 29;
    const program = withNumberedGlyphs(
      readFileSync(installed('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')),
      letters.map(glyphOf),
    );
    const hex = (value: number) => value.toString(16).padStart(4, '0');
    const { texts, facts } = await slideOf(
      `BT /F 20 Tf 40 110 Td <${[...'totalpaid'].map((letter) => hex(glyphOf(letter))).join('')}> Tj ET`,
      '/F 5 0 R',
      [
        '<</Type/Font/BaseFont/ABCDEF+LiberationSans/Subtype/Type0/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+LiberationSans/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 556/CIDToGIDMap/Identity/FontDescriptor 6 0 R>>]/ToUnicode 8 0 R>>',
        '<</Type/FontDescriptor/FontName/ABCDEF+LiberationSans/Flags 4/FontBBox[-200 -300 1000 1000]/ItalicAngle 0/Ascent 905/Descent -212/CapHeight 729/StemV 80/FontFile2 7 0 R>>',
        { dict: `/Length1 ${program.length}`, data: program },
        {
          dict: '',
          data: `1 begincodespacerange <0000> <ffff> endcodespacerange ${letters.length} beginbfchar ${letters
            .map((letter) => `<${hex(glyphOf(letter))}> <${hex(letter.charCodeAt(0))}>`)
            .join(' ')} endbfchar`,
        },
      ],
    );
    expect(texts).toEqual(['totalpaid']);
    expect(facts).not.toContainEqual(drawn);
  });
});

/** A TrueType program whose cmap (OpenType, `cmap`, format 6) gives these glyphs the codes from 33 on. */
function withNumberedGlyphs(program: Buffer, glyphs: readonly number[]): Buffer {
  const words = [0, 1, 3, 1, 0, 12, 6, 10 + 2 * glyphs.length, 0, 33, glyphs.length, ...glyphs];
  const cmap = Buffer.from(words.flatMap((word) => [word >> 8, word & 255]));
  const changed = Buffer.concat([program, cmap]);
  const entry = changed.indexOf('cmap');
  changed.writeUInt32BE(program.length, entry + 8);
  changed.writeUInt32BE(cmap.length, entry + 12);
  return changed;
}
