import { expect, test } from 'vitest';
import { readPages } from '../../src/excel/print/read-back';
import { drawnPages } from '../helpers/drawn-pages';
import { workbook } from '../helpers/workbook';
import {
  anchoredToCells,
  anchoredWithSize,
  flag,
  picture,
  savedLayout,
  workbookWithDrawing,
} from './made-drawings';
import { convert, printWorkbook } from './print';

/** Colours of points of a page, in points from its top left corner: `r`, `b` or `w`, or the colour itself. */
async function colourAt(pdf: Uint8Array, points: [number, number][], number = 1) {
  const [page] = await drawnPages(pdf, number, number);
  return points.map(([x, y]) => {
    const colour = page?.pixelAt(Math.round((x * 96) / 72), Math.round((y * 96) / 72)).join() ?? '';
    return { '255,0,0': 'r', '0,0,255': 'b', '255,255,255': 'w' }[colour] ?? colour;
  });
}

// Columns are 48 points wide and rows 15 high; the table begins at 36, 36.
test('a picture covers its cells, upright, and is counted on the finished page', async () => {
  const { pdf, facts } = await printWorkbook(
    workbookWithDrawing(anchoredToCells([1, 2], [3, 6], picture(1)), { 'media/a.png': flag }),
    savedLayout,
  );
  expect(
    await colourAt(pdf, [
      [36 + 50, 36 + 32],
      [36 + 140, 36 + 55],
      [36 + 50, 36 + 65],
      [36 + 140, 36 + 88],
      [36 + 45, 36 + 60],
      [36 + 60, 36 + 93],
    ]),
  ).toEqual(['r', 'r', 'b', 'b', 'w', 'w']);
  expect(facts).toContainEqual({ fact: 'drawings', count: 1 });
  expect(facts.some(({ fact, lost }) => fact === 'drawings' && lost)).toBe(false);
});

test('a picture with a fixed size keeps it when it is cropped, rotated or mirrored', async () => {
  const half = '<a:srcRect b="50000"/>';
  const anchors = [
    anchoredWithSize([0, 0], 60, 60, picture(1, '', half)),
    anchoredWithSize([2, 0], 60, 60, picture(1, '<a:xfrm rot="5400000"/>')),
    anchoredWithSize([4, 0], 60, 60, picture(1, '<a:xfrm flipV="1"/>')),
  ].join('');
  const { pdf } = await printWorkbook(workbookWithDrawing(anchors, { 'media/a.png': flag }, []), savedLayout);
  const at = (x: number, y: number): [number, number] => [36 + x, 36 + y];
  expect(await colourAt(pdf, [at(30, 5), at(30, 55), at(64, 30)])).toEqual(['r', 'r', 'w']);
  expect(await colourAt(pdf, [at(96 + 10, 30), at(96 + 50, 30)])).toEqual(['b', 'r']);
  expect(await colourAt(pdf, [at(192 + 30, 10), at(192 + 30, 50)])).toEqual(['b', 'r']);
});

test('a picture turned by a quarter fills the cells around it; the corners of a tilted one are on the page', async () => {
  const { pdf } = await printWorkbook(
    workbookWithDrawing(
      anchoredToCells([1, 1], [4, 3], picture(1, '<a:xfrm rot="5400000"/>')) +
        anchoredWithSize([1, 9], 90, 90, picture(1, '<a:xfrm rot="2700000"/>')),
      { 'media/a.png': flag },
      [],
    ),
    savedLayout,
  );
  const at = (x: number, y: number): [number, number] => [36 + x, 36 + y];
  expect(await colourAt(pdf, [at(48 + 6, 30), at(48 + 138, 30), at(48 + 72, 50)])).toEqual(['b', 'r', 'w']);
  // Half of the diagonal of 90 points is 64.
  expect(await colourAt(pdf, [at(48 + 45 + 60, 135 + 45), at(48 + 45, 135 + 45 + 60)])).not.toContain('w');
});

test('a picture across a page break continues on the next page; one in the print titles is on every page', async () => {
  const rows = Array.from({ length: 90 }, (_, row) => [`row ${row}`]);
  const anchors = [
    anchoredWithSize([1, 0], 40, 14, picture(1)),
    // The page ends within it, between its colours or in one of them.
    anchoredWithSize([2, 40], 60, 300, picture(1)),
  ].join('');
  const { pdf, facts } = await printWorkbook(
    {
      ...workbookWithDrawing(anchors, { 'media/a.png': flag }, rows),
      names: '<definedName name="_xlnm.Print_Titles" localSheetId="0">Sheet1!$1:$1</definedName>',
    },
    savedLayout,
  );
  expect(
    await colourAt(pdf, [
      [36 + 60, 40],
      [36 + 110, 36 + 610],
    ]),
  ).toEqual(['r', 'r']);
  expect(
    await colourAt(
      pdf,
      [
        [36 + 60, 40],
        [36 + 60, 36 + 20],
        [36 + 110, 36 + 30],
      ],
      2,
    ),
  ).toEqual(['r', 'w', 'b']);
  expect(facts).toContainEqual({ fact: 'drawings', count: 2 });
});

