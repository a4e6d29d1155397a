import { expect, test } from 'vitest';
import { copiedText } from '../helpers/pdf-programs';
import { isInstalled } from '../helpers/programs';
import { a4, field, p, para, run } from '../helpers/word-file';
import { printParts } from './print';

/** A field without a saved result. */
const bare = (instruction: string, data = '') =>
  `<w:r><w:fldChar w:fldCharType="begin">${data && `<w:ffData>${data}</w:ffData>`}</w:fldChar></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** Lines of the only page, as poppler copies them: signs that are drawn as shapes are text too. */
const linesOf = async (body: string) =>
  copiedText((await printParts({ body })).pdf)
    .split(/\s*\n\s*/)
    .filter(Boolean);

test.runIf(isInstalled('pdftotext'))(
  'legacy form fields print their box, their chosen entry or their default text',
  async () => {
    const box = (inside: string) => bare('FORMCHECKBOX', `<w:checkBox>${inside}</w:checkBox>`);
    const list =
      '<w:ddList><w:result w:val="1"/><w:listEntry w:val="Single"/><w:listEntry w:val="Married"/></w:ddList>';
    const lines = await linesOf(
      [
        para(box('<w:default w:val="0"/>') + run(' One')),
        para(box('<w:default w:val="1"/>') + run(' Two')),
        para(box('<w:default w:val="1"/><w:checked w:val="0"/>') + run(' Three')),
        para(box('<w:checked/>') + run(' Four')),
        para(run('Status: ') + bare('FORMDROPDOWN', list)),
        para(run('Name: ') + bare('FORMTEXT', '<w:textInput><w:default w:val="Asha"/></w:textInput>')),
      ].join(''),
    );
    expect(lines).toEqual(['☐ One', '☒ Two', '☐ Three', '☒ Four', 'Status: Married', 'Name: Asha']);
  },
);

test.runIf(isInstalled('pdftotext'))(
  'a macro button prints its text, and a symbol field its symbol',
  async () => {
    const lines = await linesOf(
      para(bare('MACROBUTTON AcceptAll Click here')) + para(bare('SYMBOL 252 \\f "Wingdings" \\s 12')),
    );
    expect(lines).toEqual(['Click here', '✓']);
  },
);

test('a paragraph whose mark is deleted is joined with the next one, and leaves no line where nothing is left', async () => {
  const paragraphWithDeletedMark = (inside: string) =>
    `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${inside}</w:p>`;
  const deletedRun = '<w:del w:id="2"><w:r><w:delText>Gone</w:delText></w:r></w:del>';
  const { pages } = await printParts({
    body:
      p('Above') +
      paragraphWithDeletedMark(deletedRun) +
      p('Below') +
      paragraphWithDeletedMark(run('Half and ')) +
      p('half'),
  });
  const pieces = pages[0]?.pieces ?? [];
  expect(pieces.map(({ text }) => text).join('|')).not.toContain('Gone');
  const y = (text: string) => pieces.find((piece) => piece.text.trim() === text)?.y ?? 0;
  expect(y('Above') - y('Below')).toBeLessThan(15);
  expect(y('Half and')).toBe(y('half'));
});

test.each([
  ['EQ \\f(a+b,2)', '(a+b)/2'],
  ['EQ \\o\\ac(○,12)', '⑫'],
  ['EQ \\o(a,b)', 'ab'],
  ['EQ \\r(3,x)', '3√x'],
  ['EQ \\r(\\f(1,2))', '√(1/2)'],
  ['EQ x\\s\\up8(2)', 'x2'],
  ['EQ \\i\\su(i=1,n,k)', '∑i=1nk'],
  ['EQ \\b\\bc\\[(1; 2)', '[1 2]'],
  ['EQ \\b(x), y', '(x), y'],
  ['EQ \\x(boxed) \\(not\\, two\\)', 'boxed (not, two)'],
  ['EQ \\f(1', '1/'],
  ['EQ \\s \\up 8 (2)\\s\\do-4(3)', '23'],
])('%s is printed in one line, and reported as an equation', async (instruction, expected) => {
  for (const body of [para(bare(instruction)), `<w:p><w:fldSimple w:instr="${instruction}"/></w:p>`]) {
    const { pages, facts } = await printParts({ body });
    // Parts of other sizes and fonts are texts of their own.
    expect(pages[0]?.text.replaceAll(/\s/g, '')).toBe(expected.replaceAll(' ', ''));
    expect(facts).toContainEqual({ fact: 'equations', lost: true, count: 1 });
  }
});

test('an equation whose options lead to no bracket is printed at once, as text', async () => {
  const { pages } = await printParts({ body: para(bare(`EQ \\s${' \\up'.repeat(40)} x`)) });
  expect(pages[0]?.text.replaceAll(/\s/g, '')).toBe(`s${'up'.repeat(40)}x`);
});

test('a field counts its section; fields that number paragraphs or move text are reported', async () => {
  const end = '<w:p><w:pPr><w:sectPr/></w:pPr></w:p>';
  const section = (saved: string) =>
    `<w:p><w:fldSimple w:instr=" SECTION ">${run(saved)}</w:fldSimple></w:p>`;
  const { pages, facts } = await printParts({ body: `${section('7')}${end}${section('7')}` });
  expect(pages.map(({ text }) => text.trim())).toEqual(['1', '2']);
  expect(facts).toContainEqual({ fact: 'unharmed' });
  for (const instruction of ['AUTONUM', 'AUTONUMLGL \\* Arabic', 'LISTNUM', 'ADVANCE \\u 6']) {
    const { facts } = await printParts({ body: para(bare(instruction) + run('text')) });
    expect(facts.filter(({ lost }) => lost)).toEqual([{ fact: 'settings', lost: true, detail: 'instrText' }]);
  }
});

test('reports text whose direction is overridden', async () => {
  const isReported = async (direction: string, text: string) => {
    const body = `<w:p><w:bdo w:val="${direction}">${run(text)}</w:bdo></w:p>`;
    return (await printParts({ body })).facts.some(({ detail }) => detail === 'bdo');
  };
  expect([await isReported('rtl', 'abc'), await isReported('ltr', 'שלום')]).toEqual([true, true]);
  expect([
    await isReported('rtl', 'שלום'),
    await isReported('ltr', 'abc'),
    await isReported('rtl', '12'),
  ]).toEqual([false, false, false]);
});

test('fields that Word updates when it opens the file, and tracked cells, are reported', async () => {
  const lostOf = async (body: string) =>
    (await printParts({ body })).facts
      .filter(({ lost }) => lost)
      .map(({ fact, detail = '' }) => `${fact} ${detail}`);
  const dirty = bare('SEQ Figure').replace('w:fldCharType="begin"', 'w:fldCharType="begin" w:dirty="true"');
  expect(await lostOf(para(dirty + run('text')))).toEqual(['settings fldChar']);
  expect(await lostOf(para(bare('SEQ Figure') + run('text')))).toEqual([]);
  const cell = (name: string) =>
    `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:${name} w:id="1" w:author="x"/></w:tcPr>${p('cell')}</w:tc></w:tr></w:tbl>`;
  expect(await lostOf(cell('cellDel'))).toEqual(['settings cellDel']);
  expect(await lostOf(cell('cellIns'))).toEqual(['revisions ']);
});

test('what follows the beginning of a field that never ends is text', async () => {
  const openField = (code: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r>`;
  for (const code of ['PAGE', 'SEQ x']) {
    const { pages, facts } = await printParts({
      body: para(openField(code) + run('first ') + field('NUMPAGES')) + p('second'),
    });
    expect(pages[0]?.text.replace(/\s+/g, ' ')).toBe('first 1 second');
    expect(facts).toEqual([{ fact: 'unharmed' }]);
  }
});

