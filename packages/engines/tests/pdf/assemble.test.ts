import {
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { getArray, getDict, getName, getNumber, getText, items } from '../../src/pdf/assemble/objects';
import { catalogOf, pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { inspect } from '../../src/pdf/inspect';
import { merge } from '../../src/pdf/merge';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { textIn } from '../helpers/pdf-text';
import { rawPdf } from '../helpers/raw-pdf';

const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;

/** A tagged file: a structure element for each page and one above both, each with texts of its own. */
async function taggedPdf(texts: [string, string], language: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const pages = texts.map((word) => {
    const page = document.addPage([300, 400]);
    page.drawText(word, { x: 40, y: 300, size: 20, font });
    return page;
  });
  const root = context.nextRef();
  const top = context.nextRef();
  const elements = pages.map((page, index) => {
    page.node.set(PDFName.of('StructParents'), context.obj(index));
    const attributes = { Alt: PDFString.of(`spoken ${texts[index]}`), ID: PDFString.of(`id${index}`) };
    return context.register(
      context.obj({ Type: 'StructElem', S: 'Para', P: top, Pg: page.ref, K: 0, ...attributes }),
    );
  });
  const T = PDFString.of(`title ${texts.join(' ')}`);
  context.assign(top, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: elements, T }));
  const parents = { Nums: elements.flatMap((element, index) => [index, [element]]) };
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: top,
      ParentTree: parents,
      RoleMap: { Para: texts[0] === 'one' ? 'P' : 'H1' },
    }),
  );
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('Lang'), PDFString.of(language));
  return document.save();
}

test('tags of all files form one tree, and keep the language, roles and identifiers of their file', async () => {
  const sources = [
    sourceFile('a.pdf', await taggedPdf(['one', 'two'], 'en')),
    sourceFile('b.pdf', await taggedPdf(['drei', 'vier'], 'de')),
  ];
  const { files, facts } = await merge({ sources, options }, host);
  expect(facts).toEqual([{ fact: 'tags', count: 1 }]);
  const bytes = await bytesOf(files[0]);
  expect((await inspect(sourceFile('c.pdf', bytes), host)).tagged).toBe(true);
  const catalog = catalogOf(await readObjects(bytes));
  expect(getText(catalog, 'Lang')).toBe('en');
  const root = getDict(catalog, 'StructTreeRoot') as PDFDict;
  const tops = items(getArray(root, 'K')).map((kid) => root.context.lookup(kid, PDFDict));
  expect(tops.map((top) => getText(top, 'Lang'))).toEqual([undefined, 'de']);
  const paragraphs = tops.flatMap((top) =>
    items(getArray(top, 'K')).map((kid) => root.context.lookup(kid, PDFDict)),
  );
  const attributes = paragraphs.map((element) => [
    getText(element, 'Alt'),
    getText(element, 'ID'),
    `${element.get(PDFName.of('S'))}`,
  ]);
  expect(attributes).toEqual([
    ['spoken one', 'id0', '/Para'],
    ['spoken two', 'id1', '/Para'],
    ['spoken drei', 'id0_2', '/Para_2'],
    ['spoken vier', 'id1_2', '/Para_2'],
  ]);
  expect(
    items(getArray(getDict(root, 'ParentTree'), 'Nums'))
      .filter((_, index) => index % 2 === 0)
      .map(String),
  ).toEqual(['0', '1', '2', '3']);
});

test('tags of a left-out page are removed, also those over several pages', async () => {
  const source = sourceFile('a.pdf', await taggedPdf(['one', 'secret'], 'en'));
  const { files } = await arrangePages({ source, pages: [{ page: 1 }], name: 'x.pdf' }, host);
  const text = textIn(await readObjects(await bytesOf(files[0])));
  expect(text).toContain('spoken one');
  expect(text).not.toContain('secret');
});

