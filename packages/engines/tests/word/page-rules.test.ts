import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { contentOf } from '../helpers/pdf-content';
import { a4, p, para, run, table } from '../helpers/word-file';
import { printParts } from './print';

const end = (inside = '') => `<w:sectPr>${a4}${inside}</w:sectPr>`;
const unharmed = [{ fact: 'unharmed' }];
const withoutTableFacts = <T extends { fact: string }>(facts: readonly T[]) =>
  facts.filter(({ fact }) => fact !== 'tables');
const pieceOf = (pages: Awaited<ReturnType<typeof printParts>>['pages'], text: string) =>
  pages.flatMap(({ pieces }) => pieces).find((piece) => piece.text.includes(text));
const sides = (sz: number) =>
  ['top', 'left', 'bottom', 'right']
    .map((side) => `<w:${side} w:val="single" w:sz="${sz}" w:space="24" w:color="FF0000"/>`)
    .join('');

test('a page border is at its distance from the page’s edges, and closes at its corners', async () => {
  const { pdf, facts } = await printParts({
    body: p('Certificate') + end(`<w:pgBorders w:offsetFrom="page">${sides(8)}</w:pgBorders>`),
  });
  expect(contentOf(pdf)).toMatch(/1 0 0 RG 1 w \[\] 0 d 24 817\.4 m 571\.3 817\.4 l S/);
  expect(facts).toEqual(unharmed);
});

test('a page border of first pages is on no other', async () => {
  const { pdf } = await printParts({
    body:
      p('One') +
      p('Two', '<w:pageBreakBefore/>') +
      end(`<w:pgBorders w:offsetFrom="page" w:display="firstPage">${sides(8)}</w:pgBorders>`),
  });
  // Four sides of one page.
  expect(contentOf(pdf).match(/1 0 0 RG/g)).toHaveLength(4);
});

test('lines are numbered as their section asks for', async () => {
  const body =
    ['one', 'two', 'three', 'four'].map((text) => p(text)).join('') + p('five', '<w:suppressLineNumbers/>');
  const { pages, facts } = await printParts({ body: body + end('<w:lnNumType w:countBy="2"/>') });
  const numbers = pages[0]?.pieces.filter(({ text }) => /^\d$/.test(text)) ?? [];
  expect(numbers.map(({ text }) => text)).toEqual(['2', '4']);
  expect(numbers[0]?.y).toBeCloseTo(pieceOf(pages, 'two')?.y ?? 0, 1);
  expect(facts).toEqual(unharmed);
});

test('the text of a vertically centred section is in the middle of its page', async () => {
  const { pages } = await printParts({ body: p('Title') + end('<w:vAlign w:val="center"/>') });
  expect(pieceOf(pages, 'Title')?.y).toBeCloseTo(842 / 2, -1);
});

test('columns have a line between them', async () => {
  const cols = '<w:cols w:num="2" w:space="720" w:sep="1"/>';
  const body = p('left') + para('<w:r><w:br w:type="column"/></w:r>') + p('right');
  const { pdf } = await printParts({ body: body + end(cols) });
  expect(contentOf(pdf)).toMatch(/297\.65 769\.9 m 297\.65 [\d.]+ l S/);
});

test('text flows beside a floating table', async () => {
  const place =
    '<w:tblpPr w:horzAnchor="margin" w:vertAnchor="text" w:tblpXSpec="right" w:tblpY="0" w:leftFromText="180"/>';
  const { pages, facts } = await printParts({
    body: table([2000], [['Total'], ['Sum']], place) + p('words '.repeat(60)) + end(),
  });
  const [cell, text] = [pieceOf(pages, 'Total'), pieceOf(pages, 'words')];
  expect(cell?.x).toBeGreaterThan(400);
  expect(text?.y).toBeCloseTo(cell?.y ?? 0, -1);
  expect(withoutTableFacts(facts)).toEqual(unharmed);
});

