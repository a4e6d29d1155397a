import type { PDFDict } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { getDict, getNumber, getText } from '../../src/pdf/assemble/objects';
import { catalogOf } from '../../src/pdf/assemble/page-objects';
import { readChapters } from '../../src/pdf/chapters';
import { merge } from '../../src/pdf/merge';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

type Node = { title: string; page?: number; kids?: Node[] };

/** Entries of a page dictionary that show a word. */
const contentOf = (add: (object: RawObject) => number, word: string | undefined): string =>
  word
    ? `/Contents ${add({ dict: '', data: `BT /F1 9 Tf 9 9 Td (${word}) Tj ET` })} 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>`
    : '';

/** A file of this many pages, with these bookmarks, and with these words on its pages. */
function book(pages: number, bookmarks: Node[], words: string[] = []): Uint8Array<ArrayBuffer> {
  const objects: RawObject[] = ['', ''];
  const add = (object: RawObject) => objects.push(object);
  const refs = Array.from(
    { length: pages },
    (_, index) => `${add(`<</Type/Page/Parent 2 0 R${contentOf(add, words[index])}>>`)} 0 R`,
  );
  objects[1] = `<</Type/Pages/Count ${pages}/MediaBox[0 0 300 400]/Kids[${refs.join(' ')}]>>`;
  const root = add('');
  const write = (nodes: Node[], parent: number): string => {
    const numbers = nodes.map(() => add(''));
    for (const [index, { title, page, kids = [] }] of nodes.entries()) {
      const objectNumber = numbers[index] as number;
      const next = numbers[index + 1];
      objects[objectNumber - 1] =
        `<</Title(${title})/Parent ${parent} 0 R${page === undefined ? '' : `/Dest[${refs[page - 1]}/Fit]`}` +
        `${next ? `/Next ${next} 0 R` : ''}${kids.length > 0 ? write(kids, objectNumber) : ''}>>`;
    }
    return `/First ${numbers[0]} 0 R/Last ${numbers.at(-1)} 0 R/Count ${nodes.length}`;
  };
  objects[root - 1] = `<<${write(bookmarks, root)}>>`;
  objects[0] = `<</Type/Catalog/Pages 2 0 R/Outlines ${root} 0 R>>`;
  return rawPdf(objects);
}

/** Titles of bookmarks, each with those below it in parentheses; `*` marks one without a target. */
async function outlineIn(bytes: Uint8Array): Promise<string> {
  const outlines = getDict(catalogOf(await readObjects(bytes)), 'Outlines');
  const list = (above: PDFDict | undefined): string => {
    const bookmarks: string[] = [];
    for (let item = getDict(above, 'First'); item; item = getDict(item, 'Next')) {
      const below = list(item);
      const mark = getDict(item, 'A') ? '' : '*';
      bookmarks.push(`${getText(item, 'Title')}${mark}${below && `(${below})`}`);
    }
    return bookmarks.join(' ');
  };
  return list(outlines);
}

const keepPages = async (bytes: Uint8Array, ...pages: number[]) => {
  const kept = pages.map((page) => ({ page }));
  return arrangePages({ source: sourceFile('book.pdf', bytes), pages: kept, name: 'x.pdf' }, host);
};

test('a bookmark without a page is kept, with its level, while one below it is kept', async () => {
  const bytes = book(5, [
    {
      title: 'Annexes',
      kids: [
        { title: 'A', page: 2 },
        { title: 'B', page: 3 },
      ],
    },
    { title: 'Empty', kids: [{ title: 'C', page: 5 }] },
    { title: 'Terms', page: 1, kids: [{ title: 'Rent', page: 2, kids: [{ title: 'Detail', page: 4 }] }] },
  ]);
  const { files, facts } = await keepPages(bytes, 1, 2, 3, 4);
  expect(await outlineIn(await bytesOf(files[0]))).toBe('Annexes*(A B) Terms(Rent(Detail))');
  expect(facts).toEqual([
    { fact: 'removed', count: 1 },
    { fact: 'bookmarks', count: 6 },
  ]);
  const some = await keepPages(bytes, 4);
  // Titles of bookmarks to omitted pages may reveal their content.
  expect(await outlineIn(await bytesOf(some.files[0]))).toBe('…*(…*(Detail))');
  expect(some.facts).toEqual([
    { fact: 'removed', count: 4 },
    { fact: 'bookmarks', count: 1 },
    { fact: 'untitled-headings', count: 2 },
  ]);
});

