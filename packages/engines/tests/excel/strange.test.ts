import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { png } from '../helpers/drawn-png';
import { contentOf } from '../helpers/pdf-content';
import { edited, type MadeSheet, type MadeWorkbook, workbook } from '../helpers/workbook';
import { printFile } from './print';

const stylesWith = (xfs: string, fonts = '') =>
  `<fonts><font><sz val="11"/><name val="Calibri"/></font>${fonts}</fonts><cellXfs><xf/>${xfs}</cellXfs>`;

const withSheet = (sheet: MadeSheet, book: Partial<MadeWorkbook> = {}): MadeWorkbook => ({
  sheets: [sheet],
  ...book,
});

const relations = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

const mainNamespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const sharedStrings = (inside: string) => ({
  'xl/sharedStrings.xml': `<sst ${mainNamespace}>${inside}</sst>`,
});

const anchorXml = (object: string) =>
  `<xdr:oneCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="1270000" cy="635000"/>${object}<xdr:clientData/></xdr:oneCellAnchor>`;
const shape = (properties: string, body = '<a:bodyPr/>') =>
  anchorXml(
    `<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="s"/></xdr:nvSpPr><xdr:spPr><a:prstGeom prst="rect"/>${properties}</xdr:spPr><xdr:txBody>${body}<a:p><a:r><a:t>Words</a:t></a:r></a:p></xdr:txBody></xdr:sp>`,
  );
const picture = (blip: string, properties: string) => ({
  drawing: {
    anchors: anchorXml(
      `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="p"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1">${blip}</a:blip></xdr:blipFill><xdr:spPr>${properties}</xdr:spPr></xdr:pic>`,
    ),
    parts: { 'media/p.png': png({ width: 2, height: 2, colour: 2, bits: 8, pixelAt: () => [255, 0, 0] }) },
  },
});
const solid = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';

type Case = [name: string, book: MadeWorkbook | Uint8Array<ArrayBuffer>, shown: string[], lost: string[]];

