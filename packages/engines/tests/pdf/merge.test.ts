import { expect, test } from 'vitest';
import { Content } from '../../src/pdf/audit/content';
import { ObjectFile } from '../../src/pdf/audit/object-file';
import { inspect } from '../../src/pdf/inspect';
import { merge } from '../../src/pdf/merge';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { samplePdf } from '../helpers/pdf-samples';
import { rawPdf } from '../helpers/raw-pdf';

const keep = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;

test('joins files in order', async () => {
  const sources = [
    sourceFile('a.pdf', await samplePdf({ pages: ['alpha', 'beta'] })),
    sourceFile('b.pdf', await samplePdf({ pages: ['gamma'], rotate: { 0: 90 } })),
  ];
  const { files, facts } = await merge({ sources, options: keep }, host);
  expect(files).toMatchObject([{ name: 'all.pdf', type: 'application/pdf', pages: 3 }]);
  expect(await readPdf(files[0])).toMatchObject({ words: ['alpha', 'beta', 'gamma'], turns: [0, 0, 90] });
  expect(facts).toEqual([]);
});

test('fields with the same name keep their own values', async () => {
  const field = (value: string) => [{ name: 'tenant', value }];
  const sources = [
    sourceFile('a.pdf', await samplePdf({ pages: ['one'], fields: field('Asha') })),
    sourceFile('b.pdf', await samplePdf({ pages: ['two'], fields: field('Binod') })),
    sourceFile('c.pdf', await samplePdf({ pages: ['three'], fields: field('Chitra') })),
  ];
  const { files, facts } = await merge({ sources, options: keep }, host);
  expect((await readPdf(files[0])).fields).toEqual({ tenant: 'Asha', tenant_2: 'Binod', tenant_3: 'Chitra' });
  expect(facts).toEqual([
    { fact: 'forms', count: 3 },
    { fact: 'renamed', count: 1, file: 'b.pdf' },
    { fact: 'renamed', count: 1, file: 'c.pdf' },
  ]);
});

test('reports fields that PDF viewers redraw because another file asks for it', async () => {
  const field =
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Asha)/Rect[40 100 160 124]/F 4/DA(/F1 10 Tf 0 g)>>';
  const form = (name: string, request = '') =>
    sourceFile(
      name,
      rawPdf([
        `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]${request}>>>>`,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>',
        field,
      ]),
    );
  const redrawnFields = async (...sources: ReturnType<typeof form>[]) =>
    (await merge({ sources, options: keep }, host)).facts.filter(({ fact }) => fact === 'drawn-anew');
  const asking = () => form('b.pdf', '/NeedAppearances true');
  expect(await redrawnFields(form('a.pdf'), asking())).toEqual([
    { fact: 'drawn-anew', count: 1, file: 'a.pdf', lost: true },
  ]);
  expect(await redrawnFields(asking(), asking())).toEqual([]);
  expect(await redrawnFields(form('a.pdf'), form('c.pdf', '/NeedAppearances false'))).toEqual([]);
});

const chapters = (word: string) =>
  samplePdf({
    pages: [`${word}1`, `${word}2`],
    bookmarks: [
      { title: `${word} start`, page: 0 },
      { title: `${word} end`, page: 1, within: true },
    ],
  });

test.each([
  [
    'keep',
    [
      ['a start', 1],
      ['a end', 2],
      ['b start', 3],
      ['b end', 4],
    ],
  ],
  [
    'per-file',
    [
      ['Lease', 1],
      ['a start', 1],
      ['a end', 2],
      ['Annexure', 3],
      ['b start', 3],
      ['b end', 4],
    ],
  ],
  ['none', []],
] as const)('a merged file has the bookmarks that the option asks for: %s', async (bookmarks, expected) => {
  const sources = [
    sourceFile('Lease.pdf', await chapters('a')),
    sourceFile('Annexure.PDF', await chapters('b')),
  ];
  const { files } = await merge({ sources, options: { ...keep, bookmarks } }, host);
  expect((await readPdf(files[0])).bookmarks).toEqual(expected);
});

test('on request, each file begins on a right-hand page', async () => {
  const sources = [
    sourceFile('a.pdf', await samplePdf({ pages: ['one'] })),
    sourceFile('b.pdf', await samplePdf({ pages: ['two', 'three'] })),
    sourceFile('c.pdf', await samplePdf({ pages: ['four'] })),
  ];
  const { files, facts } = await merge({ sources, options: { ...keep, rightHand: true } }, host);
  expect((await readPdf(files[0])).words).toEqual(['one', '', 'two', 'three', 'four']);
  expect(facts).toEqual([{ fact: 'blank', count: 1 }]);
});

test('links, named destinations, page labels and attachments stay with their own file', async () => {
  const file = (word: string) =>
    samplePdf({
      pages: [`${word}1`, `${word}2`],
      links: [
        { from: 0, to: 1 },
        { from: 0, to: 1, named: 'terms' },
      ],
      attachments: { 'plan.txt': word },
      roman: 1,
    });
  const sources = [sourceFile('a.pdf', await file('a')), sourceFile('b.pdf', await file('b'))];
  const { files, facts } = await merge({ sources, options: keep }, host);
  expect(await readPdf(files[0])).toMatchObject({
    links: [
      [1, 2],
      [1, 2],
      [3, 4],
      [3, 4],
    ],
    labels: ['i', '1', 'i', '1'],
    attachments: ['a', 'b'],
  });
  expect(facts).toEqual([
    { fact: 'links', count: 4 },
    { fact: 'attachments', count: 2 },
    { fact: 'labels', count: 1 },
    { fact: 'associated', count: 2, file: 'a.pdf', lost: true },
  ]);
});

