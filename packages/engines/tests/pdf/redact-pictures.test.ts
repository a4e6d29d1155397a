import '../helpers/offscreen-canvas';
import { PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { get, getDict, getName } from '../../src/pdf/assemble/objects';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { readableContent } from '../../src/pdf/reader/streams';
import { redact } from '../../src/pdf/redact/redact';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';
import { doc, redacted } from '../helpers/redacted';

/** A JPEG 2000 file of 16 × 16 pixels in four components: the upper half opaque, the lower with an opacity of 96. */
const jpegWithOpacities =
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAABAcHAAAAAAAPY29scgEAAAAAABAAAAEOanAyY/9P/1EAMgAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAABAcBAQcBAQcBAQcBAf9SAAwAAAABAAQEBAAB/1wAEEBASEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAhwAB/5PH1AQIL8+0CARPx9QECC/PtAgDX8/ACARfgKfgBARfp+AEBu/H2gYADQIFgKPtAwALPYSj7QUAA5Jat/fD6gUAIhoIXX+AofUCgAN/3VI/o+0IAA8oQQfTMq2FwfOEADahmc+AoPnCgD2mNGB/o+0IAAOEzzegd3mf/9k=';

/** JBIG2 segments of a page of 16 × 16 pixels and of a generic region in the coding of fax (ITU-T T.88, 7.4.6). */
const jbig2 =
  '000000003000010000001300000010000000100000000000000000000000000000012600010000005300000010000000100000000000000000000123e47c8f91f04bffc4444647c8f91f23e097ff88888c8f91f23e47c12fff1111191f23e47c8f825ffe2222323e47c8f91f04bffc4444647c8f91f23e0940040040';

/** Redacts the left half of a picture that fills 16 × 16 points. @returns the picture of the result */
async function blankedPicture(dict: string, data: Uint8Array) {
  const image = `/Type/XObject/Subtype/Image/Width 16/Height 16${dict}`;
  const bytes = doc('q 16 0 0 16 100 100 cm /P Do Q', [{ dict: image, data }], {
    resources: '/XObject<</P 6 0 R>>',
  });
  const marks = [{ page: 1, quads: [[90, 90, 108, 90, 108, 120, 90, 120]] }];
  const { files, facts } = await redact({ source: sourceFile('test.pdf', bytes), marks }, host);
  const context = await readObjects(await bytesOf(files[0]));
  const pictures = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && getName(object.dict, 'ColorSpace') === 'DeviceRGB' ? [object] : [],
    );
  const others = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && getName(object.dict, 'ColorSpace') === 'DeviceGray' ? [object] : [],
    );
  return { picture: pictures[0] ?? others[0], facts };
}

const samplesOf = (stream: unknown) =>
  stream instanceof PDFRawStream ? (readableContent(stream) ?? new Uint8Array()) : new Uint8Array();

test('the opacities within a JPEG 2000 stay beside the mark, and are blank in it', async () => {
  const { picture, facts } = await blankedPicture(
    '/SMaskInData 1/Filter/JPXDecode',
    Buffer.from(jpegWithOpacities, 'base64'),
  );
  expect(facts).toEqual([{ fact: 'redacted-pictures', count: 1 }]);
  expect(picture && get(picture.dict, 'SMaskInData')).toBeUndefined();
  const opacities = samplesOf(picture && get(picture.dict, 'SMask'));
  const row = (value: number) => [...Array(8).fill(0), ...Array(8).fill(value)];
  expect([...opacities.subarray(0, 16)]).toEqual(row(255));
  expect([...opacities.subarray(240)]).toEqual(row(96));
  const colours = samplesOf(picture);
  expect([...colours.subarray(0, 24)]).toEqual(Array(24).fill(0));
  expect([...colours.subarray(30, 33)]).toEqual([160, 200, 0]);
});

test('a JPEG 2000 with opacities that are not used is named, as programs differ in how they draw it', async () => {
  const { facts } = await blankedPicture('/Filter/JPXDecode', Buffer.from(jpegWithOpacities, 'base64'));
  expect(facts).toEqual([
    { fact: 'redacted-pictures', count: 1 },
    { fact: 'redacted-looks', count: 1, pages: [1], lost: true },
  ]);
});

test('colours that are multiplied by the opacities within a JPEG 2000 are refused', async () => {
  const result = blankedPicture('/SMaskInData 2/Filter/JPXDecode', Buffer.from(jpegWithOpacities, 'base64'));
  await expect(result).rejects.toMatchObject({ code: 'irremovable' });
});

