import { afterEach, expect, test, vi } from 'vitest';
import { Pen } from '../../src/word/draw/pen';
import { Flow } from '../../src/word/layout/flow';
import type { Page } from '../../src/word/layout/laid-block';
import { graphics } from '../../src/word/parts/graphics';
import { png } from '../helpers/drawn-png';
import { a4, p, para, picture, run, table, wordFile } from '../helpers/word-file';
import { convert } from './print';

/** Parts of a document that its layout or its drawing loses, each of which the report names. */

const emu = (points: number) => Math.round(points * 12_700);
const wsp = (x: number, colour: string, text = '') =>
  `<wsp><spPr><a:xfrm><a:off x="${emu(x)}" y="0"/><a:ext cx="${emu(60)}" cy="${emu(20)}"/></a:xfrm><a:prstGeom prst="ellipse"/><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill></spPr>${text && `<txbx><w:txbxContent>${p(text)}</w:txbxContent></txbx>`}<bodyPr/></wsp>`;
const anchorXml = (node: string) =>
  `<w:p><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="${emu(200)}" cy="${emu(20)}"/><wp:wrapTopAndBottom/><wp:docPr id="1" name="d"/><a:graphic><a:graphicData uri="shape">${node}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`;
const group = `<wgp><grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(200)}" cy="${emu(20)}"/><a:chOff x="0" y="0"/><a:chExt cx="${emu(200)}" cy="${emu(20)}"/></a:xfrm></grpSpPr>${wsp(0, '00FF00')}${wsp(100, '0000FF')}</wgp>`;
const line = '<w:r><w:pict><v:line from="0,0" to="100pt,0" strokecolor="red"/></w:pict></w:r>';
const item = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
const dot = png({ width: 1, height: 1, colour: 2, bits: 8, pixelAt: () => [0, 0, 0] });
const longNote = Array.from({ length: 70 }, (_, i) => p(`remark${i}`)).join('');
const paragraph = (text: string) => p(text, '<w:spacing w:after="0"/>');

