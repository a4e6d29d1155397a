import { deflateSync } from 'node:zlib';
import '../helpers/offscreen-canvas';
import { describe, expect, test } from 'vitest';
import { encodeLatin1 } from '../../src/write/bytes';
import { anyPartOfWord, doc, lettersOf, line, marksOf, redacted } from '../helpers/redacted';

describe('a word drawn in pieces is removed, and its neighbours keep their places', () => {
  test.each([
    ['narrow and spaced', '70 Tz 2 Tc 5 Tw', '(Case of Th) Tj (istle) Tj [(wo) -20 (od)] TJ ( opened) Tj'],
    ['partly raised', '', '(Case of Thi) Tj 3 Ts (stle) Tj 0 Ts (wood opened) Tj'],
    ['in two sizes', '', '(Case of Thistle) Tj /F 14 Tf (wood) Tj /F 12 Tf ( opened) Tj'],
    ['in hexadecimal strings', '', '(Case of ) Tj <546869> Tj <73746c65776f6f6420> Tj (opened) Tj'],
    ['in octal escapes', '', String.raw`(Case of \124\150\151stle\167ood opened) Tj`],
    ['across two text objects', '', '(Case of Thist) Tj ET BT /F 12 Tf 110.02 250 Td (lewood opened) Tj'],
    [
      'mirrored twice',
      '',
      'ET q -1 0 0 1 400 0 cm BT /F 12 Tf -1 0 0 1 360 250 Tm (Case of Thistlewood opened) Tj ET Q BT',
    ],
  ])('%s', async (_, state, show) => {
    const bytes = doc(`BT /F 12 Tf ${state} 40 250 Td ${show} ET`);
    const before = await lettersOf(bytes);
    expect(before.text).toBe('CaseofThistlewoodopened');
    const { letters, searchable: content } = await redacted(bytes);
    expect(letters.places).toEqual([...before.places.slice(0, 6), ...before.places.slice(-6)]);
    expect(content).not.toMatch(anyPartOfWord);
  });
});

test('where removed letters had no known width, the page is reported: viewers differ in where they draw the rest', async () => {
  const standard = doc(line);
  const unknown = new TextEncoder().encode(
    new TextDecoder().decode(standard).replace('/Helvetica', '/Tahoma-XY'),
  );
  const looks = { fact: 'redacted-looks', count: 1, pages: [1], lost: true };
  expect((await redacted(standard)).facts).not.toContainEqual(looks);
  expect((await redacted(unknown)).facts).toContainEqual(looks);
});

