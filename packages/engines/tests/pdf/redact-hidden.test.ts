import '../helpers/offscreen-canvas';
import { describe, expect, test } from 'vitest';
import { redact } from '../../src/pdf/redact/redact';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import type { RawObject } from '../helpers/raw-pdf';
import { anyPartOfWord, doc, line, marksOf, redacted } from '../helpers/redacted';

type More = Parameters<typeof doc>[2];

const utf16Of = (text: string) => Buffer.from(text, 'utf16le').swap16();
const utf16Hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** Codes of a composite font in which the letters from the space on are numbered from 1. */
const coded = (text: string) =>
  `<${Array.from(text, (letter) => (letter.charCodeAt(0) - 31).toString(16).padStart(4, '0')).join('')}>`;

/** A composite font, as objects numbered from `first`. */
const composite = (first: number): RawObject[] => [
  `<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/DescendantFonts[${first + 1} 0 R]/ToUnicode ${first + 2} 0 R>>`,
  `<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 600>>`,
  {
    dict: '',
    data: 'begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0001> <00E0> <0020> endbfrange endcmap',
  },
];
const codedLine = `BT /F 12 Tf 40 250 Td ${coded('Case of Thistlewood')} Tj ET`;

const glyph = { dict: '', data: '6000 0 d0 0 0 5800 700 re f' };
const wordGlyph = 'BT /F 12 Tf 40 250 Td (Case of ) Tj /G 12 Tf (A) Tj /F 12 Tf ( opened) Tj ET';
const seal = (entries: string) =>
  `<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 10 20 30]/Name(A Thistlewood)${entries}>>`;
const signatureField = '<</Type/Annot/Subtype/Widget/FT/Sig/T(Seal)/V 7 0 R/Rect[200 20 300 60]>>';
const certificate = Buffer.from('0..Thistlewood..').toString('hex');