test('a footer is high enough for text that a floating table pushes down', async () => {
  const floating = table([9000], [['Company'], ['Address']], '<w:tblpPr w:vertAnchor="text" w:tblpY="1"/>');
  const { pages, facts } = await printParts({
    headersAndFooters: { footer1: floating + p('Small print') },
    body: p('words '.repeat(900)) + end('<w:footerReference w:type="default" r:id="footer1"/>'),
  });
  const [address, last] = [pieceOf(pages, 'Address'), pieceOf(pages, 'Small print')];
  expect(last?.y).toBeGreaterThan(35.4);
  expect(last?.y).toBeLessThan(address?.y ?? 0);
  const lowest = Math.min(
    ...(pages[0]?.pieces ?? []).flatMap(({ text, y }) => (text.startsWith('words') ? [y] : [])),
  );
  expect(lowest).toBeGreaterThan(pieceOf(pages, 'Company')?.y ?? 0);
  expect(withoutTableFacts(facts)).toEqual(unharmed);
});

test('a floating table that is higher than a page is divided in the text', async () => {
  const rows = Array.from({ length: 90 }, (_, i) => [`row${i}`]);
  const { pages, facts } = await printParts({
    body: table([2000], rows, '<w:tblpPr w:vertAnchor="text" w:tblpY="1"/>') + p('After') + end(),
  });
  expect(pages.length).toBe(2);
  expect(withoutTableFacts(facts)).toEqual(unharmed);
});

test('a drop cap is beside the lines of its paragraph', async () => {
  const cap = para(
    run('O', '<w:sz w:val="80"/>'),
    '<w:framePr w:dropCap="drop" w:lines="3" w:wrap="around" w:vAnchor="text" w:hAnchor="text"/><w:spacing w:line="800" w:lineRule="exact"/>',
  );
  const { pages, facts } = await printParts({ body: cap + p('nce upon a time '.repeat(30)) + end() });
  const [letter, text] = [pieceOf(pages, 'O'), pieceOf(pages, 'nce upon')];
  expect(letter?.x).toBeCloseTo(72, 0);
  expect(text?.x).toBeGreaterThan(72 + 25);
  expect(text?.y).toBeGreaterThan((letter?.y ?? 0) + 10);
  expect(facts).toEqual(unharmed);
});

test('text taller than an exact line height is clipped, except in a drop cap or a tall enough line', async () => {
  const inkAbove = async (line: string, frame = '') => {
    const { pdf, facts } = await printParts({
      body:
        p('HHHH', `${frame}<w:spacing w:line="${line}" w:lineRule="exact"/>`, '<w:sz w:val="80"/>') + end(),
    });
    const [page] = await drawnPages(pdf);
    expect(facts.filter(({ fact }) => fact === 'words')).toEqual([]);
    const isInked = (top: number) =>
      Array.from({ length: 130 }, (_, x) => page?.pixelAt(97 + x, Math.round((top * 4) / 3))).some(
        (colour) => (colour?.[0] ?? 255) < 100,
      );
    return [isInked(72 - 4), isInked(72 + 4)];
  };
  expect(await inkAbove('300')).toEqual([false, true]);
  expect(
    await inkAbove('300', '<w:framePr w:dropCap="drop" w:lines="1" w:hAnchor="text" w:vAnchor="text"/>'),
  ).toEqual([true, true]);
  expect(await inkAbove('900')).toEqual([false, false]);
});

test('a frame is at its position on the page and holds all its paragraphs', async () => {
  const frame = '<w:framePr w:w="3000" w:hAnchor="page" w:vAnchor="page" w:x="6000" w:y="10000"/>';
  const { pages, facts } = await printParts({
    body: p('Street', frame) + p('Town', frame) + p('Text') + end(),
  });
  expect(pieceOf(pages, 'Street')?.x).toBeCloseTo(300, 0);
  expect(pieceOf(pages, 'Town')?.y).toBeLessThan(842 - 510);
  expect(pieceOf(pages, 'Text')?.y).toBeGreaterThan(750);
  expect(facts).toEqual(unharmed);
});

