import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { png } from '../helpers/drawn-png';
import { p, picture, run } from '../helpers/word-file';
import { printParts } from './print';

const red = png({ width: 2, height: 2, colour: 2, bits: 8, pixelAt: () => [200, 0, 0] });

/** A picture at this distance in points from the left edge of its page. */
const pictureAt = (x: number) =>
  picture('pic1', 50, 50)
    .replace(
      '<wp:inline>',
      `<wp:anchor behindDoc="0"><wp:positionH relativeFrom="page"><wp:posOffset>${x * 12700}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>914400</wp:posOffset></wp:positionV>`,
    )
    .replace('</wp:inline>', '<wp:wrapNone/></wp:anchor>');

async function lostOf(drawing: string, bytes: Uint8Array = red) {
  const { facts } = await printParts({ body: `<w:p>${drawing}</w:p>`, pictures: { pic1: bytes } });
  return facts.filter(({ lost }) => lost);
}

test('a picture in a format that is not drawn is reported by its name', async () => {
  const emf = new Uint8Array([1, 0, 0, 0, 108, 0, 0, 0]);
  const reported = [{ fact: 'undrawn', lost: true, count: 1, detail: 'pic1.png' }];
  expect(await lostOf(picture('pic1', 50, 50), emf)).toEqual(reported);
});

test('a picture that no finished page shows is reported; one that a page shows in part is not', async () => {
  const reported = [{ fact: 'off-page', lost: true, count: 1, detail: 'pic1.png' }];
  expect(await lostOf(pictureAt(2000))).toEqual(reported);
  expect(await lostOf(pictureAt(-60))).toEqual(reported);
  expect(await lostOf(pictureAt(-40))).toEqual([]);
  expect(await lostOf(picture('pic1', 50, 50))).toEqual([]);
});

/** A picture of older files (VML), 100 points wide and high, with the frame that Word defines for it. */
const olderPicture = (settings = '') =>
  `<w:r><w:pict><v:shapetype id="_x0000_t75" coordsize="21600,21600" path="m@4@5l@4@11@9@11@9@5xe"><v:formulas><v:f eqn="if lineDrawn pixelLineWidth 0"/><v:f eqn="sum @0 1 0"/><v:f eqn="sum 0 0 @1"/><v:f eqn="prod @2 1 2"/><v:f eqn="prod @3 21600 pixelWidth"/><v:f eqn="prod @3 21600 pixelHeight"/><v:f eqn="sum @0 0 1"/><v:f eqn="prod @6 1 2"/><v:f eqn="prod @7 21600 pixelWidth"/><v:f eqn="sum @8 21600 0"/><v:f eqn="prod @7 21600 pixelHeight"/><v:f eqn="sum @10 21600 0"/></v:formulas></v:shapetype><v:shape type="#_x0000_t75" style="width:100pt;height:100pt"><v:imagedata r:id="pic1" ${settings}/></v:shape></w:pict></w:r>`;

/** Colour of an older picture near its lower right corner. */
async function cornerOf(settings?: string) {
  const { pdf } = await printParts({ body: `<w:p>${olderPicture(settings)}</w:p>`, pictures: { pic1: red } });
  const [page] = await drawnPages(pdf);
  return page?.pixelAt(Math.round(((72 + 95) * 96) / 72), Math.round(((72 + 95) * 96) / 72));
}

test('a picture of older files is drawn whole, and lighter where it is washed out as a watermark', async () => {
  expect(await cornerOf()).toEqual([200, 0, 0]);
  const [, green = 0] = (await cornerOf('gain="19661f" blacklevel="22938f"')) ?? [];
  expect(green).toBeCloseTo(255 * 0.7, -1);
});

test.each(['gain="32768f"', 'blacklevel="6554f"', 'grayscale="t"', 'gamma=".5"'])(
  'a picture recoloured by %s is reported',
  async (settings) => {
    expect(await lostOf(olderPicture(settings))).toEqual([{ fact: 'effects', lost: true, count: 1 }]);
  },
);

test.each([
  ['beside it', '<wp:wrapTight wrapText="bothSides"/>'],
  ['below it', '<wp:wrapTopAndBottom/>'],
])('the fill of a paragraph does not cover a picture whose text is %s', async (_, wrap) => {
  const drawing = pictureAt(72).replace('behindDoc="0"', 'behindDoc="1"').replace('<wp:wrapNone/>', wrap);
  const filled = `<w:pPr><w:shd w:val="clear" w:color="auto" w:fill="FFFFFF"/></w:pPr>`;
  const { pdf } = await printParts({
    body: `<w:p>${filled}${drawing}${run('Text')}</w:p>`,
    pictures: { pic1: red },
  });
  const [page] = await drawnPages(pdf);
  expect(page?.pixelAt(100, 100)).toEqual([200, 0, 0]);
});

test('a picture of older files has the fill of its shape behind it', async () => {
  const clear = png({ width: 1, height: 1, colour: 6, bits: 8, pixelAt: () => [0, 0, 0, 0] });
  const body = `<w:p>${olderPicture().replace('<v:shape ', '<v:shape filled="t" fillcolor="red" ')}</w:p>`;
  const [page] = await drawnPages((await printParts({ body, pictures: { pic1: clear } })).pdf);
  expect(page?.pixelAt(150, 150)).toEqual([255, 0, 0]);
});

test('a shading of the kind nil is not drawn', async () => {
  const { pdf } = await printParts({
    body: p('Text', '<w:shd w:val="nil" w:color="auto" w:fill="FF0000"/>'),
  });
  const [page] = await drawnPages(pdf);
  expect(page?.pixelAt(400, 104)).toEqual([255, 255, 255]);
});
