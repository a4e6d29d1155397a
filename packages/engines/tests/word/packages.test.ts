import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytesOf } from '../helpers/engine-host';
import { readPages } from '../helpers/pdf-words';
import { a4, p, para, run, table, wordFile } from '../helpers/word-file';
import { convert, printParts } from './print';

/** Files as other programs write them: other namespaces, paths, encodings, and wrappers around content. */

const file = wordFile({
  body: `${p('Alpha')}${para(`${run('Beta')}<w:r><w:footnoteReference w:id="1"/></w:r>`)}${table([2000, 2000], [['Gamma', 'Delta']])}<w:sectPr><w:headerReference w:type="default" r:id="header1"/>${a4}</w:sectPr>`,
  headersAndFooters: { header1: p('Head') },
  footnotes: `<w:footnote w:id="1">${p('Note')}</w:footnote>`,
});

type Parts = Record<string, Uint8Array>;

/** The file with some of its parts changed. */
function changeParts(change: (parts: Parts) => void, source = file): Uint8Array {
  const parts: Parts = unzipSync(source);
  change(parts);
  return zipSync(parts);
}

const edit = (parts: Parts, path: RegExp, how: (xml: string) => string) => {
  for (const [name, bytes] of Object.entries(parts))
    if (path.test(name)) parts[name] = strToU8(how(strFromU8(bytes)));
};

const moveParts = (parts: Parts, from: string, to: string) => {
  for (const [name, bytes] of Object.entries(parts)) {
    delete parts[name];
    parts[name.replace(from, to)] = bytes;
  }
};

const texts = /^word\/[a-z\d]+\.xml$/;

async function wordsOf(bytes: Uint8Array, name = 'file.docx') {
  const { files, facts } = await convert(bytes, {}, name);
  const pages = await readPages(await bytesOf(files[0]));
  const words = pages.flatMap(({ pieces }) => pieces.flatMap(({ text }) => text.split(/\s+/)));
  return { words, facts };
}