describe('a word is removed where a search of texts does not find it', () => {
  const cases: Record<string, { content?: string; objects?: RawObject[]; more?: More; font?: string }> = {
    'the text of a glyph that shows a whole word': {
      content: wordGlyph,
      objects: [
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 65/LastChar 65/Widths[6000]/ToUnicode 7 0 R>>',
        {
          dict: '',
          data: `begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <${utf16Hex('Thistlewood')}> endbfchar endcmap`,
        },
      ],
      font: '/G 6 0 R',
    },
    'the identifier of a picture': {
      content: `${line} /P Do`,
      objects: [
        {
          dict: '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/ID(by Thistlewood)',
          data: 'a',
        },
      ],
      more: { resources: '/XObject<</P 6 0 R>>' },
    },
    'a script with escapes in UTF-16 without a byte order mark': {
      objects: [{ dict: '', data: utf16Of(String.raw`show("\u0054histlewood")`) }],
      more: { catalog: '/OpenAction<</S/JavaScript/JS 6 0 R>>' },
    },
    'a form of the fields’ resources, in glyph codes': {
      objects: [
        {
          dict: '/Type/XObject/Subtype/Form/BBox[0 0 400 300]/Resources<</Font<</F 7 0 R>>>>',
          data: codedLine,
        },
        ...composite(7),
      ],
      more: { catalog: '/AcroForm<</Fields[]/DR<</XObject<</U 6 0 R>>>>>>' },
    },
    'the page of a template': {
      objects: [
        '<</Type/Template/MediaBox[0 0 400 300]/Resources<</Font<</F 8 0 R>>>>/Contents 7 0 R>>',
        { dict: '', data: codedLine },
        ...composite(8),
      ],
      more: { catalog: '/Names<</Templates<</Names[(t)6 0 R]>>>>' },
    },
    'the certificate in a digital signature': {
      objects: [signatureField, seal(`/Contents<${certificate}>`)],
      more: { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]/SigFlags 3>>' },
    },
    'the certificate beside a digital signature': {
      objects: [signatureField, seal(`/Cert[<${certificate}>]/Contents<3082>`)],
      more: { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]/SigFlags 3>>' },
    },
    'a comment in a default appearance': {
      objects: [
        '<</Type/Annot/Subtype/FreeText/Rect[200 20 390 60]/Contents(x)/DA(/F 9 Tf % Thistlewood\n)>>',
      ],
      more: { page: '/Annots[6 0 R]' },
    },
    'a comment in the content': { content: `% Thistlewood\n${line}` },
    'rich text that divides it': {
      objects: [
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(x)/RV(<body><p><b>Thistle</b><!-- --><i>wood</i></p></body>)/Rect[200 20 300 40]>>',
      ],
      more: { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]>>' },
    },
    'a text in UTF-8': {
      objects: [
        '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
        '<</Title(\xef\xbb\xbfOn Thistlewood \xc3\xbc)/Parent 6 0 R/Dest[4 0 R/Fit]>>',
      ],
      more: { catalog: '/Outlines 6 0 R' },
    },
    'the unit of a measure': {
      more: {
        page: '/VP[<</BBox[0 0 9 9]/Measure<</Subtype/RL/R(x)/X[<</U(Thistlewood)/C 1>>]/D[]/A[]>>>>]',
      },
    },
    'the obsolete name of a form': {
      content: '/H Do',
      objects: [{ dict: '/Type/XObject/Subtype/Form/BBox[0 0 400 300]/Name/Thistlewood', data: line }],
      more: { resources: '/XObject<</H 6 0 R>>' },
    },
  };
  for (const [name, { content = line, objects = [], more = {}, font }] of Object.entries(cases))
    test(name, async () => {
      const file = Buffer.from(doc(content, objects, more)).toString('latin1');
      const bytes = new Uint8Array(
        Buffer.from(font ? file.replace('/Font<</F 3 0 R>>', `/Font<</F 3 0 R${font}>>`) : file, 'latin1'),
      );
      const { searchable, letters } = await redacted(bytes);
      expect(letters.text).toBe('Caseofopened');
      expect(searchable).not.toMatch(anyPartOfWord);
      expect(searchable).not.toContain(coded('Thistlewood').slice(1, -1));
    });

  test('the name of a drawn glyph that only removed letters used', async () => {
    const file = Buffer.from(
      doc(wordGlyph, [
        '<</Type/Font/Subtype/Type3/FontBBox[0 0 6000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 65/LastChar 65/Widths[6000]/Encoding<</Differences[65/Thistlewood]>>/CharProcs<</Thistlewood 7 0 R>>/Resources<<>>>>',
        glyph,
      ]),
    ).toString('latin1');
    const bytes = new Uint8Array(
      Buffer.from(file.replace('/Font<</F 3 0 R>>', '/Font<</F 3 0 R/G 6 0 R>>'), 'latin1'),
    );
    const { searchable } = await redacted(bytes, [
      { page: 1, quads: [[84, 246, 160, 246, 160, 263, 84, 263]] },
    ]);
    expect(searchable).not.toMatch(anyPartOfWord);
  });
});

describe('words that only a marked annotation shows are removed from the rest of the file too', () => {
  const appearance = {
    dict: '/Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F 3 0 R>>>>',
    data: 'BT /F 12 Tf 2 5 Td (Thistlewood) Tj ET',
  };
  const outline = ['<</Type/Outlines/First 9 0 R/Last 9 0 R/Count 1>>'];
  const bookmark = '<</Title(On Thistlewood)/Parent 6 0 R/Dest[4 0 R/Fit]>>';
  const mark = [{ page: 1, quads: [[198, 18, 302, 18, 302, 42, 198, 42]] }];

  test.each([
    [
      'the words of a note',
      '<</Type/Annot/Subtype/FreeText/DA(/F 12 Tf)/Rect[200 20 300 40]/AP<</N 8 0 R>>>>',
    ],
    [
      'the words of a field without a value',
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[200 20 300 40]/AP<</N 8 0 R>>>>',
    ],
  ])('%s', async (_, annotation) => {
    const bytes = doc('BT /F 12 Tf 40 250 Td (Case) Tj ET', [...outline, annotation, appearance, bookmark], {
      page: '/Annots[7 0 R]',
      catalog: '/Outlines 6 0 R',
    });
    const { searchable, facts } = await redacted(bytes, mark);
    expect(searchable).not.toMatch(anyPartOfWord);
    expect(facts).toContainEqual({ fact: 'redacted-bookmarks', count: 1 });
  });

  test('a value that the marked field inherits', async () => {
    const widget = (name: string, y: number) =>
      `<</Type/Annot/Subtype/Widget/T(${name})/Parent 6 0 R/Rect[200 ${y} 300 ${y + 20}]/AP<</N 9 0 R>>>>`;
    const bytes = doc(
      'BT /F 12 Tf 40 250 Td (Case) Tj ET',
      ['<</T(p)/FT/Tx/V(Thistlewood)/Kids[7 0 R 8 0 R]>>', widget('a', 20), widget('b', 60), appearance],
      { page: '/Annots[7 0 R 8 0 R]', catalog: '/AcroForm<</Fields[6 0 R]>>' },
    );
    expect((await redacted(bytes, mark)).searchable).not.toMatch(anyPartOfWord);
  });
});