describe('removes what is marked where it is drawn indirectly', () => {
  const form = { dict: '/Type/XObject/Subtype/Form/BBox[0 0 400 300]', data: line };

  test('from one use of a form that is used twice on the page', async () => {
    const bytes = doc('/H Do q 1 0 0 1 0 -100 cm /H Do Q', [form], { resources: '/XObject<</H 6 0 R>>' });
    const [mark] = await marksOf(bytes);
    const { letters, facts } = await redacted(bytes, mark && [mark]);
    expect(letters.text).toBe('CaseofopenedCaseofThistlewoodopened');
    expect(facts).toContainEqual({ fact: 'redacted-stays', count: 1, pages: [1], lost: true });
  });

  test('from both uses of a form', async () => {
    const bytes = doc('/H Do q 1 0 0 1 0 -100 cm /H Do Q', [form], { resources: '/XObject<</H 6 0 R>>' });
    const { letters, searchable: content } = await redacted(bytes);
    expect(letters.text).toBe('CaseofopenedCaseofopened');
    expect(content).not.toMatch(anyPartOfWord);
  });

  test('from the appearance of an annotation that stays elsewhere on the page', async () => {
    const bytes = doc(
      line,
      [
        '<</Type/Annot/Subtype/Stamp/Rect[200 20 390 60]/Contents(kept)/AP<</N 7 0 R>>>>',
        {
          dict: '/Type/XObject/Subtype/Form/BBox[0 0 200 40]/Resources<</XObject<</I 8 0 R>>/Font<</F 3 0 R>>>>',
          data: 'BT /F 12 Tf 4 4 Td (seen by) Tj ET /I Do',
        },
        {
          dict: '/Type/XObject/Subtype/Form/BBox[0 0 200 40]/Resources<</Font<</F 3 0 R>>>>',
          data: 'BT /F 12 Tf 60 4 Td (Thistlewood) Tj ET',
        },
      ],
      { page: '/Annots[6 0 R]' },
    );
    // Only the words of the page are marked, not the annotation.
    const [mark] = await marksOf(bytes);
    const { searchable: content } = await redacted(bytes, mark && [mark]);
    expect(content).not.toMatch(anyPartOfWord);
    expect(content).toContain('seen by');
  });

  test.each(['OFF[6 0 R]', 'BaseState/OFF'])('from optional content that is off: %s', async (state) => {
    const bytes = doc(
      `/OC /L BDC ${line} EMC BT /F 12 Tf 40 200 Td (Shown) Tj ET`,
      ['<</Type/OCG/Name(Layer)>>'],
      {
        resources: '/Properties<</L 6 0 R>>',
        catalog: `/OCProperties<</OCGs[6 0 R]/D<</${state}>>>>`,
      },
    );
    const { letters, searchable: content } = await redacted(bytes, [
      { page: 1, quads: [[85, 246, 153, 246, 153, 263, 85, 263]] },
    ]);
    expect(letters.text).toBe('CaseofopenedShown');
    expect(content).not.toMatch(anyPartOfWord);
  });

  test('from invisible text under a scan, with its pixels', async () => {
    const bytes = doc(
      `q 400 0 0 300 0 0 cm /P Do Q BT 3 Tr /F 12 Tf 40 250 Td (Case of Thistlewood opened) Tj ET`,
      [
        {
          dict: '/Type/XObject/Subtype/Image/Width 40/Height 30/BitsPerComponent 8/ColorSpace/DeviceGray',
          data: Uint8Array.from({ length: 1200 }, (_, index) => 33 + (index % 90)),
        },
      ],
      { resources: '/XObject<</P 6 0 R>>' },
    );
    const { letters, searchable: content, streams } = await redacted(bytes);
    expect(letters.text).toBe('Caseofopened');
    expect(content).not.toMatch(anyPartOfWord);
    const pixels = streams.find((text) => text.length === 1200);
    expect(pixels?.slice(4 * 40 + 9, 4 * 40 + 15)).toBe('\0'.repeat(6));
    expect(pixels?.[0]).toBe('!');
  });

  test('from one of two places where a picture is drawn', async () => {
    const bytes = doc(
      'q 40 0 0 40 100 100 cm /P Do Q q 40 0 0 40 200 100 cm /P Do Q',
      [
        {
          dict: '/Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceGray',
          data: 'abcdefghijklmnop',
        },
      ],
      { resources: '/XObject<</P 6 0 R>>' },
    );
    const { streams } = await redacted(bytes, [
      { page: 1, quads: [[100, 100, 119, 100, 119, 119, 100, 119]] },
    ]);
    expect(streams).toContain('abcdefgh\0\0kl\0\0op');
    expect(streams).toContain('abcdefghijklmnop');
  });

  test.each([
    ['its alternate', '/Alternates[<</Image 7 0 R>>]'],
    ['its OPI entry, which names a file for printing', '/OPI<</2.0<</Type/OPI/F(Thistlewood.tif)>>>>'],
  ])('from a picture and from %s', async (_, more) => {
    const image = '/Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceGray';
    const bytes = doc(
      'q 40 0 0 40 100 100 cm /P Do Q',
      [
        { dict: `${image}${more}`, data: 'abcdefghijklmnop' },
        { dict: image, data: 'ABCDEFGHIJKLMNOP' },
      ],
      { resources: '/XObject<</P 6 0 R>>' },
    );
    const { streams, searchable: content } = await redacted(bytes, [
      { page: 1, quads: [[100, 100, 119, 100, 119, 119, 100, 119]] },
    ]);
    expect(streams.join()).not.toMatch(/[iI][jJ]/);
    expect(content).not.toMatch(anyPartOfWord);
  });
});

describe('a redacted word is removed, and the rest keeps its place', () => {
  for (const rotation of [0, 90, 180, 270])
    test(`on a page turned by ${rotation} degrees, with a crop box and a user unit`, async () => {
      const bytes = doc(
        'BT /F 12 Tf 40 50 Td (Case of Thistlewood opened) Tj ET BT /F 12 Tf -80 -60 Td (outside) Tj ET',
        [],
        { box: '-100 -80 300 220', page: `/CropBox[20 10 280 200]/Rotate ${rotation}/UserUnit 2` },
      );
      const before = await lettersOf(bytes);
      const { letters, searchable: content } = await redacted(bytes);
      expect(letters.places).toEqual([...before.places.slice(0, 6), ...before.places.slice(17)]);
      expect(content).not.toMatch(anyPartOfWord);
    });
});

