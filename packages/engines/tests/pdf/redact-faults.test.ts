import '../helpers/offscreen-canvas';
import {
  type PDFArray,
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFRawStream,
  PDFRef,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { dictOf, get, getArray, getDict, pdfName } from '../../src/pdf/assemble/objects';
import { catalogOf, pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { withDocument } from '../../src/pdf/documents';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { readableContent } from '../../src/pdf/reader/streams';
import { findMarks } from '../../src/pdf/redact/find';
import { change, type Redaction } from '../../src/pdf/redact/redact';
import { verify } from '../../src/pdf/redact/verify';
import { decodeLatin1, encodeLatin1 } from '../../src/write/bytes';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

/** Two pages; the word is in a line, hidden, under a picture, in a field, a note, a bookmark and beside the pages. */
const doc = rawPdf([
  '<</Type/Catalog/Pages 2 0 R/Outlines 10 0 R/Metadata 12 0 R/AcroForm<</Fields[14 0 R]/DA(/F 12 Tf)>>/StructTreeRoot 16 0 R/Names<</EmbeddedFiles 18 0 R>>>>',
  '<</Type/Pages/Count 2/Kids[4 0 R 7 0 R]>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</Font<</F 3 0 R>>/XObject<</P 6 0 R>>>>/Contents 5 0 R/Annots[13 0 R 14 0 R 15 0 R]>>',
  {
    dict: '',
    data: 'BT /F 12 Tf 40 250 Td (Case of Thistlewood opened) Tj ET BT 3 Tr /F 12 Tf 40 230 Td (by Thistlewood) Tj ET q 40 0 0 40 100 100 cm /P Do Q 2 w 50 60 m 350 60 l S 1 0 0 rg 300 100 40 40 re f',
  },
  {
    dict: '/Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceGray',
    data: 'abcdefghijklmnop',
  },
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</Font<</F 3 0 R>>>>/Contents 8 0 R>>',
  { dict: '', data: 'BT /F 12 Tf 40 250 Td (Second page) Tj ET 0 0 1 rg 300 100 40 40 re f' },
  '<</Title(Case of Thistlewood)/Author(Lower Wick)>>',
  '<</Type/Outlines/First 11 0 R/Last 20 0 R/Count 2>>',
  '<</Title(Thistlewood, first part)/Parent 10 0 R/Next 20 0 R/Dest[4 0 R/Fit]>>',
  { dict: '/Type/Metadata/Subtype/XML', data: '<x:xmpmeta><dc:title>Thistlewood</dc:title></x:xmpmeta>' },
  '<</Type/Annot/Subtype/Text/Rect[90 245 110 262]/Contents(ask Thistlewood)>>',
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(one)/V(Thistlewood)/Rect[80 245 140 262]/P 4 0 R>>',
  '<</Type/Annot/Subtype/Text/Rect[300 20 320 40]/Contents(this stays)>>',
  '<</Type/StructTreeRoot/K[17 0 R 21 0 R]>>',
  '<</S/P/P 16 0 R/Alt(about Thistlewood)>>',
  '<</Names[(plan.txt) 19 0 R]>>',
  '<</Type/Filespec/F(plan.txt)/EF<</F 22 0 R>>>>',
  '<</Title(Second part)/Parent 10 0 R/Prev 11 0 R/Dest[7 0 R/Fit]>>',
  '<</S/Figure/P 16 0 R/Alt(A green field)>>',
  { dict: '/Type/EmbeddedFile', data: 'to Thistlewood' },
]).slice();

const withInfo = (bytes: Uint8Array) =>
  encodeLatin1(decodeLatin1(bytes).replace('/Root 1 0 R', '/Root 1 0 R/Info 9 0 R'));

const source = sourceFile('paper.pdf', withInfo(doc));

const box = (x0: number, y0: number, x1: number, y1: number) => ({
  page: 1,
  quads: [[x0, y0, x1, y0, x1, y1, x0, y1]],
});

let redaction: Redaction;

beforeAll(async () => {
  const { marks: wordMarks } = await findMarks({ source, query: 'Thistlewood' }, host);
  redaction = {
    source,
    marks: [...wordMarks, box(100, 100, 119, 119), box(150, 50, 200, 70)],
    attachments: 'remove',
    name: 'out.pdf',
  };
});

/** Facts on a finished file that `plant` changes afterwards, or why it is refused. */
const reported = (plant: (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array) =>
  withDocument(source, host, async (opened) => {
    const changed = await change(redaction, opened, host);
    const bytes = (await plant(changed.bytes)) as Uint8Array<ArrayBuffer>;
    try {
      const { facts } = await verify({ ...changed, bytes }, opened, host);
      return facts.filter(({ lost }) => lost).map(({ fact, pages, count }) => `${fact} ${pages ?? count}`);
    } catch (error) {
      return [
        `${(error as { code?: string }).code}: ${(error as { details?: { detail?: string } }).details?.detail}`,
      ];
    }
  });

/** Changes objects of the finished file. */
const planted = (change: (context: PDFContext, page: PDFDict) => void) => async (bytes: Uint8Array) => {
  const context = await readObjects(bytes);
  change(context, pageObjectsOf(context).pageObjects[0]?.dict as PDFDict);
  return PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
};

const content = (page: PDFDict): { ref: PDFRef; text: string } => {
  const ref = getArray(page, 'Contents')?.get(0) as PDFRef;
  const stream = page.context.lookup(ref) as PDFRawStream;
  return { ref, text: decodeLatin1(readableContent(stream) ?? new Uint8Array()) };
};

const rewritten = (replace: (text: string) => string) =>
  planted((context, page) => {
    const { ref, text } = content(page);
    const next = replace(text);
    if (next === text) throw new Error(`nothing was planted: ${text}`);
    context.assign(ref, context.flateStream(encodeLatin1(next)));
  });

const added = (text: string) => rewritten((original) => `${original}\n${text}`);

const elements = (context: PDFContext): PDFDict[] =>
  (getArray(getDict(catalogOf(context), 'StructTreeRoot'), 'K') as PDFArray)
    .asArray()
    .flatMap((item) => dictOf(context, item) ?? []);

const faults: [string, Parameters<typeof reported>[0], string | RegExp][] = [
  ['nothing', (bytes) => bytes, ''],
  [
    'the word left in the stream of its line',
    added('BT /F 12 Tf 84 250 Td (Thistlewood) Tj ET'),
    'still-there: letters',
  ],
  [
    'the word left out of sight beside the mark',
    added('BT /F 12 Tf 3 Tr 40 20 Td (Thistlewood) Tj ET'),
    'still-there: words',
  ],
  [
    'hidden text left in the mark',
    added('BT /F 12 Tf 3 Tr 84 230 Td (xyz) Tj ET'),
    /^(redacted-neighbours|still-there)/,
  ],
  [
    'the word left in a comment of the content stream',
    added('% Thistlewood'),
    /^still-there: (stream|words)/,
  ],
  [
    "a neighbour's letter moved",
    rewritten((text) => text.replace(/40 250 Td/, '40 250.3 Td')),
    /redacted-neighbours 1/,
  ],
  [
    'a neighbouring line lost',
    rewritten((text) => text.replace(/40 250 Td/, '40 1250 Td')),
    /redacted-neighbours 1/,
  ],
  [
    'the picture kept whole',
    planted((context, page) => {
      const pictures = getDict(page, 'Resources', 'XObject');
      const [name, ref] = pictures?.entries()[0] ?? [];
      if (!(name && ref instanceof PDFRef)) throw new Error('no picture');
      const dict = (context.lookup(ref) as PDFRawStream).dict.clone(context);
      dict.delete(pdfName('Filter'));
      context.assign(ref, PDFRawStream.of(dict, encodeLatin1('abcdefghijklmnop')));
    }),
    'still-there: pictures',
  ],
  ['a line left under the mark', added('2 w 150 60 m 200 60 l S'), 'still-there: drawings'],
  [
    'a bookmark with the word',
    planted((context) =>
      getDict(catalogOf(context), 'Outlines', 'First')?.set(
        pdfName('Title'),
        PDFHexString.fromText('Thistlewood'),
      ),
    ),
    'still-there: text Title',
  ],
  [
    'another bookmark lost',
    planted((context) => {
      const first = getDict(catalogOf(context), 'Outlines', 'First');
      first?.delete(pdfName('Next'));
    }),
    'bookmarks 1',
  ],
  [
    'metadata with the word',
    planted((context) =>
      catalogOf(context).set(
        pdfName('Metadata'),
        context.register(
          context.flateStream(encodeLatin1('<a>Thistle&#119;ood</a>'), { Type: 'Metadata', Subtype: 'XML' }),
        ),
      ),
    ),
    'still-there: stream',
  ],
  [
    'an alternative text with the word',
    planted((context) =>
      elements(context)[0]?.set(pdfName('Alt'), PDFHexString.fromText('about Thistlewood')),
    ),
    'still-there: text Alt',
  ],
  [
    'another alternative text lost',
    planted((context) => elements(context)[1]?.delete(pdfName('Alt'))),
    'redacted-altered 1',
  ],
  [
    'the attached file left',
    planted((context) =>
      catalogOf(context).set(
        pdfName('AF'),
        context.obj([
          context.obj({
            Type: 'Filespec',
            EF: context.obj({
              F: context.register(
                context.flateStream(encodeLatin1('to Thistlewood'), { Type: 'EmbeddedFile' }),
              ),
            }),
          }),
        ]),
      ),
    ),
    'still-there: stream',
  ],
  [
    "the field's value left",
    planted((context) =>
      getDict(catalogOf(context), 'AcroForm')?.set(
        pdfName('Fields'),
        context.obj([
          context.register(
            context.obj({
              FT: 'Tx',
              T: PDFHexString.fromText('one'),
              V: PDFHexString.fromText('Thistlewood'),
            }),
          ),
        ]),
      ),
    ),
    'still-there: text V',
  ],
  [
    'a note kept over the mark',
    planted((context, page) =>
      (getArray(page, 'Annots') as PDFArray).push(
        context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [90, 245, 110, 262] }),
      ),
    ),
    'still-there: annotations',
  ],
  ['another note lost', planted((_, page) => page.delete(pdfName('Annots'))), 'redacted-altered 1'],
  [
    'an earlier revision left',
    async (bytes) => {
      const old = withInfo(doc);
      const body = decodeLatin1(bytes);
      const moved = body.replace(
        /startxref\s+(\d+)/,
        (_, nextOffset) => `startxref\n${Number(nextOffset) + old.length}`,
      );
      return encodeLatin1(decodeLatin1(old) + moved);
    },
    'still-there: revision',
  ],
  [
    'an object that nothing refers to left',
    planted((context) => context.register(context.obj({ Old: PDFHexString.fromText('Thistlewood') }))),
    'still-there: text Old',
  ],
  ...['\n\0', '<\0\0\0', '\xfe\xff'].map((start): (typeof faults)[number] => [
    `a form that begins as if it were in a wide encoding (${encodeURI(start)})`,
    planted((context) => {
      const content = `${start}BT /F 12 Tf (by Thistlewood) Tj ET`;
      const paddedContent = content.padEnd(Math.ceil(content.length / 4) * 4, '\n');
      context.register(
        context.flateStream(encodeLatin1(paddedContent), { Type: 'XObject', Subtype: 'Form' }),
      );
    }),
    'still-there: stream',
  ]),
  [
    'a string that begins as if it were XML in UTF-16',
    planted((context) => {
      const text = encodeLatin1('\n\0by Thistlewood!');
      context.register(context.obj({ Old: PDFHexString.of(Buffer.from(text).toString('hex')) }));
    }),
    'still-there: text Old',
  ],
  [
    'a shape beside the mark recoloured',
    rewritten((text) => text.replace('1 0 0 rg', '0 1 0 rg')),
    'redacted-looks 1',
  ],
  [
    'a shape of the other page lost',
    planted((context) => {
      const page = pageObjectsOf(context).pageObjects[1]?.dict;
      const stream = get(page, 'Contents') as PDFRawStream;
      const text = decodeLatin1(readableContent(stream) ?? new Uint8Array());
      page?.set(
        pdfName('Contents'),
        context.register(context.flateStream(encodeLatin1(text.replace(/ 0 0 1 rg.*/s, '')))),
      );
    }),
    'redacted-looks 2',
  ],
];

describe('a fault planted in a finished file', () => {
  for (const [name, plant, expected] of faults)
    test(`${name} is reported or stops the job`, async () => {
      const reports = (await reported(plant)).join('; ');
      if (typeof expected === 'string') expect(reports).toBe(expected);
      else expect(reports).toMatch(expected);
    });
});
