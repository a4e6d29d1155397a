import { expect, test } from 'vitest';
import { textAreaOf } from '../../src/drawing/text-areas';
import { a4, p } from '../helpers/word-file';
import { printParts } from './print';

/** Where text is in shapes that are not rectangles: ECMA-376 part 1, presetShapeDefinitions; part 4, `textboxrect`. */

const emu = (points: number) => Math.round(points * 12_700);
const [width, height] = [200, 100];
const ellipseInset = 1 - Math.SQRT1_2;

async function leftAndTop(drawing: string) {
  const body = `<w:p><w:r>${drawing}</w:r></w:p><w:sectPr>${a4}</w:sectPr>`;
  const { pages, facts } = await printParts({ body });
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  const piece = pages.flatMap(({ pieces }) => pieces).find(({ text }) => text === 'Inside');
  return { x: (piece?.x ?? 0) - 72, top: 841.9 - 72 - (piece?.y ?? 0) };
}

const shape = (geometry: string, { bodyPr = '<bodyPr/>', turn = '' } = {}) =>
  `<w:drawing><wp:inline><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:docPr id="1" name="d"/><a:graphic><a:graphicData uri="shape"><wsp><spPr><a:xfrm ${turn}><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>${geometry}</spPr><txbx><w:txbxContent>${p('Inside')}</w:txbxContent></txbx>${bodyPr}</wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`;
const preset = (name: string, adjusts = '') =>
  `<a:prstGeom prst="${name}"><a:avLst>${adjusts}</a:avLst></a:prstGeom>`;
const guide = (name: string, value: number) => `<a:gd name="${name}" fmla="val ${value}"/>`;

const rectangle = await leftAndTop(shape(preset('rect')));

test.each([
  ['an ellipse', shape(preset('ellipse')), (width / 2) * ellipseInset, (height / 2) * ellipseInset],
  ['a rounded rectangle', shape(preset('roundRect', guide('adj', 50_000))), 50 * 0.29289, 50 * 0.29289],
  ['a diamond', shape(preset('diamond')), width / 4, height / 4],
  ['a triangle', shape(preset('triangle', guide('adj', 20_000))), width / 10, height / 2],
  ['an arrow to the left', shape(preset('leftArrow')), 25, height / 4],
  [
    'a custom shape',
    shape(
      `<a:custGeom><a:avLst/><a:gdLst><a:gd name="x" fmla="*/ w 3 10"/></a:gdLst><a:rect l="x" t="hd4" r="r" b="b"/><a:pathLst/></a:custGeom>`,
    ),
    60,
    25,
  ],
  [
    'a custom shape that names no area',
    shape('<a:custGeom><a:rect l="0" t="0" r="0" b="0"/><a:pathLst/></a:custGeom>'),
    0,
    0,
  ],
])('text in %s begins in its text area', async (_, drawing, x, top) => {
  const location = await leftAndTop(drawing);
  expect(location.x - rectangle.x).toBeCloseTo(x, 0);
  expect(location.top - rectangle.top).toBeCloseTo(top, 0);
});

const vml = (name: string, attributes = '', before = '') =>
  `<w:pict>${before}<v:${name} style="width:${width}pt;height:${height}pt" ${attributes}><v:textbox><w:txbxContent>${p('Inside')}</w:txbxContent></v:textbox></v:${name}></w:pict>`;
const type = (area: string) =>
  `<v:shapetype id="t" coordsize="21600,21600" adj="5400" path="m,l,21600r21600,l21600,xe"><v:formulas><v:f eqn="val #0"/><v:f eqn="prod @0 1 2"/></v:formulas><v:path textboxrect="${area}"/></v:shapetype>`;

test.each([
  ['oval', vml('oval'), (width / 2) * ellipseInset, (height / 2) * ellipseInset],
  ['rounded rectangle', vml('roundrect', 'arcsize=".5"'), 50 * 0.29289, 50 * 0.29289],
  ['shape with a type', vml('shape', 'type="#t"', type('3163,3163,18437,18437')), 29.3, 14.6],
  [
    'shape with a computed area',
    vml('shape', 'type="#t" adj="10800"', type('@1,@0,21600,21600;0,0,1,1')),
    50,
    50,
  ],
])('text in an older %s begins in its text area', async (_, drawing, x, top) => {
  const location = await leftAndTop(drawing);
  expect(location.x - rectangle.x).toBeCloseTo(x, 0);
  expect(location.top - rectangle.top).toBeCloseTo(top, 0);
});

test('the area is mirrored with its shape and turned with its text', async () => {
  const arrow = preset('leftArrow');
  const mirrored = await leftAndTop(shape(arrow, { turn: 'flipH="1"' }));
  expect(mirrored.x).toBeCloseTo(rectangle.x, 0);
  const turned = await leftAndTop(shape(preset('ellipse'), { bodyPr: '<bodyPr vert="vert"/>' }));
  const upright = await leftAndTop(shape(preset('rect'), { bodyPr: '<bodyPr vert="vert"/>' }));
  expect(upright.x - turned.x).toBeCloseTo((width / 2) * ellipseInset, 0);
});

test('an ellipse grows until its text has room within it', async () => {
  const many = shape(preset('ellipse'), { bodyPr: '<bodyPr><a:spAutoFit/></bodyPr>' });
  const body = `<w:p><w:r>${many.replace('Inside', 'word '.repeat(120))}</w:r></w:p>${p('Below')}<w:sectPr>${a4}</w:sectPr>`;
  const { pages } = await printParts({ body });
  const allPieces = pages.flatMap(({ pieces }) => pieces);
  const lowest = Math.min(...allPieces.filter(({ text }) => text.includes('word')).map(({ y }) => y));
  const below = allPieces.find(({ text }) => text === 'Below')?.y ?? 0;
  expect(lowest - below).toBeGreaterThan(20);
});

test('a shape without room for its text does not grow beyond the page, and one of no size is not reported', async () => {
  const arrow = preset('leftRightArrow', guide('adj1', 100));
  const text = await leftAndTop(shape(arrow, { bodyPr: '<bodyPr><a:spAutoFit/></bodyPr>' }));
  expect(text.x).toBeCloseTo(rectangle.x, 0);
  const filled = `${preset('rect')}<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>`;
  const body = `<w:p><w:r>${shape(filled).replace(/c[xy]="\d+"/g, (size) => size.replace(/\d+/, '0'))}</w:r></w:p>`;
  expect((await printParts({ body })).facts.filter(({ fact }) => fact === 'shapes')).toEqual([]);
});

test.each(['hexagon', 'star5', 'star12', 'chevron', 'plus', 'bracePair', 'round2SameRect', 'downArrow'])(
  'the text area of a %s is within its outline, whatever its adjustments',
  (name) => {
    for (const [w, h] of [
      [200, 100],
      [100, 200],
      [100, 100],
    ] as const) {
      const area = textAreaOf(name, w, h, (_, defaultValue) => defaultValue);
      for (const side of Object.values(area ?? {})) expect(side).toBeGreaterThanOrEqual(-0.001);
      expect((area?.left ?? 0) + (area?.right ?? 0)).toBeLessThan(0.9);
      expect((area?.top ?? 0) + (area?.bottom ?? 0)).toBeLessThan(0.9);
    }
  },
);