/** Two pages with a layer each, the second one hidden. The resources of each page, shared or not, name those of both. */
async function layeredPdf(isShared = true): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const groups = ['plan', 'draft'].map((name) =>
    context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) })),
  );
  const pictures = [11, 22].map((colour) =>
    context.register(
      context.stream(new Uint8Array(300).fill(colour), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 10,
        Height: 10,
        ColorSpace: 'DeviceRGB',
        BitsPerComponent: 8,
      }),
    ),
  );
  const resources = () =>
    context.register(
      context.obj({
        XObject: { One: pictures[0], Two: pictures[1] },
        Properties: { P0: groups[0], P1: groups[1] },
      }),
    );
  const shared = resources();
  for (const [index, name] of ['One', 'Two'].entries()) {
    const page = document.addPage([300, 400]);
    page.node.set(PDFName.of('Resources'), isShared ? shared : resources());
    const content = `/OC /P${index} BDC q 100 0 0 100 40 40 cm /${name} Do Q EMC`;
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  }
  catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: groups, D: { Order: groups, OFF: [groups[1]] } }),
  );
  return document.save();
}

const layers = (context: PDFContext) => {
  const properties = getDict(catalogOf(context), 'OCProperties');
  const names = (list: Parameters<typeof items>[0]) =>
    items(list).map((group) => getText(context.lookup(group, PDFDict), 'Name'));
  return {
    all: names(getArray(properties, 'OCGs')),
    hidden: names(getArray(getDict(properties, 'D'), 'OFF')),
  };
};

test('hidden layers stay hidden', async () => {
  const sources = [sourceFile('a.pdf', await layeredPdf()), sourceFile('b.pdf', await layeredPdf())];
  const { files, facts } = await merge({ sources, options }, host);
  expect(facts).toEqual([{ fact: 'layers', count: 4 }]);
  expect(layers(await readObjects(await bytesOf(files[0])))).toEqual({
    all: ['plan', 'draft', 'plan', 'draft'],
    hidden: ['draft', 'draft'],
  });
});

test.each([
  ['both pages share one resource dictionary', true],
  ['the resource dictionary of each page names them', false],
])('pictures and layers of a left-out page are removed even if %s', async (_, isShared) => {
  const source = sourceFile('a.pdf', await layeredPdf(isShared));
  const { files } = await arrangePages({ source, pages: [{ page: 1 }], name: 'x.pdf' }, host);
  const context = await readObjects(await bytesOf(files[0]));
  const text = textIn(context);
  expect(text).toContain('\u000b'.repeat(300));
  expect(text).not.toContain('\u0016'.repeat(300));
  expect(layers(context)).toEqual({ all: ['plan'], hidden: [] });
});

test('a group of fields that the form lists one by one stays a single field', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 400]);
  const { context } = document;
  const group = context.nextRef();
  context.assign(group, context.obj({ FT: 'Btn', Ff: 49152, T: PDFString.of('meal') }));
  const buttons = [40, 80].map((x) =>
    context.register(
      context.obj({ Type: 'Annot', Subtype: 'Widget', Parent: group, Rect: [x, 40, x + 20, 60], AS: 'Off' }),
    ),
  );
  page.node.set(PDFName.of('Annots'), context.obj(buttons));
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: buttons }));
  const sources = [sourceFile('a.pdf', await document.save())];
  const { files } = await merge({ sources, options }, host);
  expect(Object.keys((await readPdf(files[0])).fields)).toEqual(['meal']);
});

/** A file of three pages that opens at its second, with an article over all of them, and data that a program kept. */
async function withArticle(opens: 'page' | 'print' = 'page'): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const pages = [0, 1, 2].map(() => document.addPage([300, 400]));
  const thread = context.nextRef();
  const beads = pages.map(() => context.nextRef());
  for (const [index, page] of pages.entries()) {
    const [N, V] = [beads[(index + 1) % 3], beads[(index + 2) % 3]];
    context.assign(
      beads[index] as PDFRef,
      context.obj({ T: thread, P: page.ref, R: [0, 0, 300, 400], N, V }),
    );
    page.node.set(PDFName.of('B'), context.obj([beads[index] as PDFRef]));
    page.node.set(PDFName.of('PieceInfo'), context.obj({ Illustrator: { Private: 1 } }));
  }
  context.assign(thread, context.obj({ F: beads[0], I: { Title: PDFString.of('leading article') } }));
  catalog.set(PDFName.of('Threads'), context.obj([thread]));
  catalog.set(
    PDFName.of('OpenAction'),
    opens === 'page' ? context.obj([pages[1]?.ref, 'Fit']) : context.obj({ S: 'Named', N: 'Print' }),
  );
  return document.save();
}

