import { describe, expect, test } from 'vitest';
import { drawChart } from '../../src/drawing/chart';
import { chartDataOf } from '../../src/drawing/chart-data';
import { parseXml } from '../../src/text/docx/parse-xml';
import { elementsOf } from '../../src/text/docx/xml';

/** What the words and figures of a chart say: labels, names of categories, and the ends of axes. */

const cache = (values: (number | string)[]) =>
  values.map((value, i) => `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`).join('');
const numbers = (values: number[], format = 'General') =>
  `<c:numRef><c:numCache><c:formatCode>${format}</c:formatCode>${cache(values)}</c:numCache></c:numRef>`;
const names = (values: string[]) => `<c:strRef><c:strCache>${cache(values)}</c:strCache></c:strRef>`;

type Options = { kind?: string; categories?: string; labels?: string; format?: string; inside?: string };

const plotOf = (
  values: number[],
  { kind = 'bar', categories, labels = '', format, inside = '' }: Options = {},
) =>
  `<c:${kind}Chart>${inside}<c:ser><c:tx>${names(['Fruit'])}</c:tx>${labels && `<c:dLbls>${labels}</c:dLbls>`}<c:cat>${
    categories ?? names(values.map((_, i) => `n${i}`))
  }</c:cat><c:val>${numbers(values, format)}</c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:${kind}Chart>`;

const dataOf = (plots: string, valueAxis = '', categoryAxis = '', after = '') =>
  chartDataOf(
    elementsOf(
      parseXml(
        `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${plots}<c:catAx><c:axId val="1"/>${categoryAxis}</c:catAx><c:valAx><c:axId val="2"/>${valueAxis}</c:valAx>${after}</c:plotArea></c:chart></c:chartSpace>`,
      ),
    )[0],
  );

function drawnChart(...options: Parameters<typeof dataOf>) {
  const data = dataOf(...options);
  if (!data) throw new Error('not drawn');
  return drawChart(data, 300, 200);
}

const wordsOf = (...options: Parameters<typeof dataOf>) =>
  drawnChart(...options).texts.map(({ text }) => text);

const on = (...shown: string[]) => shown.map((name) => `<c:show${name} val="1"/>`).join('');

describe('a label shows', () => {
  test('the share in the format of the labels', () => {
    const labels = `<c:numFmt formatCode="0.000%" sourceLinked="0"/>${on('Percent')}`;
    expect(wordsOf(plotOf([1, 6], { kind: 'pie', labels }))).toEqual(['14.286%', '85.714%']);
  });

  test('the value in the format of its cell', () => {
    const words = wordsOf(plotOf([0.42, 0.21], { kind: 'pie', labels: on('Val'), format: '0%' }));
    expect(words).toEqual(['42%', '21%']);
  });

  test('series, category, value and share with the separator of the chart', () => {
    const labels = `${on('Val', 'CatName', 'SerName', 'Percent')}<c:separator> / </c:separator>`;
    const words = wordsOf(plotOf([1, 3], { kind: 'pie', labels }));
    expect(words.join(' ')).toBe('Fruit / n0 / 1 / 25% Fruit / n1 / 3 / 75%');
  });

  test('each part in a line of its own where the chart says so', () => {
    const labels = `${on('CatName', 'Percent')}<c:separator>\n</c:separator>`;
    const { texts } = drawnChart(plotOf([1, 3], { kind: 'pie', labels }));
    const [name, share] = texts;
    expect([name?.text, share?.text]).toEqual(['n0', '25%']);
    expect(share?.y).toBeGreaterThan((name?.y ?? 0) + 8);
  });

  test('its own words or format at a single point, and nothing where it was deleted', () => {
    const own = (idx: number, inside: string) => `<c:dLbl><c:idx val="${idx}"/>${inside}</c:dLbl>`;
    const words = '<c:tx><c:rich><a:p><a:r><a:t>Best</a:t></a:r></a:p></c:rich></c:tx>';
    const labels =
      own(0, `${words}${on('Val')}`) +
      own(1, '<c:delete val="1"/>') +
      own(2, `<c:numFmt formatCode="0.00" sourceLinked="0"/>${on('Val')}`) +
      on('Val');
    const drawn = wordsOf(plotOf([7, 8, 9, 10], { labels }), '<c:delete val="1"/>', '<c:delete val="1"/>');
    expect(drawn).toEqual(expect.arrayContaining(['Best', '9.00', '10']));
    expect(drawn).not.toContain('8');
    expect(drawn).not.toContain('7');
  });
});

