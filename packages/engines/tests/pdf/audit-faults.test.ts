import '../helpers/offscreen-canvas';
import {
  type PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStreamWriter,
  PDFString,
} from '@cantoo/pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import type { Fact } from '../../src/engine';
import { assemble } from '../../src/pdf/assemble/assemble';
import { audit } from '../../src/pdf/audit/audit';
import { withDocument } from '../../src/pdf/documents';
import { factsOf } from '../../src/pdf/facts';
import { inspectOnce } from '../../src/pdf/inspect';
import type { PdfFact } from '../../src/pdf/pdf-fact';
import { load } from '../../src/pdf/pdfjs';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

/** Three pages, of which the third is omitted; the others have one item of each kind. */
const bytes = rawPdf([
  `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[20 0 R 21 0 R]/DA(/Helv 0 Tf)/DR<</Font<</Helv 7 0 R>>>>>>/Outlines 22 0 R
    /Names<</Dests<</Names[(plan)[4 0 R/XYZ 0 50 0]]>>/EmbeddedFiles<</Names[(a)<</Type/Filespec/F(a.txt)/EF<</F 25 0 R>>>>]>>>>
    /OCProperties<</OCGs[26 0 R]/D<</OFF[26 0 R]/Order[26 0 R]>>>>/StructTreeRoot 27 0 R/MarkInfo<</Marked true>>
    /PageLabels<</Nums[0<</S/r>>]>>/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>`,
  '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 100 100]/Resources 6 0 R>>',
  '<</Type/Page/Parent 2 0 R/Contents 9 0 R/Annots[16 0 R 18 0 R 20 0 R]/StructParents 0>>',
  '<</Type/Page/Parent 2 0 R/Contents 10 0 R/Annots[17 0 R 21 0 R]/StructParents 1/CropBox[0 0 90 90]>>',
  '<</Type/Page/Parent 2 0 R/Contents 11 0 R/Annots[32 0 R]/Thumb 14 0 R>>',
  '<</XObject<</Red 12 0 R/Blue 13 0 R/Secret 14 0 R>>/Font<</F 7 0 R/G 8 0 R>>/Properties<</L 26 0 R>>>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>',
  { dict: '', data: '/Red Do BT /F 12 Tf 10 50 Td (One) Tj ET /OC /L BDC 0 0 1 rg 60 60 30 30 re f EMC' },
  { dict: '', data: 'q 40 0 0 40 10 10 cm /Blue Do Q BT /G 12 Tf 10 70 Td (Two) Tj ET' },
  { dict: '', data: '/Secret Do' },
  { dict: '/Subtype/Form/BBox[0 0 30 30]', data: '1 0 0 rg 0 0 30 30 re f' },
  { dict: '/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB', data: '!!z' },
  { dict: '/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB', data: 'SEC' },
  { dict: '/Subtype/Form/BBox[0 0 20 20]', data: '0 1 0 rg 0 0 20 20 re f' },
  '<</Type/Annot/Subtype/Square/Rect[70 10 90 30]/Contents(please check)/AP<</N 15 0 R>>>>',
  '<</Type/Annot/Subtype/Link/Rect[5 5 9 9]/Dest[3 0 R/Fit]>>',
  '<</Type/Annot/Subtype/Link/Rect[5 5 9 9]/A<</S/GoTo/D(plan)>>>>',
  { dict: '/Subtype/Form/BBox[0 0 20 20]', data: '0 0 0 rg 0 0 9 9 re f' },
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(tenant)/V(Asha)/Rect[30 5 60 15]/AP<</N 19 0 R>>>>',
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(rent)/V(900)/Rect[30 5 60 15]/AP<</N 19 0 R>>>>',
  '<</First 23 0 R/Last 23 0 R/Count 1>>',
  '<</Title(Lease)/Parent 22 0 R/Dest[3 0 R/Fit]/First 24 0 R/Last 24 0 R/Count 1>>',
  '<</Title(Rent)/Parent 23 0 R/Dest[4 0 R/Fit]>>',
  { dict: '/Type/EmbeddedFile', data: 'attached' },
  '<</Type/OCG/Name(Prices)>>',
  '<</Type/StructTreeRoot/K 28 0 R/ParentTree<</Nums[0[29 0 R]1[30 0 R]]>>>>',
  '<</S/Document/P 27 0 R/K[29 0 R 30 0 R]>>',
  '<</S/Figure/P 28 0 R/Pg 3 0 R/K 0/Alt(a red square)>>',
  '<</S/Figure/P 28 0 R/Pg 4 0 R/K 0/Alt(a blue square)>>',
  '<</Type/Metadata>>',
  '<</Type/Annot/Subtype/Square/Rect[0 0 9 9]/Contents(secret note)>>',
]);

