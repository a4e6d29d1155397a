import { expect, test } from 'vitest';
import { chartDataOf } from '../../src/drawing/chart-data';
import { layOutChart } from '../../src/excel/read/chart-layout';
import { parseXml } from '../../src/text/docx/parse-xml';
import { type Element, elementsOf } from '../../src/text/docx/xml';
import { Theme } from '../../src/word/read/theme';

const rootOf = (xml: string) => elementsOf(parseXml(xml))[0] as Element;
const accents = ['FF0000', '00FF00', '0000FF', 'FFFF00', 'FF00FF', '00FFFF'];
const theme = new Theme(
  rootOf(
    `<t><clrScheme><dk1><x val="000000"/></dk1><lt1><x val="FFFFFF"/></lt1>${accents.map((val, i) => `<accent${i + 1}><x val="${val}"/></accent${i + 1}>`).join('')}</clrScheme></t>`,
  ),
);

const solid = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
const series = `<c:ser><c:val><c:numLit><c:pt idx="0"><c:v>3</c:v></c:pt></c:numLit></c:val></c:ser>`;
const title = (look = '') =>
  `<c:title><c:tx><c:rich><a:p><a:r><a:rPr>${look}</a:rPr><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title>`;

type ChartParts = { before?: string; plots?: string; plotArea?: string; axis?: string; head?: string };

/** A chart of bars, as laid out. */
function layOut({ before = '', plots, plotArea = '', axis = '', head = '' }: ChartParts) {
  const bars = `<c:barChart>${series.repeat(2)}<c:axId val="1"/><c:axId val="2"/></c:barChart>`;
  const root = rootOf(
    `<c:chartSpace xmlns:c="c" xmlns:a="a">${before}<c:chart>${head}<c:plotArea>${plots ?? bars}<c:catAx><c:axId val="1"/>${axis}</c:catAx><c:valAx><c:axId val="2"/></c:valAx>${plotArea}</c:plotArea></c:chart></c:chartSpace>`,
  );
  const data = chartDataOf(root);
  return data && layOutChart(root, data, { width: 240, height: 150 }, theme);
}

/** Fills of a chart in order: its background, the area of its plots, and its bars. */
const fillsOf = (made: ChartParts) =>
  [...(layOut(made)?.shapes ?? '').matchAll(/([\d.]+ [\d.]+ [\d.]+) rg/g)].map(([, colour]) => colour);

test('the area of the plots has its fill and its border', () => {
  const border = `<a:ln w="12700">${solid('00FFFF')}</a:ln>`;
  const made = { plotArea: `<c:spPr>${solid('0000FF')}${border}</c:spPr>` };
  expect(fillsOf(made)).toEqual(['1 1 1', '0 0 1', '1 0 0', '0 1 0']);
  expect(layOut(made)?.shapes).toContain('0 1 1 RG 1 w');
  expect(fillsOf({})).toEqual(['1 1 1', '1 0 0', '0 1 0']);
});

test('an axis has the colour of its line, or no line', () => {
  const before = '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>';
  const line = (inside: string) =>
    layOut({ before, axis: `<c:spPr><a:ln>${inside}</a:ln></c:spPr>` })?.shapes ?? '';
  expect(line(solid('FF00FF'))).toContain('1 0 1 RG');
  expect(line('')).toContain('0.525 0.525 0.525 RG');
  expect(line('<a:noFill/>')).not.toContain('RG');
});

test('a chart has a border unless it says that it has none, and black text', () => {
  const shapesWith = (before: string) => layOut({ before, head: title() })?.shapes ?? '';
  expect(shapesWith('')).toContain('0.525 0.525 0.525 RG 0.75 w 0 0 240 150 re S');
  expect(shapesWith('<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>')).not.toContain('240 150 re S');
  expect(layOut({ head: title() })?.texts[0]?.colour).toEqual([0, 0, 0]);
});

test('series without a colour take the colours of the numbered style (c:style) of the chart', () => {
  const style = (number: number) => fillsOf({ before: `<c:style val="${number}"/>` });
  expect(style(2)).toEqual(['1 1 1', '1 0 0', '0 1 0']);
  expect(style(102)).toEqual(['1 1 1', '1 0 0', '0 1 0']);
  const [, darker, lighter] = style(3);
  expect(darker).toMatch(/^0\.767 0 0$/);
  expect(lighter).toMatch(/^1 0\.233 0\.233$/);
  expect(style(42)).toEqual(['0 0 0', expect.stringMatching(/^0\.05 /), '1 0 0', '0 1 0']);
});

test('series that were moved keep the colours of their numbers, and are drawn in their order', () => {
  const movedSeries = (number: number, order: number) =>
    series.replace('<c:val>', `<c:idx val="${number}"/><c:order val="${order}"/><c:val>`);
  const plots = `<c:barChart>${movedSeries(0, 1)}${movedSeries(1, 0)}<c:axId val="1"/><c:axId val="2"/></c:barChart>`;
  expect(fillsOf({ plots })).toEqual(['1 1 1', '0 1 0', '1 0 0']);
});

test('a text has its own colour, else the text colour of the chart, else a legible colour from the numbered style', () => {
  const ink = (made: ChartParts) => layOut(made)?.texts.find(({ text }) => text === 'Sales')?.colour;
  const general = `<c:txPr><a:p><a:pPr><a:defRPr>${solid('00FF00')}</a:defRPr></a:pPr></a:p></c:txPr>`;
  expect(ink({ before: general, head: title(solid('FF0000')) })).toEqual([1, 0, 0]);
  expect(ink({ before: general, head: title() })).toEqual([0, 1, 0]);
  expect(ink({ before: '<c:style val="42"/>', head: title() })).toEqual([1, 1, 1]);
});

test('a pie among other plots is not drawn alone', () => {
  expect(layOut({ plots: `<c:doughnutChart>${series}</c:doughnutChart>` })).toBeDefined();
  const both = `<c:doughnutChart>${series}</c:doughnutChart><c:pieChart>${series}</c:pieChart>`;
  expect(layOut({ plots: both })).toBeUndefined();
});