test('long labels of a pie are outside, and the pie leaves room for them', () => {
  const labels = `<c:dLblPos val="outEnd"/>${on('CatName', 'Percent')}`;
  const categories = names(['Netherlands', 'Switzerland']);
  const { texts } = drawnChart(plotOf([1, 1], { kind: 'pie', labels, categories }));
  for (const { x, width } of texts) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(300);
    expect(Math.abs(x + width / 2 - 150)).toBeGreaterThan(60);
  }
});

describe('categories that are numbers', () => {
  test('have the format of their cells, also as dates', () => {
    const categories = numbers([37_261, 37_262], 'm/d/yyyy');
    expect(wordsOf(plotOf([1, 2], { categories }))).toEqual(expect.arrayContaining(['1/5/2002', '1/6/2002']));
  });

  test('have the format of their axis where it has its own', () => {
    const categories = numbers([37_261, 37_262], 'm/d/yyyy');
    const axis = '<c:numFmt formatCode="mmm\\-yy" sourceLinked="0"/>';
    expect(wordsOf(plotOf([1, 2], { categories }), '', axis)).toContain('Jan-02');
  });
});

describe('the value axis', () => {
  const ticksOf = (values: number[], axis = '') =>
    wordsOf(plotOf(values, { kind: 'line' }), axis, '<c:delete val="1"/>').map(Number);

  test('has the unit that the chart sets', () => {
    expect(ticksOf([10, 35], '<c:majorUnit val="5"/>')).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  });

  test('begins near values that differ by less than a sixth, as in Office, otherwise at zero', () => {
    expect(ticksOf([90.1, 91.4])[0]).toBeGreaterThan(85);
    expect(ticksOf([50, 91.4])[0]).toBe(0);
    expect(ticksOf([-90.1, -91.4]).at(-1)).toBeLessThan(-85);
  });

  test('leaves a twentieth above the highest value', () => {
    expect(ticksOf([0, 98]).at(-1)).toBe(120);
  });

  test('may run downwards', () => {
    const reversed = '<c:scaling><c:orientation val="maxMin"/></c:scaling>';
    const { marks, texts } = drawnChart(plotOf([1, 3], { inside: '<c:barDir val="col"/>' }), reversed);
    const tops = marks
      .filter(({ series }) => series)
      .map(({ steps }) => steps.flatMap((step) => (step.length > 2 ? [step[2] as number] : [])));
    const [[low = 0, end = 0] = [], [zero = 0, high = 0] = []] = tops.map((ys) => [
      Math.min(...ys),
      Math.max(...ys),
    ]);
    expect(zero).toBeCloseTo(low, 3);
    expect(high).toBeGreaterThan(end);
    const at = (wanted: string) => texts.find(({ text }) => text === wanted)?.y ?? 0;
    expect(at('3')).toBeGreaterThan(at('0'));
  });

  test('is at the right if its c:crosses is “max”, whichever plot comes first', () => {
    const bars = plotOf([-300, 100], { inside: '<c:barDir val="col"/>' }).replace(
      /<c:axId.*"2"\/>/,
      '<c:axId val="3"/><c:axId val="4"/>',
    );
    const atRight = '<c:valAx><c:axId val="4"/><c:delete val="0"/><c:crosses val="max"/></c:valAx>';
    const { texts } = drawnChart(
      bars + plotOf([1000, 1600], { kind: 'line' }),
      '<c:crosses val="autoZero"/>',
      '',
      atRight,
    );
    const xOf = (wanted: string) => texts.find(({ text }) => text === wanted)?.x ?? 0;
    expect(xOf('1000')).toBeLessThan(60);
    expect(xOf('-300')).toBeGreaterThan(240);
  });
});

