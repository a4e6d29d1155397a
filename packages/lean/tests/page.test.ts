import { describe, expect, it } from 'vitest';
import { type Build, leanPage } from '../page';

const css =
  '.used{color:red}.unused{color:blue}[aria-expanded=true]{color:green}.later{color:pink}.later img{width:1px}.later em{top:0}.passed b{left:0}';
const files: Record<string, string> = {
  '/_next/static/chunks/a.css': css,
  '/_next/static/chunks/island.js': 'x("later"),x("em")',
};

const build: Build = {
  clientModules: new Map([
    [
      '1',
      {
        path: 'node_modules/next/dist/esm/client/components/layout-router.js',
        chunks: ['/_next/static/chunks/next.js'],
      },
    ],
    [
      '2',
      {
        path: 'components/ui/carousel.tsx',
        chunks: ['/_next/static/chunks/next.js', '/_next/static/chunks/island.js'],
      },
    ],
  ]),
  readStatic: (address) => {
    const file = files[address];
    if (file === undefined) throw new Error(`no file ${address}`);
    return file;
  },
  loader: () => '/_next/static/wake/loader.js',
};

const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>';
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const flight = (rows: string) => `<script>self.__next_f.push(${JSON.stringify([1, rows])})</script>`;
const nextRow = '3:I[1,["/_next/static/chunks/next.js"],"default"]\n';
const islandRow = '4:I[2,["/_next/static/chunks/island.js"],"Carousel"]\n';

const shownRow = '5:["$","$L3",null,{"children":["$","$L4",null,{}]}]\n';

type Parts = { head?: string; body?: string; rows?: string };

function page({ head = '', body = '<p class="used">Words</p>', rows = nextRow }: Parts = {}): string {
  return `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/static/chunks/next.js"><script src="/_next/static/chunks/next.js" async=""></script><link rel="stylesheet" href="/_next/static/chunks/a.css">${head}<script src="/_next/static/chunks/old.js" nomodule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}${bootstrap}${start}${flight(rows)}</body></html>`;
}

const withCss = (text: string): Build => ({ ...build, readStatic: () => text });