describe('tags, names and metadata', () => {
  const tagged = (tag: string, role: string) => ({
    catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R',
    page: '/StructParents 0',
    further: [
      `<</Type/StructTreeRoot/RoleMap<<${role}>>/K 7 0 R/ParentTree<</Nums[0[7 0 R]]>>>>`,
      `<</Type/StructElem${tag.replace('/', '/S/')}/P 6 0 R/Pg 4 0 R/K 0>>`,
    ],
  });

  test.each([
    ['a standard tag that is the word', '/Figure', '', 'Figure', '/S /Figure'],
    [
      'a style that contains the word',
      '/Thistlewood#20body',
      '/Thistlewood#20body/P',
      'Thistlewood',
      '/S /_redacted__body',
    ],
  ])('content tagged with %s is redacted', async (_, tag, role, word, kept) => {
    const { further, ...entries } = tagged(tag, role);
    const bytes = doc(`${tag}<</MCID 0>>BDC ${line.replace('Thistlewood', word)} EMC`, further, entries);
    const { letters, searchable } = await redacted(bytes, await marksOf(bytes, word));
    expect(letters.text).toBe('Caseofopened');
    expect(searchable).toContain(kept);
    expect(searchable).not.toMatch(anyPartOfWord);
  });

  test('a word that is also in marked-content points and classes is redacted', async () => {
    const { further, ...entries } = tagged('/P', '');
    const classed = further.map((text) =>
      text
        .replace('RoleMap', 'ClassMap<</Thistlewood<<>>>>/RoleMap')
        .replace('/K 0', '/C[/Thistlewood 0]/K 0'),
    );
    const bytes = doc(`/Thistlewood MP /P<</MCID 0>>BDC ${line} EMC`, classed, entries);
    const { letters, searchable } = await redacted(bytes);
    expect(letters.text).toBe('Caseofopened');
    expect(searchable).toMatch(/\/C \[ \/_redacted_ 0 \]/);
    expect(searchable).not.toMatch(anyPartOfWord);
  });

  test('a page without words and with an invalid crop box is redacted', async () => {
    const bytes = doc('2 2 5 5 re f', [], { page: '/CropBox 5' });
    const marks = [{ page: 1, quads: [[0, 0, 9, 0, 9, 9, 0, 9]] }];
    expect((await redacted(bytes, marks)).facts).toContainEqual({ fact: 'redacted-drawings', count: 1 });
  });

  test('colorants whose names contain the word are renamed, standard ones stay', async () => {
    const resources =
      '/ColorSpace<</A[/Separation/Thistlewood/DeviceGray 6 0 R]/B[/DeviceN[/Black/Thistlewood]/DeviceGray 7 0 R<</Colorants<</Thistlewood[/Separation/Thistlewood/DeviceGray 6 0 R]>>>>]>>';
    const tint = (inputs: number) =>
      `<</FunctionType 4/Domain[${'0 1 '.repeat(inputs)}]/Range[0 1]`.replace('<<', '');
    const bytes = doc(
      `/A cs 1 scn 0 0 5 5 re f /B cs 1 1 scn 9 9 5 5 re f ${line} BT /F 12 Tf 40 200 Td (Black) Tj ET`,
      [
        { dict: tint(1), data: '{}' },
        { dict: tint(2), data: '{pop}' },
      ],
      { resources },
    );
    const marks = [...(await marksOf(bytes)), ...(await marksOf(bytes, 'Black'))];
    const { letters, searchable } = await redacted(bytes, marks);
    expect(letters.text).toBe('Caseofopened');
    expect(searchable).toMatch(/DeviceN\s*\[\s*\/Black/);
    expect(searchable).not.toMatch(anyPartOfWord);
  });

  const segment = (marker: number, text: string) => {
    const size = text.length + 2;
    return `\xff${String.fromCharCode(marker, size >> 8, size & 255)}${text}`;
  };
  const box = (type: string, text: string) => `\0\0\0${String.fromCharCode(text.length + 8)}${type}${text}`;

  test.each([
    [
      'a JPEG',
      'DCTDecode',
      `\xff\xd8${segment(0xe0, 'JFIF\0')}${segment(0xfe, 'by Thistlewood')}${segment(0xed, 'T\0h\0i\0s\0t\0l\0e\0w\0o\0o\0d')}${segment(0xe1, 'Exif of a camera')}\xff\xda\0\x02samples`,
      `\xff\xd8${segment(0xe0, 'JFIF\0')}${segment(0xe1, 'Exif of a camera')}\xff\xda\0\x02samples`,
    ],
    [
      'a JPEG 2000',
      'JPXDecode',
      `${box('jP  ', '\r\n\x87\n')}${box('xml ', '<by>Thistlewood</by>')}${box('jp2c', 'samples')}`,
      `${box('jP  ', '\r\n\x87\n')}${box('jp2c', 'samples')}`,
    ],
  ])('comments in %s that contain the word are removed', async (_, filter, data, kept) => {
    const image = `/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/${filter}`;
    const bytes = doc(`${line} q 9 0 0 9 0 0 cm /X Do Q`, [{ dict: image, data }], {
      resources: '/XObject<</X 6 0 R>>',
    });
    const compressed = deflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    const wrapped = doc(
      `${line} q 9 0 0 9 0 0 cm /X Do Q`,
      [
        {
          dict: image.replace(`/${filter}`, `[/FlateDecode/${filter}]/DecodeParms[null<<>>]`),
          data: compressed,
        },
      ],
      { resources: '/XObject<</X 6 0 R>>' },
    );
    for (const file of [bytes, wrapped]) {
      const { searchable, streams, facts } = await redacted(file);
      expect(searchable).not.toMatch(anyPartOfWord);
      expect(streams).toContain(kept);
      expect(facts).toContainEqual({ fact: 'redacted-information', count: 1 });
    }
  });
});

describe('a word in the cell of a pattern', () => {
  const pattern = (content: string) => [
    {
      dict: '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 180 50]/XStep 180/YStep 50/Resources<</Font<</F 3 0 R>>>>',
      data: content,
    },
  ];
  const cell = 'BT /F 12 Tf 5 20 Td <546869> Tj (stlewood) Tj ET';

  test('stays where it is painted, and is reported', async () => {
    const { facts } = await redacted(
      doc(`/Pattern cs /P scn 20 20 360 100 re f 0 g ${line}`, pattern(cell), {
        resources: '/Pattern<</P 6 0 R>>',
      }),
    );
    expect(facts).toEqual([
      { fact: 'redacted-letters', count: 11 },
      { fact: 'redacted-stays', count: 1, pages: [1], lost: true },
    ]);
  });

  test('is removed if nothing paints the pattern', async () => {
    const { searchable, facts } = await redacted(
      doc(line, pattern(cell), { resources: '/XObject<</X 6 0 R>>/Pattern<</P 6 0 R>>' }),
    );
    expect(searchable).not.toMatch(/546869|stlewood/);
    expect(facts).toEqual([{ fact: 'redacted-letters', count: 11 }]);
  });
});

describe('translucent shapes at a mark', () => {
  const state = { resources: '/ExtGState<</G<</ca .4/CA .4>>/M<</BM[/Multiply]>>/N<</BM/Normal/CA 1>>>>' };
  const marks = [{ page: 1, quads: [[150, 90, 230, 90, 230, 130, 150, 130]] }];
  const expectedFact = { fact: 'redacted-looks', count: 1, pages: [1], lost: true };

  test.each(['/G gs', '/M gs'])('a fill that shows through its stroke is reported: %s', async (operators) => {
    const { facts } = await redacted(doc(`${operators} 1 w 100 100 100 60 re B`, [], state), marks);
    expect(facts).toContainEqual(expectedFact);
  });

  test.each(['', '/G gs /N gs'])('an opaque one looks the same: %s', async (operators) => {
    const { facts } = await redacted(doc(`${operators} 1 w 100 100 100 60 re B`, [], state), marks);
    expect(facts).toEqual([{ fact: 'redacted-drawings', count: 1 }]);
  });

  test('strokes that cross are painted together', async () => {
    const crossing = '/G gs 3 w 60 200 m 60 100 l 300 100 l 20 180 m 140 180 l S';
    const { streams, facts } = await redacted(doc(crossing, [], state), marks);
    expect(streams.join('\n').match(/\bS\b/g)).toHaveLength(1);
    expect(facts).toEqual([{ fact: 'redacted-drawings', count: 1 }]);
  });
});

test('a restore without a save does not change the graphics state', async () => {
  const { letters, facts } = await redacted(
    doc('BT /F 12 Tf ET q BT 40 250 Td (Case of Thistlewood opened) Tj ET Q Q Q BT 40 100 Td (after) Tj ET'),
  );
  expect(letters.text).toBe('Caseofopenedafter');
  expect(facts).toEqual([{ fact: 'redacted-letters', count: 11 }]);
});

test('a string of an unknown operator, such as one divided between two streams, is removed', async () => {
  const bytes = encodeLatin1(
    Buffer.from(
      doc(`BT /F 12 Tf 40 250 Td (Case of Thist`, [
        { dict: '', data: 'lewood) T' },
        { dict: '', data: 'j ET' },
      ]),
    )
      .toString('latin1')
      .replace('/Contents 5 0 R', '/Contents[5 0 R 6 0 R 7 0 R]'),
  );
  const marks = [{ page: 1, quads: [[30, 240, 200, 240, 200, 270, 30, 270]] }];
  expect((await redacted(bytes, marks)).searchable).not.toMatch(/thist|lewood/i);
});