test.each([
  ['a mail with encoded parts', `Content-Transfer-Encoding: base64\r\n\r\n${btoa('Mr Thistlewood')}`],
  ['a mail with quoted letters', 'Content-Transfer-Encoding: quoted-printable\r\n\r\nMr Thistle=\r\nwood'],
  ['a text document with formats', String.raw`{\rtf1 Mr \'54histlewood}`],
  ['a page that divides the word', '<p>Mr <b>Thistle</b>wood</p>'],
])('an attached file is not kept without a question: %s', async (_, data) => {
  const bytes = doc(line, ['<</Type/Filespec/F(a)/EF<</F 7 0 R>>>>', { dict: '/Type/EmbeddedFile', data }], {
    catalog: '/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>',
  });
  const job = redact({ source: sourceFile('test.pdf', bytes), marks: await marksOf(bytes) }, host);
  await expect(job).rejects.toMatchObject({ code: 'undecided-files' });
});

test('each character of a ligature is counted', async () => {
  const file = Buffer.from(
    doc(String.raw`BT /F 12 Tf 40 250 Td (Case of Grif\256ths opened) Tj ET`),
  ).toString('latin1');
  const bytes = new Uint8Array(Buffer.from(file.replace('WinAnsiEncoding', 'StandardEncoding'), 'latin1'));
  const { facts } = await redacted(bytes, await marksOf(bytes, 'Griffiths'));
  expect(facts).toContainEqual({ fact: 'redacted-letters', count: 9 });
});

describe('a colour profile', () => {
  const name = 'Thistlewood printer';
  const profile = Buffer.concat([
    Buffer.alloc(36),
    Buffer.from('acsp'),
    Buffer.alloc(88),
    Buffer.from([0, 0, 0, 1]),
    Buffer.from('desc\0\0\0\x90\0\0\0\x60', 'latin1'),
    Buffer.from(
      `desc\0\0\0\0\0\0\0${String.fromCharCode(name.length + 1)}${name}`.padEnd(0x60, '\0'),
      'latin1',
    ),
  ]);

  test.each(['/N 3', '/N 3/Alternate/DeviceRGB'])(
    'loses a description that names what was marked: %s',
    async (dict) => {
      const bytes = doc(`/C cs 0 0 0 sc ${line}`, [{ dict, data: profile }], {
        resources: '/ColorSpace<</C[/ICCBased 6 0 R]>>',
      });
      const { searchable, facts, streams } = await redacted(bytes);
      expect(searchable).not.toMatch(anyPartOfWord);
      expect(streams.some((text) => text.startsWith('acsp', 36) && text.length === profile.length)).toBe(
        true,
      );
      expect(facts).toContainEqual({ fact: 'redacted-information', count: 1 });
    },
  );
});