describe('a page without islands', () => {
  it('ships no script, no script preload and no flight data', async () => {
    const { html, islands, wake } = await leanPage(page(), build);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('__next_f');
    expect(islands).toEqual([]);
    expect(wake).toBeUndefined();
  });

  it('keeps its words', async () => {
    expect((await leanPage(page(), build)).html).toContain('<p class="used">Words</p>');
  });

  it('keeps structured data and speculation rules, which are data', async () => {
    const head =
      '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script>';
    const { html } = await leanPage(page({ head }), build);
    expect(html).toContain('<script type="application/ld+json">{"a":1}</script>');
    expect(html).toContain('<script type="speculationrules">{}</script>');
  });

  it('carries only the rules it can use, inline', async () => {
    const { html } = await leanPage(page(), build);
    expect(html).toContain('.used{color:red}');
    expect(html).not.toContain('.unused');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('keeps a rule that excludes what the page does not have, and no other rule about that', async () => {
    const { html } = await leanPage(
      page(),
      withCss(
        ':is(.used>*):not(:is(table)){color:red}.used>:not(ul){top:0}table{color:blue}ul .used{left:0}',
      ),
    );
    expect(html).toContain('<style>:is(.used>*):not(table){color:red}.used>:not(ul){top:0}</style>');
  });

  it('keeps rules for states that attributes can take on', async () => {
    expect((await leanPage(page(), build)).html).toContain('[aria-expanded=true]');
  });
});

describe('a font that the page is read in', () => {
  const face = (name: string, more = '') =>
    `@font-face{${more}font-family:${name};src:url(../media/${name}.woff2)format("woff2");font-display:swap}`;
  const preloads = (html: string) => html.match(/<link rel="preload" href="[^"]*" as="font"/g) ?? [];
  const text = face('sans');
  const rupee = face('rupee', 'unicode-range:U+20B9;');

  it('is preloaded where Next has not done it', async () => {
    const { html } = await leanPage(page(), withCss(text));
    expect(preloads(html)).toEqual(['<link rel="preload" href="/_next/static/media/sans.woff2" as="font"']);
  });

  it('is preloaded once', async () => {
    const head = '<link rel="preload" href="/_next/static/media/sans.woff2" as="font" crossorigin="">';
    expect(preloads((await leanPage(page({ head }), withCss(text))).html)).toHaveLength(1);
  });

  it('comes with the rupee sign only on a page with prices', async () => {
    const priced = await leanPage(page({ body: '<p>₹390</p>' }), withCss(rupee));
    expect(preloads(priced.html)).toHaveLength(1);
    expect(preloads((await leanPage(page(), withCss(rupee))).html)).toEqual([]);
  });

  it('is left to the browser when it may come late', async () => {
    const late = text.replace('swap', 'fallback');
    expect(preloads((await leanPage(page(), withCss(late))).html)).toEqual([]);
  });
});

describe('a page with an island', () => {
  const rows = nextRow + islandRow + shownRow;
  const withIsland = page({ rows, body: '<div class="used" data-island="touch"></div>' });

  it('ships the loader alone, which knows what to run', async () => {
    const { html, wake, islands } = await leanPage(withIsland, build);
    expect(islands).toEqual(['components/ui/carousel.tsx']);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(`data-wake="${wake?.address} /_next/static/chunks/next.js"`);
  });

  it('moves what its inline scripts held into a file named by its content', async () => {
    const { wake } = await leanPage(withIsland, build);
    expect(wake?.address).toMatch(/^\/_next\/static\/wake\/[0-9a-f]{16}\.js$/);
    expect(wake?.content).toContain('globalThis["TURBOPACK"]');
    expect(wake?.content).toContain(JSON.stringify([1, rows]));
  });

  it('keeps rules whose classes only the island knows', async () => {
    expect((await leanPage(withIsland, build)).html).toContain('.later{color:pink}');
  });

  it('keeps rules for tags that the island alone adds', async () => {
    expect((await leanPage(withIsland, build)).html).toContain('.later em{top:0}');
  });

  it('keeps rules for elements that the page passes to the island', async () => {
    const passed = `5:["$","$L4",null,{"picture":["$","img",null,{"src":"/x.svg"}],"more":["$","b",null,{"className":"x passed"}]}]\n`;
    const body = '<div class="used" data-island="touch"></div>';
    const { html } = await leanPage(page({ rows: nextRow + islandRow + passed, body }), build);
    expect(html).toContain('.later img{width:1px}');
    expect(html).toContain('.passed b{left:0}');
    expect((await leanPage(withIsland, build)).html).not.toContain('.later img');
  });

  it('leaves the style sheet where React looks for it, switched off', async () => {
    expect((await leanPage(withIsland, build)).html).toContain(
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" disabled="">',
    );
  });
});

describe('reasons to stop the build', () => {
  const root = '<div data-island="touch"></div>';
  const reasons: [string, Parts, RegExp][] = [
    ['an outlined Suspense boundary', { body: '<template id="B:0"></template>' }, /Suspense boundary/],
    [
      'a script that completes a boundary',
      { body: '<script>$RC("B:0","S:0")</script>' },
      /Suspense boundary/,
    ],
    [
      'an inline script of another kind',
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
      'an element that would wake an island that the page does not show',
      { rows: islandRow + shownRow, body: root + root },
      /data-island is on 2 elements.*: components\/ui\/carousel\.tsx$/,
    ],
    [
      'scripts without the flight data that they would need',
      { rows: '0:["x"]\n' },
      /names a client component/,
    ],
    ['a part of a page that was sent later', { body: '<template id="P:0"></template>' }, /Suspense boundary/],
    ['a script that fails a boundary', { body: '<script>$RX("B:0")</script>' }, /Suspense boundary/],
    [
      'a runtime chunk that is still referenced',
      { body: '<a href="/_next/static/chunks/next.js">x</a>' },
      /still referenced/,
    ],
  ];

  it.each(reasons)('%s', async (_, parts, message) => {
    await expect(leanPage(page(parts), build)).rejects.toThrow(message);
  });

  it('flight data of an unknown kind', async () => {
    const html = page({ body: '<script>self.__next_f.push([7,"x"])</script>' });
    await expect(leanPage(html, build)).rejects.toThrow(/unknown kind \(7\)/);
  });
});
