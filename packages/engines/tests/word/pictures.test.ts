import { expect, test } from 'vitest';
import { png } from '../helpers/drawn-png';
import { picture } from '../helpers/word-file';
import { printed } from './printed';

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
  const { facts } = await printed({ body: `<w:p>${drawing}</w:p>`, pictures: { pic1: bytes } });
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