/** Rare contents of workbooks: each is printed as in Excel, or the report names and counts it. */
test.each<Case>([
  [
    'accounting underlines',
    withSheet(
      { rows: [[{ v: 'Total', s: 1 }], [{ v: 12, s: 1 }]] },
      { styles: stylesWith('<xf fontId="1"/>', '<font><u val="doubleAccounting"/><sz val="11"/></font>') },
    ),
    ['Total', '12'],
    ['settings accounting 2'],
  ],
  [
    'letters that Excel for Mac prints as outlines or with a shadow',
    withSheet(
      {
        rows: [
          [
            { v: 'Outline', s: 1 },
            { v: 'Shadow', s: 2 },
            { v: 'plain', s: 3 },
          ],
        ],
      },
      {
        styles: stylesWith(
          '<xf fontId="1"/><xf fontId="2"/><xf fontId="3"/>',
          '<font><outline/><sz val="11"/></font><font><shadow val="1"/><sz val="11"/></font><font><shadow val="0"/><sz val="11"/></font>',
        ),
      },
    ),
    ['Outline', 'Shadow', 'plain'],
    ['settings fontEffects 2'],
  ],
  [
    'line patterns, in cells with and without a value, and dot patterns, which are drawn',
    withSheet(
      { rows: [[{ v: 'lined', s: 1 }, { s: 1 }, { v: 'dotted', s: 2 }]] },
      {
        styles:
          '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><fills><fill/><fill/><fill><patternFill patternType="lightUp"/></fill><fill><patternFill patternType="gray125"/></fill></fills><cellXfs><xf/><xf fillId="2"/><xf fillId="3"/></cellXfs>',
      },
    ),
    ['lined', 'dotted'],
    ['settings patterns 2'],
  ],
  [
    'distributed text, which wraps',
    withSheet(
      { rows: [[{ v: 'some words that need more lines', s: 1 }, 'next']] },
      { styles: stylesWith('<xf><alignment horizontal="distributed"/></xf>') },
    ),
    ['some', 'words', 'that need', 'more', 'lines', 'next'],
    ['settings justify 1'],
  ],
  [
    'cells that read from right to left',
    withSheet(
      { rows: [[{ v: 'abc', s: 1 }]] },
      { styles: stylesWith('<xf><alignment readingOrder="2"/></xf>') },
    ),
    ['abc'],
    ['settings readingOrder 1'],
  ],
  [
    'phonetic guides that are shown',
    edited(withSheet({ rows: [['x']] }), {
      ...sharedStrings('<si><t>課</t><rPh sb="0" eb="1"><t>カ</t></rPh><phoneticPr fontId="0"/></si>'),
      'xl/worksheets/sheet1.xml': (xml) => xml.replace('<c r="A1"', '<c ph="1" r="A1"'),
    }),
    ['課'],
    ['settings phonetic 1'],
  ],
  [
    'phonetic guides that are not shown',
    edited(
      withSheet({ rows: [['x']] }),
      sharedStrings('<si><t>課</t><rPh sb="0" eb="1"><t>カ</t></rPh></si>'),
    ),
    ['課'],
    [],
  ],
  [
    'characters that XML cannot contain, escaped by their codes',
    withSheet({
      rows: [
        ['a_x000D_\nb'],
        ['_x0041_1'],
        ['_x005F_x0041_'],
        [{ f: 'B1', v: '_x0042_', t: 'str' }],
        ['_xyz_'],
      ],
    }),
    ['a', 'b', 'A1', '_x0041_', 'B', '_xyz_'],
    [],
  ],
  [
    'a pivot table with a style',
    edited(withSheet({ rows: [['Row Labels'], ['North']] }), {
      'xl/worksheets/_rels/sheet1.xml.rels': relations('pivotTable', '../pivotTables/p.xml'),
      'xl/pivotTables/p.xml': `<pivotTableDefinition ${mainNamespace}><location ref="A1:A2"/><pivotTableStyleInfo name="PivotStyleLight16"/></pivotTableDefinition>`,
    }),
    ['Row Labels', 'North'],
    ['settings pivot 1'],
  ],
  [
    'links to cells that no page shows, and computed ones',
    withSheet({
      rows: [
        ['sheet'],
        [{ f: 'HYPERLINK("#Rates!A1","rates")', v: 'rates', t: 'str' }],
        [{ f: 'HYPERLINK("#"&A1&"!A1","here")', v: 'here', t: 'str' }],
      ],
      after: '<hyperlinks><hyperlink ref="A1" location="Sheet1!Z99"/></hyperlinks>',
    }),
    ['sheet', 'rates', 'here'],
    ['settings hyperlink 3'],
  ],
  [
    'a print area set by a formula',
    withSheet(
      {
        rows: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
      {
        names:
          '<definedName name="_xlnm.Print_Area" localSheetId="0">OFFSET(Sheet1!$A$1,0,0,COUNTA(Sheet1!$A:$A),1)</definedName>',
      },
    ),
    ['a', 'b', 'c', 'd'],
    ['settings printArea 1'],
  ],
  [
    'a print area of a sheet with brackets in its name',
    withSheet(
      { name: 'Fees (new)', rows: [['a', 'b']] },
      { names: `<definedName name="_xlnm.Print_Area" localSheetId="0">'Fees (new)'!$A$1</definedName>` },
    ),
    ['a'],
    [],
  ],
  [
    'checkboxes in cells',
    withSheet(
      {
        rows: [[{ v: true, s: 1 }], [{ v: false, s: 1 }], [true]],
      },
      {
        styles: stylesWith(
          '<xf><extLst><ext uri="{C7286773-470A-42A8-94C5-96B5CB345126}" xmlns:xfpb="http://schemas.microsoft.com/office/spreadsheetml/2022/featurepropertybag"><xfpb:xfComplement i="0"/></ext></extLst></xf>',
        ),
      },
    ),
    ['☑', '☐', 'TRUE'],
    [],
  ],
  [
    'an Excel 4 macro sheet',
    edited(withSheet({ rows: [['a']] }), {
      'xl/_rels/workbook.xml.rels': (xml) =>
        xml.replace(
          'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet',
          'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
        ),
      'xl/worksheets/sheet1.xml': (xml) =>
        xml
          .replaceAll('worksheet', 'xm:macrosheet')
          .replace(
            '<xm:macrosheet',
            '<xm:macrosheet xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"',
          ),
    }),
    ['a'],
    [],
  ],
  [
    'a picture in grey',
    withSheet({ rows: [['a']], ...picture('<a:grayscl/>', '') }),
    ['a'],
    ['settings picture 1'],
  ],
  [
    'a picture with a line',
    withSheet({ rows: [['a']], ...picture('', `<a:ln>${solid}</a:ln>`) }),
    ['a'],
    ['settings picture 1'],
  ],
  [
    'a round picture',
    withSheet({ rows: [['a']], ...picture('', '<a:prstGeom prst="ellipse"/>') }),
    ['a'],
    ['settings picture 1'],
  ],
  [
    'a plain picture',
    withSheet({
      rows: [['a']],
      ...picture('<a:extLst/>', '<a:prstGeom prst="rect"/><a:ln><a:noFill/></a:ln>'),
    }),
    ['a'],
    [],
  ],
  [
    'characters of symbol fonts, in whole cells and in parts of a text',
    withSheet(
      {
        rows: [
          [{ v: 'ü – J', s: 1 }],
          [{ v: 'abc·', s: 2 }],
          [
            {
              rich: [
                ['<rFont val="Wingdings"/><sz val="11"/>', 'þ'],
                ['<rFont val="Calibri"/><sz val="11"/>', ' done'],
              ],
            },
          ],
          [{ v: 1, s: 3 }],
        ],
      },
      {
        styles: `<numFmts><numFmt numFmtId="200" formatCode="&quot;ü&quot;;;"/></numFmts><fonts><font><sz val="11"/><name val="Calibri"/></font><font><name val="Wingdings"/></font><font><name val="Symbol"/></font></fonts><cellXfs><xf/><xf fontId="1"/><xf fontId="2"/><xf fontId="1" numFmtId="200"/></cellXfs>`,
      },
    ),
    ['✓', '🙢', '☺', 'αβχ', '•', '☑', 'done', '✓'],
    [],
  ],
  [
    'merged cells whose first row or column is hidden',
    withSheet({
      rows: [['Head', undefined, 'z'], [undefined, undefined, 'y'], ['Side']],
      before: '<cols><col min="1" max="1" hidden="1" width="9"/></cols>',
      rowAttributes: { 0: 'hidden="1"' },
      after: '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="A3:B3"/></mergeCells>',
    }),
    ['Head', 'y', 'Side'],
    [],
  ],
  [
    'a chart of a newer kind, for which older versions show a sentence',
    withSheet({
      rows: [['a']],
      drawing: {
        anchors: `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="cx1"><xdr:oneCellAnchor/></mc:Choice><mc:Fallback>${shape(solid).replace('id="2" name="s"', 'id="0" name=""')}</mc:Fallback></mc:AlternateContent>`,
        parts: {},
      },
    }),
    ['a'],
    ['drawings undefined 1'],
  ],
  [
    'fill characters beside a number',
    withSheet(
      {
        rows: [[{ v: 3, s: 1 }], [{ v: 4, s: 2 }], [{ v: 5, s: 3 }]],
        before: '<cols><col min="1" max="1" width="9"/></cols>',
      },
      {
        styles: `<numFmts><numFmt numFmtId="200" formatCode="0*-"/><numFmt numFmtId="201" formatCode="*.0"/><numFmt numFmtId="202" formatCode="&quot;Rs&quot;* 0"/></numFmts>${stylesWith('<xf numFmtId="200"/><xf numFmtId="201"/><xf numFmtId="202"/>')}`,
      },
    ),
    ['3-----------', '4', '.............', '5', 'Rs'],
    [],
  ],
  [
    'borders of a cell with slanted text',
    withSheet(
      { rows: [[{ v: 'ab', s: 1 }], [{ v: 'cd', s: 2 }], [{ v: 'ef', s: 3 }]] },
      {
        styles: `<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><borders><border/><border><left style="thin"/></border></borders><cellXfs><xf/><xf borderId="1"><alignment textRotation="45"/></xf><xf><alignment textRotation="45"/></xf><xf borderId="1"><alignment textRotation="90"/></xf></cellXfs>`,
      },
    ),
    ['ab', 'cd', 'ef'],
    ['settings slanted 1'],
  ],
  [
    'capitals, and characters of symbol fonts, in shapes',
    withSheet({
      rows: [['a']],
      drawing: {
        anchors: shape(solid).replace(
          '<a:p><a:r><a:t>Words</a:t></a:r></a:p>',
          '<a:p><a:pPr><a:buFont typeface="Wingdings"/><a:buChar char="ü"/></a:pPr><a:r><a:rPr cap="all"/><a:t>words</a:t></a:r></a:p><a:p><a:r><a:rPr><a:latin typeface="Symbol"/></a:rPr><a:t>abc</a:t></a:r></a:p>',
        ),
        parts: {},
      },
    }),
    ['a', '✓', 'WORDS', 'αβχ'],
    [],
  ],
  [
    '3-D shapes, and text that is stacked or has a shadow',
    withSheet({
      rows: [['a']],
      drawing: {
        anchors: [
          shape(`${solid}<a:sp3d><a:bevelT/></a:sp3d>`),
          shape(`${solid}<a:scene3d><a:camera prst="perspectiveFront"/></a:scene3d>`),
          shape(`${solid}<a:scene3d><a:camera prst="orthographicFront"/></a:scene3d><a:sp3d/>`),
          shape(solid, '<a:bodyPr vert="wordArtVert"/>'),
          shape(solid).replace('<a:r>', '<a:r><a:rPr><a:effectLst><a:outerShdw/></a:effectLst></a:rPr>'),
        ].join(''),
        parts: {},
      },
    }),
    ['a', 'Words', 'Words', 'Words', 'Words', 'Words'],
    ['settings wordArt 2', 'effects Sheet1 2'],
  ],
  ...(['', '<charset val="128"/>'] as const).map(
    (charset): Case => [
      `dates with built-in format numbers of ${charset ? 'Japan' : 'China'}`,
      withSheet(
        { rows: [57, 58, 31, 32].map((_, index) => [{ v: 46_113.5, s: index + 1 }]) },
        {
          styles: `<fonts><font><sz val="11"/><name val="Calibri"/>${charset}</font></fonts><cellXfs><xf/>${[57, 58, 31, 32].map((number) => `<xf numFmtId="${number}"/>`).join('')}</cellXfs>`,
        },
      ),
      (charset
        ? ['R8.4.1', '令和|8|年|4|月|1|日', '2026|年|4|月|1|日', '12|時|00|分']
        : ['2026|年|4|月', '4|月|1|日', '2026|年|4|月|1|日', '12|时|00|分']
      ).flatMap((text) => text.split('|')),
      [],
    ],
  ),
  [
    'patterns and pictures that fill shapes, warped text, and text in columns',
    withSheet({
      rows: [['a']],
      drawing: {
        anchors: [
          shape('<a:pattFill prst="dkUpDiag"><a:fgClr><a:srgbClr val="FF0000"/></a:fgClr></a:pattFill>'),
          shape('<a:blipFill><a:blip r:embed="rId1"/></a:blipFill>'),
          shape(solid, '<a:bodyPr><a:prstTxWarp prst="textArchUp"/></a:bodyPr>'),
          shape(solid, '<a:bodyPr numCol="2"/>'),
          shape(solid, '<a:bodyPr numCol="1"><a:prstTxWarp prst="textNoShape"/></a:bodyPr>'),
        ].join(''),
        parts: {},
      },
    }),
    ['a', 'Words', 'Words', 'Words', 'Words', 'Words'],
    ['settings patterns 1', 'settings textures 1', 'settings wordArt 1', 'settings numCol 1'],
  ],
])('prints or reports %s', async (_, book, expectedTexts, losses) => {
  const { pages, facts } = await printFile(book instanceof Uint8Array ? book : workbook(book));
  const lines = pages.flatMap(({ text }) => text.split('\n')).map((line) => line.trim());
  expect(lines.filter(Boolean)).toEqual(expectedTexts);
  const reported = facts.filter((fact) => fact.lost && fact.fact !== 'font');
  expect(reported.map(({ fact, detail, count }) => `${fact} ${detail} ${count}`)).toEqual(losses);
});

test('text is underlined once or twice, also if it is rotated', async () => {
  const fonts = ['single', 'double'].map(
    (kind) => `<font><sz val="11"/><name val="Calibri"/><u val="${kind}"/></font>`,
  );
  const linesOf = async (s: number) => {
    const styles = stylesWith(
      '<xf fontId="1"/><xf fontId="2"/><xf fontId="2"><alignment textRotation="90"/></xf>',
      fonts.join(''),
    );
    const { pdf } = await printFile(workbook(withSheet({ rows: [[{ v: 'Total', s }]] }, { styles })));
    return (await contentOf(pdf)).match(/ re f\b/g)?.length ?? 0;
  };
  expect([await linesOf(0), await linesOf(1), await linesOf(2), await linesOf(3)]).toEqual([0, 1, 2, 2]);
});

test.each([
  ['top', [true, false]],
  ['center', [false, true]],
  ['bottom', [false, true]],
])('a cell merged across a page break shows its text at the %s, as aligned', async (vertical, isOnPage) => {
  const rows = Array.from({ length: 70 }, (_, row) =>
    row === 30 ? [{ v: 'Merged', s: 1 }, 'x'] : [undefined, 'x'],
  );
  const { pages, facts } = await printFile(
    workbook(
      withSheet(
        { rows, after: '<mergeCells><mergeCell ref="A31:A70"/></mergeCells>' },
        { styles: stylesWith(`<xf><alignment vertical="${vertical}"/></xf>`) },
      ),
    ),
    { layout: 'saved' },
  );
  expect(pages.map(({ text }) => text.includes('Merged'))).toEqual(isOnPage);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('a text centred across several cells is printed in full, in their middle', async () => {
  const styles = stylesWith('<xf><alignment horizontal="centerContinuous"/></xf>');
  const title = { v: 'A title over three columns', s: 1 };
  for (const end of [[], ['x']]) {
    const rows = [[title, { s: 1 }, { s: 1 }, ...end]];
    const { pages, facts } = await printFile(workbook(withSheet({ rows }, { styles })), { layout: 'saved' });
    const [piece] = pages[0]?.pieces ?? [];
    expect(((piece?.x ?? 0) + (piece?.right ?? 0)) / 2).toBeCloseTo(50.4 + (3 * 48) / 2, 0);
    expect(facts.filter(({ lost }) => lost)).toEqual([]);
  }
});

test('links to addresses can be clicked where their cells are', async () => {
  const book = edited(
    withSheet({
      rows: [
        ['site'],
        [undefined, { f: 'HYPERLINK("mailto:a@b.in","mail")', v: 'mail', t: 'str' }],
        ['file'],
      ],
      after:
        '<hyperlinks><hyperlink ref="A1" r:id="r1" location="part"/><hyperlink ref="A3" r:id="r2"/></hyperlinks>',
    }),
    {
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/(a)" TargetMode="External"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="file:///C:/x.pdf" TargetMode="External"/></Relationships>`,
    },
  );
  const { pdf, facts } = await printFile(book, { layout: 'saved' });
  const text = Buffer.from(pdf).toString('latin1');
  const links = [...text.matchAll(/Subtype\/Link\/Rect\[([^\]]*)\].*?\/URI\((.*?)\)>>>>/g)];
  expect(links.map(([, , address]) => address)).toEqual([
    'https://example.org/\\(a\\)#part',
    'mailto:a@b.in',
  ]);
  const [site = [], mail = []] = links.map(([, area = '']) => area.split(' ').map(Number));
  expect(site).toEqual([50.4, 842 - 54 - 15, 50.4 + 48, 842 - 54].map((side) => expect.closeTo(side, 0)));
  expect(mail[0]).toBeCloseTo(50.4 + 48, 0);
  expect(facts).toContainEqual({ fact: 'links', count: 2 });
  expect(facts.filter(({ lost }) => lost)).toEqual([
    { fact: 'settings', lost: true, count: 1, detail: 'hyperlink' },
  ]);
});

test('links within the workbook lead to the page of their cell', async () => {
  const book: MadeWorkbook = {
    names: "<definedName name=\"Total\">'Q1 ''26'!$B$70</definedName>",
    sheets: [
      {
        name: 'Index',
        rows: [
          ['to the sheet'],
          [{ f: 'HYPERLINK("#\'Q1 \'\'26\'!B2","row")', v: 'row', t: 'str' }],
          ['to a name'],
          ['own sheet'],
        ],
        after:
          '<hyperlinks><hyperlink ref="A1" location="\'Q1 \'\'26\'!A1"/><hyperlink ref="A3" location="total"/><hyperlink ref="A4" location="A2"/></hyperlinks>',
      },
      { name: "Q1 '26", rows: Array.from({ length: 80 }, (_, row) => [`line ${row + 1}`, row]) },
    ],
  };
  const { pdf, facts } = await printFile(workbook(book), { layout: 'saved', sheets: [0, 1] });
  const text = Buffer.from(pdf).toString('latin1');
  const pages = [...text.matchAll(/(\d+) 0 obj\n?<<\/Type\/Page\/Parent/g)].map(([, number]) => number);
  const links = [...text.matchAll(/Subtype\/Link.*?\/Dest\[(\d+) 0 R\/XYZ null ([\d.]+) null\]/g)];
  expect(links.map(([, page = '']) => pages.indexOf(page))).toEqual([1, 2, 0, 1]);
  const heights = links.map(([, , top]) => Number(top));
  expect(heights[0]).toBeCloseTo(842 - 54, 0);
  for (const index of [2, 3]) expect(heights[index]).toBeCloseTo(842 - 54 - 15, 0);
  expect(facts).toContainEqual({ fact: 'links', count: 4 });
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('a drawing anchored to a position of the sheet is drawn there, beyond its first cell', async () => {
  const anchors =
    '<xdr:absoluteAnchor><xdr:pos x="1270000" y="635000"/><xdr:ext cx="635000" cy="635000"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="p"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill><xdr:spPr/></xdr:pic><xdr:clientData/></xdr:absoluteAnchor>';
  const { parts } = picture('', '').drawing;
  const { pdf } = await printFile(workbook(withSheet({ rows: [['x']], drawing: { anchors, parts } })), {
    layout: 'saved',
  });
  const [page] = await drawnPages(pdf);
  const at = (x: number, y: number) =>
    page?.pixelAt(Math.round(((50.4 + x) * 4) / 3), Math.round(((54 + y) * 4) / 3));
  expect(at(103, 53)).toEqual([255, 0, 0]);
  expect(at(147, 97)).toEqual([255, 0, 0]);
  expect(at(97, 75)).toEqual([255, 255, 255]);
  expect(at(125, 47)).toEqual([255, 255, 255]);
});

test('a fill character is repeated from the text to the end of its cell', async () => {
  const sheet = {
    rows: [[{ v: 'abc', s: 1 }]],
    before: '<cols><col min="1" max="1" width="20"/></cols>',
  };
  const { pages } = await printFile(workbook(withSheet(sheet, { formats: ['@*.'] })), { layout: 'saved' });
  const dots = pages[0]?.pieces.filter(({ text }) => /\.{10,}/.test(text)) ?? [];
  expect(dots).toHaveLength(1);
  expect(dots.map(({ text }) => text.trim())).toEqual([expect.stringMatching(/^(abc)?\.+$/)]);
  expect(dots[0]?.right).toBeGreaterThan(50.4 + 105 - 6);
});

test('an icon set of crosses, exclamation marks and ticks is drawn in red, amber and green', async () => {
  const after =
    '<conditionalFormatting sqref="A1:A3"><cfRule type="iconSet" priority="1"><iconSet iconSet="3Symbols2"><cfvo type="percent" val="0"/><cfvo type="percent" val="33"/><cfvo type="percent" val="67"/></iconSet></cfRule></conditionalFormatting>';
  const { pdf, facts } = await printFile(workbook(withSheet({ rows: [[1], [5], [9]], after })), {
    layout: 'saved',
  });
  const [page] = await drawnPages(pdf);
  const mainColours = [0, 1, 2].map((row) => {
    const counts = new Map<string, number>();
    for (let x = 0; x < 18; x++)
      for (let y = 1; y < 19; y++) {
        const [red = 255, green = 255, blue = 255] =
          page?.pixelAt(Math.round((50.4 * 4) / 3) + x, Math.round(((54 + 15 * row) * 4) / 3) + y) ?? [];
        const kind = blue > 150 ? '' : green > red ? 'green' : green > 120 ? 'amber' : 'red';
        if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  });
  expect(mainColours).toEqual(['red', 'amber', 'green']);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});
