import { expect, test } from 'vitest';
import type { Fault } from '../../src/engine';
import { readDocx } from '../../src/text/docx/read-docx';
import { type TextDocument, textOf, tokensOf } from '../../src/text/model';
import { wordsOf } from '../helpers/documents/content';
import { lease } from '../helpers/documents/lease';
import { documentOf } from '../helpers/documents/read';
import { writeWordFile } from '../helpers/documents/word';
import { lockedAgile } from '../helpers/locked-office';
import { longDocuments, wordDocuments } from '../helpers/word-documents';
import { p, run, type WordParts, wordFile } from '../helpers/word-file';
import { workbook } from '../helpers/workbook';

const blocks = ({ pages }: TextDocument) => pages.flatMap((page) => page.blocks);
const readBody = (body: string, parts: Omit<WordParts, 'body'> = {}) =>
  documentOf('a.docx', wordFile({ body, ...parts }));

test('reads words, headings and tables of a Word file', async () => {
  const doc = await documentOf('lease.docx', writeWordFile(lease));
  expect(tokensOf(doc).map(({ word }) => word.text)).toEqual(wordsOf(lease));
  expect(blocks(doc)[0]).toMatchObject({ kind: 'heading', level: 1 });
  expect(blocks(doc).filter(({ kind }) => kind === 'cell')).toHaveLength(20);
});

test('opens a Word file with its password, asks for a missing one, and refuses a locked file of another kind', async () => {
  const locked = new Uint8Array(lockedAgile(wordFile({ body: p('Bahi-khata') }), 'ledger ₹'));
  await expect(documentOf('a.docx', locked)).rejects.toMatchObject({
    code: 'password',
    details: { file: 'a.docx' },
  });
  await expect(documentOf('a.docx', locked, { password: 'x' })).rejects.toMatchObject({
    code: 'wrong-password',
  });
  const doc = await documentOf('a.docx', locked, { password: 'ledger ₹' });
  expect(tokensOf(doc).map(({ word }) => word.text)).toEqual(['Bahi-khata']);
  const sheets = new Uint8Array(lockedAgile(workbook({ sheets: [{ rows: [] }] }), 'x'));
  await expect(documentOf('a.xlsx', sheets, { password: 'x' })).rejects.toMatchObject({
    code: 'kind',
    details: { detail: 'xlsx' },
  });
});

test('marks inserted, deleted and hidden words', async () => {
  const doc = await readBody(
    `<w:p>${run('The rent is ')}<w:del w:author="Asha">${run('90').replaceAll('w:t', 'w:delText')}</w:del>` +
      `<w:ins w:author="Asha">${run('95')}</w:ins>${run(' a month. ')}${run('Ask Ravi.', '<w:vanish/>')}</w:p>`,
  );
  expect(tokensOf(doc).map(({ word }) => [word.text, word.mark])).toEqual([
    ['The', undefined],
    ['rent', undefined],
    ['is', undefined],
    ['90', 'deleted'],
    ['95', 'inserted'],
    ['a', undefined],
    ['month.', undefined],
    ['Ask', 'hidden'],
    ['Ravi.', 'hidden'],
  ]);
});

