import { expect, test } from 'vitest';
import { contentOf } from '../helpers/pdf-content';
import { a4, p, para, run, table } from '../helpers/word-file';
import { printParts } from './print';

/** Forms that other programs and older versions of Word write. */

const end = (inside = '') => `<w:sectPr>${inside}${a4}</w:sectPr>`;
const drawn = (vml: string) => `<w:p><w:r><w:pict>${vml}</w:pict></w:r></w:p>${end()}`;
const places = (pages: Awaited<ReturnType<typeof printParts>>['pages'], text: string) =>
  pages.flatMap(({ pieces }, page) =>
    pieces.filter((piece) => piece.text === text).map((piece) => ({ ...piece, page })),
  );

test('a path of several parts, as Word writes it, is drawn in all its parts', async () => {
  const path = 'm0,0l100,,100,100xm200,200r50,l250,250xe';
  const { pdf } = await printParts({
    body: drawn(
      `<v:shape style="width:300pt;height:300pt" coordsize="300,300" path="${path}" fillcolor="red" stroked="f"/>`,
    ),
  });
  const [, shape = ''] = /1 0 0 rg ([^f]*?)f/.exec(contentOf(pdf)) ?? [];
  expect(shape.match(/ m\b/g)).toHaveLength(2);
  expect(shape.match(/ l\b/g)).toHaveLength(4);
});

test('a line whose width has no unit is as wide as its EMU', async () => {
  const { pdf } = await printParts({
    body: drawn('<v:rect style="width:100pt;height:50pt" filled="f"><v:stroke weight="28440"/></v:rect>'),
  });
  expect(contentOf(pdf)).toMatch(/ 2\.2\d* w/);
});

test('a shape finds its type, also where its reference has no number sign', async () => {
  const type = '<v:shapetype id="shapetype_5" coordsize="100,100" path="m50,l,100,100,100xe"/>';
  const shape = '<v:shape type="shapetype_5" style="width:100pt;height:100pt" fillcolor="red" stroked="f"/>';
  const { pdf, facts } = await printParts({ body: drawn(type + shape) });
  expect(/1 0 0 rg ([^f]*?)f/.exec(contentOf(pdf))?.[1]?.match(/ l\b/g)).toHaveLength(2);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('a section that begins in the next column begins there', async () => {
  const columns = '<w:cols w:num="2" w:space="720"/>';
  const part = (text: string, inside: string) =>
    `<w:p><w:pPr><w:sectPr>${inside}${a4}${columns}</w:sectPr></w:pPr>${run(text)}</w:p>`;
  const { pages } = await printParts({
    body: `${part('First', '')}${p('Second')}${end(`<w:type w:val="nextColumn"/>${columns}`)}`,
  });
  const [first] = places(pages, 'First');
  const [second] = places(pages, 'Second');
  expect(pages).toHaveLength(1);
  expect(second?.y).toBeCloseTo(first?.y ?? 0, 1);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + 150);
});

test('a section that begins in the next column begins on a new page if its columns are others', async () => {
  const part = `<w:p><w:pPr><w:sectPr>${a4}</w:sectPr></w:pPr>${run('First')}</w:p>`;
  const { pages } = await printParts({ body: `${part}${p('Second')}${end('<w:type w:val="nextColumn"/>')}` });
  expect(places(pages, 'Second').map(({ page }) => page)).toEqual([1]);
});

test('automatic space is not between items of the same list, but around the list', async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
  const auto = '<w:spacing w:before="100" w:beforeAutospacing="1" w:after="100" w:afterAutospacing="1"/>';
  const item = (text: string) => p(text, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${auto}`);
  const { pages } = await printParts({
    body: p('Above') + item('One') + item('Two') + p('Below') + end(),
    numbering,
  });
  const [above = 0, one = 0, two = 0, below = 0] = ['Above', 'One', 'Two', 'Below'].map(
    (text) => places(pages, text)[0]?.y ?? 0,
  );
  expect(one - two).toBeLessThan(16);
  expect(above - one).toBeGreaterThan(24);
  expect(two - below).toBeGreaterThan(24);
});

test('rows of which all are headings go on to the end of the page', async () => {
  const row = (text: string) =>
    `<w:tr><w:trPr><w:trHeight w:val="1200"/><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${p(text)}</w:tc></w:tr>`;
  const rows = Array.from({ length: 16 }, (_, i) => row(`Row${i}`)).join('');
  const { pages } = await printParts({
    body: `<w:tbl><w:tblPr><w:tblW w:w="4000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${rows}</w:tbl>${p('')}${end()}`,
  });
  expect(pages).toHaveLength(2);
  expect(places(pages, 'Row9').map(({ page }) => page)).toEqual([0]);
});