const axis = (id: number, side: string, inside = '') =>
  `<c:valAx><c:axId val="${id}"/><c:axPos val="${side}"/>${inside}</c:valAx>`;

describe('a label of a scatter chart shows', () => {
  const hidden = '<c:delete val="1"/>';
  const labelsOf = (labels: string, format?: string) => {
    const points = `<c:xVal>${numbers([10, 25.5], format)}</c:xVal><c:yVal>${numbers([7, 8])}</c:yVal>`;
    const scatter = `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:ser><c:dLbls>${labels}</c:dLbls>${points}<c:smooth val="0"/></c:ser><c:axId val="1"/><c:axId val="2"/></c:scatterChart>`;
    const data = chartDataOf(
      elementsOf(
        parseXml(
          `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${scatter}${axis(1, 'b', hidden)}${axis(2, 'l', hidden)}</c:plotArea></c:chart></c:chartSpace>`,
        ),
      )[0],
    );
    if (!data) throw new Error('not drawn');
    return { words: drawChart(data, 300, 200).texts.map(({ text }) => text), undrawn: [...data.undrawn] };
  };

  test('the horizontal value in the format of its cell', () => {
    expect(labelsOf(on('CatName'))).toEqual({ words: ['10', '25.5'], undrawn: [] });
    expect(labelsOf(on('CatName', 'Val'), '0.00').words).toEqual(['10.00, 7', '25.50, 8']);
  });

  test('both values where its own text has XVALUE and YVALUE fields', () => {
    const field = (type: string) => `<a:fld type="${type}"><a:t>[${type}]</a:t></a:fld>`;
    const words = `${field('XVALUE')}<a:r><a:t> and </a:t></a:r>${field('YVALUE')}`;
    const own = `<c:dLbl><c:idx val="0"/><c:tx><c:rich><a:p>${words}</a:p></c:rich></c:tx>${on('Val')}</c:dLbl>`;
    expect(labelsOf(own)).toEqual({ words: ['10 and 7'], undrawn: [] });
  });
});

describe('a label with words from cells', () => {
  const drawn = (tx: string, shown = on('Val')) => {
    const options = { labels: `<c:dLbl><c:idx val="0"/><c:tx>${tx}</c:tx>${shown}</c:dLbl>` };
    const args = [plotOf([7, 8], options), '<c:delete val="1"/>', '<c:delete val="1"/>'] as const;
    return { words: wordsOf(...args), undrawn: [...(dataOf(...args)?.undrawn ?? [])] };
  };
  const rich = (inside: string) => `<c:rich><a:p>${inside}</a:p></c:rich>`;

  test('shows the saved words of the cell', () => {
    expect(drawn(names(['Mumbai']))).toEqual({ words: ['Mumbai'], undrawn: [] });
  });

  test('is reported where they are not saved', () => {
    const unsaved = '<c:strRef><c:f>Sheet1!$A$1</c:f></c:strRef>';
    expect(drawn(unsaved)).toEqual({ words: [], undrawn: ['chartLabels'] });
  });

  test.each(['CELLRANGE', 'CELLREF', 'TXLINK', 'BUBBLESIZE'])('leaves out and reports a field %s', (type) => {
    const field = `<a:fld type="${type}"><a:t>[${type}]</a:t></a:fld>`;
    expect(drawn(rich(field))).toEqual({ words: [], undrawn: ['chartLabels'] });
    const beside = `<a:r><a:t>Best: </a:t></a:r>${field}`;
    expect(drawn(rich(beside))).toEqual({ words: ['Best:'], undrawn: ['chartLabels'] });
  });
});

