import { expect, test } from 'vitest';
import { familyFor } from '../../src/write/faces';
import { png } from '../helpers/drawn-png';
import { contentOf } from '../helpers/pdf-content';
import { textInFile } from '../helpers/pdf-text';
import { a4, p, para, picture, run } from '../helpers/word-file';
import { printParts } from './print';

/** Rules of Word that few files need, found by comparing real office documents with LibreOffice's print. */

const cell = (text: string, width = 2000) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${p(text)}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const grid = (...widths: number[]) =>
  `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`;
const pieceOf = (pages: Awaited<ReturnType<typeof printParts>>['pages'], text: string) =>
  pages.flatMap(({ pieces }) => pieces).find((piece) => piece.text.includes(text));

test('a table style whose bands have no inner rules keeps the rule below its last row and its head', async () => {
  const rule = (side: string, colour: string) => `<w:${side} w:val="single" w:sz="8" w:color="${colour}"/>`;
  const none = '<w:left w:val="nil"/><w:insideH w:val="nil"/><w:insideV w:val="nil"/>';
  const part = (type: string, edges: string) =>
    `<w:tblStylePr w:type="${type}"><w:tcPr><w:tcBorders>${edges}</w:tcBorders></w:tcPr></w:tblStylePr>`;
  const styles = `<w:style w:type="table" w:styleId="S"><w:name w:val="S"/><w:tblPr><w:tblBorders>${rule('top', 'FF0000')}${rule('bottom', '00FF00')}</w:tblBorders></w:tblPr>${part('firstRow', rule('bottom', '0000FF') + none)}${part('band1Horz', none)}</w:style>`;
  const rows = ['head', 'one', 'two', 'three'].map((text) => row(cell(text))).join('');
  const look = '<w:tblLook w:firstRow="1" w:noHBand="0" w:noVBand="1"/>';
  const body = `<w:tbl><w:tblPr><w:tblStyle w:val="S"/>${look}</w:tblPr>${grid(2000)}${rows}</w:tbl>${p('')}`;
  const content = contentOf((await printParts({ styles, body })).pdf);
  for (const colour of ['1 0 0', '0 1 0', '0 0 1']) expect(content.split(`${colour} RG`)).toHaveLength(2);
});

test('columns of fixed layout have the widths of their cells, even if the grid says otherwise', async () => {
  const table = (type: string) =>
    `<w:tbl><w:tblPr><w:tblLayout w:type="${type}"/></w:tblPr>${grid(2000, 4000)}${row(cell('a', 1000), cell('b', 5000))}${row(cell('c', 1000), cell('d', 5000))}</w:tbl>${p('')}`;
  const leftOfSecondCell = async (type: string) =>
    pieceOf((await printParts({ body: table(type) })).pages, 'b')?.x ?? 0;
  expect((await leftOfSecondCell('autofit')) - (await leftOfSecondCell('fixed'))).toBeCloseTo(50, 1);
});