test('phonetic guides from an EQ field do not include the switches of the field', async () => {
  const instruction = 'EQ \\* jc0 \\* "Font:Kozuka Mincho Pro R" \\* hps16 \\o\\ad(\\s\\up 9(kana),base)';
  const { pages } = await printParts({
    body: `${para(`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction.replaceAll('"', '&quot;')}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`)}${end()}`,
  });
  expect(pages[0]?.text.replaceAll(/\s/g, '')).toBe('kanabase');
});

test('the fill of a shape is the gradient of the theme that its style names', async () => {
  const theme =
    '<a:theme xmlns:a="a"><a:themeElements><a:clrScheme><a:accent1><a:srgbClr val="FF0000"/></a:accent1></a:clrScheme><a:fmtScheme><a:fillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:gradFill><a:gsLst><a:gs pos="0"><a:schemeClr val="phClr"/></a:gs><a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill></a:fillStyleLst></a:fmtScheme></a:themeElements></a:theme>';
  const shape = (idx: number) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1270000" cy="1270000"/><wp:docPr id="1" name="d"/><a:graphic><a:graphicData uri="shape"><wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1270000" cy="1270000"/></a:xfrm><a:prstGeom prst="rect"/></spPr><style><a:fillRef idx="${idx}"><a:schemeClr val="accent1"/></a:fillRef></style></wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const shadesOf = async (idx: number) =>
    /\/ShadingType/.test(
      Buffer.from(
        (await printParts({ body: shape(idx) + end(), others: { theme: { type: 'theme', xml: theme } } }))
          .pdf,
      ).toString('latin1'),
    );
  expect(await shadesOf(1)).toBe(false);
  expect(await shadesOf(2)).toBe(true);
});

test('a heading that is kept with the next paragraph is below a picture across the column', async () => {
  const anchor =
    '<w:r><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0"><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="2540000" cy="2540000"/><wp:wrapTopAndBottom/><wp:docPr id="1" name="d"/><a:graphic><a:graphicData uri="shape"><wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2540000" cy="2540000"/></a:xfrm><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></spPr></wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>';
  const { pages } = await printParts({
    body: p('Above') + para(anchor, '<w:keepNext/>') + p('Heading', '<w:keepNext/>') + p('Text') + end(),
  });
  const y = (text: string) => places(pages, text)[0]?.y ?? 0;
  expect(y('Above') - y('Heading')).toBeGreaterThan(200);
  expect(y('Heading')).toBeGreaterThan(y('Text'));
});

