import '../helpers/offscreen-canvas';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { edit } from '../../src/pdf/edit/edit';
import { merge } from '../../src/pdf/merge';
import { redact } from '../../src/pdf/redact/redact';
import { signPages } from '../../src/pdf/sign/sign';
import type { Ink } from '../../src/pdf/sign/stamps';
import { split } from '../../src/pdf/split';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

const content = (font: string, picture: string) => ({
  dict: '',
  data: `BT /${font} 20 Tf 20 300 Td (Deed of sale) Tj ET q 50 0 0 50 20 100 cm /${picture} Do Q`,
});

const page = (contents: number, resources: string, more = '') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents ${contents} 0 R/Resources<<${resources}>>${more}>>`;

const grey = deflateSync(new Uint8Array(100));

/** Two pages with a font, a picture each and a note; what they use is at the end of the file, as many programs write it. */
const objects: RawObject[] = [
  '<</Type/Catalog/Pages 2 0 R/Outlines 15 0 R>>',
  '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
  page(5, '/Font<</F1 7 0 R>>/XObject<</Im1 10 0 R>>', '/Annots[13 0 R]'),
  page(6, '/Font<</F1 7 0 R/F2 8 0 R>>/XObject<</Im1 10 0 R/Fm1 11 0 R>>'),
  content('F1', 'Im1'),
  content('F2', 'Fm1'),
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  '<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Gotham/FontDescriptor 9 0 R/FirstChar 32/LastChar 32/Widths[300]>>',
  '<</Type/FontDescriptor/FontName/ABCDEF+Gotham/Flags 32/FontBBox[0 0 1 1]/ItalicAngle 0/Ascent 1/Descent 0/StemV 1/FontFile2 12 0 R>>',
  {
    dict: '/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode',
    data: grey,
  },
  {
    dict: '/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</Im2 10 0 R>>>>',
    data: '/Im2 Do',
  },
  { dict: '/Length1 4', data: 'font' },
  '<</Type/Annot/Subtype/Square/Rect[10 10 50 50]/C[1 0 0]/Contents(Look)/AP<</N 14 0 R>>>>',
  { dict: '/Type/XObject/Subtype/Form/BBox[0 0 40 40]', data: '1 0 0 RG 0 0 40 40 re S' },
  '<</Type/Outlines/Count 0>>',
];

const wholePdf = () => Buffer.from(rawPdf(objects));

/** The file up to the object of this number. */
const cutBefore = (number: number) => {
  const bytes = wholePdf();
  return bytes.subarray(0, bytes.indexOf(`\n${number} 0 obj`) + 1);
};

const absentFacts = (facts: { fact: string }[]) => facts.filter(({ fact }) => fact.startsWith('absent-'));

const source = (bytes: Uint8Array) => sourceFile('cut.pdf', bytes);

const fact = (kind: string, count: number, pages: number[], detail?: string) => ({
  fact: `absent-${kind}`,
  count,
  pages,
  file: 'cut.pdf',
  ...(detail && { detail }),
  lost: true,
});

const outlines = { fact: 'absent-entries', count: 1, file: 'cut.pdf', detail: 'Outlines', lost: true };

test('reports nothing missing in a complete file', async () => {
  const { facts } = await merge({ sources: [source(wholePdf())] }, host);
  expect(absentFacts(facts)).toEqual([]);
});

test.each([
  [15, [outlines]],
  [13, [fact('notes', 1, [1]), outlines]],
  [12, [fact('fonts', 1, [2], 'Gotham'), fact('notes', 1, [1]), outlines]],
  [
    10,
    [
      fact('fonts', 1, [2], 'Gotham'),
      fact('pictures', 2, [1, 2], 'Im1, Fm1'),
      fact('notes', 1, [1]),
      outlines,
    ],
  ],
  [
    7,
    [
      fact('fonts', 2, [1, 2], 'F1, F2'),
      fact('pictures', 2, [1, 2], 'Im1, Fm1'),
      fact('notes', 1, [1]),
      outlines,
    ],
  ],
])(
  'reports what a file truncated before object %i lacks, with count, names and pages',
  async (number, expected) => {
    const { facts } = await merge({ sources: [source(cutBefore(number))] }, host);
    expect(absentFacts(facts)).toEqual(expected);
  },
);

test('reports a font and a picture with truncated data as missing', async () => {
  const broken = [...objects];
  broken[9] = { ...(objects[9] as { dict: string; data: Uint8Array }), data: grey.subarray(0, 6) };
  broken[11] = { dict: '/Length1 4/Filter/FlateDecode', data: deflateSync('a font').subarray(0, 4) };
  const { facts } = await merge({ sources: [source(rawPdf(broken))] }, host);
  expect(absentFacts(facts)).toEqual([fact('fonts', 1, [2], 'Gotham'), fact('pictures', 1, [1, 2], 'Im1')]);
});

test('reports a missing colour space and a missing shading by name', async () => {
  const colours = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page(4, '/ColorSpace<</Cs1 5 0 R>>/Shading<</Sh1 6 0 R>>'),
    { dict: '', data: '/Cs1 cs 1 scn 20 20 50 50 re f /Sh1 sh' },
  ]);
  const { facts } = await merge({ sources: [source(colours)] }, host);
  expect(absentFacts(facts)).toEqual([fact('colours', 2, [1], 'Sh1, Cs1')]);
});

test('losses on omitted pages are not reported', async () => {
  const { facts } = await arrangePages(
    { source: source(cutBefore(12)), pages: [{ page: 1 }], name: 'x.pdf' },
    host,
  );
  expect(absentFacts(facts)).toEqual([fact('notes', 1, [1]), outlines]);
});

test('parts of one file report a common loss once', async () => {
  const parts = [
    { name: 'a.pdf', pages: [1] },
    { name: 'b.pdf', pages: [2] },
  ];
  const { facts } = await split({ source: source(cutBefore(10)), parts }, host);
  expect(absentFacts(facts)).toEqual([
    fact('fonts', 1, [2], 'Gotham'),
    fact('pictures', 2, [1, 2], 'Im1, Fm1'),
    fact('notes', 1, [1]),
    outlines,
  ]);
});

const missing = [fact('fonts', 1, [2], 'Gotham'), fact('pictures', 2, [1, 2], 'Im1, Fm1')];

test('editing, signing and redacting report missing content too', async () => {
  const truncatedSource = () => source(cutBefore(10));
  const edited = await edit(
    { source: truncatedSource(), edits: [{ page: 1, lines: [0], text: 'Deed of gift' }], name: 'x.pdf' },
    host,
  );
  expect(absentFacts(edited.facts)).toEqual(expect.arrayContaining(missing));
  const marks = [{ page: 1, quads: [[20, 290, 300, 290, 300, 330, 20, 330]], text: 'Deed of sale' }];
  const redacted = await redact({ source: truncatedSource(), marks, name: 'x.pdf' }, host);
  expect(absentFacts(redacted.facts)).toEqual(expect.arrayContaining(missing));
  expect(redacted.facts).toContainEqual({ fact: 'repaired', count: 2, file: 'cut.pdf' });
  const ink: Ink = { kind: 'drawn', outlines: [[0, 0, 20, 0, 20, 20, 0, 20]], width: 20, height: 20 };
  const stamps = [{ page: 1, x: 100, y: 10, width: 60, height: 60, ink }];
  const signed = await signPages(
    { source: truncatedSource(), stamps, label: 'Signature', name: 'x.pdf' },
    host,
  );
  expect(absentFacts(signed.facts)).toEqual(expect.arrayContaining(missing));
});
