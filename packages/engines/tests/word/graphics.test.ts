import { expect, test } from 'vitest';
import { drawChart } from '../../src/drawing/chart';
import { chartDataOf } from '../../src/drawing/chart-data';
import { linearScale, numberText } from '../../src/drawing/chart-scale';
import { parseXml } from '../../src/text/docx/parse-xml';
import { a4, p } from '../helpers/word-file';
import { printParts } from './print';

const end = `<w:sectPr>${a4}</w:sectPr>`;
const points = (coordinates: (string | number)[]) =>
  coordinates.map((v, idx) => `<c:pt idx="${idx}"><c:v>${v}</c:v></c:pt>`).join('');
const series = (name: string, values: (string | number)[], extra = '') =>
  `<c:ser><c:tx><c:strRef><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx>${extra}<c:cat><c:strRef><c:strCache>${points(['North', 'South'])}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${points(values)}</c:numCache></c:numRef></c:val></c:ser>`;
const axes = '<c:catAx/><c:valAx><c:majorGridlines/><c:numFmt formatCode="#,##0"/></c:valAx>';
const space = (plots: string, rest = '<c:legend><c:legendPos val="b"/></c:legend>') =>
  `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea>${plots}${axes}</c:plotArea>${rest}</c:chart></c:chartSpace>`;
const columns = (grouping = 'clustered') =>
  `<c:barChart><c:barDir val="col"/><c:grouping val="${grouping}"/>${series('First', [1000, 3000])}${series('Second', [2000, 1000])}<c:gapWidth val="100"/></c:barChart>`;
const drawShape = (xml: string) => {
  const data = chartDataOf(parseXml(xml).children.find((each) => typeof each !== 'string'));
  if (!data) throw new Error('no data');
  return { data, ...drawChart(data, 400, 300) };
};
const heightOf = ({ steps }: ReturnType<typeof drawChart>['marks'][number]) => {
  const ys = steps.flatMap((step) => (step.length > 1 ? [step.at(-1) as number] : []));
  return Math.max(...ys) - Math.min(...ys);
};

test('columns are as high as their values', () => {
  const { marks, texts } = drawShape(space(columns()));
  const bars = marks.filter(({ point, isLine }) => point !== undefined && !isLine);
  const [one = 0, three = 0, two = 0] = bars.map(heightOf);
  expect(three / one).toBeCloseTo(3, 5);
  expect(two / one).toBeCloseTo(2, 5);
  const labels = texts.map(({ text }) => text);
  for (const text of ['Sales', 'First', 'Second', 'North', 'South', '3,000']) expect(labels).toContain(text);
});

test('an automatic title is Office’s default, or the name of the only series', () => {
  const withoutTitle = (xml: string) => xml.replace(/<c:title>.*?<\/c:title>/, '<c:title/>');
  expect(drawShape(withoutTitle(space(columns()))).data.title).toBe('Chart Title');
  const single = columns().replace(series('Second', [2000, 1000]), '');
  expect(drawShape(withoutTitle(space(single))).data.title).toBe('First');
});

test('stacked columns are drawn on top of each other', () => {
  const { marks } = drawShape(space(columns('stacked')));
  const tops = marks
    .filter(({ point }) => point === 1)
    .map(({ steps }) => steps.map((step) => step[2] as number));
  const [lower = [], upper = []] = tops;
  expect(Math.max(...upper.filter(Boolean))).toBeCloseTo(Math.min(...lower.filter(Boolean)), 5);
});

test('the sectors of a pie have the shares of their values', () => {
  const pie = `<c:pieChart>${series('Votes', [1, 3], '<c:dLbls><c:showPercent val="1"/></c:dLbls>')}</c:pieChart>`;
  const { marks, texts } = drawShape(space(pie));
  expect(marks.filter(({ steps }) => steps.some(([kind]) => kind === 'c'))).toHaveLength(2);
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['25%', '75%', 'North', 'South']));
});

test('a line chart skips missing and non-numeric values', () => {
  const { marks } = drawShape(space(`<c:lineChart>${series('Rain', [1, '#N/A'])}</c:lineChart>`));
  expect(marks.flatMap(({ steps }) => steps.flat()).every((part) => !Number.isNaN(part))).toBe(true);
});

test.each([[[0, 9.7]], [[-5, 5]], [[0, 0]], [[3]], [[1e9]], [[0.001]]])('a scale holds %s', (values) => {
  const { from, end: to, ticks } = linearScale(values);
  expect(from).toBeLessThanOrEqual(Math.min(...values));
  expect(to).toBeGreaterThanOrEqual(Math.max(...values));
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks.length).toBeLessThan(15);
});