test('a style that is based on one in a list has its own indents', async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:pPr><w:ind w:left="3402" w:hanging="567"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
  const style = (id: string, inside: string, base = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${base}<w:pPr>${inside}</w:pPr></w:style>`;
  const styles =
    style('Listed', '<w:numPr><w:numId w:val="1"/></w:numPr><w:ind w:left="200"/>') +
    style('Based', '<w:ind w:left="1134" w:hanging="283"/>', '<w:basedOn w:val="Listed"/>');
  const { pages } = await printParts({
    body: p('Listed', '<w:pStyle w:val="Listed"/>') + p('Based', '<w:pStyle w:val="Based"/>') + end(),
    numbering,
    styles,
  });
  expect(places(pages, 'Listed')[0]?.x).toBeCloseTo(72 + 170.1, 0);
  expect(places(pages, 'Based')[0]?.x).toBeCloseTo(72 + 56.7, 0);
});

test('each header row of a table has the look of the first row', async () => {
  const styles =
    '<w:style w:type="table" w:styleId="T"><w:name w:val="T"/><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:fill="FF0000"/></w:tcPr></w:tblStylePr></w:style>';
  const row = (text: string, isHeader: boolean) =>
    `<w:tr>${isHeader ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${p(text)}</w:tc></w:tr>`;
  const redAreas = async (...headers: boolean[]) => {
    const rows = headers.map((isHeader, i) => row(`Row${i}`, isHeader)).join('');
    const { pdf } = await printParts({
      body: `<w:tbl><w:tblPr><w:tblStyle w:val="T"/><w:tblLook w:firstRow="1"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${rows}</w:tbl>${p('')}${end()}`,
      styles,
    });
    return contentOf(pdf).match(/1 0 0 rg/g)?.length ?? 0;
  };
  expect(await redAreas(true, true, false)).toBe(2);
  expect(await redAreas(false, false, false)).toBe(1);
});

test('a style may take its list from the style it is based on, and set the level alone', async () => {
  const level = (index: number, text: string) =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, '%1.')}${level(1, '%1.%2.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
  const style = (id: string, numPr: string, base = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${base}<w:pPr><w:numPr>${numPr}</w:numPr></w:pPr></w:style>`;
  const { pages } = await printParts({
    body:
      p('First', '<w:pStyle w:val="One"/>') +
      p('Second', '<w:pStyle w:val="Two"/>') +
      p('Third', '<w:pStyle w:val="One"/><w:numPr><w:ilvl w:val="1"/></w:numPr>') +
      end(),
    numbering,
    styles:
      style('One', '<w:numId w:val="1"/>') + style('Two', '<w:ilvl w:val="1"/>', '<w:basedOn w:val="One"/>'),
  });
  expect(pages[0]?.text.replaceAll(/\s+/g, ' ')).toContain('1. First 1.1. Second 1.2. Third');
});

test('a table whose text begins on a new page begins there', async () => {
  const { pages } = await printParts({
    body: `${p('Above')}${table([4000], [[p('Inside', '<w:pageBreakBefore/>')]])}${p('Below')}${end()}`,
  });
  expect(places(pages, 'Inside').map(({ page }) => page)).toEqual([1]);
  expect(places(pages, 'Below').map(({ page }) => page)).toEqual([1]);
});

test('a control without a picture is reported', async () => {
  const shape =
    '<v:shape id="c1" style="width:100pt;height:30pt"/><w:control w:name="Check Box 1" w:shapeid="c1"/>';
  const { facts } = await printParts({ body: `<w:p><w:r><w:object>${shape}</w:object></w:r></w:p>${end()}` });
  expect(facts).toContainEqual({ fact: 'shapes', lost: true, count: 1 });
});

test('a floating table in a header is at its place, however high it is', async () => {
  const place = '<w:tblpPr w:vertAnchor="page" w:horzAnchor="page" w:tblpX="6000" w:tblpY="200"/>';
  const lines = Array.from({ length: 8 }, (_, i) => p(`Line${i}`)).join('');
  const floating = `<w:tbl><w:tblPr>${place}<w:tblW w:w="3000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${lines}</w:tc></w:tr></w:tbl>`;
  const { pages } = await printParts({
    body: `${p('Body')}<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="11906" w:h="5669"/><w:pgMar w:top="3200" w:bottom="1077" w:left="1440" w:right="1440" w:header="3000" w:footer="300"/></w:sectPr>`,
    headersAndFooters: { header1: floating + p('') },
  });
  expect(pages).toHaveLength(1);
  expect(places(pages, 'Line0')[0]?.x).toBeCloseTo(300, 0);
  expect(places(pages, 'Line0')[0]?.y).toBeGreaterThan(240);
});
