import { describe, expect, test } from 'vitest';
import { drawChart } from '../../src/drawing/chart';
import { chartDataOf } from '../../src/drawing/chart-data';
import { parseXml } from '../../src/text/docx/parse-xml';
import { elementsOf } from '../../src/text/docx/xml';

const cache = (values: (number | string | undefined)[]) =>
  values.map((v, i) => (v === undefined ? '' : `<c:pt idx="${i}"><c:v>${v}</c:v></c:pt>`)).join('');

const ser = (values: (number | undefined)[], inside = '') =>
  `<c:ser>${inside}<c:cat><c:strRef><c:strCache>${cache(values.map((_, i) => `n${i}`))}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${cache(values)}</c:numCache></c:numRef></c:val></c:ser>`;

const rootOf = (xml: string) => elementsOf(parseXml(xml))[0];

const valueAxis = '<c:axId val="2"/><c:delete val="0"/>';

const dataOf = (plot: string, after = '', axis = valueAxis) =>
  chartDataOf(
    rootOf(
      `<c:chartSpace xmlns:c="c" xmlns:c15="c15" xmlns:a="a"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${plot}<c:catAx><c:axId val="1"/><c:delete val="0"/></c:catAx><c:valAx>${axis}</c:valAx></c:plotArea>${after}</c:chart></c:chartSpace>`,
    ),
  );

const drawnChart = (...options: Parameters<typeof dataOf>) => {
  const data = dataOf(...options);
  if (!data) throw new Error('not drawn');
  return drawChart(data, 240, 150);
};

const plot = (kind: string, series: string, inside = '') =>
  `<c:${kind}Chart>${inside}${series}<c:axId val="1"/><c:axId val="2"/></c:${kind}Chart>`;

test.each([
  ['gap', 'mlml'],
  ['zero', 'mllll'],
  ['span', 'mlll'],
])('a line with a missing value is drawn as the chart sets it: %s', (blanks, wanted) => {
  const line = plot('line', ser([1, 2, undefined, 3, 4], '<c:smooth val="0"/>'));
  const { marks } = drawnChart(line, `<c:dispBlanksAs val="${blanks}"/>`);
  const [path] = marks.filter(({ series, isLine }) => series && isLine);
  expect(path?.steps.map(([operator]) => operator).join('')).toBe(wanted);
});

test('figures on a logarithmic axis are as high as their powers, and the axis shows the powers', () => {
  const axis = `${valueAxis}<c:scaling><c:logBase val="10"/></c:scaling>`;
  const { marks, texts } = drawnChart(plot('bar', ser([10, 1000]), '<c:barDir val="col"/>'), '', axis);
  const [low = 0, high = 0] = marks
    .filter(({ series }) => series)
    .map(({ steps }) => steps.flatMap((step) => (step.length > 2 ? [step[2] as number] : [])))
    .map((heights) => Math.max(...heights) - Math.min(...heights));
  expect(high / low).toBeCloseTo(3, 5);
  expect(texts.map(({ text }) => text)).toEqual(['1', '10', '100', '1000', 'n0', 'n1']);
  const small = drawnChart(plot('bar', ser([0.02, 5]), '<c:barDir val="col"/>'), '', axis);
  expect(small.texts.map(({ text }) => text)).toEqual(['0.01', '0.1', '1', '10', 'n0', 'n1']);
});

test('the first slice begins at the angle of the chart, and the hole has its size', () => {
  const ring = (inside: string) =>
    drawnChart(
      plot('doughnut', ser([1, 3]), '').replace('</c:doughnutChart>', `${inside}</c:doughnutChart>`),
    ).marks.find(({ point }) => point === 0)?.steps ?? [];
  const [, x = 0, y = 0] = ring('<c:firstSliceAng val="90"/><c:holeSize val="75"/>')[0] ?? [];
  // 240 by 150 points with 8 around: the radius is 67, and a quarter turn leads to the right.
  expect(x).toBeCloseTo(120 + 67, 1);
  expect(y).toBeCloseTo(75, 1);
  const inner = ring('<c:holeSize val="75"/>').filter(([operator]) => operator === 'l')[0];
  const [, left = 0, top = 0] = inner ?? [];
  expect(Math.hypot(left - 120, top - 75)).toBeCloseTo(67 * 0.75, 1);
});

test('a doughnut has a ring for each series, the first inside; a pie shows only its first', () => {
  const radiiOf = (kind: string) =>
    drawnChart(plot(kind, ser([1, 3]) + ser([1, 1]), '<c:holeSize val="50"/>'))
      .marks.filter(({ point }) => point === 0)
      .map(({ steps: [[, x = 0, y = 0] = ['m', 0, 0]] }) => Math.hypot(x - 120, y - 75));
  expect(radiiOf('doughnut').map(Math.round)).toEqual([50, 67]);
  expect(radiiOf('pie').map(Math.round)).toEqual([67]);
});

