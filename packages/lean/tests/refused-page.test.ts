import { describe, expect, it } from 'vitest';
import { leanPage } from '../page';
import { build, islandRow, type Parts, page, shownRow } from './next-page';

describe('the delivery step', () => {
  const root = '<div data-island="touch"></div>';
  const reasons: [string, Parts, RegExp][] = [
    ['an outlined Suspense boundary', { body: '<template id="B:0"></template>' }, /Suspense boundary/],
    [
      'a script that completes a boundary',
      { body: '<script>$RC("B:0","S:0")</script>' },
      /Suspense boundary/,
    ],
    [
      'an inline script that is neither bootstrap nor flight data',
      { body: '<script>alert(1)</script>' },
      /neither bootstrap nor flight/,
    ],
    [
      'a script of unknown origin',
      { head: '<script src="https://example.com/x.js"></script>' },
      /unknown origin/,
    ],
    ['a client module that no manifest lists', { rows: '4:I[9,[],"X"]\n' }, /no manifest lists/],
    ['flight rows that cannot be read', { rows: 'zz' }, /cannot be read/],
    ['an island that nothing could wake', { rows: islandRow }, /data-island/],
    [
      'an island whose component the flight data does not name',
      { body: root },
      /names no component of this project/,
    ],
    [
      'a second island that nothing could wake, on a page with one',
      { rows: `${islandRow + shownRow}6:["$","p",null,{"children":["$","$L4",null,{}]}]\n`, body: root },
      /data-island is on 1 elements.*: components\/ui\/carousel\.tsx, components\/ui\/carousel\.tsx$/,
    ],
    [
      'an element that would wake an island which the page does not render',
      { rows: islandRow + shownRow, body: root + root },
      /data-island is on 2 elements.*: components\/ui\/carousel\.tsx$/,
    ],
    [
      'scripts without the flight data that they would need',
      { rows: '0:["x"]\n' },
      /names a client component/,
    ],
    [
      'a part of a page that would be sent later',
      { body: '<template id="P:0"></template>' },
      /Suspense boundary/,
    ],
    [
      'a script that reports the error of a boundary',
      { body: '<script>$RX("B:0")</script>' },
      /Suspense boundary/,
    ],
    [
      'a runtime chunk that is still referenced',
      { body: '<a href="/_next/static/chunks/next.js">x</a>' },
      /still referenced/,
    ],
  ];

  it.each(reasons)('refuses %s', async (_, parts, message) => {
    await expect(leanPage(page(parts), build)).rejects.toThrow(message);
  });

  it('refuses flight data of an unknown kind', async () => {
    const html = page({ body: '<script>self.__next_f.push([7,"x"])</script>' });
    await expect(leanPage(html, build)).rejects.toThrow(/unknown kind \(7\)/);
  });
});