test('reports what cannot be drawn, and what the finished page lacks', async () => {
  const shape = '<xdr:contentPart/><xdr:clientData/>';
  const unprinted = `${picture(1).replace('<xdr:clientData/>', '<xdr:clientData fPrintsWithSheet="0"/>')}`;
  const anchors = [
    anchoredWithSize([1, 1], 40, 40, shape),
    anchoredWithSize([1, 5], 40, 40, picture(2)),
    anchoredWithSize([1, 9], 40, 40, picture(3)),
    anchoredWithSize([1, 13], 40, 40, unprinted),
  ].join('');
  const parts = {
    'media/a.png': flag,
    'media/b.emf': Uint8Array.of(1, 0, 0, 0),
    'media/c.png': flag.slice(0, 20),
  };
  const { facts } = await printWorkbook(workbookWithDrawing(anchors, parts), savedLayout);
  expect(facts.filter(({ fact }) => fact === 'drawings')).toEqual([
    { fact: 'drawings', count: 3, lost: true },
  ]);
});

const values = (tag: string, reference: string, cache = '') =>
  `<c:${tag}><c:${tag === 'cat' || tag === 'tx' ? 'str' : 'num'}Ref><c:f>${reference}</c:f>${cache}</c:${tag === 'cat' || tag === 'tx' ? 'str' : 'num'}Ref></c:${tag}>`;

const chart = (inside: string) =>
  `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${inside}<c:catAx><c:axId val="1"/><c:delete val="0"/></c:catAx><c:valAx><c:axId val="2"/><c:delete val="0"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`;

const graphic =
  '<xdr:graphicFrame><a:graphic><a:graphicData><c:chart r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/>';

const red = '<c:spPr><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></c:spPr>';

test('a chart without saved figures is drawn from its cells, in its colours, with its texts', async () => {
  const rows = [
    ['Month', 'Sales'],
    ['April', 10],
    ['May', 0],
    ['June', { f: 'B2*2' }],
  ];
  const series = `<c:ser>${red}${values('cat', "'Sheet1'!$A$2:$A$4")}${values('val', 'Sheet1!$B$2:$B$4')}</c:ser>`;
  const bars = `<c:barChart><c:barDir val="col"/>${series}<c:gapWidth val="50"/></c:barChart>`;
  const book = workbookWithDrawing(
    anchoredWithSize([3, 0], 240, 150, graphic),
    { 'charts/c.xml': chart(bars) },
    rows,
  );
  const { pdf, pages, facts } = await printWorkbook(book, savedLayout);
  const labels = pages[0]?.pieces.map(({ text }) => text.trim()) ?? [];
  expect(labels.filter((word) => word === 'April')).toHaveLength(2);
  expect(labels).toEqual(expect.arrayContaining(['20', '5', 'May', 'June']));
  const june = pages[0]?.pieces.filter(({ text }) => text === 'June').at(-1);
  const may = pages[0]?.pieces.filter(({ text }) => text === 'May').at(-1);
  const [height = 0] = [pages[0]?.height];
  const above = (piece: typeof june): [number, number] => [
    (piece?.x ?? 0) + (piece?.width ?? 0) / 2,
    height - (piece?.y ?? 0) - 25,
  ];
  expect(await colourAt(pdf, [above(june), above(may)])).toEqual(['r', 'w']);
  expect(facts).toContainEqual({ fact: 'drawings', count: 1 });
});

test('saved years, months and days of a chart are written once, in the calendar of the chart', async () => {
  const wordsIn = async (format: string, calendar = '') => {
    const points = [44_927, 45_323].map((day, i) => `<c:pt idx="${i}"><c:v>${day}</c:v></c:pt>`).join('');
    const cat = `<c:cat><c:numRef><c:f>Sheet1!$A$1:$A$2</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${points}</c:numCache></c:numRef></c:cat>`;
    const bars = `<c:barChart><c:barDir val="col"/><c:ser>${cat}${values('val', 'Sheet1!$B$1:$B$2')}</c:ser></c:barChart>`;
    const plotArea = chart(bars).replace('<c:chart>', `${calendar}<c:chart>`);
    const { pages } = await printWorkbook(
      workbookWithDrawing(anchoredWithSize([3, 0], 240, 150, graphic), { 'charts/c.xml': plotArea }, [
        [44_927, 1000],
        [45_323, 2000],
      ]),
      savedLayout,
    );
    return pages[0]?.pieces.map(({ text }) => text.trim()) ?? [];
  };
  expect(await wordsIn('yyyy')).toEqual(expect.arrayContaining(['2023', '2024']));
  expect(await wordsIn('yy')).toEqual(expect.arrayContaining(['23', '24']));
  expect(await wordsIn('mmm\\-yy')).toEqual(expect.arrayContaining(['Jan-23', 'Feb-24']));
  expect(await wordsIn('yyyy', '<c:date1904 val="1"/>')).toEqual(expect.arrayContaining(['2027', '2028']));
});

