import { expect, test } from 'vitest';
import { contentOf } from '../helpers/pdf-content';
import { a4, p, table } from '../helpers/word-file';
import { printParts } from './print';

const emu = (points: number) => Math.round(points * 12_700);
const end = (inside = '') => `<w:sectPr>${inside}${a4}</w:sectPr>`;
const box = (x: number, y: number, width: number, height: number, text: string, bodyPr = '', xfrm = '') =>
  `<wsp><spPr><a:xfrm ${xfrm}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"/></spPr><txbx><w:txbxContent>${p(text)}</w:txbxContent></txbx><bodyPr>${bodyPr}</bodyPr></wsp>`;
const anchorXml = (
  width: number,
  height: number,
  node: string,
  wrap = 'wrapNone',
  horizontal = '<wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH>',
) =>
  `<w:p><w:r><w:drawing><wp:anchor>${horizontal}<wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:${wrap}/><wp:docPr id="1" name="d"/><a:graphic><a:graphicData uri="shape">${node}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`;
const placeOf = (pages: Awaited<ReturnType<typeof printParts>>['pages'], text: string) =>
  pages.flatMap(({ pieces }) => pieces).find((piece) => piece.text === text);

test('every box of a group is at its place, scaled with the group', async () => {
  const group = `<wgp><grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(300)}" cy="${emu(80)}"/><a:chOff x="0" y="0"/><a:chExt cx="${emu(600)}" cy="${emu(160)}"/></a:xfrm></grpSpPr>${box(0, 0, 250, 160, 'One')}${box(350, 0, 250, 160, 'Two')}</wgp>`;
  const { pages, facts } = await printParts({ body: anchorXml(300, 80, group) + p('') + end() });
  expect(placeOf(pages, 'One')?.x).toBeCloseTo(72 + 7.2, 1);
  expect(placeOf(pages, 'Two')?.x).toBeCloseTo(72 + 175 + 7.2, 1);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('a text box in a cell is printed in that cell', async () => {
  const { pages } = await printParts({
    body: table([4000, 4000], [['Label', anchorXml(100, 40, box(0, 0, 100, 40, 'Inside'))]]) + p('') + end(),
  });
  expect(placeOf(pages, 'Inside')?.x).toBeGreaterThan(72 + 200);
});

test('a number that the path of an older text box leaves out counts as 0', async () => {
  const shape =
    '<v:shapetype id="t202" coordsize="21600,21600" path="m,l,21600r21600,l21600,xe"/><v:shape type="#t202" style="width:100pt;height:50pt" fillcolor="red" stroked="f"/>';
  const { pdf, facts } = await printParts({
    body: `<w:p><w:r><w:pict>${shape}</w:pict></w:r></w:p>${end()}`,
  });
  const [, left, top] = /1 0 0 rg ([\d.]+) ([\d.]+) m \1 [\d.]+ l/.exec(contentOf(pdf)) ?? [];
  expect(left).toBe('72');
  expect(Number(top)).toBeGreaterThan(700);
  expect(facts).toEqual([{ fact: 'unharmed' }]);
});

test('a box that grows with its text pushes the text below it down', async () => {
  const node = box(0, 0, 60, 20, 'several words in a narrow box', '<a:spAutoFit/>');
  const { pages } = await printParts({
    body: anchorXml(60, 20, node, 'wrapTopAndBottom') + p('Below') + end(),
  });
  const last = placeOf(pages, 'box') ?? placeOf(pages, 'narrow box') ?? placeOf(pages, 'a narrow box');
  expect(last?.y).toBeDefined();
  expect(placeOf(pages, 'Below')?.y).toBeLessThan(last?.y ?? 0);
});

test('alternate content inside an anchor positions the drawing', async () => {
  const horizontal =
    '<mc:AlternateContent xmlns:mc="m"><mc:Choice Requires="wp14"><wp:positionH relativeFrom="page"><wp14:pctPosHOffset xmlns:wp14="n">50000</wp14:pctPosHOffset></wp:positionH></mc:Choice><mc:Fallback/></mc:AlternateContent>';
  const { pages } = await printParts({
    body: anchorXml(100, 40, box(0, 0, 100, 40, 'Half'), 'wrapNone', horizontal) + p('') + end(),
  });
  expect(placeOf(pages, 'Half')?.x).toBeCloseTo(595.3 / 2 + 7.2, 0);
});

test('a percentage with its sign, as in strict files, means the same as one in thousandths', async () => {
  const contentWith = async (share: string) => {
    const filled = box(0, 0, 100, 40, 'Inside').replace(
      '<a:prstGeom prst="rect"/>',
      `<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="4472C4"><a:tint val="${share}"/></a:srgbClr></a:solidFill>`,
    );
    return contentOf((await printParts({ body: anchorXml(100, 40, filled) + p('') + end() })).pdf);
  };
  expect(await contentWith('60%')).toBe(await contentWith('60000'));
});

test.each(['50000', '50%'])('a position and a size of %s of the page are half of it', async (half) => {
  const place = `<wp:positionH relativeFrom="page"><wp14:pctPosHOffset xmlns:wp14="n">${half}</wp14:pctPosHOffset></wp:positionH>`;
  const filled = box(0, 0, 100, 40, 'Half', '').replace(
    '<a:prstGeom prst="rect"/>',
    '<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill>',
  );
  const size = `<wp14:sizeRelH xmlns:wp14="n" relativeFrom="page"><wp14:pctWidth>${half}</wp14:pctWidth></wp14:sizeRelH>`;
  const body = anchorXml(100, 40, filled, 'wrapNone', place).replace('</wp:anchor>', `${size}</wp:anchor>`);
  const { pages, pdf } = await printParts({ body: body + p('') + end() });
  expect(placeOf(pages, 'Half')?.x).toBeCloseTo(595.3 / 2 + 7.2, 0);
  expect(await contentOf(pdf)).toMatch(/297\.6\d* \S+ m 595\.\d+ /);
});

test.each([
  ['hueOff', '7200000', [0, 1, 0]],
  ['hueOff', '-7200000', [0, 0, 1]],
  ['satMod', '0', [0.5, 0.5, 0.5]],
  ['lumOff', '25000', [1, 0.5, 0.5]],
  ['lumMod', '50000', [0.5, 0, 0]],
])('red with %s of %s has the colour that ECMA-376 gives it', async (change, value, colour) => {
  const filled = box(0, 0, 100, 40, 'Inside').replace(
    '<a:prstGeom prst="rect"/>',
    `<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="FF0000"><a:${change} val="${value}"/></a:srgbClr></a:solidFill>`,
  );
  const content = contentOf((await printParts({ body: anchorXml(100, 40, filled) + p('') + end() })).pdf);
  expect(/([\d.]+) ([\d.]+) ([\d.]+) rg/.exec(content)?.slice(1).map(Number)).toEqual(colour);
});
