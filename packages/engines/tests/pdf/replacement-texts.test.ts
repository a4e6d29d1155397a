import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { catalogOf, pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { contentTokens } from '../../src/pdf/content-tokens';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { replacementTexts } from '../../src/pdf/replacement-texts';

test('lists names, strings and operators of a content stream, and no bytes of inline pictures', () => {
  const stream =
    '/F1 12 Tf (a \\(b\\) (c) \\101\\n) Tj % (no)\n<48 65 6> Tj BI /W 1 ID (\u00ff/x EI /Span <</A#42 1>> BDC';
  const tokens = [...contentTokens(stream)].flatMap((token) => {
    if (token.kind === 'other' || token.kind === 'number') return [];
    return [
      token.kind === 'string'
        ? token.bytes.map((byte) => String.fromCharCode(byte)).join('')
        : `${token.kind[0]} ${token.text}`,
    ];
  });
  expect(tokens).toEqual([
    'n F1',
    'o Tf',
    'a (b) (c) A\n',
    'o Tj',
    'He`',
    'o Tj',
    'o BI',
    'n W',
    'o ID',
    'o EI',
    'n Span',
    'n AB',
    'o BDC',
  ]);
});

test('finds the replacement texts of marked content: in the stream, by property name and in forms', async () => {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage();
  const form = context.register(
    context.stream('/Span <</ActualText <FEFF0915>>> BDC EMC', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 1, 1],
    }),
  );
  page.node.set(
    PDFName.of('Resources'),
    context.obj({
      XObject: { X: form },
      Properties: { P: { ActualText: PDFHexString.fromText('कि') }, Q: { MCID: 1, E: PDFString.of('x') } },
    }),
  );
  page.node.set(
    PDFName.of('Contents'),
    context.register(
      context.stream(
        '/A BMC /Span /P BDC EMC EMC /X Do /Q /Q BDC EMC /S <</MCID 3/ActualText (fi)>> BDC EMC',
      ),
    ),
  );
  const read = await readObjects(await document.save());
  const [pageObject] = pageObjectsOf(read, catalogOf(read)).pageObjects;
  expect(pageObject && replacementTexts(read, pageObject)).toEqual([undefined, 'कि', 'क', undefined, 'fi']);
});
