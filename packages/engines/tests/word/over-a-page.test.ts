import { expect, test } from 'vitest';
import { contentOf } from '../helpers/pdf-content';
import { p, para, run, table } from '../helpers/word-file';
import { printParts } from './print';

const bottom = 72;
const lines = (count: number, name = 'Line') =>
  Array.from({ length: count }, (_, i) => p(`${name}${i}.`)).join('');
const tc = (inside: string, tcPr = '') => `<w:tc><w:tcPr>${tcPr}</w:tcPr>${inside}</w:tc>`;
const tr = (cells: string, trPr = '') => `<w:tr><w:trPr>${trPr}</w:trPr>${cells}</w:tr>`;
const tbl = (rows: string, columns = [2000, 6000], tblPr = '') =>
  `<w:tbl><w:tblPr>${tblPr}</w:tblPr><w:tblGrid>${columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows}</w:tbl>`;
const start = '<w:vMerge w:val="restart"/>';
const continued = '<w:vMerge/>';
const notes = (inside: string) => `<w:footnote w:id="1">${inside}</w:footnote>`;
const mark = '<w:r><w:footnoteReference w:id="1"/></w:r>';
const numberedWords = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

/** Expects each of these words once, inside the margins of a page. */
function expectWhole(pages: Awaited<ReturnType<typeof printParts>>['pages'], expected: readonly string[]) {
  const drawnLines = pages.flatMap(({ pieces, height }) =>
    pieces
      .filter(({ y }) => y > bottom - 1 && y < height - bottom + 1)
      .flatMap(({ text }) => text.split(' ')),
  );
  for (const text of expected)
    expect(
      drawnLines.filter((each) => each === text),
      text,
    ).toHaveLength(1);
}
const numberedLines = (count: number, name = 'Line') =>
  Array.from({ length: count }, (_, i) => `${name}${i}.`);

test('a row beside a label merged over several rows continues on further pages', async () => {
  const { pages } = await printParts({
    body:
      tbl(
        tr(tc(p('Label'), start) + tc(lines(80))) +
          tr(tc(p(''), continued) + tc(p('Second'))) +
          tr(tc(p('Last')) + tc(p('End'))),
      ) + p('After'),
  });
  expect(pages).toHaveLength(2);
  expectWhole(pages, [...numberedLines(80), 'Label', 'Second', 'Last', 'End', 'After']);
});

test('a merged cell with more text than its rows continues where they continue', async () => {
  const rows = Array.from({ length: 5 }, (_, i) =>
    tr(tc(i === 0 ? lines(90) : p(''), i === 0 ? start : continued) + tc(p(`Row${i}`))),
  );
  const { pages } = await printParts({ body: tbl(rows.join('')) + p('After') });
  expectWhole(pages, [...numberedLines(90), 'Row0', 'Row4', 'After']);
});

test('a label merged over more rows than fit a page loses no row', async () => {
  const rows = Array.from({ length: 120 }, (_, i) =>
    tr(tc(p(i === 0 ? 'Label' : ''), i === 0 ? start : continued) + tc(p(`Row${i}.`))),
  );
  const { pages } = await printParts({ body: tbl(rows.join('')) + p('') });
  expectWhole(pages, ['Label', ...numberedLines(120, 'Row')]);
});

test('a row that may not be divided is divided if it is higher than a page, also in a table in a cell', async () => {
  const wholeRow = tr(tc(lines(70)) + tc(p('Beside')), '<w:cantSplit/>');
  const nested = tbl(tr(tc(p('Outer')) + tc(tbl(tr(tc(lines(70, 'Inner')) + tc(p('Mid')))) + p(''))));
  const { pages } = await printParts({ body: p('Before') + tbl(wholeRow) + nested + p('After') });
  expectWhole(pages, [
    ...numberedLines(70),
    ...numberedLines(70, 'Inner'),
    'Before',
    'Beside',
    'Outer',
    'Mid',
    'After',
  ]);
});