test('a bookmark of a left-out page keeps its title only if the title reveals no content of the page', async () => {
  const nodes = [
    { title: 'Chapter 18', page: 1, kids: [{ title: '18.1', page: 2 }] },
    { title: 'Salary of Bert', page: 3, kids: [{ title: 'Annex', page: 4 }] },
    { title: 'Tax of Ada', page: 3, kids: [{ title: 'Ada, later', page: 4 }] },
  ];
  // No page contains Bert: only the title of a bookmark to an omitted page does.
  const bytes = book(4, nodes, ['Cover', 'Law', 'Salary', 'Salary and tax']);
  const { files, facts } = await keepPages(bytes, 2, 4);
  expect(await outlineIn(await bytesOf(files[0]))).toBe(
    'Chapter 18*(18.1) …*(Annex) Tax of Ada*(Ada, later)',
  );
  expect(facts).toContainEqual({ fact: 'headings', count: 2 });
  expect(facts).toContainEqual({ fact: 'untitled-headings', count: 1 });
});

test('bookmarks nested thousands of levels deep are kept and counted', async () => {
  const depth = 2000;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>>',
    '<</Type/Pages/Count 1/MediaBox[0 0 300 400]/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</First 5 0 R/Last 5 0 R/Count 1>>',
    ...Array.from({ length: depth }, (_, level) => {
      const below = level + 1 < depth ? `/First ${level + 6} 0 R/Last ${level + 6} 0 R/Count 1` : '';
      return `<</Title(${level})/Parent ${level + 4} 0 R/Dest[3 0 R/Fit]${below}>>`;
    }),
  ];
  const source = sourceFile('deep.pdf', rawPdf(objects));
  const options = { bookmarks: 'keep', rightHand: false, name: 'x.pdf' } as const;
  const { files, facts } = await merge({ sources: [source], options }, host);
  expect(facts).toContainEqual({ fact: 'bookmarks', count: depth });
  const outlines = getDict(catalogOf(await readObjects(await bytesOf(files[0]))), 'Outlines');
  expect(getNumber(outlines, 'Count')).toBe(depth);
});

test('chapters are the entries of the first outline level with pages; one without a page starts at the first entry below it', async () => {
  const bytes = book(5, [
    {
      title: 'Book',
      kids: [
        { title: 'One', page: 1 },
        { title: 'Annexes', kids: [{ title: 'None' }, { title: 'A', page: 4 }] },
        { title: 'Nothing' },
      ],
    },
  ]);
  expect(await readChapters(sourceFile('book.pdf', bytes), host)).toEqual([
    { title: 'One', page: 1 },
    { title: 'Annexes', page: 4 },
  ]);
});

test('bookmarks and links to a page listed twice lead to the copy that is kept', async () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Outlines 5 0 R>>',
    '<</Type/Pages/Count 3/MediaBox[0 0 300 400]/Kids[3 0 R 4 0 R 3 0 R]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Type/Page/Parent 2 0 R/Annots[<</Subtype/Link/Rect[0 0 9 9]/Dest[3 0 R/Fit]>>]>>',
    '<</First 6 0 R/Last 6 0 R/Count 1>>',
    '<</Title(Page)/Parent 5 0 R/Dest[3 0 R/Fit]>>',
  ];
  for (const pages of [
    [2, 3],
    [1, 2],
    [1, 2, 3],
  ]) {
    const { files, facts } = await keepPages(rawPdf(objects), ...pages);
    expect(facts).toContainEqual({ fact: 'links', count: 1 });
    expect(facts).toContainEqual({ fact: 'bookmarks', count: 1 });
    expect(Buffer.from(await bytesOf(files[0])).toString('latin1')).not.toMatch(/\[\s*null/);
  }
});

test('a bookmark that leads to another file, and then to a page, is kept', async () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R/Outlines<</First 4 0 R/Last 4 0 R/Count 1>>>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 300 400]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Title(Annex)/A<</S/GoToR/F(annex.pdf)/D[0/Fit]/Next<</S/GoTo/D[3 0 R/Fit]>>>>>>',
  ]);
  const { facts } = await merge({ sources: [sourceFile('a.pdf', bytes)] }, host);
  expect(facts).toEqual([{ fact: 'bookmarks', count: 1 }]);
});