test('a JBIG2 picture is blank in the mark and the same beside it', async () => {
  const { picture, facts } = await blankedPicture(
    '/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
    Buffer.from(jbig2, 'hex'),
  );
  expect(facts).toEqual([{ fact: 'redacted-pictures', count: 1 }]);
  expect(getDict(picture?.dict, 'DecodeParms')).toBeUndefined();
  // The pixel in row y and column x is white if 3 divides xy + x.
  const expected = Array.from({ length: 16 }, (_, y) =>
    Array.from({ length: 8 }, (_, x) => (((x + 8) * (y + 1)) % 3 ? 0 : 1)).join(''),
  );
  const samples = samplesOf(picture);
  const rows = Array.from({ length: 16 }, (_, y) => (samples[2 * y + 1] ?? 0).toString(2).padStart(8, '0'));
  expect(rows).toEqual(expected);
  expect(Array.from({ length: 16 }, (_, y) => samples[2 * y])).toEqual(Array(16).fill(0));
});

describe('the description of a picture in the structure tree', () => {
  const elementWith = (entries: string) => [
    '<</Type/StructTreeRoot/K 7 0 R/ParentTree<</Nums[0[7 0 R]]>>>>',
    `<</Type/StructElem/S/Figure/P 6 0 R/Pg 4 0 R/Alt(Portrait of a neighbour)/T(Portrait)${entries}>>`,
    {
      dict: '/Type/XObject/Subtype/Image/Width 4/Height 4/ColorSpace/DeviceGray/BitsPerComponent 8/StructParent 0',
      data: Buffer.from('ABCDEFGHIJKLMNOP'),
    },
  ];
  const entries = {
    page: '/StructParents 0/XYZ 8 0 R',
    catalog: '/StructTreeRoot 6 0 R/MarkInfo<</Marked true>>',
    resources: '/XObject<</P 8 0 R>>',
  };
  const picture = 'q 100 0 0 100 100 100 cm /P Do Q';
  const box = (x: number, y: number, u: number, v: number) => [
    { page: 1, quads: [[x, y, u, y, u, v, x, v]] },
  ];

  test.each([
    ['by marked content', `/Figure<</MCID 0>>BDC ${picture} EMC`, '/K 0'],
    ['by an object reference', picture, '/K<</Type/OBJR/Obj 8 0 R/Pg 4 0 R>>'],
  ])(
    'is removed with a part of it, and so is each other reference to the picture: %s',
    async (_, content, kid) => {
      const bytes = doc(content, elementWith(kid), entries);
      for (const marks of [box(90, 90, 160, 210), box(90, 90, 210, 210)]) {
        const { searchable, streams, facts } = await redacted(bytes, marks);
        expect(streams.join('\n')).not.toMatch(/ABCD|EFGH|IJKL|MNOP/);
        expect(searchable).not.toMatch(/portrait|neighbour/i);
        expect(facts).toEqual([
          { fact: 'redacted-pictures', count: 1 },
          { fact: 'redacted-alternatives', count: 2 },
        ]);
      }
    },
  );

  test('is removed with a link or a field', async () => {
    const link =
      '<</Type/Annot/Subtype/Link/Rect[100 100 200 200]/StructParent 0/A<</S/URI/URI(http://x)>>>>';
    const [tree = '', element = ''] = elementWith('/K<</Type/OBJR/Obj 8 0 R/Pg 4 0 R>>').map(String);
    const bytes = doc('', [tree, element, link], { ...entries, resources: '', page: '/Annots[8 0 R]' });
    const { searchable, facts } = await redacted(bytes, box(90, 90, 210, 210));
    expect(searchable).not.toMatch(/portrait|neighbour/i);
    expect(facts).toEqual([
      { fact: 'redacted-links', count: 1 },
      { fact: 'redacted-alternatives', count: 2 },
    ]);
  });

  test.each([
    ['the resources of the form', '', '/AcroForm<</Fields[]/DR<</XObject<</P 8 0 R>>>>>>'],
    [
      'a hidden page',
      '',
      '/Names<</Templates<</Names[(t)<</Type/Template/Resources<</XObject<</P 8 0 R>>>>>>]>>>>',
    ],
    ['the alternates of another picture', ' q 9 0 0 9 0 0 cm /Q Do Q', ''],
  ])('the picture does not stay in %s', async (_, more, catalog) => {
    const other = {
      dict: '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Alternates[<</Image 8 0 R>>]',
      data: 'x',
    };
    const bytes = doc(`${picture}${more}`, [...elementWith('/K[]'), other], {
      catalog,
      resources: `/XObject<</P 8 0 R${more && '/Q 9 0 R'}>>`,
    });
    const { streams } = await redacted(bytes, box(90, 90, 160, 210));
    expect(streams.join('\n')).not.toMatch(/ABCD|EFGH|IJKL|MNOP/);
  });

  test('stays if the mark is beside it', async () => {
    const bytes = doc(`/Figure<</MCID 0>>BDC ${picture} EMC 10 10 90 20 re f`, elementWith('/K 0'), entries);
    const { searchable, streams } = await redacted(bytes, box(5, 5, 50, 50));
    expect(streams.join('\n')).toContain('ABCDEFGHIJKLMNOP');
    expect(searchable).toContain('Portrait of a neighbour');
  });
});