test('computes the numbers that Word shows before clauses', async () => {
  const level = (depth: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2')}${level(2, 'lowerLetter', '(%3)')}</w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num>`;
  const clause = (text: string, depth: number) =>
    p(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="2"/></w:numPr>`);
  const doc = await readBody(
    [
      clause('Rent', 0),
      clause('Due', 1),
      clause('Late', 1),
      clause('by post', 2),
      clause('Notice', 0),
      clause('Form', 1),
    ].join(''),
    { numbering },
  );
  expect(blocks(doc).map(({ label }) => label)).toEqual(['1.', '1.1', '1.2', '(a)', '2.', '2.1']);
});

const wordsIn = async (body: string, parts: Omit<WordParts, 'body'> = {}) =>
  tokensOf(await readBody(body, parts)).map(({ word }) => word.text);

test('reads equations, a base with its ruby, and WordArt', async () => {
  const m = (name: string, inner: string) => `<m:${name}>${inner}</m:${name}>`;
  const r = (text: string) => m('r', m('t', text));
  const half = m('f', m('num', r('a+b')) + m('den', r('12')));
  const square = m('sSup', m('e', r('x')) + m('sup', r('2')));
  expect(await wordsIn(`<w:p>${m('oMath', r('y=') + half + square)}</w:p>`)).toEqual(['y=(a+b)/12x^2']);
  const ruby = `<w:ruby><w:rt>${run('kan')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby>`;
  expect(await wordsIn(`<w:p><w:r>${ruby}</w:r></w:p>`)).toEqual(['漢']);
  const art = '<w:pict><v:shape><v:textpath string="DRAFT ONLY"/></v:shape></w:pict>';
  expect(await wordsIn(`<w:p><w:r>${art}</w:r></w:p>`)).toEqual(['DRAFT', 'ONLY']);
});

test('the degree of a root and the separators in brackets stay in an equation', async () => {
  const m = (name: string, inner: string) => `<m:${name}>${inner}</m:${name}>`;
  const e = (text: string) => m('e', m('r', m('t', text)));
  const root = (degree: string, properties = '') =>
    m('rad', properties + m('deg', m('r', m('t', degree))) + e('x'));
  const separatedBy = (sign: string) => m('dPr', `<m:sepChr m:val="${sign}"/>`);
  const hidden = m('radPr', '<m:degHide m:val="1"/>');
  const equations = [
    ...[root('3'), root('n+1'), root('', hidden), root('2', hidden)],
    ...[m('d', e('x') + e('y')), m('d', separatedBy(';') + e('x') + e('y')), m('d', e('x'))],
  ];
  const body = equations.map((equation) => `<w:p>${m('oMath', equation)}</w:p>`).join('');
  expect(await wordsIn(body)).toEqual(['³√(x)', '√[n+1](x)', '√(x)', '√(x)', '(x|y)', '(x;y)', '(x)']);
});

test('reads the state of legacy check boxes and drop-down lists (w:ffData)', async () => {
  const field = (data: string) =>
    `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r></w:p>`;
  const list = '<w:result w:val="1"/><w:listEntry w:val="Yes"/><w:listEntry w:val="No"/>';
  const body = [
    '<w:checkBox><w:default w:val="0"/></w:checkBox>',
    '<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>',
    `<w:ddList>${list}</w:ddList>`,
  ];
  expect(await wordsIn(body.map(field).join(''))).toEqual(['☐', '☒', 'No']);
});

test('superscript and subscript digits are read as such, not as plain digits', async () => {
  const at = (text: string, position: string) => run(text, `<w:vertAlign w:val="${position}"/>`);
  const body = `<w:p>${run('10')}${at('3', 'superscript')}${run(' CO')}${at('2', 'subscript')}${run(' 1')}${at('st', 'superscript')}</w:p>`;
  expect(await wordsIn(body)).toEqual(['10³', 'CO₂', '1st']);
});

test('reads cells within content controls, and content controls within cells', async () => {
  const control = (content: string) => `<w:sdt><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const cell = (content: string) => `<w:tc>${content}</w:tc>`;
  const row = `<w:tr>${cell(control(p('Rent')))}${control(cell(p('900')))}${cell(p('yearly'))}</w:tr>`;
  const cells = blocks(await readBody(`<w:tbl>${control(row)}</w:tbl>`));
  expect(cells.map((block) => [textOf(block), block.kind, block.row, block.column])).toEqual([
    ['Rent', 'cell', 1, 1],
    ['900', 'cell', 1, 2],
    ['yearly', 'cell', 1, 3],
  ]);
});

test('a list that restarts, or continues the numbers of another list, has the numbers that Word shows', async () => {
  const level =
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>';
  const list = (id: number, inner = '') =>
    `<w:num w:numId="${id}"><w:abstractNumId w:val="0"/>${inner}</w:num>`;
  const start = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride>';
  const numbering = `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum>${list(1)}${list(2)}${list(3, start)}`;
  const entry = (id: number) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run('Entry')}</w:p>`;
  const doc = await readBody([1, 1, 2, 3, 3].map(entry).join(''), { numbering });
  expect(blocks(doc).map(({ label }) => label)).toEqual(['1.', '2.', '3.', '7.', '8.']);
});

test('puts footnotes and comments after the paragraph they belong to, headers first', async () => {
  const doc = await readBody(
    `<w:p>${run('Yields fell')}<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:commentReference w:id="0"/></w:r></w:p>${p('Next')}`,
    {
      footnotes: `<w:footnote w:id="2">${p('Census 2011')}</w:footnote>`,
      comments: `<w:comment w:id="0" w:author="Ravi">${p('Check this')}</w:comment>`,
      headersAndFooters: { header1: p('Draft') },
    },
  );
  expect(blocks(doc).map((block) => [block.kind, textOf(block), block.author])).toEqual([
    ['header', 'Draft', undefined],
    ['paragraph', 'Yields fell', undefined],
    ['footnote', 'Census 2011', undefined],
    ['comment', 'Check this', 'Ravi'],
    ['paragraph', 'Next', undefined],
  ]);
});

test('reads content controls as form fields; a placeholder text is an empty value', async () => {
  const control = (alias: string, text: string, more = '') =>
    `<w:sdt><w:sdtPr><w:alias w:val="${alias}"/>${more}</w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`;
  const doc = await readBody(
    `<w:p>${run('Name: ')}${control('Name', 'Meera')}</w:p><w:p>${control('Date', 'Choose a date', '<w:showingPlcHdr/>')}</w:p>`,
  );
  expect(doc.pages[0]?.fields).toMatchObject([
    { label: 'Name', value: 'Meera' },
    { label: 'Date', value: '' },
  ]);
});

test('starts a page at the page break that Word last rendered', async () => {
  const doc = await readBody(`${p('One')}<w:p><w:r><w:lastRenderedPageBreak/></w:r>${run('Two')}</w:p>`);
  expect(doc.pages.map((page) => page.blocks.map(textOf))).toEqual([['One'], ['Two']]);
});

test('refuses a file that is not a Word file, and a broken one', () => {
  const fault = (bytes: Uint8Array) => {
    try {
      return readDocx(bytes, 'a.docx');
    } catch (error) {
      return (error as Fault).code;
    }
  };
  expect(fault(new TextEncoder().encode('%PDF-1.7'))).toBe('kind');
  expect(fault(wordFile({ body: '<w:p><w:r></w:p>' }))).toBe('damaged');
  expect(fault(wordFile({ body: '<w:p/>' }).slice(0, 300))).toBe('damaged');
});

test('reads a file of plain text with its paragraphs', async () => {
  const doc = await documentOf(
    'notes.txt',
    'Minutes of the board\n\nThe rent\r\nrises.\n\n- paint the stairs;\f Page two',
  );
  expect(blocks(doc).map((block) => [block.kind, textOf(block)])).toEqual([
    ['heading', 'Minutes of the board'],
    ['paragraph', 'The rent rises.'],
    ['list', '- paint the stairs;'],
    ['heading', 'Page two'],
  ]);
  expect(doc.pages).toHaveLength(2);
});

test.each([...wordDocuments(), ...longDocuments()])('reads blocks of text from %s', (name, bytes) => {
  const { pages } = readDocx(bytes, name);
  expect(pages.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
});