test('vertical text makes its row as high as the text is long', async () => {
  const turned = `<w:tc><w:tcPr><w:textDirection w:val="btLr"/></w:tcPr>${p('Quite a long label')}</w:tc>`;
  const body = `<w:tbl><w:tblGrid><w:gridCol w:w="600"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${turned}<w:tc>${p('Beside')}</w:tc></w:tr></w:tbl>`;
  const { pdf, pages, facts } = await printParts({ body: body + p('Below') + end() });
  expect(contentOf(pdf)).toMatch(/q 0 1 -1 0 /);
  expect((pieceOf(pages, 'Beside')?.y ?? 0) - (pieceOf(pages, 'Below')?.y ?? 0)).toBeGreaterThan(60);
  expect(withoutTableFacts(facts)).toEqual(unharmed);
});

test('cells merged in the older notation are one', async () => {
  const cell = (text: string, merge = '') => `<w:tc><w:tcPr>${merge}</w:tcPr>${p(text)}</w:tc>`;
  const body = `<w:tbl><w:tblPr><w:jc w:val="left"/></w:tblPr><w:tblGrid><w:gridCol w:w="1000"/><w:gridCol w:w="1000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell('Wide enough for two', '<w:hMerge w:val="restart"/>')}${cell('', '<w:hMerge/>')}${cell('Third')}</w:tr></w:tbl>`;
  const { pages } = await printParts({ body: body + p('') + end() });
  expect(pieceOf(pages, 'Third')?.x).toBeCloseTo(72 + 100, 0);
});

test('a tab aligned to the right margin reaches the right edge of the text', async () => {
  const { pages } = await printParts({
    body:
      para(
        `${run('Left')}<w:r><w:ptab w:alignment="right" w:relativeTo="margin" w:leader="none"/></w:r>${run('Right')}`,
      ) + end(),
  });
  const right = pieceOf(pages, 'Right');
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(595.3 - 72, 0);
});

test('letters at half their width take half the space', async () => {
  const { pages } = await printParts({
    body: p('Stretched', '', '<w:w w:val="50"/>') + p('Stretched') + end(),
  });
  const [half, whole] = pages[0]?.pieces.filter(({ text }) => text === 'Stretched') ?? [];
  expect(half?.width).toBeCloseTo((whole?.width ?? 0) / 2, 0);
});

test('a paragraph that continues in a wider or narrower column has the width of that column there', async () => {
  const long = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name}${i}`).join(' ');
  const cols =
    '<w:cols w:num="2" w:equalWidth="0"><w:col w:w="6000" w:space="500"/><w:col w:w="2500"/></w:cols>';
  // The second breaks over the columns, the third is in the narrow one, the fourth goes on in the wide one.
  const body = [p(long('a', 400)), p(long('b', 400)), p(long('c', 50)), p(long('d', 350))].join('');
  const { pages, facts } = await printParts({ body: `${body}<w:sectPr>${a4}${cols}</w:sectPr>` });
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  const lines = pages.flatMap(({ pieces }) => pieces);
  const words = lines.flatMap(({ text }) => text.split(' ').filter(Boolean));
  expect(words).toHaveLength(1200);
  const longest = (from: number, to: number) =>
    Math.max(...lines.filter(({ x }) => x >= from && x < to).map(({ text }) => text.length));
  expect(longest(396, 400)).toBeLessThan(36);
  expect(longest(396, 400)).toBeGreaterThan(20);
  expect(longest(71, 73)).toBeGreaterThan(60);
  expect(pages).toHaveLength(2);
  const second = pages[1]?.pieces ?? [];
  expect(second.every(({ x }) => x < 73)).toBe(true);
  // The last line but one of the wide column is as wide as others of it.
  expect(second.at(-2)?.text.length).toBeGreaterThan(60);
});

test('a paragraph with a right indent keeps all of its words in a narrower or wider column', async () => {
  const words = Array.from({ length: 400 }, (_, i) => `a${i}`).join(' ');
  const indented = p(words, '<w:ind w:right="1000"/>');
  for (const [first, second] of [
    [2500, 6000],
    [6000, 2500],
  ]) {
    const cols = `<w:cols w:num="2" w:equalWidth="0"><w:col w:w="${first}" w:space="500"/><w:col w:w="${second}"/></w:cols>`;
    const { pages, facts } = await printParts({ body: `${indented}<w:sectPr>${a4}${cols}</w:sectPr>` });
    expect(facts.filter(({ lost }) => lost)).toEqual([]);
    const printed = pages.flatMap(({ pieces }) =>
      pieces.flatMap(({ text }) => text.split(' ').filter(Boolean)),
    );
    expect(printed).toHaveLength(400);
  }
});

test('the position of a floating table, repeated for its paragraphs, moves no text in its cells', async () => {
  const frame = '<w:framePr w:wrap="around" w:vAnchor="page" w:hAnchor="margin" w:y="2266"/>';
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${p(text, frame)}</w:tc>`;
  const rows = ['One', 'Two'].map((text) => `<w:tr>${cell(text)}</w:tr>`).join('');
  const { pages } = await printParts({ body: `<w:tbl>${rows}</w:tbl>${p('End')}${end()}` });
  const [one, two] = pages[0]?.pieces ?? [];
  expect((one?.y ?? 0) - (two?.y ?? 0)).toBeLessThan(20);
});

