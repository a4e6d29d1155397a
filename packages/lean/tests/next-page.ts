import type { Build } from '../build';

const css =
  '.used{color:red}.unused{color:blue}[aria-expanded=true]{color:green}.later{color:pink}.later img{width:1px}.later em{top:0}.passed b{left:0}';
const files: Record<string, string> = {
  '/_next/static/chunks/a.css': css,
  '/_next/static/chunks/island.js': 'x("later"),x("em")',
  '/_next/static/chunks/elsewhere.js': 'x("unused")',
};

export const build: Build = {
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
        // On another page it has more chunks.
        chunks: [
          '/_next/static/chunks/next.js',
          '/_next/static/chunks/island.js',
          '/_next/static/chunks/elsewhere.js',
        ],
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
export const nextRow = '3:I[1,["/_next/static/chunks/next.js"],"default"]\n';
export const islandRow = '4:I[2,["/_next/static/chunks/island.js"],"Carousel"]\n';

/** An element of a Next component, in which the island is shown. */
export const shownRow = '5:["$","$L3",null,{"children":["$","$L4",null,{}]}]\n';

export type Parts = { head?: string; body?: string; rows?: string };

/** A page as written by Next, with flight data about its contents. */
export function page({ head = '', body = '<p class="used">Words</p>', rows = nextRow }: Parts = {}): string {
  return `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/static/chunks/next.js"><script src="/_next/static/chunks/next.js" async=""></script><link rel="stylesheet" href="/_next/static/chunks/a.css">${head}<script src="/_next/static/chunks/old.js" nomodule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}${bootstrap}${start}${flight(rows)}</body></html>`;
}

export const withCss = (text: string): Build => ({ ...build, readStatic: () => text });