const doc = wordFile({
  numbering:
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="41"/><w:numFmt w:val="decimal"/><w:lvlText w:val="(%1)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  footnotes: `<w:footnote w:id="1">${p('short remark')}</w:footnote><w:footnote w:id="2">${longNote}</w:footnote>`,
  headersAndFooters: {
    header1: para(run('Head') + line + picture('stamp', 9, 9)),
    footer1: paragraph('Foot'),
  },
  pictures: { pic: dot, stamp: dot },
  body: [
    para(`${run('Opening')}<w:r><w:footnoteReference w:id="1"/></w:r>`),
    paragraph('Middle'),
    item('Listed'),
    table(
      [2000, 2000],
      [
        ['Alpha', 'Beta'],
        ['Gamma', 'Delta'],
      ],
    ),
    para(line),
    para(picture('pic', 20, 20)),
    para(picture('pic', 30, 30)),
    anchorXml(group),
    anchorXml(wsp(0, 'FF00FF', 'Boxed')),
    para(`${run('Closing')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
    `<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/>${a4}</w:sectPr>`,
  ].join(''),
});

const lostFrom = async () =>
  (await convert(doc)).facts
    .filter(({ lost }) => lost)
    .map(({ fact, count, detail }) => ({ fact, count, detail }));

afterEach(() => vi.restoreAllMocks());

test('no part of an intact document is reported as lost', async () => {
  expect(await lostFrom()).toEqual([]);
});

const { layOut } = Flow.prototype;
/** Changes the finished layout. */
const alterLayout = (change: (pages: Page[]) => void) => () => {
  vi.spyOn(Flow.prototype, 'layOut').mockImplementation(function (this: Flow) {
    const pages = layOut.call(this);
    change(pages);
    return pages;
  });
};

const { paintShape } = graphics;
/** Paints all shapes except those for which `isMeant` is true. */
const skipShapes = (isMeant: (...args: Parameters<typeof paintShape>) => boolean) => () => {
  vi.spyOn(graphics, 'paintShape').mockImplementation((...args) => {
    if (!isMeant(...args)) paintShape(...args);
  });
};

const skipFilled = (red: number, green: number, blue: number) =>
  skipShapes((_, { fill }) => fill?.colour.join() === [red, green, blue].join());

const { text } = Pen.prototype;
const skipWord = (word: string) => () => {
  vi.spyOn(Pen.prototype, 'text').mockImplementation(function (this: Pen, ...args) {
    if (!args[0].measured.runs.some((each) => each.text.includes(word))) text.apply(this, args);
  });
};

const takeAll = <T>(list: T[]) => list.splice(0);
const notesOf = (pages: Page[], page: number) => pages[page]?.notes ?? [];

test.each<[string, () => void, { fact: string; count?: number; detail?: string }]>([
  [
    'a paragraph',
    alterLayout(([first]) => void first?.content.splice(1, 1)),
    { fact: 'words', count: 1, detail: 'Middle' },
  ],
  [
    'a row',
    alterLayout(([first]) => void first?.content.splice(3, 1)),
    { fact: 'words', count: 2, detail: 'Alpha' },
  ],
  ['the number of a list', skipWord('(41)'), { fact: 'words', count: 1, detail: '(41)' }],
  [
    'all notes of a page',
    alterLayout((pages) => void takeAll(notesOf(pages, 0))),
    { fact: 'words', detail: 'short' },
  ],
  [
    'the end of a note that continues on the next page',
    alterLayout((pages) => void takeAll(notesOf(pages, 1))),
    { fact: 'words' },
  ],
  ['the last line of a note', skipWord('remark69'), { fact: 'words', count: 1, detail: 'remark69' }],
  ['a page', alterLayout((pages) => void pages.splice(0, 1)), { fact: 'words', detail: 'Opening' }],
  [
    'what a page shows beside its text',
    alterLayout((pages) => pages.forEach((page) => void takeAll(page.floats))),
    { fact: 'shapes', count: 3 },
  ],
  [
    'headers and footers',
    alterLayout((pages) => pages.forEach((page) => void takeAll(page.headersAndFooters))),
    { fact: 'words', count: 2, detail: 'Head' },
  ],
  [
    'a line in a header',
    alterLayout((pages) => pages.forEach((page) => void takeAll(page.headersAndFooters))),
    { fact: 'shapes', count: 1 },
  ],
  [
    'a picture in a header',
    alterLayout((pages) => pages.forEach((page) => void takeAll(page.headersAndFooters))),
    { fact: 'off-page', count: 1, detail: 'stamp.png' },
  ],
  ['the first shape of a group', skipFilled(0, 1, 0), { fact: 'shapes', count: 1 }],
  ['the second shape of a group', skipFilled(0, 0, 1), { fact: 'shapes', count: 1 }],
  ['the area of a box', skipFilled(1, 0, 1), { fact: 'shapes', count: 1 }],
  ['all lines', skipShapes((_, { line }) => line !== undefined), { fact: 'shapes', count: 2 }],
  [
    'a picture',
    skipShapes((_, { picture }) => picture?.path.includes('pic') === true),
    { fact: 'off-page', count: 1, detail: 'pic.png' },
  ],
  [
    'the second of two equal pictures',
    skipShapes((_, { picture, width }) => picture !== undefined && width === 30),
    { fact: 'off-page', count: 1, detail: 'pic.png' },
  ],
  [
    'a shape below the page',
    () =>
      void vi
        .spyOn(graphics, 'paintShape')
        .mockImplementation((pen, shape, box, parent) =>
          paintShape(pen, shape, shape.fill?.colour.join() === '0,1,0' ? { ...box, y: 2000 } : box, parent),
        ),
    { fact: 'shapes', count: 1 },
  ],
  [
    'a shape at no place',
    () =>
      void vi
        .spyOn(graphics, 'paintShape')
        .mockImplementation((pen, shape, box, parent) =>
          paintShape(pen, shape, shape.fill ? { ...box, x: Number.NaN } : box, parent),
        ),
    { fact: 'shapes', count: 3 },
  ],
])('reports %s that is lost', async (_, plant, expected) => {
  plant();
  const losses = await lostFrom();
  expect(losses).toContainEqual(expect.objectContaining(expected));
});

test('shapes of a header that is on no page are not reported as missing', async () => {
  const { facts } = await convert(
    wordFile({
      headersAndFooters: { header1: para(run('First') + line + picture('stamp', 9, 9)) },
      pictures: { stamp: dot },
      body: `${p('Text')}<w:sectPr><w:headerReference w:type="first" r:id="header1"/>${a4}</w:sectPr>`,
    }),
  );
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('a shape without outline, area or line is not reported as missing', async () => {
  const bare = (geometry: string, look: string) =>
    anchorXml(
      `<wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/></a:xfrm>${geometry}${look}</spPr><bodyPr/></wsp>`,
    );
  const fill = '<a:solidFill><a:srgbClr val="00FF00"/></a:solidFill>';
  const { facts } = await convert(
    wordFile({
      body: `${bare('<a:prstGeom prst="rect"/>', '<a:noFill/>')}${bare('<a:custGeom><a:pathLst/></a:custGeom>', fill)}${bare('<a:prstGeom prst="line"/>', `${fill}<a:ln><a:noFill/></a:ln>`)}<w:sectPr>${a4}</w:sectPr>`,
    }),
  );
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});
