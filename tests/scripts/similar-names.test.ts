import { expect, test } from 'vitest';
import { misnamedLinks } from '@/scripts/lib/content-names';
import { similarNames } from '@/scripts/lib/similar-names';

const tools = ['Image to PDF', 'PDF to Image', "Merge PDF's", 'Speech to Text', 'Plagiarism Screener'];
const problemsOf = (data: unknown) =>
  similarNames(new Map([['content/a.ts', data]]), tools, ['Plagiarism Checker']).flatMap(({ mistakes }) =>
    mistakes.map(({ field, problem }) => `${field} ${problem}`),
  );

test.each([
  ['Picture to PDF makes it.', 'Picture to PDF', 'Image to PDF'],
  ['Use the PDF Merger.', 'PDF Merger', "Merge PDF's"],
  ['Use Merge PDFs now.', 'Merge PDFs', "Merge PDF's"],
  ['Open Speech-to-Text.', 'Speech-to-Text', 'Speech to Text'],
  ['PDF To Image', 'PDF To Image', 'PDF to Image'],
])('reports the wrong name of a tool in: %s', (text, nearName, name) => {
  expect(problemsOf({ text })).toEqual([
    `text says “${nearName}”. If it is the tool, write its name, “${name}”.`,
  ]);
});

test('right names, names of pages, ordinary words and words of searches are not reported', () => {
  const text = 'Merge PDF’s and Image to PDF, the Plagiarism Checker; merge pictures, then split a PDF.';
  expect(problemsOf({ text, meta: { title: 'PDF Merger' }, searchedAs: ['Picture to PDF'] })).toEqual([]);
});

test('a link whose label is the name of another page is reported', () => {
  const pages = [
    { path: '/pricing', label: 'Pricing' },
    { path: '/faqs', label: 'FAQs' },
  ];
  const links = (label: string, href: string) =>
    misnamedLinks(new Map([['content/a.ts', { link: { label, href } }]]), pages).flatMap(({ mistakes }) =>
      mistakes.map(({ field, problem }) => `${field} ${problem}`),
    );
  expect(links('Pricing', '/faqs')).toEqual([
    'link.href leads to “/faqs”, and “Pricing” is the name of /pricing. Correct the address, or the label.',
  ]);
  expect(links('Pricing', '/pricing#plans')).toEqual([]);
  expect(links('What it costs', '/faqs')).toEqual([]);
});