describe('a shading that may show a shape stops the redaction', () => {
  const mesh = {
    dict: '/ShadingType 4/ColorSpace/DeviceGray/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[50 350 50 250 0 1]',
    data: Uint8Array.of(0, 0, 0, 0, 0, 255, 0, 90, 0, 0, 255, 200),
  };
  const mark = (x: number) => [{ page: 1, quads: [[x, 100, x + 30, 100, x + 30, 130, x, 130]] }];
  const samples = {
    dict: '/FunctionType 0/Domain[0 1 0 1]/Range[0 1]/Size[2 2]/BitsPerSample 8',
    data: Uint8Array.of(0, 90, 200, 255),
  };
  const area = '<</ShadingType 1/ColorSpace/DeviceGray/Matrix[200 0 0 150 50 50]/Function 7 0 R>>';

  test('as a pattern, where a path is filled with it', async () => {
    const bytes = doc(
      '/Pattern cs /T scn 50 50 200 150 re f',
      ['<</Type/Pattern/PatternType 2/Shading 7 0 R>>', mesh],
      { resources: '/Pattern<</T 6 0 R>>' },
    );
    await expect(redacted(bytes, mark(100))).rejects.toMatchObject({
      code: 'irremovable',
      details: { detail: 'mesh' },
    });
    await expect(redacted(bytes, mark(300))).resolves.toBeDefined();
  });

  test('made of samples', async () => {
    const bytes = doc('50 50 200 150 re W n /S sh', [area, samples], { resources: '/Shading<</S 6 0 R>>' });
    await expect(redacted(bytes, mark(100))).rejects.toMatchObject({ code: 'irremovable' });
  });
});

