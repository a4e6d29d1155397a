import { expect, test } from 'vitest';
import { edit } from '../../src/pdf/edit/edit';
import { Substitutes } from '../../src/pdf/edit/fonts';
import { rewordMetadata, showsOldContent } from '../../src/pdf/edit/metadata';
import { proofOf } from '../../src/pdf/edit/proof';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textIn, textInFile } from '../helpers/pdf-text';
import { rawPdf } from '../helpers/raw-pdf';

const picture =
  '<xmp:Thumbnails><rdf:Alt><rdf:li rdf:parseType="Resource"><xmpGImg:image>QUJDREVG</xmpGImg:image></rdf:li></rdf:Alt></xmp:Thumbnails>';
const titleXml = (title: string) => `<dc:title><rdf:Alt><rdf:li>${title}</rdf:li></rdf:Alt></dc:title>`;

/** A page that says a line, with metadata. */
const doc = (line: string, entries: string) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R/Metadata 6 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    { dict: '', data: `BT /F1 12 Tf 50 200 Td (${line}) Tj ET` },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    {
      dict: '/Type/Metadata/Subtype/XML',
      data:
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"' +
        ` xmlns:xmpGImg="http://ns.adobe.com/xap/1.0/g/img/"><dc:rights>Held by Asha</dc:rights>${entries}</rdf:Description></rdf:RDF></x:xmpmeta>`,
    },
  ]);

const line = 'Rent of Oak &amp; Elm';
const edits = [{ page: 1, lines: [0], text: 'Rent of Ash & Yew' }];

test('an edit keeps metadata, with the new words and without a thumbnail of the old page', async () => {
  const source = sourceFile('a.pdf', doc('Rent of Oak & Elm', picture + titleXml(line)));
  const { files, facts } = await edit({ source, edits, name: 'b.pdf' }, host);
  const resultText = await textInFile(await bytesOf(files[0]));
  expect(resultText).toContain('Held by Asha');
  expect(resultText).toContain('Rent of Ash &amp; Yew');
  expect(resultText).not.toMatch(/QUJDREVG|Oak/);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test.each([
  ['written with escapes', titleXml('Rent of &#79;ak\n&amp; Elm'), titleXml('Rent of Ash &amp; Yew')],
  [
    'in an attribute',
    "<x a='1' dc:b='Re: Rent of Oak &amp; Elm'/>",
    "<x a='1' dc:b='Re: Rent of Ash &amp; Yew'/>",
  ],
  [
    'but not as a part of another word',
    titleXml('Rent of Oak &amp; Elmwood'),
    titleXml('Rent of Oak &amp; Elmwood'),
  ],
])('an edit replaces the old line in metadata, %s', async (_, entries, expected) => {
  const source = sourceFile('a.pdf', doc('Rent of Oak & Elm', entries));
  const { files, facts } = await edit({ source, edits, name: 'b.pdf' }, host);
  expect(await textInFile(await bytesOf(files[0]))).toContain(expected);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('attribute names in the metadata stay, and words that one edit inserts are not replaced by another edit', async () => {
  const producers = '<x pdf:Producer="Acrobat 24"/><y dc:b="Producer Inc"/>';
  const source = sourceFile('a.pdf', doc('Producer', producers + titleXml('Maker Inc')));
  const swap = [{ page: 1, lines: [0], text: 'Maker' }];
  const { files, facts } = await edit({ source, edits: swap, name: 'b.pdf' }, host);
  const resultText = await textInFile(await bytesOf(files[0]));
  expect(resultText).toContain('<x pdf:Producer="Acrobat 24"/><y dc:b="Maker Inc"/>');
  expect(facts.filter(({ lost }) => lost)).toEqual([]);

  const changed = [
    { before: 'Alpha', after: 'Beta' },
    { before: 'Beta', after: 'Alpha' },
  ];
  const [context, old] = await Promise.all(
    [1, 2].map(() => readObjects(doc('x', titleXml('Alpha and Beta Inc')))),
  );
  if (!context || !old) throw new Error('Nothing was read.');
  expect(showsOldContent(old, context, changed, changed)).toBe(true);
  rewordMetadata(context, changed);
  expect(textIn(context)).toContain(titleXml('Beta and Alpha Inc'));
  expect(showsOldContent(old, context, changed, changed)).toBe(false);
});

test.each([
  ['nothing of the old page', titleXml('Rent of Ash &amp; Yew'), false],
  ['a picture of the old page', picture, true],
  ['the old line', titleXml(line), true],
  ['the old line in an attribute', '<x dc:b="Rent of Oak &amp; Elm"/>', true],
  ['the old line, with a character reference', titleXml('Rent of &#x4f;ak &amp; Elm'), true],
])('the proof of an edit reports metadata that show %s', async (_, entries, isReported) => {
  const before = await readObjects(doc('Rent of Oak & Elm', ''));
  const after = await readObjects(doc('Rent of Ash & Yew', entries));
  const fonts = new Substitutes(host);
  const { facts } = await fonts.runWithFonts(() =>
    proofOf(before, after, edits, fonts, { missingLetters: new Set(), rewordedAlternatives: 0 }),
  );
  expect(facts.map(({ fact }) => fact)).toEqual(isReported ? ['unset'] : []);
});
