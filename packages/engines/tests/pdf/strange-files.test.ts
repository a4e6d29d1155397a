import '../helpers/offscreen-canvas';
import { expect, test } from 'vitest';
import { merge } from '../../src/pdf/merge';
import { redact } from '../../src/pdf/redact/redact';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

/** A page with a line of text; `more` are entries of its catalog and of its page, and further objects from 6 on. */
const onePage = (
  { catalog = '', page = '' }: { catalog?: string; page?: string } = {},
  more: RawObject[] = [],
  text = '(Deed) Tj',
): RawObject[] => [
  `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${page}>>`,
  { dict: '', data: `BT /F1 20 Tf 20 300 Td ${text} ET` },
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ...more,
];

const factsOf = async (bytes: Uint8Array, pages?: number[]) => {
  const plan = pages?.map((page) => ({ source: 0, page }));
  const { facts } = await merge(
    { sources: [sourceFile('a.pdf', bytes)], options: plan ? { pages: plan } : {} },
    host,
  );
  return facts;
};

const note = '<</Type/Annot/Subtype/Text/Rect[10 10 30 30]/Contents(See annex)>>';

/** A hybrid-reference file: its note is in an object stream, and free in the table (ISO 32000-2, 7.5.8.4). */
function hybrid(): Uint8Array {
  const bytes = Buffer.from(rawPdf(onePage({ page: '/Annots[6 0 R]' }))).toString('latin1');
  const table = bytes.indexOf('xref\n');
  const body = bytes.slice(0, table);
  const packed = `6 0 ${note}`;
  const stream = `7 0 obj\n<</Type/ObjStm/N 1/First 4/Length ${packed.length}>>\nstream\n${packed}\nendstream\nendobj\n`;
  const xrefOffset = body.length + stream.length;
  const row = (kind: number, place: number) =>
    [`${kind}`.padStart(2, '0'), place.toString(16).padStart(4, '0'), '00'].join('');
  const rows = `${row(2, 7)}${row(1, body.length)}>`;
  const list = `8 0 obj\n<</Type/XRef/W[1 2 1]/Index[6 2]/Size 9/Filter/ASCIIHexDecode/Length ${rows.length}>>\nstream\n${rows}\nendstream\nendobj\n`;
  const old = bytes
    .slice(table)
    .replace('xref\n0 6', 'xref\n0 7')
    .replace('trailer\n<<', `0000000000 65535 f \ntrailer\n<</XRefStm ${xrefOffset}`)
    .replace(/startxref\n\d+/, `startxref\n${xrefOffset + list.length}`);
  return Buffer.from(body + stream + list + old, 'latin1');
}

test('an annotation that only the cross-reference stream of a hybrid file lists is kept, and reported as kept', async () => {
  expect(await factsOf(hybrid())).toEqual([{ fact: 'annotations', count: 1 }]);
});

test('a note that an update deleted is not reported as missing', async () => {
  const bytes = Buffer.from(rawPdf(onePage({ page: '/Annots[6 0 R]' }, [note]))).toString('latin1');
  const start = /startxref\n(\d+)/.exec(bytes)?.[1];
  const update = `xref\n0 1\n0000000006 65535 f \n6 1\n0000000000 00001 f \ntrailer\n<</Size 7/Root 1 0 R/Prev ${start}>>\nstartxref\n${bytes.length}\n%%EOF\n`;
  expect(await factsOf(Buffer.from(bytes + update, 'latin1'))).toEqual([]);
});

test('reports name trees that are not copied', async () => {
  const names = '/Names<</Templates<</Names[(t)6 0 R]>>/AP<</Names[(look)7 0 R]>>>>';
  const template = '<</Type/Template/MediaBox[0 0 300 400]/Contents 4 0 R>>';
  const look = { dict: '/Type/XObject/Subtype/Form/BBox[0 0 1 1]', data: '0 0 1 1 re f' };
  expect(await factsOf(rawPdf(onePage({ catalog: names }, [template, look])))).toEqual([
    { fact: 'catalog', count: 1, file: 'a.pdf', detail: 'Names/Templates, Names/AP', lost: true },
  ]);
});

test('reports that a file which opens as slides no longer does once it is merged', async () => {
  const slides = () => sourceFile('a.pdf', rawPdf(onePage({ catalog: '/PageMode/FullScreen' })));
  const mergedAlone = await merge({ sources: [slides()] }, host);
  expect(mergedAlone.facts).toEqual([]);
  const joined = await merge({ sources: [sourceFile('b.pdf', rawPdf(onePage())), slides()] }, host);
  expect(joined.facts).toEqual([{ fact: 'display', count: 1, file: 'a.pdf', lost: true }]);
});

test('a second copy of a tagged page has no tags, and that is reported', async () => {
  const tagged = rawPdf(
    onePage(
      { catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R', page: '/StructParents 0' },
      [
        '<</Type/StructTreeRoot/K 7 0 R/ParentTree<</Nums[0[7 0 R]]>>>>',
        '<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K 0>>',
      ],
      '/P <</MCID 0>> BDC (Deed) Tj EMC',
    ),
  );
  expect(await factsOf(tagged, [1])).toEqual([{ fact: 'tags', count: 1 }]);
  expect(await factsOf(tagged, [1, 1])).toEqual([
    { fact: 'tags', count: 1 },
    { fact: 'untagged', count: 1, pages: [1], file: 'a.pdf', lost: true },
  ]);
});

const signedPdf = () =>
  rawPdf(
    onePage({ catalog: '/AcroForm<</Fields[6 0 R]/SigFlags 3>>', page: '/Annots[6 0 R]' }, [
      '<</Type/Annot/Subtype/Widget/FT/Sig/T(sig)/V 7 0 R/Rect[0 0 0 0]/P 3 0 R>>',
      '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 10 20 30]/Contents<3000>>>',
    ]),
  );

const invalidSignature = { fact: 'signatures', count: 1, file: 'a.pdf', lost: true };

test('a signature on a page taken twice counts as one', async () => {
  expect(await factsOf(signedPdf(), [1, 1])).toContainEqual(invalidSignature);
});

const marks = [{ page: 1, quads: [[10, 290, 100, 290, 100, 330, 10, 330]] }];

test('a redacted file reports that its signatures are no longer valid', async () => {
  const { facts } = await redact({ source: sourceFile('a.pdf', signedPdf()), marks, name: 'x.pdf' }, host);
  expect(facts).toContainEqual(invalidSignature);
});

test('redacted glyphs without a known character are counted', async () => {
  const objects = onePage(
    {},
    [
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 600>>',
      '<</Type/FontDescriptor/FontName/Arial/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 900/Descent -200/StemV 80>>',
    ],
    '<00240025> Tj',
  );
  objects[4] = '<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/DescendantFonts[6 0 R]>>';
  const { facts } = await redact(
    { source: sourceFile('a.pdf', rawPdf(objects)), marks, name: 'x.pdf' },
    host,
  );
  expect(facts).toContainEqual({ fact: 'redacted-letters', count: 2 });
});