test('text at a right tab stop beyond the margin stays on its line', async () => {
  const tabs = '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>';
  const text = `${run('Left')}<w:r><w:tab/></w:r>${run('Nariman Point, Mumbai')}`;
  const margins =
    '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/>';
  const body = `${para(text, tabs)}<w:sectPr>${margins}</w:sectPr>`;
  const { pages, facts } = await printParts({ body });
  const [first, last] = [pieceOf(pages, 'Left'), pieceOf(pages, 'Mumbai')];
  expect(last?.y).toBeCloseTo(first?.y ?? 0, 1);
  expect(last?.right).toBeCloseTo(72 + 468, 0);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

const tabAt = (val: string, pos: number) => `<w:tabs><w:tab w:val="${val}" w:pos="${pos}"/></w:tabs>`;
const tab = '<w:r><w:tab/></w:r>';

test.each([
  ['center', 'right of the middle'],
  ['decimal', '1.2500000'],
])('text at a %s tab stop beyond the margin stays on its line', async (kind, text) => {
  const body = `${para(run('Left') + tab + run(text), tabAt(kind, 9300))}<w:sectPr>${a4}</w:sectPr>`;
  const { pages } = await printParts({ body });
  const visiblePieces =
    pages[0]?.pieces.filter(({ text: each }) => each.trim() && !each.includes('Left')) ?? [];
  expect(new Set(visiblePieces.map(({ y }) => y)).size).toBe(1);
  expect(visiblePieces[0]?.y).toBeCloseTo(pieceOf(pages, 'Left')?.y ?? 0, 1);
  expect(Math.max(...visiblePieces.map(({ right }) => right))).toBeGreaterThan(595.3 - 72);
});

test.each(['center', 'right', 'decimal'])(
  'text at a %s tab stop beyond the margin, longer than a line, wraps to further lines on its page',
  async (kind) => {
    const long = 'several words '.repeat(40);
    const body = `${para(run('Left') + tab + run(long), tabAt(kind, 9360))}<w:sectPr>${a4}</w:sectPr>`;
    const { pages, facts } = await printParts({ body });
    const rights = pages.flatMap(({ pieces }) => pieces.map(({ right }) => right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(595.3);
    expect(facts.filter(({ lost }) => lost)).toEqual([]);
  },
);

test.each([
  [
    'a cell',
    (text: string) =>
      `<w:tbl>${grid(3000)}<w:tr><w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${text}</w:tc></w:tr></w:tbl>${p('')}`,
    72 + 150,
  ],
  [
    'a column',
    (text: string) => `${text}<w:sectPr>${a4}<w:cols w:num="2" w:space="720"/></w:sectPr>`,
    72 + 207.7,
  ],
])('text at tab stops beyond the edge of %s stays inside', async (_, within, right) => {
  const stops = '<w:tabs><w:tab w:val="center" w:pos="4680"/><w:tab w:val="right" w:pos="9360"/></w:tabs>';
  for (const tabs of [tab, tab + tab]) {
    const { pages } = await printParts({ body: within(para(tabs + run('Page 1'), stops)) });
    const piece = pieceOf(pages, 'Page 1');
    expect(piece?.right).toBeLessThanOrEqual(right + 0.5);
    expect(piece?.x).toBeGreaterThanOrEqual(72);
  }
});

test.each([
  ['Monotype Corsiva', 'tinos'],
  ['Monospac821 BT', 'cousine'],
  ['Century Gothic', 'carlito'],
  ['Century Schoolbook', 'tinos'],
])('%s is replaced by a similar face: serif, sans or mono', (name, family) => {
  expect(familyFor(name)).toEqual({ family, same: false });
});

test('letters of complex scripts have the size and weight that the file sets for complex scripts', async () => {
  const size = '<w:b/><w:sz w:val="40"/>';
  const { pages } = await printParts({
    body: para(run('Latin नमस्ते भारत end', `${size}<w:szCs w:val="24"/>`)) + p('देश', '', size),
  });
  const sizesOf = (letters: RegExp) => [
    ...new Set(
      pages.flatMap(({ pieces }) => pieces.filter(({ text }) => letters.test(text))).map(({ size }) => size),
    ),
  ];
  expect(sizesOf(/[\u0900-\u097f]/)).toEqual([12, 10]);
  expect(sizesOf(/Latin|end/)).toEqual([20]);
});

const columns = '<w:type w:val="continuous"/><w:cols w:num="2" w:space="720"/>';
const nextSection = `<w:sectPr>${a4}<w:type w:val="continuous"/></w:sectPr>`;
const lines = (count: number) => Array.from({ length: count }, (_, i) => p(`line ${i + 1}`)).join('');
const linesOn = (page: Awaited<ReturnType<typeof printParts>>['pages'][number] | undefined) =>
  page?.pieces.filter(({ text }) => text.startsWith('line')) ?? [];

test('columns that continue over pages are balanced on the last page', async () => {
  const body = `${lines(130)}${para('', `<w:sectPr>${a4}${columns}</w:sectPr>`)}${p('after')}${nextSection}`;
  const { pages } = await printParts({ body });
  const columnLines = linesOn(pages.at(-1));
  expect(pages).toHaveLength(2);
  const left = columnLines.filter(({ x }) => x < 200).length;
  expect(Math.abs(left - columnLines.length / 2)).toBeLessThanOrEqual(1);
});

test('all columns begin below the space after the paragraph above them', async () => {
  const space = '<w:spacing w:after="400"/>';
  const body = `${p('above')}${para('', `${space}<w:sectPr>${a4}</w:sectPr>`)}${lines(10)}${para('', `<w:sectPr>${a4}${columns}</w:sectPr>`)}${p('after')}${nextSection}`;
  const columnLines = linesOn((await printParts({ body })).pages[0]);
  const top = (isRight: boolean) =>
    Math.max(...columnLines.filter(({ x }) => x > 250 === isRight).map(({ y }) => y));
  expect(columnLines.some(({ x }) => x > 250)).toBe(true);
  expect(top(true)).toBeCloseTo(top(false), 1);
});

const inColumns = (body: string, rest = p('after')) =>
  `${body}${para('', `<w:sectPr>${a4}${columns}</w:sectPr>`)}${rest}${nextSection}`;
const pageBreak = para('<w:r><w:br w:type="page"/></w:r>');
const sidesOf = (page: Parameters<typeof linesOn>[0]) => {
  const left = linesOn(page).filter(({ x }) => x < 250).length;
  return [left, linesOn(page).length - left];
};

test('columns with footnotes are balanced on the last page, above the footnotes of both', async () => {
  const ids = Array.from({ length: 60 }, (_, i) => i + 1);
  const { pages, facts } = await printParts({
    footnotes: ids.map((id) => `<w:footnote w:id="${id}">${p(`note ${id}`)}</w:footnote>`).join(''),
    body: inColumns(
      ids.map((id) => para(`${run(`line ${id}`)}<w:r><w:footnoteReference w:id="${id}"/></w:r>`)).join(''),
    ),
  });
  expect(pages).toHaveLength(2);
  const [left = 0, right = 0] = sidesOf(pages[1]);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
  for (const { pieces } of pages) {
    const bodyLines = pieces.filter(({ text }) => /^(line|note|after)/.test(text));
    for (const { x, y, text } of bodyLines) {
      expect(y).toBeGreaterThan(71);
      expect(
        bodyLines.filter((piece) => piece.text !== text && piece.x === x && Math.abs(piece.y - y) < 5),
      ).toEqual([]);
    }
  }
  const notes = pages[1]?.pieces.filter(({ text }) => text.startsWith('note')) ?? [];
  expect(pieceOf(pages, 'after')?.y).toBeGreaterThan(Math.max(...notes.map(({ y }) => y)));
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('columns after a page break are balanced, however full the page before is', async () => {
  for (const last of ['<w:pageBreakBefore/>', '']) {
    const body = `${lines(10)}${last ? '' : pageBreak}${p('line 0', last)}${lines(19)}`;
    const { pages } = await printParts({ body: inColumns(body) });
    expect(pages).toHaveLength(2);
    expect(sidesOf(pages[0])).toEqual([10, 0]);
    const [left = 0, right = 0] = sidesOf(pages[1]);
    expect(left + right).toBe(20);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
  }
});

test('a column break is kept in columns that are balanced', async () => {
  const { pages } = await printParts({
    body: inColumns(`${lines(3)}${para('<w:r><w:br w:type="column"/></w:r>')}${lines(20)}`),
  });
  expect(pages).toHaveLength(1);
  expect(sidesOf(pages[0])).toEqual([3, 20]);
});

test('balanced columns have room for the header rows of a table in each', async () => {
  const rows = Array.from({ length: 24 }, (_, i) =>
    i === 0
      ? `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('head '.repeat(60))}</w:tr>`
      : row(cell(`line ${i}`)),
  );
  const { pages } = await printParts({ body: inColumns(`<w:tbl>${grid(2000)}${rows.join('')}</w:tbl>`) });
  expect(pages).toHaveLength(1);
  const [left = 0, right = 0] = sidesOf(pages[0]);
  expect(left + right).toBe(23);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
});

test('columns with no room below the text above them begin on the next page', async () => {
  for (let count = 54; count < 62; count++) {
    const above = Array.from({ length: count }, (_, i) => p(`above ${i}`)).join('');
    const space = '<w:spacing w:after="400"/>';
    const body = `${above}${para('', `${space}<w:sectPr>${a4}</w:sectPr>`)}${inColumns(lines(4))}`;
    const { pages } = await printParts({ body });
    expect(pages.flatMap(linesOn)).toHaveLength(4);
    for (const { y } of pages.flatMap(linesOn)) expect(y).toBeGreaterThan(71);
  }
});

test('text does not overlap a rotated inline picture', async () => {
  const turnedPicture = (extent: string) =>
    picture('dot', 100, 50)
      .replace('<wp:docPr', `${extent}<wp:docPr`)
      .replace(
        '<pic:spPr/>',
        '<pic:spPr><a:xfrm rot="5400000"><a:off x="0" y="0"/><a:ext cx="1270000" cy="635000"/></a:xfrm></pic:spPr>',
      );
  const lineOf = async (extent: string) => {
    const { pages, facts } = await printParts({
      body: para(turnedPicture(extent) + run('beside')) + p('below'),
      pictures: { dot: png({ width: 2, height: 2, colour: 2, bits: 8, pixelAt: () => [200, 0, 0] }) },
    });
    expect(facts.filter(({ lost }) => lost)).toEqual([]);
    return { x: pieceOf(pages, 'beside')?.x ?? 0, y: pieceOf(pages, 'below')?.y ?? 0 };
  };
  const unstyled = await lineOf('');
  const roomy = await lineOf('<wp:effectExtent l="127000" t="317500" r="254000" b="317500"/>');
  expect(roomy.x - unstyled.x).toBeCloseTo(30, 1);
  expect(unstyled.y - roomy.y).toBeCloseTo(50, 1);
});

test('a picture with effects around it keeps its alternative text', async () => {
  const { pdf } = await printParts({
    body: para(
      picture('dot', 20, 20, 'Logo').replace(
        '<wp:docPr',
        '<wp:effectExtent l="0" t="0" r="2540" b="0"/><wp:docPr',
      ),
    ),
    pictures: { dot: png({ width: 2, height: 2, colour: 2, bits: 8, pixelAt: () => [200, 0, 0] }) },
  });
  const [, figure] = /\/S \/Figure\n(.*?\n)>>/s.exec(await textInFile(pdf)) ?? [];
  expect(figure).toMatch(/\/Alt (\(Logo\)|<feff004c006f0067006f>)/i);
});

test.each([
  ['as high as its text', '<bodyPr><a:spAutoFit/></bodyPr>', 'several words in a narrow box', 60],
  ['as wide as its text', '<bodyPr wrap="none"/>', 'unbroken', 20],
])('an inline text box with effects around it is %s', async (_, bodyPr, text, width) => {
  const size = `cx="${width * 12_700}" cy="254000"`;
  const node = `<wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"/></spPr><txbx><w:txbxContent>${p(text)}</w:txbxContent></txbx>${bodyPr}</wsp>`;
  const placesWith = async (extent: string) => {
    const box = `<w:r><w:drawing><wp:inline><wp:extent ${size}/>${extent}<wp:docPr id="1" name="d"/><a:graphic><a:graphicData uri="shape">${node}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
    const { pages } = await printParts({ body: para(box + run('beside')) + p('below') });
    return { x: pieceOf(pages, 'beside')?.x ?? 0, y: pieceOf(pages, 'below')?.y ?? 0 };
  };
  const unstyled = await placesWith('');
  const roomy = await placesWith('<wp:effectExtent l="12700" t="25400" r="38100" b="50800"/>');
  expect(roomy.x - unstyled.x).toBeCloseTo(4, 1);
  expect(unstyled.y - roomy.y).toBeCloseTo(6, 1);
});

test('a paragraph with a hidden paragraph mark is joined with the next one, each part in its own format', async () => {
  const marks = '<w:rPr><w:vanish/><w:specVanish/></w:rPr>';
  const styles =
    '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:sz w:val="40"/></w:rPr></w:style>';
  const { pages, facts, pdf } = await printParts({
    styles,
    body:
      p('Rent.', `<w:pStyle w:val="H"/>${marks}`) +
      p(' It is due.') +
      p('Next') +
      p('secret', marks, '<w:vanish/>') +
      p('Last'),
  });
  expect(pages[0]?.pieces.map(({ text, size }) => [text.trim(), size])).toEqual([
    ['Rent.', 20],
    ['It is due.', 10],
    ['Next', 10],
    ['Last', 10],
  ]);
  const [heading, body, next, last] = pages[0]?.pieces ?? [];
  expect(body?.y).toBe(heading?.y);
  expect((next?.y ?? 0) - (last?.y ?? 0)).toBeLessThan(15);
  expect(facts).toEqual([{ fact: 'bookmarks', count: 1 }, { fact: 'unharmed' }]);
  expect(await textInFile(pdf)).toMatch(/\/Title (\(Rent\.\)|<feff00520065006e0074002e>)/i);
});

test('text of the automatic colour is white on a dark background', async () => {
  const dark = (fill: string) => `<w:shd w:val="clear" w:fill="${fill}"/>`;
  const cell = (fill: string, inside: string) =>
    `<w:tbl><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:tcPr>${dark(fill)}</w:tcPr>${inside}</w:tc></w:tr></w:tbl>`;
  const box = (fill: string) =>
    `<w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" style="width:90pt;height:30pt" fillcolor="#${fill}"><v:textbox><w:txbxContent>${p('text')}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`;
  const isWhite = async (body: string) => contentOf((await printParts({ body })).pdf).includes('BT 1 1 1 rg');
  for (const [fill, white] of [
    ['1F3864', true],
    ['4472C4', false],
  ] as const) {
    expect(await isWhite(p('text', dark(fill)))).toBe(white);
    expect(await isWhite(p('text', '', dark(fill)))).toBe(white);
    expect(await isWhite(cell(fill, p('text')))).toBe(white);
    expect(await isWhite(cell(fill, cell('auto', p('text')) + p('')))).toBe(white);
    expect(await isWhite(para(box(fill)))).toBe(white);
  }
  expect(await isWhite(p('text', dark('000000'), '<w:color w:val="111111"/>'))).toBe(false);
});

test('bold of a paragraph style and of a character style cancel each other; direct bold and one chain of styles do not', async () => {
  const bold = '<w:rPr><w:b/></w:rPr>';
  const style = (type: string, id: string, base: string) =>
    `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${base}"/>${bold}</w:style>`;
  const styles = style('paragraph', 'P', '') + style('paragraph', 'PP', 'P') + style('character', 'C', '');
  const words = 'Maintenance';
  const c = '<w:rStyle w:val="C"/>';
  const widthOf = async (inParagraph: string, inRun: string) => {
    const properties = inParagraph && `<w:pStyle w:val="${inParagraph}"/>`;
    const { pages } = await printParts({ styles, body: para(run(words, inRun), properties) });
    return pieceOf(pages, words)?.width;
  };
  const [plain, isBold] = [await widthOf('', ''), await widthOf('', '<w:b/>')];
  expect(isBold).toBeGreaterThan(plain ?? Number.POSITIVE_INFINITY);
  expect(await widthOf('P', '')).toBe(isBold);
  expect(await widthOf('PP', '')).toBe(isBold);
  expect(await widthOf('', c)).toBe(isBold);
  expect(await widthOf('P', c)).toBe(plain);
  expect(await widthOf('PP', c)).toBe(plain);
  expect(await widthOf('P', `${c}<w:b/>`)).toBe(isBold);
});
