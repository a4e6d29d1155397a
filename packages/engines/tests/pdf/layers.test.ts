import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { merge } from '../../src/pdf/merge';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textInFile } from '../helpers/pdf-text';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

const square: RawObject = { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/OC 6 0 R', data: '0 0 9 9 re f' };

/** Two pages and two layers, of which the second page uses the first one. */
const layeredPdf = (resources: string, content: string, more: RawObject[] = []) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R 7 0 R]/D<</OFF[6 0 R]>>>>>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R>>',
    `<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources<<${resources}>>>>`,
    { dict: '', data: content },
    '<</Type/OCG/Name(Draft)>>',
    '<</Type/OCG/Name(Final)>>',
    ...more,
  ]);

test.each([
  [
    'condition',
    layeredPdf('/Properties<</M<</Type/OCMD/VE[/Not[/Or 6 0 R]]>>>>', '/OC /M BDC 0 0 9 9 re f EMC'),
  ],
  [
    'pattern',
    layeredPdf('/Pattern<</P 8 0 R>>', '/Pattern cs /P scn 0 0 9 9 re f', [
      {
        dict: '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</XObject<</X 9 0 R>>>>',
        data: '/X Do',
      },
      square,
    ]),
  ],
  [
    'mask',
    layeredPdf('/ExtGState<</E<</SMask<</S/Luminosity/G 8 0 R>>>>>>', '/E gs 0 0 9 9 re f', [
      {
        dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</XObject<</X 9 0 R>>>>',
        data: '/X Do',
      },
      square,
    ]),
  ],
])('a layer that a page names in a %s is counted', async (_, bytes) => {
  const { facts } = await arrangePages({ source: sourceFile('a.pdf', bytes), pages: [{ page: 2 }] }, host);
  expect(facts).toEqual([
    { fact: 'removed', count: 1 },
    { fact: 'layers', count: 1 },
  ]);
});

test('settings of layers that no copied page uses do not change the settings of other files and are not reported', async () => {
  const layered = (name: string) =>
    rawPdf([
      `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</Name(${name})/Order[6 0 R]>>/Configs[<</Name(${name} 2)/OFF[6 0 R]>>]>>>>`,
      '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
      '<</Type/Page/Parent 2 0 R>>',
      '<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources<</Properties<</L 6 0 R>>>>>>',
      { dict: '', data: '/OC /L BDC 0 0 9 9 re f EMC' },
      '<</Type/OCG/Name(Stamp)>>',
    ]);
  const sources = ['Print', 'Screen'].map((name) => sourceFile(`${name}.pdf`, layered(name)));
  const pages = [1, 2].map((page) => ({ source: 0, page }));
  const { files, facts } = await merge(
    { sources, options: { pages: [...pages, { source: 1, page: 1 }] } },
    host,
  );
  expect(facts).toEqual([
    { fact: 'removed', count: 1 },
    { fact: 'layers', count: 1 },
  ]);
  expect(await textInFile(await bytesOf(files[0]))).toMatch(
    /\(Print 2\)[\s\S]*\(Print\)|\(Print\)[\s\S]*\(Print 2\)/,
  );
});