test.each<[string, (parts: Parts) => void]>([
  [
    'strict namespaces',
    (parts) =>
      edit(parts, /\.(xml|rels)$/, (xml) =>
        xml
          .replaceAll(
            /http:\/\/schemas.openxmlformats.org\/wordprocessingml\/2006\/main/g,
            'http://purl.oclc.org/ooxml/wordprocessingml/main',
          )
          .replaceAll(
            /http:\/\/schemas.openxmlformats.org\/officeDocument\/2006/g,
            'http://purl.oclc.org/ooxml/officeDocument',
          ),
      ),
  ],
  [
    'another prefix',
    (parts) =>
      edit(parts, texts, (xml) => xml.replace('xmlns:w=', 'xmlns:ns0=').replace(/(<\/?|\s)w:/g, '$1ns0:')),
  ],
  [
    'a default namespace',
    (parts) =>
      edit(parts, texts, (xml) => xml.replace('xmlns:w=', 'xmlns="w" xmlns:w=').replace(/(<\/?)w:/g, '$1')),
  ],
  [
    'absolute targets',
    (parts) => {
      edit(parts, /document\.xml\.rels/, (xml) => xml.replaceAll('Target="', 'Target="/word/'));
      edit(parts, /^_rels/, (xml) => xml.replaceAll('Target="', 'Target="/'));
    },
  ],
  [
    'all parts in one folder',
    (parts) => {
      moveParts(parts, 'word/', '');
      edit(parts, /^_rels\/\.rels$/, (xml) => xml.replace('word/', ''));
    },
  ],
  [
    'another name of the document',
    (parts) => {
      moveParts(parts, 'document.xml', 'main.xml');
      edit(parts, /^_rels\/\.rels$/, (xml) => xml.replace('document.xml', 'main.xml'));
    },
  ],
  ['no package relationships', (parts) => void delete parts['_rels/.rels']],
  ['no content types', (parts) => void delete parts['[Content_Types].xml']],
])('a file with %s is printed whole', async (_, change) => {
  const { words, facts } = await wordsOf(changeParts(change));
  for (const word of ['Head', 'Alpha', 'Beta1', 'Gamma', 'Delta', 'Note']) expect(words).toContain(word);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test.each([
  ['ISO-8859-1', [0x47, 0x72, 0xfc, 0xdf, 0x65], 'Grüße'],
  ['windows-1251', [0xc4, 0xe0], 'Да'],
  ['windows-1250', [0xb3], 'ł'],
  ['no-such-encoding', [0x41, 0x42], 'AB'],
])('text in the encoding %s is decoded', async (encoding, letters, expected) => {
  const bytes = changeParts(
    (parts) => {
      const xml = strFromU8(parts['word/document.xml'] as Uint8Array).replace('UTF-8', encoding);
      const [before = '', after = ''] = xml.split('PLACE');
      parts['word/document.xml'] = new Uint8Array([...strToU8(before), ...letters, ...strToU8(after)]);
    },
    wordFile({ body: p('PLACE') }),
  );
  const { words, facts } = await wordsOf(bytes);
  expect(words).toContain(expected);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

const loose =
  '<w:p><w:r><w:t>lead </w:t></w:r><w:r><w:t> tail\n</w:t></w:r><w:r><w:t>\u00a0end</w:t></w:r></w:p>';

test('spaces at the ends of a text are kept only where xml:space says so, on the text or around it', async () => {
  const textOf = async (bytes: Uint8Array) => (await wordsOf(bytes)).words.join(' ');
  expect(await textOf(wordFile({ body: loose }))).toBe('leadtail end');
  const otherParts = changeParts(
    (parts) =>
      edit(parts, /document\.xml$/, (xml) => xml.replace('<w:document', '<w:document xml:space="preserve"')),
    wordFile({ body: loose }),
  );
  expect(await textOf(otherParts)).toBe('lead tail end');
});

test('a note whose mark is in an unread element is reported', async () => {
  const mark = '<w:r><w:footnoteReference w:id="1"/></w:r>';
  const { facts } = await printParts({
    body: para(`${run('Body')}<x:odd xmlns:x="urn:x">${mark}</x:odd>`),
    footnotes: `<w:footnote w:id="1">${p('Two words')}</w:footnote>`,
  });
  expect(facts).toContainEqual({ fact: 'words', lost: true, count: 2, detail: 'Two' });
});

const wrap = {
  sdt: (inside: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inside}</w:sdtContent></w:sdt>`,
  customXml: (inside: string) => `<w:customXml w:element="e"><w:customXmlPr/>${inside}</w:customXml>`,
  ins: (inside: string) => `<w:ins w:id="1">${inside}</w:ins>`,
  moveTo: (inside: string) => `<w:moveTo w:id="1">${inside}</w:moveTo>`,
  AlternateContent: (inside: string) =>
    `<mc:AlternateContent xmlns:mc="m"><mc:Choice Requires="wps">${inside}</mc:Choice><mc:Fallback>${p('Fallback')}</mc:Fallback></mc:AlternateContent>`,
};
const cell = (inside: string) => `<w:tc><w:tcPr><w:tcW w:w="1500" w:type="dxa"/></w:tcPr>${inside}</w:tc>`;

test.each(Object.entries(wrap))('content within %s is printed at every level', async (_, around) => {
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const grid = '<w:tblGrid><w:gridCol w:w="1500"/><w:gridCol w:w="1500"/></w:tblGrid>';
  const { pages, facts } = await printParts({
    body: [
      around(p('Block')),
      `<w:tbl>${grid}${around(row(cell(p('Row')), cell(p('x'))))}${row(around(cell(p('Cell'))), around(cell(around(p('Within')))))}</w:tbl>`,
      para(around(run('Run')) + around(around(run('Deep')))),
      para(`<w:hyperlink w:anchor="a">${around(run('Link'))}</w:hyperlink>`),
      para(around('<w:r><w:footnoteReference w:id="1"/></w:r>')),
      `<w:sectPr><w:footerReference w:type="default" r:id="footer1"/>${a4}</w:sectPr>`,
    ].join(''),
    headersAndFooters: { footer1: around(p('Foot')) },
    footnotes: `<w:footnote w:id="1">${around(p('Note'))}</w:footnote>`,
  });
  for (const word of ['Block', 'Row', 'Cell', 'Within', 'Run', 'Deep', 'Link', 'Foot', 'Note'])
    expect(pages[0]?.text).toContain(word);
  expect(pages[0]?.text).not.toContain('Fallback');
  expect(facts.map(({ fact }) => fact)).not.toContain('words');
});
