import type { APIRequestContext } from '@playwright/test';
import { detailRoutes } from '@/content';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { addressesOf } from '@/lib/routes';
import { expect, pages, siteOrigin, test } from '@/tests/helpers/e2e';
import { plansOnRequest } from '@/tests/helpers/plans';

const absolute = (path: string) => (path === '/' ? siteOrigin : `${siteOrigin}${path}`);
const indexed = pages.filter(({ noindex }) => !noindex);

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };

function graphOf(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  return (JSON.parse(scripts[0]?.[1] as string) as { '@graph': Node[] })['@graph'];
}

const webPage = [
  'url',
  'name',
  'description',
  'isPartOf',
  'primaryImageOfPage',
  'inLanguage',
  'dateModified',
];
/** The fields that a node of each type must have, after schema.org and the guides of search engines. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  ContactPoint: ['telephone', 'email', 'contactType', 'areaServed', 'availableLanguage'],
  ImageObject: ['url', 'width', 'height'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  WebPage: webPage,
  CollectionPage: [...webPage, 'mainEntity'],
  ContactPage: webPage,
  FAQPage: [...webPage, 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  SoftwareApplication: ['name'],
  Offer: ['name', 'price', 'priceCurrency', 'url', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'billingDuration', 'unitCode'],
  BusinessAudience: ['audienceType'],
};
/** Fields of the product itself; a product that a page only mentions needs just its name. */
const productFields = [
  'applicationCategory',
  'operatingSystem',
  'url',
  'description',
  'featureList',
  'publisher',
];

/** Fields that nodes at any depth lack or leave empty, and types of nodes that are not in `required`. */
function missingFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingFields);
  if (!value || typeof value !== 'object') return [];
  const node = value as Node;
  const type = node['@type'];
  const fields = type === 'SoftwareApplication' && node['@id'] ? ['name', ...productFields] : required[type];
  const empty = (field: unknown) =>
    field === undefined || field === '' || (Array.isArray(field) && !field.length);
  const missing =
    type && !fields ? [`unknown type ${type}`] : (fields ?? []).filter((name) => empty(node[name]));
  const missingTarget = type === 'ListItem' && empty(node.item) && empty(node.url) ? ['item or url'] : [];
  return [...missing, ...missingTarget]
    .map((name) => `${type}: ${name}`)
    .concat(Object.values(node).flatMap(missingFields));
}