const axes = (...axisSpecs: [kind: string, id: number, inside?: string][]) =>
  axisSpecs
    .map(
      ([kind, id, inside = '']) => `<c:${kind}><c:axId val="${id}"/>${inside}<c:delete val="0"/></c:${kind}>`,
    )
    .join('');

const withAxes = (plots: string, ...axisSpecs: Parameters<typeof axes>) =>
  `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${plots}${axes(...axisSpecs)}</c:plotArea></c:chart></c:chartSpace>`;

const ids = (...axisIds: number[]) => axisIds.map((id) => `<c:axId val="${id}"/>`).join('');

const sales = [
  ['April', 1000, 0.05],
  ['May', 2000, 0.1],
];

const series = (column: string, look: string) =>
  `<c:ser>${look}${values('cat', 'Sheet1!$A$1:$A$2')}${values('val', `Sheet1!$${column}$1:$${column}$2`)}</c:ser>`;

test('a line on a secondary axis has its own scale, with its labels at the right', async () => {
  const line = '<c:spPr><a:ln w="50800"><a:solidFill><a:srgbClr val="0000FF"/></a:solidFill></a:ln></c:spPr>';
  const plots = `<c:barChart><c:barDir val="col"/>${series('B', red)}<c:gapWidth val="50"/>${ids(1, 2)}</c:barChart><c:lineChart>${series('C', `${line}<c:smooth val="0"/>`)}${ids(3, 4)}</c:lineChart>`;
  const percent = '<c:numFmt formatCode="0%"/>';
  const plotArea = withAxes(
    plots,
    ['catAx', 1],
    ['valAx', 2],
    ['catAx', 3, '<c:delete val="1"/>'],
    ['valAx', 4, percent],
  );
  const { pdf, pages, facts } = await printWorkbook(
    workbookWithDrawing(anchoredWithSize([3, 0], 240, 150, graphic), { 'charts/c.xml': plotArea }, sales),
    savedLayout,
  );
  const pieces = pages[0]?.pieces ?? [];
  const pieceNamed = (text: string) => pieces.filter((piece) => piece.text.trim() === text).at(-1);
  const [tenth, two, may] = [pieceNamed('10%'), pieceNamed('2000'), pieceNamed('May')];
  expect(tenth?.x).toBeGreaterThan((may?.x ?? 0) + 20);
  expect(two?.x).toBeLessThan(may?.x ?? 0);
  // The line ends above May, as high as its tenth.
  const [height = 0] = [pages[0]?.height];
  const midpoint: [number, number] = [(may?.x ?? 0) + (may?.width ?? 0) / 2, height - (tenth?.y ?? 0) - 3];
  const near = await colourAt(
    pdf,
    [-3, -2, -1, 0, 1, 2, 3].map((shift) => [midpoint[0] - 2, midpoint[1] + shift]),
  );
  expect(near).toContain('b');
  expect(facts.filter(({ lost }) => lost).map(({ fact }) => fact)).toEqual(['redrawn-charts']);
});

test('bars of a reversed axis run from the top', async () => {
  const bars = `<c:barChart><c:barDir val="bar"/>${series('B', red)}${ids(1, 2)}</c:barChart>`;
  const reversed = '<c:scaling><c:orientation val="maxMin"/></c:scaling>';
  const heights = async (inside: string) => {
    const plotArea = withAxes(bars, ['catAx', 1, inside], ['valAx', 2]);
    const { pages } = await printWorkbook(
      workbookWithDrawing(anchoredWithSize([3, 0], 240, 150, graphic), { 'charts/c.xml': plotArea }, sales),
      savedLayout,
    );
    return ['April', 'May'].map(
      (name) => pages[0]?.pieces.filter(({ text }) => text.trim() === name).at(-1)?.y ?? 0,
    );
  };
  const [[april = 0, may = 0], [first = 0, second = 0]] = await Promise.all([heights(''), heights(reversed)]);
  expect(april).toBeLessThan(may);
  expect(first).toBeGreaterThan(second);
});