type Fault = {
  /** Simulates a mistake of the copier in the objects of the finished file. */
  plant: (file: FinishedFile) => void;
  /** The fact that the auditor must report, or `leak` or `wrong` where it must refuse the file. */
  expected: PdfFact | 'leak' | 'wrong';
};

/** Objects of a finished file, to plant faults in. */
class FinishedFile {
  constructor(readonly context: PDFContext) {}

  get catalog(): PDFDict {
    return this.context.lookup(this.context.trailerInfo.Root, PDFDict);
  }

  page(index: number): PDFDict {
    const kids = this.at(this.catalog, 'Pages', 'Kids') as PDFArray;
    return kids.lookup(index, PDFDict);
  }

  at(from: PDFDict, ...path: string[]): PDFObject | undefined {
    let object: PDFObject | undefined = from;
    for (const key of path) {
      object = this.context.lookup((object as PDFDict | undefined)?.get(PDFName.of(key)));
      if (object instanceof PDFRawStream) object = object.dict;
    }
    return object;
  }

  dict = (from: PDFDict, ...path: string[]): PDFDict => this.at(from, ...path) as PDFDict;

  annotation = (page: number, index: number): PDFDict =>
    (this.at(this.page(page), 'Annots') as PDFArray).lookup(index, PDFDict);

  set(dict: PDFDict, key: string, value: unknown): void {
    dict.set(PDFName.of(key), this.context.obj(value as never));
  }

  stream = (data: string, entries = {}): PDFRef => this.context.register(this.context.stream(data, entries));

  /** Replaces the data of every stream that has exactly these. */
  replace(data: string, replacement: string): void {
    for (const [ref, object] of this.context.enumerateIndirectObjects())
      if (object instanceof PDFRawStream && Buffer.from(object.contents).toString() === data)
        this.context.assign(ref, PDFRawStream.of(object.dict, Buffer.from(replacement)));
  }
}

const text = (value: string) => PDFString.of(value);

const faults: Record<string, Fault> = {
  'a page is replaced by another': {
    plant: (file) =>
      (file.at(file.catalog, 'Pages', 'Kids') as PDFArray).set(
        1,
        (file.at(file.catalog, 'Pages', 'Kids') as PDFArray).get(0),
      ),
    expected: 'wrong',
  },
  'a picture is swapped': {
    plant: (file) => file.replace('!!z', 'z!!'),
    expected: 'looks',
  },
  'a form is swapped': {
    plant: (file) => file.replace('1 0 0 rg 0 0 30 30 re f', '0 1 0 rg 0 0 30 30 re f'),
    expected: 'looks',
  },
  'a resource is missing': {
    plant: (file) => file.dict(file.page(1), 'Resources', 'XObject').delete(PDFName.of('Blue')),
    expected: 'looks',
  },
  'words differ': {
    plant: (file) =>
      file.replace(
        'q 40 0 0 40 10 10 cm /Blue Do Q BT /G 12 Tf 10 70 Td (Two) Tj ET',
        'q 40 0 0 40 10 10 cm /Blue Do Q BT /G 12 Tf 10 70 Td (Ten) Tj ET',
      ),
    expected: 'wrong',
  },
  'a page is turned': { plant: (file) => file.set(file.page(0), 'Rotate', 90), expected: 'boxes-turned' },
  'a page is not cropped any more': {
    plant: (file) => file.page(1).delete(PDFName.of('CropBox')),
    expected: 'boxes-turned',
  },
  'a bookmark is dropped': {
    plant: (file) => {
      const first = file.dict(file.catalog, 'Outlines', 'First');
      for (const key of ['First', 'Last', 'Count']) first.delete(PDFName.of(key));
    },
    expected: 'bookmarks',
  },
  'the title of a bookmark is garbled': {
    plant: (file) => file.set(file.dict(file.catalog, 'Outlines', 'First', 'First'), 'Title', text('Rint')),
    expected: 'bookmarks',
  },
  'a bookmark leads to another page': {
    plant: (file) => {
      const bookmark = file.dict(file.catalog, 'Outlines', 'First', 'First');
      bookmark.delete(PDFName.of('A'));
      const first = (file.at(file.catalog, 'Pages', 'Kids') as PDFArray).get(0);
      file.set(bookmark, 'Dest', [first, 'Fit']);
    },
    expected: 'bookmarks',
  },
  'a bookmark stands on the first level': {
    plant: (file) => {
      const outlines = file.dict(file.catalog, 'Outlines');
      const first = file.dict(outlines, 'First');
      const second = first.get(PDFName.of('First')) as PDFObject;
      for (const key of ['First', 'Last', 'Count']) first.delete(PDFName.of(key));
      first.set(PDFName.of('Next'), second);
      outlines.set(PDFName.of('Last'), second);
    },
    expected: 'levels',
  },
  'a field is missing': {
    plant: (file) => (file.at(file.page(0), 'Annots') as PDFArray).remove(2),
    expected: 'forms',
  },
  'the form does not list its fields': {
    plant: (file) => file.set(file.dict(file.catalog, 'AcroForm'), 'Fields', []),
    expected: 'forms',
  },
  'a field has another value': {
    plant: (file) => file.set(file.annotation(1, 1), 'V', text('90')),
    expected: 'values',
  },
  'a field looks different': {
    plant: (file) => file.replace('0 0 0 rg 0 0 9 9 re f', '0 0 0 rg 0 0 9 8 re f'),
    expected: 'redrawn-notes',
  },
  'a comment is missing': {
    plant: (file) => (file.at(file.page(0), 'Annots') as PDFArray).remove(0),
    expected: 'annotations',
  },
  'a comment says something else': {
    plant: (file) => file.set(file.annotation(0, 0), 'Contents', text('please')),
    expected: 'reworded-notes',
  },
  'a comment has lost its look': {
    plant: (file) => file.annotation(0, 0).delete(PDFName.of('AP')),
    expected: 'redrawn-notes',
  },
  'a link leads nowhere': {
    plant: (file) => file.set(file.annotation(1, 0), 'Dest', [null, 'Fit']),
    expected: 'links',
  },
  'a named destination is missing': {
    plant: (file) => file.dict(file.catalog, 'Names').delete(PDFName.of('Dests')),
    expected: 'destinations',
  },
  'an attached file has other bytes': {
    plant: (file) => file.replace('attached', 'attache.'),
    expected: 'attachments',
  },
  'a layer is shown that was hidden': {
    plant: (file) => file.dict(file.catalog, 'OCProperties', 'D').delete(PDFName.of('OFF')),
    expected: 'layers',
  },
  'tags are missing': {
    plant: (file) => file.catalog.delete(PDFName.of('StructTreeRoot')),
    expected: 'tags',
  },
  'an alternative text is missing': {
    plant: (file) => {
      for (const [, object] of file.context.enumerateIndirectObjects())
        if (object instanceof PDFDict) object.delete(PDFName.of('Alt'));
    },
    expected: 'alternative-texts',
  },
  'page labels are missing': {
    plant: (file) => file.catalog.delete(PDFName.of('PageLabels')),
    expected: 'labels',
  },
  'viewer preferences are missing': {
    plant: (file) => file.catalog.delete(PDFName.of('ViewerPreferences')),
    expected: 'display',
  },
  'a picture of the removed page is kept in the resources': {
    plant: (file) =>
      file.dict(file.page(0), 'Resources', 'XObject').set(PDFName.of('Secret'), file.stream('SEC')),
    expected: 'leak',
  },
  'a picture of the removed page is kept, and nothing refers to it': {
    plant: (file) => file.stream('SEC'),
    expected: 'leak',
  },
  'a note of the removed page is kept': {
    plant: (file) =>
      file.set(file.page(0), 'Note', PDFHexString.of(Buffer.from('secret note').toString('hex'))),
    expected: 'leak',
  },
};

