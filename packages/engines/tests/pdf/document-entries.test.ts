import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { merge } from '../../src/pdf/merge';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textInFile } from '../helpers/pdf-text';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:a="http://www.aiim.org/pdfa/ns/id/" a:conformance="B"><a:part>3</a:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">free</rdf:li></rdf:Alt></dc:rights></rdf:Description>
<rdf:Description rdf:about="" xmlns:own="https://mailing.example/" own:second="addressee"><own:list><rdf:Seq><rdf:li>addressee</rdf:li></rdf:Seq></own:list></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:Thumbnails><rdf:Alt><rdf:li>preview</rdf:li></rdf:Alt></xmp:Thumbnails></rdf:Description>
</rdf:RDF></x:xmpmeta>`;

/** Two pages, metadata, and an output intent with this profile. */
const document = (profile: string): RawObject[] => [
  '<</Type/Catalog/Pages 2 0 R/Metadata 5 0 R/OutputIntents[<</S/GTS_PDFA1/DestOutputProfile 6 0 R>>]/AF[7 0 R]' +
    '/Names<</EmbeddedFiles<</Names[(a.xml)7 0 R]>>>>/URI<</Base(https://base.example)>>>>',
  '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 400]>>',
  // Colour spaces of a page do not replace the profile of the document: that is reported all the same.
  '<</Type/Page/Parent 2 0 R/Resources<</ColorSpace<</DefaultRGB[/ICCBased 6 0 R]>>>>>>',
  '<</Type/Page/Parent 2 0 R>>',
  { dict: '/Type/Metadata/Subtype/XML', data: xmp },
  { dict: '/N 3', data: profile },
  '<</Type/Filespec/F(a.xml)/AFRelationship/Data/EF<</F 8 0 R>>>>',
  { dict: '/Type/EmbeddedFile', data: '<invoice/>' },
];

async function keepPages(pages: number[], clearMetadata?: boolean) {
  const source = sourceFile('a.pdf', rawPdf(document('profile')));
  const expected = pages.map((page) => ({ page }));
  const arrangement = { source, pages: expected, name: 'x.pdf', ...(clearMetadata && { clearMetadata }) };
  const { files, facts } = await arrangePages(arrangement, host);
  return { text: await textInFile(await bytesOf(files[0])), facts };
}

test('metadata are kept without claims of conformance, which are reported as dropped', async () => {
  const { text, facts } = await keepPages([2, 1]);
  for (const keptText of ['free', 'addressee', 'preview', 'profile', '/AF [', 'base.example'])
    expect(text).toContain(keptText);
  expect(text).not.toMatch(/a:part>|a:conformance/);
  expect(facts).toEqual([
    { fact: 'attachments', count: 1 },
    { fact: 'claims', count: 1, file: 'a.pdf', detail: 'PDF/A-3B', lost: true },
  ]);
});

test('metadata that may describe a removed page, and files attached to the whole document, are removed', async () => {
  const { text, facts } = await keepPages([1]);
  expect(text).toContain('free');
  expect(text).not.toMatch(/addressee|preview|\/AF[ [\n]/);
  expect(facts).toContainEqual({ fact: 'associated', count: 1, file: 'a.pdf', lost: true });
  expect((await keepPages([1], true)).text).not.toContain('free');
});

test('output intents of several files stay if they are the same', async () => {
  const join = async (...profiles: string[]) => {
    const sources = profiles.map((profile) => sourceFile('a.pdf', rawPdf(document(profile))));
    const { files, facts } = await merge({ sources, options }, host);
    return { text: await textInFile(await bytesOf(files[0])), reported: facts.map(({ fact }) => fact) };
  };
  const same = await join('profile', 'profile');
  expect(same.text).toContain('OutputIntents');
  expect(same.reported).not.toContain('output-profiles');
  const different = await join('profile', 'another');
  expect(different.text).not.toContain('OutputIntents');
  expect(different.reported).toContain('output-profiles');
});

test('alternative and automatic settings of layers stay; layers that no file lists stay visible', async () => {
  const layered = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R 5 0 R]/D<</AS[<</Event/Print/Category[/Print]/OCGs[4 0 R]>>]>>/Configs[<</Name(other)/OFF[4 0 R]>>]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 400]>>',
    '<</Type/Page/Parent 2 0 R/Resources<</Properties<</A 4 0 R/B 5 0 R>>>>>>',
    '<</Type/OCG/Name(one)>>',
    '<</Type/OCG/Name(two)>>',
  ];
  const layeredFile = sourceFile('a.pdf', rawPdf(layered));
  const wholeRun = await arrangePages({ source: layeredFile, pages: [{ page: 1 }], name: 'x.pdf' }, host);
  expect(wholeRun.facts).toEqual([{ fact: 'layers', count: 2 }]);
  expect(await textInFile(await bytesOf(wholeRun.files[0]))).toMatch(/Configs.*other/s);
  const unlisted = sourceFile('b.pdf', rawPdf(['<</Type/Catalog/Pages 2 0 R>>', ...layered.slice(1)]));
  const { files } = await merge({ sources: [layeredFile, unlisted], options }, host);
  const text = await textInFile(await bytesOf(files[0]));
  expect(/OCGs \[([^\]]*)\]\s*\/D/.exec(text)?.[1]?.match(/R/g)).toHaveLength(4);
});

/** Three pages with these entries of the catalog and of the first page. */
const file = (name: string, catalog: string, page = '', information = '') =>
  sourceFile(
    name,
    rawPdf(
      [
        `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
        '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 300 400]>>',
        `<</Type/Page/Parent 2 0 R${page}>>`,
        '<</Type/Page/Parent 2 0 R>>',
        '<</Type/Page/Parent 2 0 R>>',
        '<</Type/OCG/Name(plan)/Intent/Design>>',
        `<<${information}>>`,
      ],
      '/Info 7 0 R',
    ),
  );