test('article threads, the open action and private program data are in the merged file', async () => {
  const sources = [sourceFile('a.pdf', await withArticle()), sourceFile('b.pdf', await withArticle())];
  const { files, facts } = await merge({ sources, options }, host);
  // The merged file opens at the page of the first file.
  expect(facts).toEqual([{ fact: 'display', count: 1, file: 'b.pdf', lost: true }]);
  const context = await readObjects(await bytesOf(files[0]));
  const catalog = catalogOf(context);
  const { pageObjects } = pageObjectsOf(context, catalog);
  expect(getArray(getDict(catalog, 'OpenAction'), 'D')?.get(0)).toBe(pageObjects[1]?.ref);
  expect(pageObjects.map(({ dict }) => dict.has(PDFName.of('PieceInfo')))).toEqual(Array(6).fill(true));
  const threads = items(getArray(catalog, 'Threads')).map((thread) => context.lookup(thread, PDFDict));
  const threadPages = threads.map((thread) => {
    const places: (number | undefined)[] = [];
    for (let bead = getDict(thread, 'F'); bead && places.length < 3; bead = getDict(bead, 'N'))
      places.push(pageObjects.findIndex(({ ref }) => ref === bead?.get(PDFName.of('P'))));
    return places;
  });
  expect(threadPages).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});

test('a copy of some pages reports dropped article threads and program data, and neither is in the bytes', async () => {
  const source = sourceFile('a.pdf', await withArticle());
  const { files, facts } = await arrangePages(
    { source, pages: [{ page: 1 }, { page: 3 }], name: 'b.pdf' },
    host,
  );
  const lostFacts = facts.filter((fact) => fact.lost).map(({ fact }) => fact);
  expect(lostFacts).toEqual(['articles', 'program-data']);
  const text = textIn(await readObjects(await bytesOf(files[0])));
  for (const removed of ['leading article', 'Illustrator', '/OpenAction', '/Threads'])
    expect(text).not.toContain(removed);
});

test('automatic actions of a file are dropped and reported', async () => {
  const sources = [sourceFile('a.pdf', await withArticle('print'))];
  const { files, facts } = await merge({ sources, options }, host);
  expect(facts).toEqual([{ fact: 'opening', file: 'a.pdf', lost: true }]);
  expect(textIn(await readObjects(await bytesOf(files[0])))).not.toContain('/Print');
});

/** A page with an element of this role, in a file with this role map; a second page and its elements, if given. */
const withRoles = ([roles, role]: readonly [string, string], page = '', more: string[] = []) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 4 0 R>>',
    `<</Type/Pages/Kids[3 0 R${page && ' 6 0 R'}]/Count ${page ? 2 : 1}/MediaBox[0 0 300 400]>>`,
    '<</Type/Page/Parent 2 0 R/StructParents 0>>',
    `<</Type/StructTreeRoot/RoleMap<<${roles}>>/ClassMap<</used<</O/Layout>>/unused<</O/Layout>>>>/K[5 0 R${more.map((_, index) => ` ${7 + index} 0 R`).join('')}]/ParentTree<</Nums[0[5 0 R]]>>>>`,
    `<</Type/StructElem/S/${role}/C/used/P 4 0 R/Pg 3 0 R/K 0/Ref[5 0 R]>>`,
    page || '<<>>',
    ...more,
  ]);

async function tagsOf(...files: Uint8Array[]) {
  const sources = files.map((bytes) => sourceFile('a.pdf', bytes));
  const { files: mergedFiles } = await merge({ sources, options }, host);
  return tagsIn(await bytesOf(mergedFiles[0]));
}

