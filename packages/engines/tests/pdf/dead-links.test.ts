import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { notesOf } from '../helpers/pdf-read';
import { textInFile } from '../helpers/pdf-text';
import { rawPdf } from '../helpers/raw-pdf';

test.each([
  ['a name that is defined nowhere', '/Dest(Salaries)'],
  ['a page that the file lacks', '/Dest[77 0 R/Fit]'],
  ['an action with such a name', '/A<</S/GoTo/D(Salaries)>>'],
])(
  'the border of a link that leads to %s stays on a page that is kept, without the name',
  async (_, target) => {
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
      '<</Type/Page/Parent 2 0 R/Annots[5 0 R]>>',
      '<</Type/Page/Parent 2 0 R>>',
      `<</Subtype/Link/Rect[9 9 90 30]/Border[0 0 3]/C[1 0 0]${target}>>`,
    ]);
    const pages = [{ page: 1 }, { page: 1, rotate: 90 }];
    const { files, facts } = await arrangePages({ source: sourceFile('a.pdf', bytes), pages }, host);
    expect(facts).toEqual([{ fact: 'removed', count: 1 }]);
    const result = await bytesOf(files[0]);
    expect((await notesOf(result)).map(({ kind }) => kind)).toEqual(['Link', 'Link']);
    expect(await textInFile(result)).not.toContain('Salaries');
  },
);

test('a link into another file stays if a removed page has a destination of the same name', async () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R/Names<</Dests<</Names[(section.1)[4 0 R/Fit]]>>>>>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R/Annots[5 0 R]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Subtype/Link/Rect[9 9 90 30]/A<</S/GoToR/F(annex.pdf)/D(section.1)>>>>',
  ]);
  const { facts } = await arrangePages({ source: sourceFile('a.pdf', bytes), pages: [{ page: 1 }] }, host);
  expect(facts).toEqual([
    { fact: 'removed', count: 1 },
    { fact: 'links', count: 1 },
  ]);
});

/** Three pages, the third of which is removed; the first has these entries, and an annotation with those. */
const withActions = (page: string, annotation = '', catalog = '', further: string[] = []) =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Count 3/Kids[3 0 R 4 0 R 5 0 R]/MediaBox[0 0 99 99]>>',
    `<</Type/Page/Parent 2 0 R/Annots[6 0 R]${page}>>`,
    '<</Type/Page/Parent 2 0 R>>',
    '<</Type/Page/Parent 2 0 R>>',
    `<</Subtype/Stamp/Rect[9 9 90 30]${annotation}>>`,
    ...further,
  ]);

test.each([
  ['a page', withActions('/AA<</O<</S/GoTo/D[4 0 R/Fit]>>/C<</S/GoTo/D[5 0 R/Fit]>>>>')],
  ['an annotation', withActions('', '/AA<</E<</S/GoTo/D[5 0 R/Fit]>>>>')],
  ['a click, after its first one', withActions('', '/A<</S/URI/URI(x:y)/Next<</S/GoTo/D[5 0 R/Fit]>>>>')],
  [
    'a bookmark, after its first one',
    withActions('', '', '/Outlines<</First 7 0 R/Last 7 0 R>>', [
      '<</Title(Two)/A<</S/GoTo/D[4 0 R/Fit]/Next[<</S/GoTo/D[5 0 R/Fit]>>]>>>>',
    ]),
  ],
])('an action of %s that leads to a removed page is reported as lost', async (_, bytes) => {
  const pages = [{ page: 1 }, { page: 2 }];
  const { facts } = await arrangePages({ source: sourceFile('a.pdf', bytes), pages }, host);
  expect(facts).toContainEqual({ fact: 'actions', count: 1, lost: true });
  const all = await arrangePages(
    { source: sourceFile('b.pdf', bytes), pages: [...pages, { page: 3 }] },
    host,
  );
  expect(all.facts.map(({ fact }) => fact)).not.toContain('actions');
});