test.each<[number[], { min?: number; max?: number }, number, number]>([
  [[1000, 1010], { max: 900 }, 0, 900],
  [[101, 103, 105], { max: 90 }, 0, 90],
  [[-1000, -1010], { min: -900 }, -900, 0],
  [[5, 10], { max: -1 }, -12, -1],
  [[5, 10], { min: 20 }, 20, 30],
  [[5, 10], { min: 7, max: 3 }, 7, 18],
])('the scale of %j has figures where a set end is beyond them: %j', (values, ends, from, end) => {
  const scale = linearScale(values, ends);
  expect([scale.from, scale.end].map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual([from, end]);
  expect(scale.ticks.length).toBeGreaterThan(1);
  expect(scale.ticks.every(Number.isFinite)).toBe(true);
});

test('numbers are written in their format', () => {
  expect(numberText(0.256, '0%')).toBe('26%');
  expect(numberText(1234.5, '#,##0.00')).toBe('1,234.50');
  expect(numberText(1234.5, 'General')).toBe('1234.5');
  expect(numberText(2_500_000, '[$₹-4009] #,##,##0.00')).toBe('₹ 25,00,000.00');
  expect(numberText(-1200, '"$"#,##0_);("$"#,##0)')).toBe('($1,200)');
  expect(numberText(-1200, '#,##0')).toBe('-1,200');
  expect(numberText(2_500_000, '0.0,,"M"')).toBe('2.5M');
  expect(numberText(2_500_000, '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0')).toBe(
    '25,00,000',
  );
  expect(numberText(0.5, '0.0#" kg"')).toBe('0.5 kg');
  expect(numberText(12_345, '0.00E+00')).toBe('1.23E+04');
  expect(numberText(0, '0;-0;"none"')).toBe('none');
  expect([-1, 0].map((value) => numberText(value, '0;;'))).toEqual(['', '']);
  expect(numberText(0.5, `0.${'0'.repeat(150)}`)).toBe(`0.5${'0'.repeat(19)}`);
});

const inline = (uri: string, inside: string) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="3810000" cy="2540000"/><wp:docPr id="1" name="g"/><a:graphic><a:graphicData uri="${uri}">${inside}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

test('a chart of a Word file is drawn with its words, and reported as redrawn', async () => {
  const { pages, facts } = await printParts({
    body:
      p('Above') +
      inline('http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart xmlns:c="c" r:id="c1"/>') +
      end,
    others: { c1: { type: 'chart', xml: space(columns()) } },
  });
  for (const text of ['Sales', 'North', 'South', 'First', 'Second', '3,000'])
    expect(pages[0]?.text).toContain(text);
  expect(facts).toEqual([{ fact: 'redrawn-charts', lost: true, count: 1 }]);
});

test('the report names what is not drawn of a chart in a Word file', async () => {
  const trend = columns().replace('<c:val>', '<c:trendline/><c:errBars/><c:val>');
  expect(trend).toContain('trendline');
  const { facts } = await printParts({
    body:
      inline('http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart xmlns:c="c" r:id="c1"/>') +
      end,
    others: { c1: { type: 'chart', xml: space(trend) } },
  });
  expect(facts).toContainEqual({ fact: 'settings', lost: true, detail: 'trendLines, errorBars' });
});

test.each(['<c:radarChart/>', '<c:surfaceChart/>', ''])(
  'a chart of another kind is reported as left out: %s',
  async (plot) => {
    const { facts } = await printParts({
      body:
        inline('http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart xmlns:c="c" r:id="c1"/>') +
        end,
      others: { c1: { type: 'chart', xml: space(plot) } },
    });
    expect(facts).toEqual([{ fact: 'charts', lost: true, count: 1 }]);
  },
);

test('a SmartArt graphic is drawn from the drawing that Office saved', async () => {
  const sp = (text: string, x: number, area = '') =>
    `<dsp:sp><dsp:spPr><a:xfrm><a:off x="${x}" y="0"/><a:ext cx="1270000" cy="635000"/></a:xfrm><a:prstGeom prst="roundRect"/><a:solidFill><a:srgbClr val="4472C4"/></a:solidFill></dsp:spPr><dsp:txBody><a:bodyPr anchor="ctr"/><a:p><a:pPr algn="ctr"/><a:r><a:rPr sz="1200" b="1"/><a:t>${text}</a:t></a:r></a:p></dsp:txBody>${area}</dsp:sp>`;
  const leafArea = '<dsp:txXfrm><a:off x="4191000" y="0"/><a:ext cx="889000" cy="635000"/></dsp:txXfrm>';
  const { pages, facts } = await printParts({
    body:
      inline(
        'http://schemas.openxmlformats.org/drawingml/2006/diagram',
        '<dgm:relIds xmlns:dgm="d" r:dm="data"/>',
      ) + end,
    others: {
      data: {
        type: 'diagramData',
        xml: '<dgm:dataModel xmlns:dgm="d" xmlns:dsp="s"><dgm:extLst><dsp:dataModelExt relId="drawing"/></dgm:extLst></dgm:dataModel>',
      },
      drawing: {
        type: 'diagramDrawing',
        xml: `<dsp:drawing xmlns:dsp="s" xmlns:a="a"><dsp:spTree><dsp:grpSpPr/>${sp('Head', 0)}${sp('Branch', 1905000)}${sp('Leaf', 3810000, leafArea)}</dsp:spTree></dsp:drawing>`,
      },
    },
  });
  const place = (text: string) => pages[0]?.pieces.find((piece) => piece.text === text);
  expect((place('Branch')?.x ?? 0) - (place('Head')?.x ?? 0)).toBeGreaterThan(140);
  const middle = (text: string) => ((place(text)?.x ?? 0) + (place(text)?.right ?? 0)) / 2;
  expect(middle('Leaf') - middle('Branch')).toBeCloseTo(150 + 15, 0);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});