test('double borders around a page are two frames that close at their corners', async () => {
  const edge = (side: string) => `<w:${side} w:val="double" w:sz="8" w:space="24" w:color="FF0000"/>`;
  const edges = ['top', 'left', 'bottom', 'right'].map(edge).join('');
  const { pdf } = await printParts({
    body: `${p('Certificate')}<w:sectPr>${a4}<w:pgBorders w:offsetFrom="page">${edges}</w:pgBorders></w:sectPr>`,
  });
  const lines = [...contentOf(pdf).matchAll(/([\d.]+) ([\d.]+) m ([\d.]+) ([\d.]+) l/g)].map((line) =>
    line.slice(1).map(Number),
  );
  const across = lines.filter(([, y0, , y1]) => y0 === y1).map(([x0 = 0, , x1 = 0]) => [x0, x1]);
  const upright = lines.filter(([x0, , x1]) => x0 === x1).map(([x = 0]) => x);
  expect(across).toHaveLength(4);
  // Each line across ends half a line's width beside the upright ones that it meets.
  for (const [from = 0, to = 0] of across)
    expect(
      upright.some((x) => Math.abs(x - 0.5 - from) < 0.02) &&
        upright.some((x) => Math.abs(x + 0.5 - to) < 0.02),
    ).toBe(true);
});