const arrange = async (source: ReturnType<typeof file>, ...numbers: number[]) => {
  const pages = numbers.map((page) => ({ page }));
  const { files, facts } = await arrangePages({ source, pages, name: 'x.pdf' }, host);
  return { text: await textInFile(await bytesOf(files[0])), facts };
};

test('custom properties are kept with all pages, and reported as lost otherwise', async () => {
  const withInfo = () => file('a.pdf', '', '', '/Title(Lease)/Client(Asha)/GTS_PDFXVersion(PDF/X-1:2001)');
  const claim = { fact: 'claims', count: 1, file: 'a.pdf', detail: 'PDF/X-1:2001', lost: true };
  const wholeRun = await arrange(withInfo(), 3, 2, 1);
  expect(wholeRun.text).toContain('Asha');
  expect(wholeRun.text).not.toContain('PDF/X');
  expect(wholeRun.facts).toEqual([claim]);
  const some = await arrange(withInfo(), 1);
  expect(some.text).not.toContain('Asha');
  expect(some.facts).toContainEqual({ fact: 'information', count: 1, file: 'a.pdf', lost: true });
});

test('page ranges to print are kept only while they name the same pages', async () => {
  const withPreferences = () => file('a.pdf', '/ViewerPreferences<</HideToolbar true/PrintPageRange[2 3]>>');
  expect((await arrange(withPreferences(), 1, 2, 3)).text).toContain('PrintPageRange');
  for (const order of [
    [2, 3],
    [2, 1, 3],
  ]) {
    const { text, facts } = await arrange(withPreferences(), ...order);
    expect(text).toContain('HideToolbar');
    expect(text).not.toContain('PrintPageRange');
    expect(facts.filter(({ fact }) => fact !== 'removed')).toEqual([
      { fact: 'catalog', count: 1, file: 'a.pdf', detail: 'PrintPageRange', lost: true },
    ]);
  }
});

test('page ranges to print are dropped if a blank page is inserted before one of their pages', async () => {
  const source = file('a.pdf', '/ViewerPreferences<</HideToolbar true/PrintPageRange[2 3]>>');
  const ownPages = [1, 2, 3].map((page) => ({ source: 0, page }));
  const pages = [{ source: 0, page: 1, blank: true }, ...ownPages];
  const { files, facts } = await merge({ sources: [source], options: { ...options, pages } }, host);
  expect(await textInFile(await bytesOf(files[0]))).not.toContain('PrintPageRange');
  expect(facts).toContainEqual({
    fact: 'catalog',
    count: 1,
    file: 'a.pdf',
    detail: 'PrintPageRange',
    lost: true,
  });
});

test('reports the language of a file, and entries of its pages that only a copy of the whole file keeps', async () => {
  const sources = [file('a.pdf', '/Lang(de)'), file('b.pdf', '/Lang(fr)')];
  expect((await merge({ sources, options }, host)).facts).toEqual([
    { fact: 'catalog', count: 1, file: 'b.pdf', detail: 'Lang', lost: true },
  ]);
  const { facts } = await arrange(file('a.pdf', '', '/PresSteps<</Type/NavNode>>/Own<</Data(x)>>'), 1);
  expect(facts).toEqual(
    expect.arrayContaining([
      { fact: 'catalog', count: 1, file: 'a.pdf', detail: 'PresSteps', lost: true },
      { fact: 'program-data', file: 'a.pdf', lost: true },
    ]),
  );
});

test('layers with the intent Design stay hidden; files with different intents are reported', async () => {
  const layeredFileWith = (name: string, intent: string) =>
    file(
      name,
      `/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]${intent}>>>>`,
      '/Resources<</Properties<</A 6 0 R>>>>',
    );
  const result = await arrange(layeredFileWith('a.pdf', '/Intent/Design'), 1, 2, 3);
  expect(result.text).toMatch(/OFF.*Intent \/Design/s);
  expect(result.facts.filter(({ lost }) => lost)).toEqual([]);
  const join = async (...sources: ReturnType<typeof layeredFileWith>[]) =>
    (await merge({ sources, options }, host)).facts.filter(({ lost }) => lost);
  expect(
    await join(layeredFileWith('a.pdf', '/Intent/Design'), layeredFileWith('b.pdf', '/Intent/Design')),
  ).toEqual([]);
  expect(await join(layeredFileWith('a.pdf', '/Intent/Design'), layeredFileWith('b.pdf', ''))).toEqual([
    { fact: 'layer-settings', count: 1, lost: true },
  ]);
});