let assembled: Awaited<ReturnType<typeof assemble>>;
const pages = [{ page: 1 }, { page: 2 }];

beforeAll(async () => {
  const copiedPages = pages.map(({ page }) => ({ index: page - 1 }));
  assembled = await assemble([{ context: await readObjects(bytes.slice()), name: 'x', copiedPages }], {
    bookmarks: 'keep',
  });
});

/** What the auditor reports on a finished file, and why it refuses it. */
async function reportOn(result: Uint8Array): Promise<{ facts: Fact<PdfFact>[]; refused: string[] }> {
  const source = sourceFile('x.pdf', bytes);
  return withDocument(source, host, async (opened) => {
    const inspection = await inspectOnce(opened, source, host);
    const task = load(result.slice(), host);
    try {
      const options = { bookmarks: 'keep' } as const;
      const input = { source, opened, inspection, pages };
      const audited = await audit([input], result, await task.promise, assembled.places, options, host);
      const [findings] = audited.sources;
      const refused = [
        ...(findings?.hasOtherWords ? ['wrong'] : []),
        ...(findings?.leaks?.length ? ['leak'] : []),
      ];
      return { facts: factsOf(audited, options), refused };
    } finally {
      await task.destroy();
    }
  });
}

const findingsOf = ({ facts, refused }: Awaited<ReturnType<typeof reportOn>>) => [
  ...refused,
  ...facts.filter(({ lost }) => lost).map(({ fact }) => fact),
];

test('the auditor reports nothing for a file without a fault', async () => {
  expect(findingsOf(await reportOn(assembled.bytes))).toEqual([]);
});

test.each(Object.entries(faults))('the auditor reports that %s', async (_, { plant, expected }) => {
  const context = await readObjects(assembled.bytes.slice());
  plant(new FinishedFile(context));
  const planted = await PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  expect(findingsOf(await reportOn(planted))).toContain(expected);
});