test('no rule crosses a cell merged over rows', async () => {
  const grid =
    '<w:tblBorders><w:top w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/></w:tblBorders>';
  const rows = [start, continued, continued].map((merge, i) =>
    tr(tc(p(i === 0 ? 'Monday' : ''), merge) + tc(p(`Hour${i}`))),
  );
  const { pdf } = await printParts({ body: tbl(rows.join(''), [2000, 6000], grid) + p('') });
  const rules = contentOf(pdf).matchAll(/([\d.]+) ([\d.]+) m ([\d.]+) [\d.]+ l/g);
  const left = [...rules].filter(([, x0, , x1]) => Number(x0) < 100 && Number(x1) > 100);
  // Above and below the table.
  expect(left).toHaveLength(2);
});

test('a footnote longer than a page continues on the next one', async () => {
  const { pages } = await printParts({
    footnotes: notes(p(numberedWords(1400))),
    body: para(run('Marked ') + mark) + p('After'),
  });
  expectWhole(pages, [...numberedWords(1400).split(' '), 'Marked', 'After']);
});

test('a line stays where it is if its note only begins on its page', async () => {
  const { pages } = await printParts({
    footnotes: notes(p(numberedWords(300))),
    body: lines(45) + para(run('Marked ') + mark) + lines(5, 'After'),
  });
  expect(pages).toHaveLength(2);
  expect(pages[0]?.text).toContain('Marked');
  expect(pages[0]?.text).toContain('word0 ');
  expectWhole(pages, [...numberedWords(300).split(' '), ...numberedLines(45), ...numberedLines(5, 'After')]);
});

test('notes of a row that is divided are on the pages of their marks', async () => {
  const cell = lines(50) + para(run('Marked ') + mark) + lines(20, 'More');
  const { pages } = await printParts({
    footnotes: notes(p('Noted')),
    body: table([2000, 6000], [['Label', cell]]) + p('After'),
  });
  const page = pages.find(({ text }) => text.includes('Marked'));
  expect(page?.text).toContain('Noted');
  expectWhole(pages, ['Label', ...numberedLines(50), ...numberedLines(20, 'More'), 'Noted', 'After']);
});

test('a header row higher than a page is not repeated', async () => {
  const { pages, facts } = await printParts({
    body: tbl(tr(tc(lines(80, 'Head')) + tc(p('')), '<w:tblHeader/>') + tr(tc(p('Row')) + tc(lines(80)))),
  });
  expect(pages.length).toBeLessThan(6);
  expect(
    pages
      .map(({ text }) => text)
      .join('')
      .match(/Head7\./g),
  ).toHaveLength(1);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('the required empty paragraph after a nested table has no height; one with text has', async () => {
  const inner = (word: string) => tbl(tr(tc(p(word))), [4000]);
  const distance = async (end: string) => {
    const rows = ['First', 'Second'].map((word) => tr(tc(inner(word) + end))).join('');
    const { pages } = await printParts({ body: tbl(rows, [5000]) + p('After') });
    const [first, second] = ['First', 'Second'].map((word) =>
      pages[0]?.pieces.find(({ text }) => text === word),
    );
    return (first?.y ?? 0) - (second?.y ?? 0);
  };
  const distanceAlone = await distance('');
  expect(distanceAlone).toBeGreaterThan(10);
  expect(await distance(p(''))).toBe(distanceAlone);
  expect(await distance(p('.'))).toBeGreaterThan(distanceAlone + 10);
});

test('lines of text below the edge of a row of exact height are not in the PDF, and are reported', async () => {
  const rows = [
    [`${'First line. '.repeat(6)}Hidden`, 'b'],
    ['next', 'd'],
  ];
  const exact = (row: number) => (row === 0 ? '<w:trHeight w:val="300" w:hRule="exact"/>' : '');
  const { pages, facts } = await printParts({ body: table([2500, 2500], rows, '', exact) + p('') });
  expect(pages[0]?.text).toContain('First line');
  expect(pages[0]?.text).not.toContain('Hidden');
  expect(facts.find(({ fact }) => fact === 'words')?.count).toBeGreaterThan(0);
});

test('a line of exact height below the edge of a row of exact height is reported, too', async () => {
  const inside = p('Shown') + p('') + p('Hidden', '<w:spacing w:line="120" w:lineRule="exact"/>');
  const row = tr(tc(inside), '<w:trHeight w:val="300" w:hRule="exact"/>');
  const { pages, facts } = await printParts({ body: tbl(row) + p('') });
  expect(pages[0]?.text.trim()).toBe('Shown');
  expect(facts).toContainEqual({ fact: 'words', lost: true, count: 1, detail: 'Hidden' });
});