test.each([
  ['a graphics state', `/Thistlewood gs ${line}`, { resources: '/ExtGState<</Thistlewood<</ca 1>>>>' }],
  [
    'a colour space',
    `/Thistlewood cs 0 0 0 sc ${line}`,
    { resources: '/ColorSpace<</Thistlewood/DeviceRGB>>' },
  ],
  ['a form', `/Thistlewood Do ${line} /Thistlewood Do`, { resources: '/XObject<</Thistlewood 6 0 R>>' }],
  ['a layer', `/OC /Thistlewood BDC ${line} EMC`, { resources: '/Properties<</Thistlewood 7 0 R>>' }],
  ['a font', line.replace('/F 12', '/Thistlewood 12'), {}],
])('the name of a resource that the page uses is another one: %s', async (name, content, more) => {
  const file = Buffer.from(
    doc(
      content,
      [{ dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', data: '0 0 5 5 re f' }, '<</Type/OCG/Name(x)>>'],
      more,
    ),
  ).toString('latin1');
  const bytes = file.replace(
    '/Font<</F 3 0 R>>',
    `/Font<</F 3 0 R${name === 'a font' ? '/Thistlewood 3 0 R' : ''}>>`,
  );
  const { searchable, letters, facts } = await redacted(new Uint8Array(Buffer.from(bytes, 'latin1')));
  expect(searchable).not.toMatch(anyPartOfWord);
  expect(letters.text).toBe('Caseofopened');
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('a word that a soft hyphen divides on one line is found', async () => {
  const marks = await marksOf(doc(String.raw`BT /F 12 Tf 40 250 Td (Case of Thistle\255wood opened) Tj ET`));
  expect(marks).toHaveLength(1);
});

describe('names that contain the word are renamed wherever they are used, and counted', () => {
  const tint = '<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[0 0 1]/N 1>>';
  const widget = (more: string) => `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[200 20 390 60]${more}>>`;

  test.each<[string, number, string, RawObject[], More]>([
    [
      'a colorant',
      1,
      '/C cs 1 scn 9 9 9 9 re f',
      [tint],
      { resources: '/ColorSpace<</C[/Separation/ThistlewoodBlue/DeviceRGB 6 0 R]>>' },
    ],
    [
      'an XObject',
      1,
      '/ThistlewoodPlan Do',
      [{ dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', data: '0 0 9 9 re f' }],
      { resources: '/XObject<</ThistlewoodPlan 6 0 R>>' },
    ],
    ['private entries', 3, '', [], { page: '/XYZ_Thistlewood 3/ThistlewoodData<</Of/Thistlewood>>' }],
    [
      'an extension',
      1,
      '',
      [],
      { catalog: '/Extensions<</Thistlewood<</BaseVersion/1.7/ExtensionLevel 3>>>>' },
    ],
    [
      'document parts',
      1,
      '',
      [
        '<</Type/DPartRoot/DPartRootNode 7 0 R/NodeNameList[/Thistlewood]>>',
        '<</Type/DPart/Parent 6 0 R/DPM<</X<</Name(x)>>>>>>',
      ],
      { catalog: '/DPartRoot 6 0 R' },
    ],
    [
      'a font of a field',
      1,
      '',
      [widget('/V(x)/DA(/Thistlewood 9 Tf 0 g)')],
      { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]/DR<</Font<</Thistlewood 3 0 R>>>>>>' },
    ],
  ])('%s', async (_, count, content, more, entries) => {
    const { searchable, facts, letters } = await redacted(doc(`${line} ${content}`, more, entries));
    expect(searchable).not.toMatch(anyPartOfWord);
    expect(letters.text).toBe('Caseofopened');
    expect(facts).toEqual([
      { fact: 'redacted-letters', count: 11 },
      { fact: 'redacted-elsewhere', count },
    ]);
  });

  test('a tag and its role are renamed alike', async () => {
    const { searchable } = await redacted(
      doc(
        `/ThistlewoodHead<</MCID 0>>BDC ${line} EMC`,
        [
          '<</Type/StructTreeRoot/K 7 0 R/RoleMap<</ThistlewoodHead/H1>>/ParentTree<</Nums[0[7 0 R]]>>>>',
          '<</Type/StructElem/S/ThistlewoodHead/P 6 0 R/Pg 4 0 R/K 0>>',
        ],
        { page: '/StructParents 0', catalog: '/StructTreeRoot 6 0 R/MarkInfo<</Marked true>>' },
      ),
    );
    expect(searchable).toMatch(/\/RoleMap\s*<<\s*\/_redacted_Head \/H1/);
    expect(searchable).toMatch(/\/S \/_redacted_Head/);
    expect(searchable).toContain('/_redacted_Head<</MCID 0>>BDC');
  });

  test.each([
    ['a PostScript function', '/FunctionType 4/Domain[0 1]/Range[0 1]', '{ % by Thistlewood\n 1 exch sub }'],
  ])('a comment in %s is removed', async (_, dict, data) => {
    const { searchable } = await redacted(
      doc(`/C cs 1 scn ${line}`, [{ dict, data }], {
        resources: '/ColorSpace<</C[/Separation/Spot/DeviceGray 6 0 R]>>',
      }),
    );
    expect(searchable).toContain('1 exch sub');
    expect(searchable).not.toMatch(anyPartOfWord);
  });

  test('but the name of a font stays, and is reported', async () => {
    const { facts, searchable } = await redacted(
      doc(line, ['<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Thistlewood-Hand>>'], {
        catalog: '/AcroForm<</Fields[]/DR<</Font<</G 6 0 R>>>>>>',
      }),
    );
    expect(searchable).toContain('Thistlewood-Hand');
    expect(facts).toContainEqual({ fact: 'redacted-fonts', count: 1, lost: true });
  });

  test.each(['Mark', 'seven', 'Times', 'Arial'])(
    'names of the standard stay, and are not reported: %s',
    async (word) => {
      const bytes = doc(
        `BT /F 12 Tf 40 250 Td (Case of ${word} opened) Tj ET /Times Do`,
        [
          '<</Type/Font/Subtype/Type1/BaseFont/Arial-BoldMT/Encoding<</Differences[55/seven]>>>>',
          { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', data: '0 0 9 9 re f' },
        ],
        {
          resources: '/XObject<</Times 7 0 R>>',
          catalog: '/MarkInfo<</Marked false>>/AcroForm<</Fields[]/DR<</Font<</G 6 0 R>>>>>>',
        },
      );
      const { facts, searchable } = await redacted(bytes, await marksOf(bytes, word));
      expect(facts).toEqual([{ fact: 'redacted-letters', count: word.length }]);
      expect(searchable).toContain('/Times Do');
      expect(searchable).toContain('/MarkInfo');
    },
  );
});