test('bars have a colour each if their series varies colours, otherwise one colour', () => {
  const orders = (varies: number, series: string) =>
    drawnChart(plot('bar', series, `<c:barDir val="col"/><c:varyColors val="${varies}"/>`))
      .marks.filter((mark) => mark.series)
      .map(({ order }) => order);
  expect(orders(1, ser([1, 2, 3]))).toEqual([0, 1, 2]);
  expect(orders(0, ser([1, 2, 3]))).toEqual([0, 0, 0]);
  expect(orders(1, ser([1, 2]) + ser([3, 4]))).toEqual([0, 0, 1, 1]);
});

test('a legend leaves out the entries that were deleted', () => {
  const seriesNamed = (name: string) => ser([1], `<c:tx><c:v>${name}</c:v></c:tx>`);
  const legend =
    '<c:legend><c:legendPos val="r"/><c:legendEntry><c:idx val="1"/><c:delete val="1"/></c:legendEntry></c:legend>';
  const { texts } = drawnChart(
    plot('bar', seriesNamed('kept') + seriesNamed('gone') + seriesNamed('too')),
    legend,
  );
  const labels = texts.map(({ text }) => text);
  expect(labels).toEqual(expect.arrayContaining(['kept', 'too']));
  expect(labels).not.toContain('gone');
});

describe('lists what is not drawn of a chart with', () => {
  const bars = (inside = '', after = '') =>
    plot('bar', ser([1, 2], inside)).replace('</c:barChart>', `${after}</c:barChart>`);
  const levels = '<c:lvl><c:pt idx="0"><c:v>Q1</c:v></c:pt></c:lvl>';
  test.each<[string, ReturnType<typeof dataOf>, string[]]>([
    ['plain bars', dataOf(bars()), []],
    [
      'units of an axis',
      dataOf(bars(), '', `${valueAxis}<c:dispUnits><c:builtInUnit val="thousands"/></c:dispUnits>`),
      ['axisUnits'],
    ],
    ['fine grid lines', dataOf(bars(), '', `${valueAxis}<c:minorGridlines/>`), ['minorGrid']],
    ['lines between bars', dataOf(bars('', '<c:serLines/>')), ['connectingLines']],
    ['a pattern', dataOf(bars('<c:spPr><a:pattFill prst="pct5"/></c:spPr>')), ['chartFills']],
    ['a picture', dataOf(bars('<c:spPr><a:blipFill/></c:spPr>')), ['chartFills']],
    ['a gradient', dataOf(bars('<c:spPr><a:gradFill/></c:spPr>')), ['chartFills']],
    [
      'labels from cells',
      dataOf(bars('<c:dLbls><c15:showDataLabelsRange val="1"/></c:dLbls>')),
      ['chartLabels'],
    ],
    [
      'labels of value and share',
      dataOf(plot('pie', ser([1, 2], '<c:dLbls><c:showVal val="1"/><c:showPercent val="1"/></c:dLbls>'))),
      [],
    ],
    [
      'labels of the share',
      dataOf(plot('pie', ser([1, 2], '<c:dLbls><c:showVal val="0"/><c:showPercent val="1"/></c:dLbls>'))),
      [],
    ],
    ['slices apart', dataOf(plot('pie', ser([1, 2], '<c:explosion val="10"/>'))), ['pulledSlices']],
    ['several rings', dataOf(plot('doughnut', ser([1, 2]) + ser([1, 2]))), []],
    [
      'names of several levels',
      dataOf(bars().replace(/<c:cat>.*<\/c:cat>/, `<c:cat>${levels}${levels}</c:cat>`)),
      ['categoryGroups'],
    ],
    ['names of one level', dataOf(bars().replace(/<c:cat>.*<\/c:cat>/, `<c:cat>${levels}</c:cat>`)), []],
  ])('%s', (_, data, wanted) => {
    expect([...(data?.undrawn ?? ['no data'])]).toEqual(wanted);
  });
});

test('points whose x values are texts are numbered from 1', () => {
  const names = `<c:xVal><c:strRef><c:strCache>${cache(['Jan', 'Feb', 'Mar'])}</c:strCache></c:strRef></c:xVal>`;
  const values = `<c:yVal><c:numRef><c:numCache>${cache([10, 40, 25])}</c:numCache></c:numRef></c:yVal>`;
  const { marks } = drawnChart(
    plot('scatter', `<c:ser>${names}${values}</c:ser>`, '<c:scatterStyle val="lineMarker"/>'),
  );
  const [line] = marks.filter(({ series, isLine }) => series && isLine);
  const places = line?.steps.map(([, x = 0]) => x) ?? [];
  expect(places).toHaveLength(3);
  expect(places.every((x, index) => x > (places[index - 1] ?? 0) && x < 240)).toBe(true);
});

test('an axis without a number format has the format of its cells', () => {
  const format = (axis: string) =>
    dataOf(
      plot('bar', ser([1, 2]).replace('<c:numCache>', '<c:numCache><c:formatCode>0.0%</c:formatCode>')),
      '',
      axis,
    )?.valueAxis.format;
  expect(format(valueAxis)).toBe('0.0%');
  expect(format(`${valueAxis}<c:numFmt formatCode="0" sourceLinked="0"/>`)).toBe('0');
});