async function tagsIn(bytes: Uint8Array) {
  const catalog = catalogOf(await readObjects(bytes));
  const root = getDict(catalog, 'StructTreeRoot') as PDFDict;
  const map = getDict(root, 'RoleMap');
  const meaning = (role: string): string => {
    const next = getName(map, role);
    return next === undefined ? role : meaning(next);
  };
  const elements = items(getArray(root, 'K') ?? root.context.obj([root.get(PDFName.of('K')) as PDFRef]));
  return {
    meanings: elements.map((kid) => meaning(getName(root.context.lookup(kid, PDFDict), 'S') ?? '')),
    names: [map, getDict(root, 'ClassMap')].map((dict) => dict?.keys().map((key) => key.decodeText()) ?? []),
    relations: elements.map((kid) => items(getArray(root.context.lookup(kid, PDFDict), 'Ref')).length),
  };
}

test.each([
  ['roles by way of another', ['/B/P', 'B'], ['/C/B/B/H1', 'C'], ['P', 'H1']],
  ['standard roles with another meaning in the first file', ['/H1/H2', 'H1'], ['', 'H1'], ['H2', 'H1']],
  ['standard roles with another meaning in the second file', ['', 'H1'], ['/H1/H2', 'H1'], ['H1', 'H2']],
  ['meanings that the first file changes', ['/H1/H2', 'H1'], ['/X/H1', 'X'], ['H2', 'H1']],
  ['the same roles', ['/B/P', 'B'], ['/B/P', 'B'], ['P', 'P']],
] as const)(
  'elements of each file keep their meaning when files are merged: %s',
  async (_, one, other, meanings) => {
    const tags = await tagsOf(withRoles(one), withRoles(other));
    expect(tags).toMatchObject({ meanings, relations: [1, 1] });
  },
);

test('a copy of some pages has no tag names that only left-out elements use', async () => {
  const second = ['<</Type/StructElem/S/Secret/C/unused/P 4 0 R/Pg 6 0 R/K 0>>'];
  const source = sourceFile(
    'a.pdf',
    withRoles(['/B/P/Secret/P', 'B'], '<</Type/Page/Parent 2 0 R>>', second),
  );
  const { files } = await arrangePages({ source, pages: [{ page: 1 }], name: 'x.pdf' }, host);
  expect(await tagsIn(await bytesOf(files[0]))).toMatchObject({ names: [['B'], ['used']] });
});

test('an untagged page gets no tags of another file', async () => {
  const sources = [
    sourceFile('a.pdf', withRoles(['', 'P'], '<</Type/Page/Parent 2 0 R/StructParents 1>>')),
    sourceFile('b.pdf', withRoles(['', 'P'])),
  ];
  const { files } = await merge({ sources, options }, host);
  const { pageObjects } = pageObjectsOf(await readObjects(await bytesOf(files[0])));
  expect(pageObjects.map(({ dict }) => getNumber(dict, 'StructParents'))).toEqual([0, undefined, 1]);
});

test('fields keep the font of their own file if files have different fonts of one name', async () => {
  const withFont = (letter: string) =>
    sourceFile(
      'a.pdf',
      rawPdf([
        '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/F1 9 Tf)/DR<</Font<</F1 5 0 R>>>>>>>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 400]>>',
        '<</Type/Page/Parent 2 0 R/Annots[4 0 R]>>',
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 99 20]>>',
        `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[97/${letter}]>>>>`,
      ]),
    );
  const sources = [withFont('a'), withFont('b'), withFont('a')];
  const { files } = await merge({ sources, options }, host);
  const form = getDict(catalogOf(await readObjects(await bytesOf(files[0]))), 'AcroForm');
  expect(getText(form, 'DA')).toBe('/F1 9 Tf');
  const fields = items(getArray(form, 'Fields')).map((field) => form?.context.lookup(field, PDFDict));
  expect(fields.map((field) => getText(field, 'DA'))).toEqual([undefined, '/F1_2 9 Tf', undefined]);
  expect(getDict(form, 'DR', 'Font')?.keys()).toHaveLength(2);
});
