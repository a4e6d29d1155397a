import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { edit } from '../../src/pdf/edit/edit';
import { merge } from '../../src/pdf/merge';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { containsTerm } from '../../src/pdf/redact/attachments';
import { redact } from '../../src/pdf/redact/redact';
import { Terms } from '../../src/pdf/redact/terms';
import { split } from '../../src/pdf/split';
import { xmlBytes, xmlText } from '../../src/pdf/xml-text';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textIn, textInFile } from '../helpers/pdf-text';
import { rawPdf } from '../helpers/raw-pdf';

const utf32Bytes = (text: string, littleEndian: boolean): Buffer => {
  const bytes = Buffer.alloc([...text].length * 4);
  for (const [index, letter] of [...text].entries()) {
    const code = letter.codePointAt(0) ?? 0;
    if (littleEndian) bytes.writeUInt32LE(code, index * 4);
    else bytes.writeUInt32BE(code, index * 4);
  }
  return bytes;
};

/** Encodings that metadata may have (ISO 16684-1, 7.3). */
const encodings: [name: string, encode: (text: string) => Buffer][] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-16BE', (text) => Buffer.from(text, 'utf16le').swap16()],
  ['UTF-16LE', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-32BE', (text) => utf32Bytes(text, false)],
  ['UTF-32LE', (text) => utf32Bytes(text, true)],
];

const title = 'Rent of Oak – ₹ 𝔸';

const xmp = (entries: string) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d" encoding="UTF-16"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:a="http://www.aiim.org/pdfa/ns/id/">${entries}
<dc:title><rdf:Alt><rdf:li>${title}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const paper = (metadata: Buffer, line = 'Rent of Oak') =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R/Metadata 6 0 R>>',
    '<</Type/Pages/Kids[3 0 R 7 0 R]/Count 2>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    { dict: '', data: `BT /F1 12 Tf 50 200 Td (${line}) Tj ET` },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    { dict: '/Type/Metadata/Subtype/XML', data: metadata.toString('latin1') },
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  ]);

/** What the metadata of a file say. */
async function metadataOf(file: Parameters<typeof bytesOf>[0]): Promise<string> {
  const text = textIn(await readObjects(await bytesOf(file)));
  return Buffer.from(
    /<\?xpacket begin[\s\S]*?<\?xpacket end="w"\?>/.exec(text)?.[0] ?? '',
    'latin1',
  ).toString();
}

test.each(encodings)('metadata in %s are read, with and without a byte order mark', (_, encode) => {
  for (const start of ['', '\ufeff']) expect(xmlText(encode(start + xmp('')))).toBe(xmp(''));
});

test('bytes in an unknown encoding are not read as metadata, and written metadata declare their encoding', () => {
  expect(xmlText(Buffer.from('<a>é</a>', 'latin1'))).toBeUndefined();
  expect(xmlText(Buffer.from([0, 0, 0, 0x3c, 0x7f, 0xff, 0xff, 0xff]))).toBeUndefined();
  expect(Buffer.from(xmlBytes("<?xml version='1.0' encoding='UTF-16'?><a/>")).toString()).toBe(
    "<?xml version='1.0' encoding='UTF-8'?><a/>",
  );
});

test('written metadata declare their encoding in both instructions that they begin with', () => {
  const written =
    '<?xml version="1.0" encoding="UTF-16"?>\n<?xpacket begin="" encoding=\'UTF-16\'?><a encoding="UTF-16"/>';
  expect(Buffer.from(xmlBytes(written)).toString()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<?xpacket begin="" encoding=\'UTF-8\'?><a encoding="UTF-16"/>',
  );
});

const claims = '<a:part>2</a:part>';

