import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
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