/** The ids in all `{'@id': …}`, at any depth, that only refer to a node. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!value || typeof value !== 'object') return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === '@id') return [String(entries[0][1])];
  return entries.flatMap(([, item]) => references(item));
}

for (const { path, label, meta } of pages) {
  test(`${path} has complete metadata and structured data`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(html).not.toMatch(/localhost|127\.0\.0\.1/);

    for (const property of [
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'og:image:alt',
      'og:site_name',
      'og:locale',
    ]) {
      expect(html, property).toContain(`<meta property="${property}"`);
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');

    const graph = graphOf(html);
    const ids = new Set(graph.map((node) => node['@id']));
    expect(
      references(graph).filter((id) => !ids.has(id)),
      'dangling references',
    ).toEqual([]);
    expect(missingFields(graph), 'nodes that lack a field').toEqual([]);
    const page = graph.find((node) => node['@id'] === absolute(path));
    expect(page).toMatchObject({
      url: absolute(path),
      name: meta.title,
      description: meta.description,
      dateModified: meta.updated,
    });
    expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|"Review"|ratingValue/);
    if (path !== '/') {
      const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as {
        name: string;
        position: number;
        item: string;
      }[];
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect(trail.at(-1)).toMatchObject({ name: label, item: absolute(path) });
    }
  });
}

test('the sitemap has each indexed page of the registry, with its date', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(listed.sort()).toEqual(indexed.map(({ path }) => absolute(path)).sort());
  const dates = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map((match) => match[1]);
  expect(dates).toEqual(indexed.map(({ meta }) => meta.updated));
});

test('no page or text file names another origin than that of the site', async ({ request }) => {
  const allowed = [siteOrigin, site.agency.href, 'https://schema.org', 'http://www.w3.org'];
  const files = [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    '/manifest.webmanifest',
  ];
  const foreign = new Set<string>();
  for (const path of [...pages.map((page) => page.path), ...files]) {
    const text = (await (await request.get(path)).text()).replace(/xmlns(:\w+)?="[^"]*"/g, '');
    for (const [origin] of text.matchAll(/https?:\/\/[\w.:-]+/g)) {
      if (!allowed.includes(origin)) foreign.add(`${path}: ${origin}`);
    }
  }
  expect([...foreign]).toEqual([]);
});

test('robots.txt allows every path and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Allow: /');
  expect(text).not.toContain('Disallow');
  expect(text).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

test('every page has a sharing picture of its own, 1200 × 630 and at most 60 KB', async ({ request }) => {
  const pathByImage = new Map<string, string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] as string;
    expect(url.startsWith(`${siteOrigin}/og/`), url).toBe(true);
    expect(pathByImage.get(url), `${path} shares its picture`).toBeUndefined();
    pathByImage.set(url, path);
    const response = await request.get(url.replace(siteOrigin, ''));
    const png = await response.body();
    expect(response.headers()['content-type']).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThanOrEqual(60 * 1024);
  }
});

test('the structured data have an offer in rupees for each price, and none for a plan on request', async ({
  request,
}) => {
  const graph = graphOf(await (await request.get('/pricing')).text());
  const app = graph.find((node) => node['@type'] === 'SoftwareApplication') as Node & {
    offers: Record<string, string>[];
  };
  const prices = pricing.plans.flatMap(({ monthly, yearly }) => [monthly, yearly]);
  expect(app.offers.map(({ price }) => price)).toEqual(prices.filter((price) => price !== null).map(String));
  expect(new Set(app.offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['INR']));
  for (const { name } of plansOnRequest) expect(JSON.stringify(app.offers)).not.toContain(name);
});

test('the structured data of each hub list its pages in order', async ({ request }) => {
  for (const hub of ['/features', '/use-cases', '/security', '/integrations', '/toolsdetails']) {
    const graph = graphOf(await (await request.get(hub)).text());
    const list = graph.find((node) => node['@type'] === 'ItemList') as Node & {
      itemListElement: { url: string }[];
    };
    const children = pages.filter(({ parent }) => parent === hub).map(({ path }) => absolute(path));
    expect(list.itemListElement.map(({ url }) => url)).toEqual(children);
  }
});

test('the content of at least three other pages links to each page, by names that say where they lead', async ({
  request,
}) => {
  const documents = await Promise.all(
    pages.map(async ({ path }) => ({ path, html: await (await request.get(path)).text() })),
  );
  const inbound = new Map<string, Set<string>>();
  const vague: string[] = [];
  for (const { path, html } of documents) {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const [, href, inner = ''] of main.matchAll(/<a [^>]*href="(\/[^"#?]*)[^>]*>(.*?)<\/a>/gs)) {
      const name = inner.replace(/<[^>]+>/g, '').trim();
      if (/^(here|click here|more|read more|learn more|know more|details|link|this page)?$/i.test(name))
        vague.push(`${path}: “${name}” to ${href}`);
      if (href && href !== path) inbound.set(href, (inbound.get(href) ?? new Set()).add(path));
    }
  }
  expect(vague, 'links that do not say where they go').toEqual([]);
  const tooFewLinks = indexed
    .map(({ path }) => ({ path, from: [...(inbound.get(path) ?? [])] }))
    .filter(({ from }) => from.length < 3)
    .map(
      ({ path, from }) =>
        `${path} is linked from ${from.length} pages (${from.join(', ')}). Set the href of a \`related\` to it in ${3 - from.length} more entries of content/features.ts, security.ts, integrations.ts or tools.ts.`,
    );
  expect(tooFewLinks).toEqual([]);
});

test('every page’s footer leads home, to help and to each policy, the accessibility statement included', async ({
  request,
}) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    for (const target of ['/', '/support', '/contact', '/faqs', '/terms', '/privacy', '/accessibility'])
      expect(footer, path).toContain(`href="${target}"`);
  }
});

test('security.txt is valid for at least a month and at most a year', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] as string);
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
});

test('llms.txt has a heading, a summary and every page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# \S+\n\n> \S/);
  for (const { path } of indexed) expect(text).toContain(`(${absolute(path)})`);
});

test('icons and manifest are linked and served', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const address of ['/icon-192.png', '/icon-512.png', '/favicon.ico']) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) expect(html).toContain(`rel="${rel}"`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', theme_color: '#0b1326' });
});

test('the questions and answers in the structured data are on the page', async ({ page, request }) => {
  const graph = graphOf(await (await request.get('/faqs')).text());
  const faqPage = graph.find((node) => node['@type'] === 'FAQPage') as Node & {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(faqPage.mainEntity.length).toBeGreaterThanOrEqual(12);
  await page.goto('/faqs');
  const mainText = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
  for (const { name, acceptedAnswer } of faqPage.mainEntity) {
    expect(mainText).toContain(name.replace(/\s+/g, ' '));
    expect(mainText).toContain(acceptedAnswer.text.replace(/\s+/g, ' '));
  }
});

test.describe('aliases and spellings', () => {
  for (const { path } of pages) {
    test(`of ${path} lead to it by a single 308`, async ({ request }) => {
      const typedAddresses = new Set(
        addressesOf(path, detailRoutes)
          .flatMap((name) => [
            name,
            name.toUpperCase(),
            name.replace(/[a-z]/, (first) => first.toUpperCase()),
            name.replaceAll('-', ''),
          ])
          .flatMap((name) => [name, `${name}/`]),
      );
      typedAddresses.delete(path);
      if (path !== '/') expect(typedAddresses.size, 'spellings').toBeGreaterThanOrEqual(3);
      for (const from of typedAddresses) {
        const { status, location } = await redirectOf(request, from);
        expect(status, from).toBe(308);
        expect(location, from).toBe(path);
      }
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  // Addresses as people type them; those above are made by the same code as the redirects.
  for (const [from, to] of [
    ['/Tools/', '/toolsdetails'],
    ['/FAQ', '/faqs'],
    ['/Home', '/'],
    ['/index.html', '/'],
    ['/PrivacyPolicy', '/privacy'],
    ['/usecases', '/use-cases'],
    ['/Use-Case/', '/use-cases'],
    ['/ToolsDetails/Merge-PDF', '/toolsdetails/merge-pdf'],
    ['/tools/merge-pdf', '/toolsdetails/merge-pdf'],
    ['/features/Smart-Tagging/', '/feature2page'],
    ['/features/smart-tagging?plan=basic', '/feature2page?plan=basic'],
    ['/integrations/Dropbox', '/integration2page'],
    ['/feature-1-page/', '/feature1page'],
    ['/Feature10', '/feature10page'],
    ['/use-case-3', '/usecase3page'],
    ['/contact/thank-you/', '/contact/thank-you'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      expect(await redirectOf(request, from)).toEqual({ status: 308, location: to });
    });
  }

  for (const from of [
    '/Feature99',
    '/feature-11',
    '/FEATURE0PAGE',
    '/tools/no-such',
    '/features/smart-tagging/more',
    '/no-such-page/',
  ]) {
    test(`${from} is not found`, async ({ request }) => {
      expect((await redirectOf(request, from)).status).toBe(404);
    });
  }
});

async function redirectOf(request: APIRequestContext, from: string) {
  const response = await request.get(from, { maxRedirects: 0 });
  const { pathname, search } = new URL(response.headers().location ?? '/', siteOrigin);
  return { status: response.status(), location: pathname + search };
}