test.each(encodings)(
  'metadata in %s stay in copies, without claims, which are reported',
  async (_, encode) => {
    const bytes = paper(encode(xmp(claims)));
    const source = () => sourceFile('a.pdf', bytes);
    const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;
    const outcomes = [
      await merge({ sources: [source()], options }, host),
      await split({ source: source(), parts: [{ name: 'b.pdf', pages: [1] }] }, host),
      await arrangePages({ source: source(), pages: [{ page: 2 }], name: 'c.pdf' }, host),
    ];
    for (const { files, facts } of outcomes) {
      expect(await metadataOf(files[0])).toContain(title);
      expect(await metadataOf(files[0])).not.toContain('a:part>');
      expect(await metadataOf(files[0])).toContain('encoding="UTF-8"');
      expect(facts.filter(({ lost, fact }) => lost && fact !== 'left-out')).toEqual([
        { fact: 'claims', count: 1, file: 'a.pdf', detail: 'PDF/A-2', lost: true },
      ]);
    }
  },
);

test.each(encodings)('metadata in %s get the new words of an edit', async (_, encode) => {
  const source = sourceFile('a.pdf', paper(encode(xmp(''))));
  const edits = [{ page: 1, lines: [0], text: 'Rent of Ash' }];
  const { files, facts } = await edit({ source, edits, name: 'b.pdf' }, host);
  expect(await metadataOf(files[0])).toContain(title.replace('Oak', 'Ash'));
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

const marksOf = (text: string) =>
  [1, 2].map((page) => ({ page, quads: [[40, 190, 200, 190, 200, 215, 40, 215]], text }));

test.each(encodings)('redacted text is removed from metadata in %s', async (_, encode) => {
  const source = sourceFile('a.pdf', paper(encode(xmp(''))));
  const { files } = await redact({ source, marks: marksOf('Rent of Oak'), name: 'b.pdf' }, host);
  expect(await metadataOf(files[0])).toContain('[redacted] – ₹');
  expect((await textInFile(await bytesOf(files[0]))).replaceAll('\0', '')).not.toContain('of Oak –');
});

test.each(encodings)(
  'a short name is removed from metadata in %s that ends with a line break',
  async (_, encode) => {
    const bytes = Buffer.concat([encode(xmp('<dc:creator>Anita</dc:creator>')), Buffer.from('\n')]);
    const source = sourceFile('a.pdf', paper(bytes, 'Anita'));
    const { files } = await redact({ source, marks: marksOf('Anita'), name: 'b.pdf' }, host);
    expect(await metadataOf(files[0])).toContain('<dc:creator>[redacted]</dc:creator>');
    expect(await metadataOf(files[0])).toContain('Rent of Oak – ₹');
  },
);

test('a short name leaves no trace in metadata cut off by a byte that is invalid in any encoding', async () => {
  const broken = Buffer.concat([
    utf32Bytes(xmp('<dc:creator>Anita</dc:creator>'), false),
    Buffer.alloc(4, 0xff),
  ]);
  const source = sourceFile('a.pdf', paper(broken, 'Anita'));
  const { files } = await redact({ source, marks: marksOf('Anita'), name: 'b.pdf' }, host);
  expect((await textInFile(await bytesOf(files[0]))).replaceAll('\0', '')).not.toContain('Anita');
});

test.each(encodings)(
  'a search finds a short name in bytes in %s that are followed by invalid ones',
  (_, encode) => {
    const bytes = Buffer.concat([encode('<p>ask Anita</p>'), Buffer.alloc(5, 0xff)]);
    expect(containsTerm(bytes, new Terms(['Anita']))).toBe(true);
    expect(containsTerm(bytes, new Terms(['Anika']))).toBe(false);
  },
);

test('unreadable metadata are removed, which every tool reports', async () => {
  const bytes = paper(Buffer.from(xmp('').replace(/[^ -~]/g, 'é'), 'latin1'));
  const source = () => sourceFile('a.pdf', bytes);
  const lostMetadata = { fact: 'metadata', count: 1, file: 'a.pdf', lost: true };
  const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;
  expect((await merge({ sources: [source()], options }, host)).facts).toContainEqual(lostMetadata);
  expect(
    (await arrangePages({ source: source(), pages: [{ page: 2 }], name: 'c.pdf' }, host)).facts,
  ).toContainEqual(lostMetadata);
  const edits = [{ page: 1, lines: [0], text: 'Rent of Ash' }];
  expect((await edit({ source: source(), edits, name: 'b.pdf' }, host)).facts).toContainEqual(lostMetadata);
});