test.each([
  ['a trend line', '<c:trendline><c:trendlineType val="linear"/></c:trendline>', 'trendLines'],
  ['colours beside the labels of its bars', '<c:dLbls><c:showLegendKey val="1"/></c:dLbls>', 'chartLabels'],
  ['no such part', '<c:dLbls><c:showSerName val="0"/></c:dLbls>', undefined],
])('a chart that has %s is drawn, and what it lacks is reported', async (_, inside, part) => {
  const bars = `<c:barChart><c:barDir val="col"/>${series('B', red + inside)}${ids(1, 2)}</c:barChart>`;
  const plotArea = withAxes(bars, ['catAx', 1], ['valAx', 2]);
  const { facts } = await printWorkbook(
    workbookWithDrawing(anchoredWithSize([3, 0], 240, 150, graphic), { 'charts/c.xml': plotArea }, sales),
    savedLayout,
  );
  expect(facts).toContainEqual({ fact: 'drawings', count: 1 });
  expect(facts).toContainEqual({ fact: 'redrawn-charts', count: 1, lost: true });
  expect(facts.filter(({ fact }) => fact === 'settings')).toEqual(
    part ? [{ fact: 'settings', lost: true, count: 1, detail: part }] : [],
  );
});

const lineless = '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>';
const dots = '<c:scatterStyle val="lineMarker"/>';

test.each([
  ['smoothed where it says so', 'line', '<c:smooth val="1"/>', '12.0000', 'smoothLines'],
  ['smoothed where it says so without a value', 'line', '<c:smooth/>', '12.0000', 'smoothLines'],
  ['straight where it says so', 'line', '<c:smooth val="0"/>', '16.0300', undefined],
  ['smoothed where it does not say', 'line', '', '16.0300', 'smoothLines'],
  ['smoothed where neither it nor its program says anything', 'line', '', undefined, 'smoothLines'],
  ['straight where it does not say and Office 2007 wrote it', 'line', '', '12.0000', undefined],
  ['smoothed where points are scattered and it does not say', 'scatter', '', '16.0300', 'smoothLines'],
  ['left out where there are only points', 'scatter', lineless, '16.0300', undefined],
  ['none in a chart of bars', 'bar', '', '16.0300', undefined],
])('lines of a chart are %s', async (_, kind, inside, version, part) => {
  const before = { line: '', scatter: dots, bar: '<c:barDir val="col"/>' }[kind];
  const plot = `<c:${kind}Chart>${before}${series('B', inside)}${ids(1, 2)}</c:${kind}Chart>`;
  const plotArea = withAxes(plot, [kind === 'scatter' ? 'valAx' : 'catAx', 1], ['valAx', 2]);
  const { facts } = await printWorkbook(
    {
      ...workbookWithDrawing(
        anchoredWithSize([3, 0], 240, 150, graphic),
        { 'charts/c.xml': plotArea },
        sales,
      ),
      ...(version && { version }),
    },
    savedLayout,
  );
  expect(facts).toContainEqual({ fact: 'drawings', count: 1 });
  expect(facts.filter(({ fact }) => fact === 'settings')).toEqual(
    part ? [{ fact: 'settings', lost: true, count: 1, detail: part }] : [],
  );
});

test('series without a name get the names that Excel gives them', async () => {
  const seriesWithoutName = (column: string) => series(column, red).replace(/<c:tx>.*?<\/c:tx>/s, '');
  const bars = `<c:barChart><c:barDir val="col"/>${seriesWithoutName('B')}${seriesWithoutName('C')}${ids(1, 2)}</c:barChart>`;
  const plotArea = withAxes(bars, ['catAx', 1], ['valAx', 2]).replace(
    '</c:plotArea>',
    '</c:plotArea><c:legend><c:legendPos val="r"/></c:legend>',
  );
  const { pages } = await printWorkbook(
    workbookWithDrawing(anchoredWithSize([3, 0], 240, 150, graphic), { 'charts/c.xml': plotArea }, sales),
    savedLayout,
  );
  expect(pages[0]?.text).toMatch(/Series1[\s\S]*Series2/);
});

test.each([
  [
    'of a kind that is not drawn',
    `<c:surfaceChart><c:ser>${values('val', 'Sheet1!$A$1')}</c:ser></c:surfaceChart>`,
  ],
  ['without figures', `<c:barChart><c:ser>${values('val', '[1]Other!$A$1')}</c:ser></c:barChart>`],
])('a chart %s is reported', async (_, inside) => {
  const { facts } = await printWorkbook(
    workbookWithDrawing(anchoredWithSize([3, 0], 240, 150, graphic), { 'charts/c.xml': chart(inside) }),
    savedLayout,
  );
  expect(facts.filter(({ fact }) => fact === 'drawings')).toEqual([
    { fact: 'drawings', count: 1, lost: true },
  ]);
});

test('a drawing that the finished page does not refer to is reported as missing', async () => {
  const { files } = await convert(
    workbook(workbookWithDrawing(anchoredToCells([1, 2], [3, 6], picture(1)), { 'media/a.png': flag })),
  );
  const [page] = await readPages(files[0]?.parts ?? []);
  expect([...(page?.drawings ?? [])]).toEqual(['P0']);
});