test('page numbers have the digits that their field asks for', async () => {
  const numbered = (picture: string) => para(run('[') + bare(`PAGE \\# ${picture}`) + run(']'));
  const { pages } = await printParts({
    body: numbered('"000"') + numbered('00') + numbered(`"'Annex, '00"`),
  });
  expect(pages[0]?.text.replace(/\n/g, '')).toBe('[001][01][Annex, 01]');
});

test('the format of a page number in its field takes the place of that of the section', async () => {
  const footer = ['PAGE', 'PAGE \\* Arabic', 'PAGE \\* roman', 'PAGE \\# 00'].map(
    (code) => bare(code) + run(' '),
  );
  const section = `<w:sectPr><w:footerReference w:type="default" r:id="footer1"/><w:pgNumType w:fmt="upperRoman" w:start="3"/>${a4}</w:sectPr>`;
  const { pages } = await printParts({
    body: p('text') + section,
    headersAndFooters: { footer1: para(footer.join('')) },
  });
  expect(pages[0]?.text.replace(/\s+/g, ' ')).toContain('III 3 iii 03');
});

test('text that a field only stores in a bookmark is not printed, and the bookmark is kept', async () => {
  const stored = (code: string) =>
    bare(code).replace(
      /(separate"\/><\/w:r>)/,
      '$1<w:bookmarkStart w:id="1" w:name="Client"/><w:r><w:t>Acme</w:t></w:r><w:bookmarkEnd w:id="1"/>',
    );
  const simple = '<w:fldSimple w:instr="SET Other x"><w:r><w:t>Other</w:t></w:r></w:fldSimple>';
  for (const code of ['SET Client "Acme"', 'ASK Client "Who?"']) {
    const { pages, facts } = await printParts({ body: para(stored(code) + simple + run('Dear Sir')) });
    expect(pages[0]?.text).toBe('Dear Sir');
    expect(facts).toEqual([{ fact: 'unharmed' }]);
  }
});
