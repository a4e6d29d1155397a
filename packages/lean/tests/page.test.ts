import { describe, expect, it } from 'vitest';
import { leanPage } from '../page';
import { build, islandRow, nextRow, page, shownRow, withCss } from './next-page';

describe('a page without islands', () => {
  it('ships no script, no script preload and no flight data', async () => {
    const { html, islands, wake } = await leanPage(page(), build);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('__next_f');
    expect(islands).toEqual([]);
    expect(wake).toBeUndefined();
  });

  it('keeps its text', async () => {
    expect((await leanPage(page(), build)).html).toContain('<p class="used">Words</p>');
  });

  it('keeps structured data and speculation rules, which are not scripts to run', async () => {
    const head =
      '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script>';
    const { html } = await leanPage(page({ head }), build);
    expect(html).toContain('<script type="application/ld+json">{"a":1}</script>');
    expect(html).toContain('<script type="speculationrules">{}</script>');
  });

  it('contains only the CSS rules that can match, inline', async () => {
    const { html } = await leanPage(page(), build);
    expect(html).toContain('.used{color:red}');
    expect(html).not.toContain('.unused');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('keeps a rule that only excludes an element which the page lacks, and drops other rules about that element', async () => {
    const { html } = await leanPage(
      page(),
      withCss(
        ':is(.used>*):not(:is(table)){color:red}.used>:not(ul){top:0}table{color:blue}ul .used{left:0}',
      ),
    );
    expect(html).toContain('<style>:is(.used>*):not(table){color:red}.used>:not(ul){top:0}</style>');
  });

  it('drops a rule for an element that contains one which the page lacks', async () => {
    const { html } = await leanPage(
      page(),
      withCss(
        'html:has(.lost:modal){top:0}.used:has(.used),.used:has(>.lost){left:0}.used:not(:has(.lost)){color:red}',
      ),
    );
    expect(html).toContain('<style>.used:has(.used){left:0}.used:not(:has(.lost)){color:red}</style>');
  });

  it('drops a rule for a pseudo-element of a field which the page lacks', async () => {
    const [placeholder, day] = ['::placeholder{opacity:1}', '::-webkit-datetime-edit{padding:0}'];
    const css = withCss(`${placeholder}@supports (top:0){.used::placeholder{top:0}}${day}`);
    const styles = async (body: string) =>
      /<style>.*<\/style>/.exec((await leanPage(page({ body }), css)).html)?.[0];
    expect(await styles('<p class="used">Words</p>')).toBe('<style></style>');
    expect(await styles('<input class="used">')).toBe(
      `<style>${placeholder}@supports (top:0){.used::placeholder{top:0}}</style>`,
    );
    expect(await styles('<input type="month">')).toBe(`<style>${day}</style>`);
  });

  it('keeps only the `@property` rules whose property is used', async () => {
    const registration = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    const values = (list: string) => `@layer properties{@supports (top:0){*,:before{${list}}}}`;
    const rule = '.used{translate:var(--tw-translate-x)}';
    const registrations = [registration('--tw-translate-x'), registration('--tw-leading')].join('');
    const css = values('--tw-translate-x:0;--tw-leading:initial') + rule + registrations;
    const { html } = await leanPage(page(), withCss(css));
    const reduced = values('--tw-translate-x:0;') + rule + registration('--tw-translate-x');
    expect(html).toContain(`<style>${reduced}</style>`);
  });

  it('keeps only the theme properties that rules and elements use, directly or through another property', async () => {
    const theme = (list: string) => `@layer theme{:root,:host{${list}}}`;
    const rule = '.used{color:var(--color-ink)}';
    const declarations = '--color-ink:var(--dark);--dark:#000;--color-red:var(--red);--red:red;--width:9px';
    const body = '<p class="used" style="width:var(--width)">Words</p>';
    const { html } = await leanPage(page({ body }), withCss(theme(declarations) + rule));
    expect(html).toContain(
      `<style>${theme('--color-ink:var(--dark);--dark:#000;--width:9px')}${rule}</style>`,
    );
  });

  it('drops custom properties that nothing uses', async () => {
    const rules = (before: string, after: string) =>
      `.used{${before}--edge:url("data:image/png;base64,a");color:red;width:var(--edge)${after}}`;
    const css = rules('--lost:url("data:image/png;base64,b");', ';--also:1px');
    const { html } = await leanPage(page(), withCss(css));
    expect(html).toContain(`<style>${rules('', ';')}</style>`);
  });

  it('keeps rules for other values of an attribute that scripts change', async () => {
    expect((await leanPage(page(), build)).html).toContain('[aria-expanded=true]');
  });
});

describe('a font of the page’s text', () => {
  const face = (name: string, more = '') =>
    `@font-face{${more}font-family:${name};src:url(../media/${name}.woff2)format("woff2");font-display:swap}`;
  const preloads = (html: string) => html.match(/<link rel="preload" href="[^"]*" as="font"/g) ?? [];
  const text = face('sans');
  const rupee = face('rupee', 'unicode-range:U+20B9;');

  it('is preloaded if Next does not preload it', async () => {
    const { html } = await leanPage(page(), withCss(text));
    expect(preloads(html)).toEqual(['<link rel="preload" href="/_next/static/media/sans.woff2" as="font"']);
  });

  it('is preloaded once', async () => {
    const head = '<link rel="preload" href="/_next/static/media/sans.woff2" as="font" crossorigin="">';
    expect(preloads((await leanPage(page({ head }), withCss(text))).html)).toHaveLength(1);
  });

  it('is preloaded for the rupee sign only on a page with prices', async () => {
    const priced = await leanPage(page({ body: '<p>₹390</p>' }), withCss(rupee));
    expect(preloads(priced.html)).toHaveLength(1);
    expect(preloads((await leanPage(page(), withCss(rupee))).html)).toEqual([]);
  });

  it('is not preloaded if its `font-display` lets it arrive late', async () => {
    const lateFont = text.replace('swap', 'fallback');
    expect(preloads((await leanPage(page(), withCss(lateFont))).html)).toEqual([]);
  });
});

describe('a page with an island', () => {
  const rows = nextRow + islandRow + shownRow;
  const withIsland = page({ rows, body: '<div class="used" data-island="touch"></div>' });

  it('ships only the loader, which names the scripts to run', async () => {
    const { html, wake, islands } = await leanPage(withIsland, build);
    expect(islands).toEqual(['components/ui/carousel.tsx']);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(`data-wake="${wake?.address} /_next/static/chunks/next.js"`);
  });

  it('moves the content of its inline scripts into a file that is named by a hash', async () => {
    const { wake } = await leanPage(withIsland, build);
    expect(wake?.address).toMatch(/^\/_next\/static\/wake\/[0-9a-f]{16}\.js$/);
    expect(wake?.content).toContain('globalThis["TURBOPACK"]');
    expect(wake?.content).toContain(JSON.stringify([1, rows]));
  });

  it('keeps rules whose classes occur only in the island’s script', async () => {
    expect((await leanPage(withIsland, build)).html).toContain('.later{color:pink}');
  });

  it('drops rules whose classes occur only in the chunk of another page’s island', async () => {
    expect((await leanPage(withIsland, build)).html).not.toContain('.unused');
  });

  it('keeps a theme property that only the island’s script uses', async () => {
    const theme = '@layer theme{:root,:host{--of-island:9px}}';
    const scripted = {
      ...build,
      readStatic: (address: string) =>
        address.endsWith('island.js') ? 'x("var(--of-island)")' : address.endsWith('.css') ? theme : '',
    };
    expect((await leanPage(withIsland, scripted)).html).toContain(theme);
    expect((await leanPage(page(), withCss(theme))).html).not.toContain('--of-island');
  });

  it('keeps rules for tags that only the island adds', async () => {
    expect((await leanPage(withIsland, build)).html).toContain('.later em{top:0}');
  });

  it('keeps rules for pseudo-elements of fields that occur in the island’s script or its props', async () => {
    const css = '.used::placeholder{top:0}.used::file-selector-button{top:0}';
    const scripts = {
      ...build,
      readStatic: (address: string) => (/css$/.test(address) ? css : 'x("input")'),
    };
    expect((await leanPage(withIsland, scripts)).html).toContain('<style>.used::placeholder{top:0}</style>');
    const passed = `5:["$","$L4",null,{"field":["$","input",null,{"type":"file"}]}]\n`;
    const body = '<div class="used" data-island="touch"></div>';
    const { html } = await leanPage(page({ rows: nextRow + islandRow + passed, body }), scripts);
    expect(html).toContain(`<style>${css}</style>`);
  });

  it('keeps rules for elements that the page passes to the island', async () => {
    const passed = `5:["$","$L4",null,{"picture":["$","img",null,{"src":"/x.svg"}],"more":["$","b",null,{"className":"x passed"}]}]\n`;
    const body = '<div class="used" data-island="touch"></div>';
    const { html } = await leanPage(page({ rows: nextRow + islandRow + passed, body }), build);
    expect(html).toContain('.later img{width:1px}');
    expect(html).toContain('.passed b{left:0}');
    expect((await leanPage(withIsland, build)).html).not.toContain('.later img');
  });

  it('has no link to a style sheet, which some browsers fetch even if it is disabled; the wake script adds one for React', async () => {
    const { html, wake } = await leanPage(withIsland, build);
    expect(html).not.toContain('rel="stylesheet"');
    expect(wake?.content).toMatch(/^for \(const href of \["\/_next\/static\/chunks\/a\.css"\]\) \{/);
  });
});
