import { describe, expect, test } from 'vitest';
import { drawChart } from '../../src/drawing/chart';
import { chartDataOf } from '../../src/drawing/chart-data';
import type { ChartMark } from '../../src/drawing/chart-drawing';
import { parseXml } from '../../src/text/docx/parse-xml';
import { elementsOf } from '../../src/text/docx/xml';

const cache = (values: (number | string | undefined)[]) =>
  values
    .flatMap((value, i) => (value === undefined ? [] : `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`))
    .join('');
const numbers = (name: string, values: (number | undefined)[]) =>
  `<c:${name}><c:numRef><c:numCache>${cache(values)}</c:numCache></c:numRef></c:${name}>`;
const names = (values: string[]) =>
  `<c:cat><c:strRef><c:strCache>${cache(values)}</c:strCache></c:strRef></c:cat>`;
const axes =
  '<c:valAx><c:axId val="1"/><c:axPos val="b"/></c:valAx><c:valAx><c:axId val="2"/><c:axPos val="l"/></c:valAx>';

function drawn(plot: string, plotAxes = axes, after = '') {
  const [root] = elementsOf(
    parseXml(
      `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${plot}${plotAxes}</c:plotArea>${after}</c:chart></c:chartSpace>`,
    ),
  );
  const data = chartDataOf(root);
  if (!data) throw new Error('not drawn');
  return { ...drawChart(data, 300, 200), undrawn: [...data.undrawn] };
}

const boxOf = ({ steps }: ChartMark) => {
  const points = steps.flatMap(([, ...numbers]) => (numbers.length > 0 ? [numbers.slice(-2)] : []));
  const [across, down] = [0, 1].map((i) => points.map((point) => Number(point[i])));
  const [left, right] = [Math.min(...(across ?? [])), Math.max(...(across ?? []))];
  const [top, bottom] = [Math.min(...(down ?? [])), Math.max(...(down ?? []))];
  return { left, right, top, bottom, width: right - left, x: (left + right) / 2, y: (top + bottom) / 2 };
};

describe('a bubble chart', () => {
  const bubbles = (sizes: number[], inside = '') =>
    `<c:bubbleChart><c:ser>${numbers('xVal', [1, 2, 3])}${numbers('yVal', [10, 20, 30])}${numbers('bubbleSize', sizes)}</c:ser>${inside}<c:axId val="1"/><c:axId val="2"/></c:bubbleChart>`;
  const boxes = (plot: string) =>
    drawn(plot)
      .marks.filter(({ series }) => series)
      .map(boxOf)
      .sort((a, b) => a.x - b.x);

  test('has bubbles at their values, with areas in proportion to their sizes', () => {
    const [first, second, third] = boxes(bubbles([1, 4, 16]));
    expect((second?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(2);
    expect((third?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(4);
    expect(first?.y).toBeGreaterThan(second?.y ?? 0);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((third?.x ?? 0) - (second?.x ?? 0));
    expect(third?.top).toBeGreaterThanOrEqual(0);
  });

  test('over years has an axis that begins near the first year', () => {
    const years = bubbles([1, 1, 1]).replace(numbers('xVal', [1, 2, 3]), numbers('xVal', [2018, 2020, 2024]));
    const [first, second, third] = boxes(years);
    expect((third?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan((first?.width ?? 0) * 2);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan((first?.width ?? 0) / 2);
  });

  test('has widths in proportion to the sizes if the file says so, and leaves out negative sizes', () => {
    const [first, second] = boxes(bubbles([1, 4, -16], '<c:sizeRepresents val="w"/>'));
    expect((second?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(4);
    expect(boxes(bubbles([1, 4, -16]))).toHaveLength(2);
    expect(boxes(bubbles([1, 4, -16], '<c:showNegBubbles val="1"/>'))).toHaveLength(3);
  });

  test('reports bubbles that look like balls', () => {
    expect(drawn(bubbles([1, 2, 3], '<c:bubble3D val="1"/>')).undrawn).toEqual(['chartDepth']);
    expect(drawn(bubbles([1, 2, 3])).undrawn).toEqual([]);
  });
});

test('points of a scatter chart without horizontal values are numbered from 1', () => {
  const { marks } = drawn(
    `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:ser>${numbers('yVal', [10, 20, 30])}<c:smooth val="0"/></c:ser><c:axId val="1"/><c:axId val="2"/></c:scatterChart>`,
  );
  const [line] = marks.filter(({ series, isLine }) => series && isLine);
  const places = line?.steps.map(([, x = 0]) => x) ?? [];
  expect(places.every((x, i) => x > (places[i - 1] ?? 0) && x < 300)).toBe(true);
});

describe('a radar chart', () => {
  const radarAxes =
    '<c:catAx><c:axId val="1"/></c:catAx><c:valAx><c:axId val="2"/><c:majorGridlines/></c:valAx>';
  const radar = (values: (number | undefined)[], style = 'marker', after = '') =>
    drawn(
      `<c:radarChart><c:radarStyle val="${style}"/><c:ser>${names(['North', 'East', 'South', 'West'])}${numbers('val', values)}</c:ser><c:axId val="1"/><c:axId val="2"/></c:radarChart>`,
      radarAxes,
      after,
    );
  const lineOf = ({ marks }: ReturnType<typeof radar>) =>
    marks.find(({ series, isLine }) => series && isLine)?.steps ?? [];

  test('has its values around a centre, clockwise from the top, in a closed line with markers', () => {
    const chart = radar([10, 20, 10, 20]);
    const steps = lineOf(chart);
    expect(steps.map(([operator]) => operator).join('')).toBe('mllll');
    expect(steps.at(-1)?.slice(1)).toEqual(steps[0]?.slice(1));
    const [north, east, south, west] = steps.map(([, x = 0, y = 0]) => ({ x, y }));
    expect(north?.x).toBeCloseTo(south?.x ?? 0);
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(east?.x).toBeGreaterThan(west?.x ?? 0);
    const reach = ((south?.y ?? 0) - (north?.y ?? 0)) / 2;
    expect(((east?.x ?? 0) - (west?.x ?? 0)) / 2).toBeCloseTo(reach * 2);
    expect(chart.marks.filter(({ series, isLine }) => series && !isLine)).toHaveLength(4);
    const words = chart.texts.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['North', 'East', 'South', 'West', '0', '20']));
  });

  test('has a filled area in the style “filled”, and a line without markers in the style “standard”', () => {
    const [filled] = radar([10, 20, 10, 20], 'filled').marks.filter(({ series }) => series);
    expect(filled?.isLine).toBe(false);
    expect(radar([10, 20, 10, 20], 'standard').marks.filter(({ series }) => series)).toHaveLength(1);
  });

  test('breaks its line at a missing value if the file says so', () => {
    const gap = '<c:dispBlanksAs val="gap"/>';
    expect(lineOf(radar([10, undefined, 10, 20], 'standard', gap)).map(([operator]) => operator)).toEqual([
      'm',
      'm',
      'l',
      'l',
    ]);
  });
});