test('points of a second scatter plot are on their own value axis', () => {
  const scatter = (values: number[], axes: [number, number]) =>
    `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:ser><c:xVal>${numbers([1, 2])}</c:xVal><c:yVal>${numbers(values)}</c:yVal></c:ser>${axes.map((id) => `<c:axId val="${id}"/>`).join('')}</c:scatterChart>`;
  const area = [
    scatter([1, 2], [1, 2]),
    scatter([100, 200], [3, 4]),
    axis(1, 'b', ''),
    axis(2, 'l', ''),
    axis(4, 'r', '<c:crosses val="max"/>'),
    axis(3, 'b', '<c:delete val="1"/>'),
  ].join('');
  const data = chartDataOf(
    elementsOf(
      parseXml(
        `<c:chartSpace xmlns:c="c"><c:chart><c:plotArea>${area}</c:plotArea></c:chart></c:chartSpace>`,
      ),
    )[0],
  );
  if (!data) throw new Error('not drawn');
  const labels = drawChart(data, 300, 200).texts;
  expect(labels.find(({ text }) => text === '200')?.x).toBeGreaterThan(240);
});

test('a label of a pie that is long has several lines', () => {
  const categories = names(['Flowers for the office and the hall', 'Rent']);
  const labels = on('CatName', 'Percent');
  const { texts } = drawnChart(plotOf([1, 1], { kind: 'pie', labels, categories }));
  const lines = texts.map(({ text }) => text);
  expect(lines.join(' ')).toBe('Flowers for the office and the hall, 50% Rent, 50%');
  expect(lines.length).toBeGreaterThan(3);
});

test('a chart of shares has a line from low to high and a bar from the first to the last value of each day', () => {
  const noLine = '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>';
  const ser = (values: number[]) => `<c:ser>${noLine}<c:val>${numbers(values)}</c:val></c:ser>`;
  const data = dataOf(
    `<c:stockChart>${ser([10, 20])}${ser([30, 25])}${ser([5, 8])}${ser([20, 12])}<c:hiLowLines/><c:upDownBars/><c:axId val="1"/><c:axId val="2"/></c:stockChart>`,
  );
  if (!data) throw new Error('not drawn');
  expect([...data.undrawn]).toEqual([]);
  const { marks } = drawChart(data, 300, 200);
  const heightsOf = (steps: (typeof marks)[number]['steps']) => {
    const ys = steps.flatMap((step) => (step.length > 2 ? [step[2] as number] : []));
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(marks.filter(({ series }) => series)).toEqual([]);
  // Behind them are the area of the plots, the axis and grid lines, which are not drawn between values.
  const upright = marks
    .filter(({ isLine, steps }) => isLine && heightsOf(steps) > 0)
    .map(({ steps }) => heightsOf(steps));
  const bars = marks.filter(({ isLine, look }) => !isLine && look).map(({ steps }) => heightsOf(steps));
  expect(upright).toHaveLength(2);
  expect(bars).toHaveLength(2);
  expect((upright[0] ?? 0) / (upright[1] ?? 1)).toBeCloseTo(25 / 17, 2);
  expect((bars[0] ?? 0) / (bars[1] ?? 1)).toBeCloseTo(10 / 8, 2);
});

test('a line chart whose lines are off shows its points alone, unless they are off too', () => {
  const drawnOf = (inside: string) =>
    drawnChart(
      `<c:lineChart><c:ser><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${inside}<c:val>${numbers([1, 2])}</c:val></c:ser><c:marker val="1"/><c:axId val="1"/><c:axId val="2"/></c:lineChart>`,
    ).marks.filter(({ series }) => series);
  expect(drawnOf('').map(({ isLine }) => isLine)).toEqual([false, false]);
  expect(drawnOf('<c:marker><c:symbol val="none"/></c:marker>')).toEqual([]);
});
