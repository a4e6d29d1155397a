import { afterAll, beforeAll, expect, test } from 'vitest';
import { inr } from '@/lib/format';
import { startDev } from '@/tests/helpers/dev-site';
import { pricedPlans } from '@/tests/helpers/plans';

const [cheapest] = pricedPlans;

/** Runs `npm run dev` in a copy of the site and edits its content. The home page is opened before the first edit. */

let dev: Awaited<ReturnType<typeof startDev>>;

beforeAll(async () => {
  dev = await startDev(4940);
  await dev.open('/');
}, 120_000);

afterAll(() => dev?.stop(), 120_000);

test('a page that is first opened after an edit shows it, and so does one that was open before', async () => {
  await dev.edit('content/support.ts', "title: 'Upload Failures'", "title: 'When Uploads Fail'");
  expect((await dev.open('/support')).text).toContain('When Uploads Fail');
  await dev.edit(
    'content/pricing.ts',
    `monthly: ${cheapest?.monthly},\n    yearly: ${cheapest?.yearly},`,
    'monthly: 123,\n    yearly: 1230,',
  );
  for (const path of ['/pricing', '/', '/faqs']) {
    const { text } = await dev.open(path);
    expect(text, path).toContain('₹123');
    expect(text, path).not.toContain(inr(cheapest?.monthly ?? 0));
  }
}, 120_000);

test('a new entry has its page, aliases and card without a restart by hand', async () => {
  await dev.open('/feature2page');
  expect(dev.site.run('scripts/new.ts', ['feature', 'Client Portal']).code).toBe(0);
  await dev.until(() => dev.printed().includes('The site starts again'));
  await dev.until(() =>
    dev.open('/feature11page').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  expect((await dev.open('/feature11page')).text).toContain('Client Portal');
  expect((await dev.open('/features/client-portal')).status).toBe(308);
  expect((await dev.open('/features')).text).toContain('/feature11page');
}, 120_000);

/** The text of the alert that a page shows in place of its content. */
const alertText = (html: string) => {
  const alert = /<pre role="alert">([\s\S]*?)<\/pre>/.exec(html)?.[1] ?? '';
  return alert
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
};

test.each([
  [
    'a mistake',
    "slug: 'smart-tagging'",
    "slug: 'Smart Tagging'",
    'slug of “Smart Tagging” may hold only small letters',
  ],
  [
    'a mistake of syntax',
    "slug: 'smart-tagging',",
    "slug: 'smart-tagging'",
    'is not expected here. Most often a comma',
  ],
  ['a misspelt word', 'AI tags each PDF', 'AI taggs each PDF', 'has the word “taggs”'],
  [
    'a figure typed by hand',
    'AI tags each PDF, scan or Word',
    'We guarantee each PDF or Word',
    'says “guarantee”, a promise.',
  ],
])(
  '%s is reported in the terminal and on every open page, once and in the same words, and is gone when it is corrected',
  async (_, from, to, expected) => {
    const pages = ['/', '/feature2page', '/support'];
    for (const path of pages) expect((await dev.open(path)).status).toBe(200);
    const start = dev.printed().length;
    const since = () => dev.printed().slice(start);
    const undo = await dev.edit('content/features.ts', from, to);
    const openPages = await Promise.all(pages.map((path) => dev.open(path)));
    for (const { status, text } of openPages) {
      expect(status).toBe(500);
      expect(alertText(text)).toContain(expected);
      expect(since()).toContain(alertText(text));
    }
    expect(since()).toContain('Content error in content/features.ts');
    undo();
    await dev.until(() => since().includes('Content: no mistakes found.'));
    expect((await dev.open('/feature2page')).status).toBe(200);
    expect(since().split(expected)).toHaveLength(2);
    expect(since()).not.toMatch(/⨯|^\s+at /m);
  },
  120_000,
);