test('reports a removed password, removed restrictions, and a signature that is no longer valid', async () => {
  const sources = [
    sourceFile('a.pdf', await samplePdf({ pages: ['one'], password: 'secret' }), 'secret'),
    sourceFile('b.pdf', await samplePdf({ pages: ['two'], signed: true })),
  ];
  const { files, facts } = await merge({ sources, options: keep }, host);
  expect((await readPdf(files[0])).words).toEqual(['one', 'two']);
  expect(facts).toEqual([
    { fact: 'restrictions', count: 1, file: 'a.pdf', lost: true },
    { fact: 'password', file: 'a.pdf' },
    { fact: 'signatures', count: 1, lost: true, file: 'b.pdf' },
  ]);
});

test.each([
  ['its crop box', '/CropBox[100 100 400 700]/MediaBox[0 0 1000 1000]', { width: 300, height: 600 }],
  ['its user unit', '/MediaBox[0 0 100 200]/UserUnit 3', { width: 300, height: 600 }],
  ['its rotation', '/MediaBox[300 600 0 0]/Rotate 90', { width: 600, height: 300 }],
  [
    'its media box, if its crop box lies outside',
    '/CropBox[5000 5000 6000 6000]/MediaBox[0 0 300 600]',
    { width: 300, height: 600 },
  ],
  ['the media box of its parent', '', { width: 700, height: 500 }],
])('a blank page has the displayed size of the page before it, set by %s', async (_, keys, size) => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox 4 0 R>>',
    `<</Type/Page/Parent 2 0 R${keys}>>`,
    '[0 0 700 500]',
  ];
  const sources = [1, 2].map(() => sourceFile('a.pdf', rawPdf(objects)));
  const rightHand = { bookmarks: 'none', rightHand: true, name: 'x.pdf' } as const;
  const { files } = await merge({ sources, options: rightHand }, host);
  const { sizes } = await inspect(sourceFile('x.pdf', await bytesOf(files[0])), host);
  expect(sizes).toEqual([size, size, size]);
});

/** Two pages, the first with links to these destinations; `names` are the catalog entries that name destinations. */
const linkedPdf = (names: string, ...destinations: string[]) =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${names}>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 400]>>',
    `<</Type/Page/Parent 2 0 R/Annots[${destinations.map((to, index) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 ${index + 1}]/Dest ${to}>>`).join('')}]>>`,
    '<</Type/Page/Parent 2 0 R>>',
  ]);

/** Indices of the pages to which links lead, listed for each page that has links. */
async function targetsIn(bytes: Uint8Array) {
  const content = new Content(new ObjectFile(bytes));
  return content.pages
    .map((page) => content.annotationsOf(page).map(({ dict }) => content.targetOf(dict)))
    .filter((targets) => targets.length > 0);
}

test('a link without a target in its own file leads to no page of another file', async () => {
  const sources = [
    sourceFile('a.pdf', linkedPdf('/Names<</Dests<</Names[(plan)[4 0 R/Fit]]>>>>', '(plan)', '(annex)')),
    sourceFile(
      'b.pdf',
      linkedPdf('/Names<</Dests<</Names[(annex)[4 0 R/Fit]]>>>>', '(plan)', '[2/Fit]', '(annex)'),
    ),
  ];
  const { files } = await merge({ sources, options: keep }, host);
  expect(await targetsIn(await bytesOf(files[0]))).toEqual([
    [{ pages: [1] }, { pages: [] }],
    [{ pages: [] }, { pages: [] }, { pages: [3] }],
  ]);
});

test.each(['[null/Fit]', '[77 0 R/Fit]', '[9/Fit]'])(
  'a destination %s that is on no page of its file leads to no page of another file',
  async (nowhere) => {
    const withLostTarget = sourceFile(
      'a.pdf',
      linkedPdf(`/Names<</Dests<</Names[(plan)${nowhere}]>>>>`, '(plan)'),
    );
    const linkedFile = sourceFile(
      'b.pdf',
      linkedPdf('/Names<</Dests<</Names[(plan)[4 0 R/Fit]]>>>>', '(plan)'),
    );
    const target = async (...sources: (typeof withLostTarget)[]) =>
      targetsIn(await bytesOf((await merge({ sources, options: keep }, host)).files[0]));
    expect(await target(withLostTarget, linkedFile)).toEqual([[{ pages: [] }], [{ pages: [3] }]]);
    expect(await target(linkedFile, withLostTarget)).toEqual([[{ pages: [1] }], [{ pages: [] }]]);
  },
);

test('equal names in the catalog and in the name tree are different destinations', async () => {
  const names = '/Dests<</plan[3 0 R/Fit]>>/Names<</Dests<</Names[(plan)[4 0 R/Fit]]>>>>';
  const sources = [
    sourceFile('a.pdf', linkedPdf(names, '(plan)', '/plan')),
    sourceFile('b.pdf', linkedPdf('', '/plan')),
  ];
  const { files, facts } = await merge({ sources, options: keep }, host);
  expect(await targetsIn(await bytesOf(files[0]))).toEqual([
    [{ pages: [1] }, { pages: [0] }],
    [{ pages: [] }],
  ]);
  expect(facts).toEqual([{ fact: 'links', count: 2 }]);
});