describe('a marked picture that is also shown elsewhere', () => {
  const picture = {
    dict: '/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8',
    data: 'abcd',
  };
  const shownTwice = 'q 20 0 0 20 100 100 cm /P Do Q q 20 0 0 20 200 100 cm /P Do Q';
  const resources = '/XObject<</P 6 0 R>>';

  test.each([
    ['partly', 110],
    ['wholly', 125],
  ])('is named if the mark covers it %s', async (_, right) => {
    const marks = [{ page: 1, quads: [[95, 95, right, 95, right, 125, 95, 125]] }];
    const { facts } = await redacted(doc(shownTwice, [picture], { resources }), marks);
    expect(facts).toEqual([
      { fact: 'redacted-pictures', count: 1 },
      { fact: 'redacted-pictures-stay', count: 1, pages: [1], lost: true },
    ]);
  });

  test('is named if each place is marked in another part', async () => {
    const marks = [
      { page: 1, quads: [[95, 95, 110, 95, 110, 125, 95, 125]] },
      { page: 1, quads: [[210, 95, 225, 95, 225, 125, 210, 125]] },
    ];
    const { facts } = await redacted(doc(shownTwice, [picture], { resources }), marks);
    expect(facts).toContainEqual({ fact: 'redacted-pictures-stay', count: 1, pages: [1], lost: true });
  });

  test('is not named if both places are marked in the same part', async () => {
    const marks = [
      { page: 1, quads: [[95, 95, 110, 95, 110, 125, 95, 125]] },
      { page: 1, quads: [[195, 95, 210, 95, 210, 125, 195, 125]] },
    ];
    const { facts } = await redacted(doc(shownTwice, [picture], { resources }), marks);
    expect(facts).toEqual([{ fact: 'redacted-pictures', count: 2 }]);
  });

  test('is named if it is an inline picture on another page', async () => {
    const inline = 'q 20 0 0 20 100 100 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q';
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 400 300]>>',
      '<</Type/Page/Parent 2 0 R/Contents 5 0 R>>',
      '<</Type/Page/Parent 2 0 R/Contents 5 0 R>>',
      { dict: '', data: inline },
    ]);
    const { facts } = await redacted(bytes, [{ page: 1, quads: [[95, 95, 125, 95, 125, 125, 95, 125]] }]);
    expect(facts).toContainEqual({ fact: 'redacted-pictures-stay', count: 1, pages: [2], lost: true });
  });

  test('is not named if both places are marked', async () => {
    const marks = [{ page: 1, quads: [[95, 95, 225, 95, 225, 125, 95, 125]] }];
    const { facts } = await redacted(doc(shownTwice, [picture], { resources }), marks);
    expect(facts).toEqual([{ fact: 'redacted-pictures', count: 2 }]);
  });

  test('is named if another object holds the same picture', async () => {
    const marks = [{ page: 1, quads: [[95, 95, 125, 95, 125, 125, 95, 125]] }];
    const content = shownTwice.replace('200 100 cm /P', '200 100 cm /Q');
    const bytes = doc(content, [picture, picture], { resources: '/XObject<</P 6 0 R/Q 7 0 R>>' });
    const { facts } = await redacted(bytes, marks);
    expect(facts).toContainEqual({ fact: 'redacted-pictures-stay', count: 1, pages: [1], lost: true });
  });
});
