import '../helpers/offscreen-canvas';
import { type PDFDict, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { getArray, getDict, getName, getText, items } from '../../src/pdf/assemble/objects';
import { catalogOf, pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { Substitutes } from '../../src/pdf/edit/fonts';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { readableContent } from '../../src/pdf/reader/streams';
import { findMarks, textOf } from '../../src/pdf/redact/find';
import { type RedactionMark, redact } from '../../src/pdf/redact/redact';
import { surveyPage } from '../../src/pdf/redact/survey';
import { isAadhaar } from '../../src/text/entities/personal-numbers';
import { decodeLatin1 } from '../../src/write/bytes';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

type Part = string | { dict: string; data: string };

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

/** A PDF of one page: object 3 is its font F, object 5 its content; further objects are numbered from 6. */
const doc = (content: string, further: Part[] = [], { page = '', catalog = '', resources = '' } = {}) =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    helvetica,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</Font<</F 3 0 R>>${resources}>>/Contents 5 0 R${page}>>`,
    { dict: '', data: content },
    ...further,
  ]);

const box = (x0: number, y0: number, x1: number, y1: number, page = 1): RedactionMark => ({
  page,
  quads: [[x0, y0, x1, y0, x1, y1, x0, y1]],
});

async function redacted(
  bytes: Uint8Array,
  marks: RedactionMark[],
  more: { attachments?: 'keep' | 'remove' } = {},
) {
  const outcome = await redact(
    { source: sourceFile('test.pdf', bytes), marks, name: 'out.pdf', ...more },
    host,
  );
  const [file] = outcome.files;
  if (!file) throw new Error('no file');
  const result = await bytesOf(file);
  const context = await readObjects(result);
  const { pageObjects } = pageObjectsOf(context);
  const streams = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream ? [decodeLatin1(readableContent(object) ?? object.contents)] : [],
    );
  return { facts: outcome.facts, bytes: result, context, pageObjects, streams, catalog: catalogOf(context) };
}

/** Marks of every place with certain words. */
const everywhere = async (bytes: Uint8Array, query: string) =>
  (await findMarks({ source: sourceFile('test.pdf', bytes), query }, host)).marks;

/** Letters of a page, each with the place where it starts. */
async function lettersOf(bytes: Uint8Array, page = 1) {
  const context = await readObjects(bytes);
  const pageObject = pageObjectsOf(context).pageObjects[page - 1];
  if (!pageObject) throw new Error('no page');
  const { letters } = await surveyPage(context, pageObject, [], new Substitutes(host));
  return letters
    .filter(({ text }) => text.trim())
    .map(({ text, area }) => `${text} ${area[0]?.map((coordinate) => coordinate.toFixed(1))}`);
}

describe('marked letters', () => {
  const shows = {
    Tj: '(Rent of Ambrose Oakes today) Tj',
    TJ: '[(Rent of A)12(mb)-30(rose Oa)5(kes today)] TJ',
    "'": "14 TL (Rent of Ambrose Oakes today) '",
    '"': '14 TL 2 .5 (Rent of Ambrose Oakes today) "',
  };
  for (const [operator, show] of Object.entries(shows))
    test(`are removed from ${operator}, and the others keep their places`, async () => {
      const bytes = doc(`BT /F 12 Tf 40 250 Td ${show} ET`);
      const { bytes: result } = await redacted(bytes, await everywhere(bytes, 'ambrose oakes'));
      const before = await lettersOf(bytes);
      expect(await lettersOf(result)).toEqual([...before.slice(0, 6), ...before.slice(-5)]);
    });

  test('of a neighbouring line are kept, where lines are closer than letters are high', async () => {
    const bytes = doc('BT /F 12 Tf 7.5 TL 40 250 Td (above) Tj T* (secret) Tj T* (below) Tj ET');
    const { bytes: result } = await redacted(bytes, await everywhere(bytes, 'secret'));
    expect((await lettersOf(result)).map(([letter]) => letter).join('')).toBe('abovebelow');
  });

  test('that serve as a clipping path leave an empty path, not none', async () => {
    const bytes = doc('q BT /F 40 Tf 7 Tr 40 200 Td (HIDDEN) Tj ET 1 0 0 rg 0 0 400 150 re f Q');
    const { streams } = await redacted(bytes, await everywhere(bytes, 'hidden'));
    expect(streams.join()).toMatch(/ET 0 0 0 0 re W n/);
  });

  test('of a form that two pages draw are removed from the marked page alone', async () => {
    const form = '/Type/XObject/Subtype/Form/BBox[0 0 400 300]/Resources<</Font<</F 3 0 R>>>>';
    const page =
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</XObject<</H 5 0 R>>>>/Contents 6 0 R>>';
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[4 0 R 7 0 R]>>',
      helvetica,
      page,
      { dict: form, data: 'BT /F 12 Tf 40 250 Td (Letterhead of Cassian) Tj ET' },
      { dict: '', data: '/H Do' },
      page,
    ]);
    const [mark] = await everywhere(bytes, 'Cassian');
    const { bytes: result, facts } = await redacted(bytes, mark ? [mark] : []);
    expect((await lettersOf(result, 1)).length).toBe(12);
    expect(await lettersOf(result, 2)).toEqual(await lettersOf(bytes, 2));
    expect(facts).toContainEqual({ fact: 'redacted-stays', count: 1, pages: [2], lost: true });
  });

  test('in a font with unknown codes stop the redaction', async () => {
    const bytes = doc(
      'BT /G 12 Tf 40 250 Td <0041> Tj ET',
      [
        '<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/Song>>]>>',
      ],
      { resources: '/X 6 0 R' },
    );
    const other = Uint8Array.from(bytes);
    const text = decodeLatin1(other).replace('/Font<</F 3 0 R>>', '/Font<</G 6 0 R>>');
    const changed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    await expect(redacted(changed, [box(200, 245, 250, 262)])).rejects.toMatchObject({ code: 'irremovable' });
    await expect(redacted(changed, [box(200, 100, 250, 112)])).resolves.toBeDefined();
  });
});

test('a gap in a standard font is in whole thousandths, like its glyph widths', async () => {
  const { streams } = await redacted(doc('BT /F 12 Tf 40 250 Td (Rent of Thistlewood today) Tj ET'), [
    box(81, 245, 146, 265),
  ]);
  // Widths of Helvetica, after its metrics file: 611 556 222 500 278 222 556 722 556 556 556.
  expect(streams.join()).toContain('-5335');
});

test('redacts letters of a standard font with remapped codes where they are seen', async () => {
  const cmap =
    'begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfrange <20><7e><0041> endbfrange endcmap';
  const bytes = doc('BT /F 12 Tf 40 250 Td (Rent of Thistlewood today) Tj ET', [{ dict: '', data: cmap }]);
  const text = decodeLatin1(bytes).replace(
    '/Encoding/WinAnsiEncoding>>',
    '/Encoding/WinAnsiEncoding/ToUnicode 6 0 R>>',
  );
  const { facts } = await redacted(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    [box(81, 245, 146, 265)],
  );
  expect(facts).toContainEqual({ fact: 'redacted-letters', count: 11 });
});

describe('letters of unusual fonts', () => {
  const unicode = {
    dict: '',
    data: '1 begincodespacerange <0000><ffff> endcodespacerange 1 beginbfrange <0020><007e><0020> endbfrange',
  };
  const downwards = (encoding: string, more = '') => [
    `<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding ${encoding}/DescendantFonts[7 0 R]/ToUnicode 8 0 R>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/Song/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${more}>>`,
    unicode,
    {
      dict: '/Type/CMap/CMapName/Own',
      data: '/WMode 1 def 1 begincodespacerange <0000><ffff> endcodespacerange 1 begincidrange <0000><ffff> 0 endcidrange',
    },
  ];
  const codes = (text: string) =>
    `<${Array.from(text, (letter) => `00${letter.charCodeAt(0).toString(16)}`).join('')}>`;
  const fonts = [
    { name: 'a named encoding', encoding: '/Identity-V', more: '', step: 20 },
    { name: 'an encoding of its own', encoding: '9 0 R', more: '', step: 20 },
    { name: 'a height of its own', encoding: '/Identity-V', more: '/DW2[880 -2000]', step: 40 },
    { name: 'a height for one letter', encoding: '/Identity-V', more: '/W2[97[-2000 500 880]]', step: 20 },
  ];
  for (const { name, encoding, more, step } of fonts)
    test(`are removed from vertical text, with ${name}`, async () => {
      const bytes = doc(`BT /V 20 Tf 100 280 Td ${codes('abc')} Tj ET`, downwards(encoding, more), {
        resources: '/Font<</F 3 0 R/V 6 0 R>>',
      });
      // The letter b: a is twice as high where it has a height of its own.
      const top = 280 - (name.endsWith('one letter') ? 40 : step);
      const { bytes: result } = await redacted(bytes, [box(85, top - 19, 115, top - 1)]);
      const before = await lettersOf(bytes);
      expect(await lettersOf(result)).toEqual([before[0], before[2]]);
    });

  test('of a ligature are removed with each of the letters that it represents', async () => {
    const font =
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 1/LastChar 1/Widths[1200]/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[1/fi]>>>>';
    const bytes = doc('BT /L 20 Tf 60 200 Td <01> Tj /F 20 Tf (ne) Tj ET', [font], {
      resources: '/Font<</F 3 0 R/L 6 0 R>>',
    });
    const { bytes: result } = await redacted(bytes, [box(59, 198, 70, 215)]);
    expect((await lettersOf(result)).map(([letter]) => letter).join('')).toBe('ne');
  });
});

describe('patterns', () => {
  const pattern = (dict: string, data: string) => ({
    dict: `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/Resources<<>>${dict}`,
    data,
  });
  const content = '/Pattern cs /P scn 40 100 200 60 re f 0 g BT /F 12 Tf 40 20 Td (below) Tj ET';

  test('whose cell shows only under a mark stop the redaction', async () => {
    const once = pattern('/BBox[0 0 400 300]/XStep 400/YStep 300', '50 120 m 150 130 l S');
    const bytes = doc(content, [once], { resources: '/Pattern<</P 6 0 R>>' });
    await expect(redacted(bytes, [box(45, 105, 120, 150)])).rejects.toMatchObject({
      code: 'irremovable',
      details: { detail: 'pattern' },
    });
  });

  test('that repeat outside a mark stay there', async () => {
    const hatch = pattern('/BBox[0 0 8 8]/XStep 8/YStep 8', '0 0 m 8 8 l S');
    const bytes = doc(content, [hatch], { resources: '/Pattern<</P 6 0 R>>' });
    const { streams, facts } = await redacted(bytes, [box(45, 105, 120, 150)]);
    expect(streams).toContain('0 0 m 8 8 l S');
    expect(facts).toEqual([]);
  });
});

describe('pictures', () => {
  const picture = (more: string, data: string) => ({
    dict: `/Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceGray${more}`,
    data,
  });
  const pixels = 'abcdefghijklmnop';
  const place = 'q 40 0 0 40 100 100 cm /P Do Q';

  test('lose the pixels under a mark, and no other', async () => {
    const bytes = doc(place, [picture('', pixels)], { resources: '/XObject<</P 6 0 R>>' });
    const { streams, facts } = await redacted(bytes, [box(100, 100, 119, 119)]);
    expect(streams).toContain('abcdefgh\0\0kl\0\0op');
    expect(streams.join()).not.toContain('ij');
    expect(facts).toContainEqual({ fact: 'redacted-pictures', count: 1 });
  });

  test('lose the pixels of their soft mask too', async () => {
    const bytes = doc(place, [picture('/SMask 7 0 R', 'xxxxxxxxxxxxxxxx'), picture('', pixels)], {
      resources: '/XObject<</P 6 0 R>>',
    });
    const { streams } = await redacted(bytes, [box(121, 121, 140, 140)]);
    expect(streams).toContain('ab\0\0ef\0\0ijklmnop');
  });

  test('inline in the content are blanked as well', async () => {
    const bytes = doc(
      'q 40 0 0 40 100 100 cm BI /W 4 /H 4 /BPC 8 /CS /G /I true /DP null ID abcdefghijklmnop EI Q',
    );
    const { streams } = await redacted(bytes, [box(100, 100, 119, 119)]);
    expect(streams).toContain('abcdefgh\0\0kl\0\0op');
    expect(streams.join()).not.toContain('ijkl');
  });

  test('keep their pixels where another page draws them', async () => {
    const page =
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</XObject<</P 6 0 R>>>>/Contents 5 0 R>>';
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[4 0 R 7 0 R]>>',
      helvetica,
      page,
      { dict: '', data: place },
      picture('', pixels),
      page,
    ]);
    const { streams } = await redacted(bytes, [box(90, 90, 150, 150)]);
    expect(streams.filter((text) => text === pixels)).toHaveLength(1);
  });

  test('in a format that cannot be decoded stop the redaction', async () => {
    const bytes = doc(
      place,
      [{ dict: '/Type/XObject/Subtype/Image/Width 4/Height 4/Filter/JPXDecode', data: 'nothing' }],
      { resources: '/XObject<</P 6 0 R>>' },
    );
    await expect(redacted(bytes, [box(100, 100, 119, 119)])).rejects.toMatchObject({
      code: 'irremovable',
      details: { file: 'test.pdf' },
    });
  });
});

describe('drawings', () => {
  test('are cut at the edge of a mark', async () => {
    const bytes = doc('2 w 50 100 m 350 100 l S 100 150 m 120 170 140 170 150 150 c S');
    const { streams, facts } = await redacted(bytes, [box(90, 90, 200, 180)]);
    const text = streams.join('\n');
    expect(text).toMatch(/50 100 m 90\.8 100 l 199\.2 100 m 350 100 l S/);
    expect(text).not.toContain(' c');
    expect(facts).toContainEqual({ fact: 'redacted-drawings', count: 2 });
  });

  test('that are only behind a mark stay whole', async () => {
    const bytes = doc('0.9 g 0 0 400 300 re f');
    const { streams, facts } = await redacted(bytes, [box(90, 90, 200, 180)]);
    expect(streams.join()).toContain('0.9 g 0 0 400 300 re f');
    expect(facts).toEqual([]);
  });

  test('keep the phase of their dashes', async () => {
    const bytes = doc('[7 3] 2 d 50 100 m 350 100 l S');
    const { streams } = await redacted(bytes, [box(100, 90, 200, 110)]);
    expect(streams.join()).toMatch(/\[7 3\] 151\.5 d 199\.5 100 m 350 100 l S \[7 3\] 2 d/);
  });
});

describe('a text that repeats a marked word', () => {
  const line = 'BT /F 12 Tf 40 250 Td (Case of Thistlewood opened) Tj ET';

  test('loses the word: title, bookmark, metadata, destination, attachment and its description, structure', async () => {
    const bytes = doc(
      line,
      [
        '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
        '<</Title(Thistlewood, first part)/Parent 6 0 R/Dest(thistlewood-1)>>',
        {
          dict: '/Type/Metadata/Subtype/XML',
          data: '<x:xmpmeta><dc:title>Thistle&#119;ood</dc:title></x:xmpmeta>',
        },
        '<</Names[(a)[4 0 R/Fit](thistlewood-1)[4 0 R/Fit]]>>',
        '<</Type/StructTreeRoot/K<</S/P/P 10 0 R/Alt(About THISTLEWOOD)>>>>',
        '<</Names[(Thistlewood.txt) 12 0 R]>>',
        '<</Type/Filespec/F(Thistlewood.txt)/Desc(for Thistlewood)/EF<</F 13 0 R>>>>',
        { dict: '/Type/EmbeddedFile', data: 'nothing of it' },
      ],
      {
        catalog:
          '/Outlines 6 0 R/Metadata 8 0 R/Names<</Dests 9 0 R/EmbeddedFiles 11 0 R>>/StructTreeRoot 10 0 R',
      },
    );
    const { bytes: result, catalog, facts } = await redacted(bytes, await everywhere(bytes, 'Thistlewood'));
    expect(decodeLatin1(result)).not.toMatch(/thistlewood/i);
    const bookmark = getDict(catalog, 'Outlines', 'First');
    expect(getText(bookmark, 'Title')).toBe('[redacted], first part');
    const names = items(getArray(getDict(catalog, 'Names', 'Dests'), 'Names')).map(String);
    expect(names).toContain(
      String(bookmark?.get(bookmark.keys().find((key) => key.decodeText() === 'Dest') as never)),
    );
    expect(facts).toContainEqual({ fact: 'redacted-bookmarks', count: 1 });
  });

  test('is removed with an attached file only on request', async () => {
    const bytes = doc(
      line,
      [
        '<</Names[(plan.txt) 7 0 R]>>',
        '<</Type/Filespec/F(plan.txt)/EF<</F 8 0 R>>>>',
        { dict: '/Type/EmbeddedFile', data: 'to Thistlewood' },
      ],
      { catalog: '/Names<</EmbeddedFiles 6 0 R>>' },
    );
    const marks = await everywhere(bytes, 'Thistlewood');
    await expect(redacted(bytes, marks)).rejects.toMatchObject({
      code: 'undecided-files',
      details: { attached: [{ name: 'plan.txt', bytes: 14 }], detail: 'marked' },
    });
    const { facts, streams } = await redacted(bytes, marks, { attachments: 'remove' });
    expect(facts).toContainEqual({
      fact: 'redacted-attachments',
      count: 1,
      attached: [{ name: 'plan.txt', bytes: 14 }],
    });
    expect(streams.join()).not.toContain('to Thistlewood');
  });

  test('two attached files with the same content are both named when they are removed', async () => {
    const bytes = doc(
      line,
      [
        '<</Names[(a.txt) 7 0 R(b.txt) 8 0 R]>>',
        '<</Type/Filespec/F(a.txt)/UF(a.txt)/EF<</F 9 0 R/UF 9 0 R>>>>',
        '<</Type/Filespec/F(b.txt)/EF<</F 9 0 R>>>>',
        { dict: '/Type/EmbeddedFile', data: 'to Thistlewood' },
      ],
      { catalog: '/Names<</EmbeddedFiles 6 0 R>>/AF[7 0 R]' },
    );
    const marks = await everywhere(bytes, 'Thistlewood');
    const { facts } = await redacted(bytes, marks, { attachments: 'remove' });
    expect(facts.map(({ fact }) => fact)).not.toContain('catalog');
    const attached = ['a.txt', 'b.txt'].map((name) => ({ name, bytes: 14 }));
    expect(facts).toContainEqual(
      expect.objectContaining({ fact: 'redacted-attachments', count: 2, attached }),
    );
  });

  test('is removed with the text that replaces it, also in the content', async () => {
    const bytes = doc(
      '/Span <</ActualText(Mr T.)/MCID 0>> BDC BT /F 12 Tf 40 250 Td (Thistlewood) Tj ET EMC',
    );
    const { streams } = await redacted(bytes, [box(30, 245, 120, 265)]);
    expect(streams.join()).not.toMatch(/ActualText|Mr T|Thistle/);
  });

  test('is removed with earlier revisions of the file', async () => {
    const bytes = doc(line);
    const text = decodeLatin1(bytes);
    const object =
      '5 0 obj <</Length 38>> stream\nBT /F 12 Tf 40 250 Td (Case of Oak) Tj ET\nendstream endobj\n';
    const previous = /startxref\s+(\d+)/.exec(text)?.[1];
    const table = `xref\n5 1\n${`${text.length}`.padStart(10, '0')} 00000 n \n`;
    const trailer = `trailer <</Root 1 0 R/Size 6/Prev ${previous}>>\nstartxref\n${text.length + object.length}\n%%EOF\n`;
    const both = Uint8Array.from(text + object + table + trailer, (letter) => letter.charCodeAt(0));
    const { bytes: result } = await redacted(both, await everywhere(both, 'Oak'));
    expect(decodeLatin1(result)).not.toMatch(/Thistlewood|Oak/);
  });
});

test('a pattern that repeats words under a mark stops the redaction', async () => {
  const pattern = (data: string) => ({
    dict: '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 90 50]/XStep 90/YStep 50/Resources<</Font<</F 3 0 R>>>>',
    data,
  });
  const filled = (cell: string) =>
    doc('/Pattern cs /P scn 40 100 200 100 re f', [pattern(cell)], { resources: '/Pattern<</P 6 0 R>>' });
  const mark = [box(60, 110, 160, 160)];
  const appearance = filled('BT /F 12 Tf 4 8 Td (Thistlewood) Tj ET');
  await expect(redacted(appearance, mark)).rejects.toMatchObject({ code: 'irremovable' });
  await expect(redacted(appearance, [box(300, 210, 340, 260)])).resolves.toBeDefined();
});

test('removes a Type 3 glyph that only marked letters use, and keeps one that is used elsewhere', async () => {
  const bytes = doc(
    'BT /T 20 Tf 40 250 Td (ab) Tj 100 0 Td (b) Tj ET',
    [
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a 7 0 R/b 8 0 R>>/Encoding<</Differences[97/a/b]>>/FirstChar 97/LastChar 98/Widths[1000 1000]/Resources<</Font<</F 3 0 R>>>>>>',
      { dict: '', data: '1000 0 d0 BT /F 300 Tf (Thistlewood) Tj ET' },
      { dict: '', data: '1000 0 0 0 900 900 d1 0 0 800 800 re f' },
    ],
    { resources: '/X 6 0 R' },
  );
  const text = decodeLatin1(bytes).replace('/Font<</F 3 0 R>>/X 6 0 R', '/Font<</F 3 0 R/T 6 0 R>>');
  const changed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const { streams } = await redacted(changed, [box(38, 245, 82, 275)]);
  expect(streams.join()).not.toContain('Thistlewood');
  expect(streams.join()).toContain('800 800 re');
});

describe('a drawn glyph that is a whole word', () => {
  const glyph = (drawing: string) => {
    const bytes = doc('BT /T 20 Tf 40 200 Td (a) Tj ET', [
      '<</Type/Font/Subtype/Type3/FontBBox[0 -200 9000 800]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a 7 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9000]/Resources<</Font<</F 3 0 R>>>>>>',
      { dict: '', data: `9000 0 d0 ${drawing}` },
    ]);
    const text = decodeLatin1(bytes).replace(
      '/Font<</F 3 0 R>>>>/Contents',
      '/Font<</F 3 0 R/T 6 0 R>>>>/Contents',
    );
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  };

  test.each([
    ['drawn with letters of another font', 'BT /F 1000 Tf (Rent Thistlewood) Tj ET', 'Thistlewood'],
    ['drawn with shapes', '0 0 600 600 re f 4000 0 3000 600 re f', '3000 600 re'],
  ])(
    '%s is removed whole under a mark on its end, and its beginning is reported as missing',
    async (_, drawing, removed) => {
      const { facts, streams } = await redacted(glyph(drawing), [box(120, 190, 260, 220)]);
      expect(streams.join()).not.toContain(removed);
      expect(facts).toContainEqual({ fact: 'redacted-neighbours', count: 1, pages: [1], lost: true });
    },
  );

  test('is removed with the picture that only it drew', async () => {
    const bytes = doc('BT /T 20 Tf 40 200 Td (a) Tj ET', [
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 750]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a 7 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1000]/Resources<</XObject<</I 8 0 R>>>>>>',
      { dict: '', data: '1000 0 d0 q 1000 0 0 750 0 0 cm /I Do Q' },
      {
        dict: '/Type/XObject/Subtype/Image/Width 3/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray',
        data: 'abc',
      },
    ]);
    const text = decodeLatin1(bytes).replace(
      '/Font<</F 3 0 R>>>>/Contents',
      '/Font<</F 3 0 R/T 6 0 R>>>>/Contents',
    );
    const { streams } = await redacted(
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
      [box(44, 202, 56, 212)],
    );
    expect(streams).not.toContain('abc');
  });

  test('is found by its letters', async () => {
    const [mark] = await everywhere(glyph('BT /F 1000 Tf (Rent Thistlewood) Tj ET'), 'Thistlewood');
    expect(mark?.quads[0]?.[0]).toBeCloseTo(40 + 20 * 2.39, 0);
  });
});

test('the word is removed from escaped URLs and from names of structure elements', async () => {
  const bytes = doc(
    'BT /F 12 Tf 40 250 Td (Case of Thistlewood opened) Tj ET',
    [
      '<</Type/Annot/Subtype/Link/Rect[300 20 320 40]/A<</S/URI/URI(https://x.example/?q=Thistle%77ood)>>>>',
      '<</Type/StructTreeRoot/K 8 0 R/IDTree<</Names[(id-Thistlewood) 8 0 R]>>>>',
      '<</S/P/P 7 0 R/ID(id-Thistlewood)>>',
    ],
    { page: '/Annots[6 0 R]', catalog: '/StructTreeRoot 7 0 R' },
  );
  const { context, facts } = await redacted(bytes, await everywhere(bytes, 'Thistlewood'));
  const texts = context.enumerateIndirectObjects().map(([, object]) => object.toString());
  expect(texts.join()).not.toMatch(/Thistle|54686973746c65/i);
  expect(facts).toContainEqual({ fact: 'redacted-elsewhere', count: 2 });
});

describe('annotations', () => {
  test('over a mark are removed: markup annotations with their replies, links, fields with their values', async () => {
    const bytes = doc(
      'BT /F 12 Tf 40 250 Td (Write to a@b.example soon) Tj ET',
      [
        '<</Type/Annot/Subtype/Text/Rect[80 245 100 262]/Contents(a@b.example)/Popup 7 0 R>>',
        '<</Type/Annot/Subtype/Popup/Rect[200 200 300 250]/Parent 6 0 R>>',
        '<</Type/Annot/Subtype/Text/Rect[0 0 10 10]/Contents(yes, a@b.example)/IRT 6 0 R>>',
        '<</Type/Annot/Subtype/Link/Rect[84 248 150 260]/A<</S/URI/URI(mailto:a@b.example)>>>>',
        '<</Type/Annot/Subtype/Text/Rect[300 20 320 40]/Contents(this stays)>>',
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(one)/V(a@b.example)/Rect[60 240 200 265]>>',
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(two)/V(other)/Rect[60 40 200 65]>>',
      ],
      {
        page: '/Annots[6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 11 0 R 12 0 R]',
        catalog: '/AcroForm<</Fields[11 0 R 12 0 R]>>',
      },
    );
    const { bytes: result, pageObjects, catalog, facts } = await redacted(bytes, [box(78, 246, 152, 262)]);
    const left = items(getArray(pageObjects[0]?.dict, 'Annots')).map(
      (item) => pageObjects[0]?.dict.context.lookup(item) as PDFDict,
    );
    expect(left.map((annotation) => getName(annotation, 'Subtype'))).toEqual(['Text', 'Widget']);
    expect(items(getArray(getDict(catalog, 'AcroForm'), 'Fields'))).toHaveLength(1);
    expect(decodeLatin1(result)).not.toContain('a@b.example');
    expect(facts.map(({ fact, count }) => [fact, count])).toEqual(
      expect.arrayContaining([
        ['redacted-notes', 2],
        ['redacted-links', 1],
        ['redacted-fields', 1],
      ]),
    );
  });
});

describe('a search', () => {
  test('finds words across a hyphen and a new line, in any letter case', async () => {
    const bytes = doc('BT /F 12 Tf 14 TL 40 250 Td (with the Marrow-) Tj T* (Thwaite people) Tj ET');
    const marks = await everywhere(bytes, 'marrowthwaite');
    expect(marks.map(({ text, quads }) => [text, quads.length])).toEqual([['Marrow-\nThwaite', 2]]);
  });

  test('gives the words around a place, over lines too', async () => {
    const bytes = doc(
      'BT /F 12 Tf 14 TL 40 250 Td (On 14 January 2022 the landlord insures) Tj T* (the fittings. The landlords) Tj ET',
    );
    const marks = await everywhere(bytes, 'landlord');
    expect(marks.map(({ around }) => around)).toEqual([
      { before: 'January 2022 the ', after: ' insures the fittings.' },
      { before: 'the fittings. The ', after: 's' },
    ]);
  });

  test('finds personal data by its form and its check digit', async () => {
    const bytes = doc(
      'BT /F 9 Tf 14 TL 20 280 Td (Aadhaar 2345 6789 0124, not 2345 6789 0123) Tj T* (PAN AFZPK7190K, not AFZXK7190K) Tj T* (call +91 98765 43210 or 98765 43210) Tj T* (Account no. 50100123456789) Tj T* (write to asha.rao@post.example now) Tj ET',
    );
    const foundBy = async (pattern: 'aadhaar' | 'pan' | 'phone' | 'account' | 'email') =>
      (await findMarks({ source: sourceFile('test.pdf', bytes), patterns: [pattern] }, host)).marks.map(
        ({ text }) => text,
      );
    expect(await foundBy('aadhaar')).toEqual(['2345 6789 0124']);
    expect(await foundBy('pan')).toEqual(['AFZPK7190K']);
    expect(await foundBy('phone')).toEqual(['+91 98765 43210', '98765 43210']);
    expect(await foundBy('account')).toEqual(['50100123456789']);
    expect(await foundBy('email')).toEqual(['asha.rao@post.example']);
    expect([isAadhaar('2345 6789 0124'), isAadhaar('1345 6789 0124')]).toEqual([true, false]);
  });

  test.each([
    ['a scan', 'q 400 0 0 300 0 0 cm /I Do Q', [1]],
    ['a scan with a number on it', 'q 400 0 0 300 0 0 cm /I Do Q BT /F 9 Tf 9 9 Td (ABC000123) Tj ET', [1]],
    ['a small picture beside text', 'q 40 0 0 30 0 0 cm /I Do Q BT /F 12 Tf 40 250 Td (Marrow) Tj ET', []],
    ['words drawn as shapes', '40 250 m 60 250 l 60 270 l f', [1]],
    ['nothing', 'q Q', []],
    ['text and a line below it', 'BT /F 12 Tf 40 250 Td (Marrow) Tj ET 40 240 m 90 240 l S', []],
  ])('names the pages that it cannot read: one with %s', async (_, content, pages) => {
    const picture = {
      dict: '/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray',
      data: 'x',
    };
    const bytes = doc(content, [picture], { resources: '/XObject<</I 6 0 R>>' });
    const marks = await findMarks({ source: sourceFile('test.pdf', bytes), query: 'Thwaite' }, host);
    expect(marks.unsearched).toEqual(pages);
  });

  test('reports the pages that could not be searched, except pages that are marked whole', async () => {
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[4 0 R 6 0 R]/MediaBox[0 0 400 300]>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      '<</Type/Page/Parent 2 0 R/Resources<</Font<</F 3 0 R>>>>/Contents 5 0 R>>',
      { dict: '', data: 'BT /F 12 Tf 40 250 Td (Marrow and Thwaite) Tj ET' },
      '<</Type/Page/Parent 2 0 R/Resources<<>>/Contents 7 0 R>>',
      { dict: '', data: '40 250 m 60 250 l 60 270 l f' },
    ]);
    const marks = await everywhere(bytes, 'Thwaite');
    const unread = ({ facts }: Awaited<ReturnType<typeof redacted>>) =>
      facts.filter(({ fact }) => fact === 'redacted-unsearched').map(({ pages, lost }) => ({ pages, lost }));
    expect(unread(await redacted(bytes, marks))).toEqual([{ pages: [2], lost: true }]);
    const wholePage = { page: 2, quads: [[0, 0, 400, 0, 400, 300, 0, 300]] };
    expect(unread(await redacted(bytes, [...marks, wholePage]))).toEqual([]);
    expect(unread(await redacted(bytes, [wholePage]))).toEqual([]);
  });

  test('has no text where there are no letters', () => {
    expect(textOf([]).text).toBe('');
  });
});

test('the finished file has a single revision, no encryption and no thumbnail, and shows the mark on top', async () => {
  const bytes = doc(
    'q 0.5 0 0 0.5 0 0 cm BT /F 24 Tf 80 500 Td (secret) Tj ET',
    [{ dict: '/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', data: 'x' }],
    { page: '/Thumb 6 0 R' },
  );
  const { bytes: result, streams, pageObjects } = await redacted(bytes, await everywhere(bytes, 'secret'));
  expect(decodeLatin1(result).match(/%%EOF/g)).toHaveLength(1);
  expect(pageObjects[0]?.dict.toString()).not.toContain('/Thumb');
  expect(streams.some((text) => /^q \n[\s\S]* Q Q\n$/.test(text))).toBe(true);
  expect(streams.some((text) => text.startsWith('/Artifact BMC q 0 g'))).toBe(true);
});

test('refuses a request without marks, and a page that does not exist', async () => {
  const bytes = doc('');
  await expect(redacted(bytes, [])).rejects.toMatchObject({ code: 'nothing' });
  await expect(redacted(bytes, [box(0, 0, 9, 9, 2)])).rejects.toMatchObject({ code: 'range' });
});

test('data of programs is left out, and the fact about it names the file', async () => {
  const source = doc('BT /F 12 Tf 20 200 Td (Secret) Tj ET', [], {
    catalog: '/PieceInfo<</App<</Private(Secret)/LastModified(D:20260101)>>>>',
  });
  const { facts } = await redacted(source, [box(10, 190, 200, 220)]);
  expect(facts.filter(({ fact }) => fact === 'program-data')).toEqual([
    { fact: 'program-data', count: 1, lost: true, file: 'test.pdf' },
  ]);
});

describe('a file that is encrypted', () => {
  const factsWith = async (userPassword: string, permissions: { copying: boolean }) => {
    const document = await PDFDocument.load(doc('BT /F 12 Tf 20 200 Td (Secret) Tj ET'));
    document.encrypt({ userPassword, ownerPassword: 'owner', permissions: { ...all, ...permissions } });
    const source = sourceFile('locked.pdf', await document.save(), userPassword || undefined);
    const { facts } = await redact({ source, marks: [box(10, 190, 200, 220)] }, host);
    return facts.filter(({ fact }) => fact === 'password' || fact === 'restrictions');
  };
  const all = {
    printing: 'highResolution',
    modifying: true,
    copying: true,
    annotating: true,
    fillingForms: true,
    contentAccessibility: true,
    documentAssembly: true,
  } as const;
  const [file, lost] = ['locked.pdf', true];

  test('and needs a password loses it, which is reported', async () => {
    expect(await factsWith('open', { copying: true })).toEqual([{ fact: 'password', file }]);
  });

  test('and restricted loses its restrictions, which is reported', async () => {
    expect(await factsWith('', { copying: false })).toEqual([{ fact: 'restrictions', file, lost }]);
  });

  test('without a password and restrictions reports neither', async () => {
    expect(await factsWith('', { copying: true })).toEqual([]);
  });
});