test('a footnote of a second column is below that column, whatever columns the next section has', async () => {
  const { pages, facts } = await printParts({
    footnotes: `<w:footnote w:id="1">${p('Remark')}</w:footnote>`,
    body:
      p('left') +
      para('<w:r><w:br w:type="column"/></w:r>') +
      para(`${run('right')}<w:r><w:footnoteReference w:id="1"/></w:r>`) +
      para('', end('<w:cols w:num="2" w:space="720"/>')) +
      p('Next') +
      end(),
  });
  expect(pieceOf(pages, 'Remark')?.x).toBeCloseTo(pieceOf(pages, 'right')?.x ?? 0, 0);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('footnotes stay at the end of a page whose text is in the middle', async () => {
  const { pages, facts } = await printParts({
    footnotes: `<w:footnote w:id="1">${p('Remark')}</w:footnote>`,
    body:
      para(`${run('Title')}<w:r><w:footnoteReference w:id="1"/></w:r>`) + end('<w:vAlign w:val="center"/>'),
  });
  expect(pieceOf(pages, 'Remark')?.y).toBeCloseTo(72, -1);
  expect(pieceOf(pages, 'Title')?.y).toBeCloseTo(842 / 2, -2);
  expect(facts).toEqual([{ fact: 'notes', count: 1 }, ...unharmed]);
});

test('a word that does not fit beside a floating table moves below it, whole', async () => {
  const place = '<w:tblpPr w:horzAnchor="text" w:vertAnchor="text" w:tblpX="2000" w:tblpY="0"/>';
  const { pages } = await printParts({
    body: table([7000], [['Table']], place) + p('Extraordinary', '<w:ind w:left="1500"/>') + end(),
  });
  expect(pieceOf(pages, 'Extraordinary')?.y).toBeLessThan((pieceOf(pages, 'Table')?.y ?? 0) - 8);
});

test('numbers are aligned at decimal tab stops, in cells even without a tab', async () => {
  const stop = '<w:tabs><w:tab w:val="decimal" w:pos="2000"/></w:tabs>';
  const tab = '<w:r><w:tab/></w:r>';
  const numbers = ['1,250.50', '9.5', '100', 'Rs. 75.00'];
  const atSpacing = async (body: string, settings = '') =>
    (await printParts({ body: body + end(), ...(settings && { settings }) })).pages[0]?.pieces ?? [];
  const edgesOf = (pieces: Awaited<ReturnType<typeof atSpacing>>) =>
    pieces
      .filter(({ text }) => /\d/.test(text))
      .map(({ x, right, text }) => [text.trim(), x, right] as const);
  const cells = table(
    [4000],
    numbers.map((number) => [number]),
  ).replaceAll('<w:p>', `<w:p><w:pPr>${stop}</w:pPr>`);
  const lines = numbers.map((number) => para(tab + run(number), stop)).join('');
  const [inCells, inLines] = [edgesOf(await atSpacing(cells + p(''))), edgesOf(await atSpacing(lines))];
  expect(inLines).toHaveLength(4);
  const digit = (inLines.find(([text]) => text === '100')?.[2] ?? 0) - (72 + 100);
  expect(digit).toBeCloseTo(0, 0);
  // Of 9.5, the point and the digit after it are behind the stop.
  const left = 72;
  for (const all of [inLines, inCells]) {
    const ends = (text: string) => all.find(([lineText]) => lineText.endsWith(text));
    expect(ends('100')?.[2]).toBeCloseTo(left + 100, 0);
    const [, x = 0, right = 0] = ends('9.5') ?? [];
    expect(left + 100 - x).toBeCloseTo((right - x) * 0.4, 0);
    expect((ends('1,250.50')?.[2] ?? 0) - left - 100).toBeCloseTo((ends('75.00')?.[2] ?? 0) - left - 100, 0);
    expect(ends('1,250.50')?.[2]).toBeGreaterThan(left + 108);
  }
  const comma = edgesOf(
    await atSpacing(para(`${tab}${run('1.250,50')}`, stop), '<w:decimalSymbol w:val=","/>'),
  );
  expect(comma[0]?.[2]).toBeCloseTo(inLines.find(([text]) => text === '1,250.50')?.[2] ?? 0, 0);
});

test('a page break before the first paragraph of a continuous section, or of a column, begins a page', async () => {
  const continuous = (inside = '') => `<w:sectPr><w:type w:val="continuous"/>${a4}${inside}</w:sectPr>`;
  const onPages = async (body: string) =>
    (await printParts({ body })).pages.map(({ pieces }) => pieces.map(({ text }) => text));
  const before = para(run('One'), `<w:sectPr>${a4}</w:sectPr>`);
  const second = p('Two', '<w:pageBreakBefore/>');
  expect(await onPages(before + second + continuous())).toEqual([['One'], ['Two']]);
  const columnBreak = para(`${run('One')}<w:r><w:br w:type="column"/></w:r>`);
  expect(await onPages(columnBreak + second + continuous('<w:cols w:num="2"/>'))).toEqual([['One'], ['Two']]);
  expect(await onPages(second + continuous())).toEqual([['Two']]);
});

test('notes of one column are below all columns that follow it on the page', async () => {
  const { pages } = await printParts({
    body:
      para(`${run('Above')}<w:r><w:footnoteReference w:id="2"/></w:r>`, end()) +
      Array.from({ length: 150 }, (_, i) => p(`L${i}`)).join('') +
      end('<w:type w:val="continuous"/><w:cols w:num="2"/>'),
    footnotes: `<w:footnote w:id="2">${p(`Remark ${'wide words '.repeat(12)}`)}</w:footnote>`,
  });
  const pieces = pages[0]?.pieces ?? [];
  const note = pieces.find(({ text }) => text.includes('Remark'));
  const columns = pieces.filter(({ text }) => /^L\d+$/.test(text));
  expect(columns.some(({ x }) => x > 300)).toBe(true);
  expect(Math.min(...columns.map(({ y }) => y))).toBeGreaterThan((note?.y ?? Number.NaN) + 12);
});
