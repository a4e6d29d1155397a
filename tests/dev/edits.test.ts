import { afterAll, beforeAll, expect, test } from 'vitest';
import { inr } from '@/lib/format';
import { startDev } from '@/tests/helpers/dev-site';
import { pricedPlans } from '@/tests/helpers/plans';

const [cheapest] = pricedPlans;

/** `npm run dev` in a copy of the site, edited as an editor would. Home is open before the first edit. */

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

test('a new entry has its page, its aliases and its card without a start by hand', async () => {
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

test.each([
  ['a mistake', "slug: 'smart-tagging'", "slug: 'Smart Tagging'", '[1].slug may hold only small letters'],
  [
    'a mistake of syntax',
    "slug: 'smart-tagging',",
    "slug: 'smart-tagging'",
    'is not expected here. Most often a comma',
  ],
])(
  '%s is told in the terminal once, without a stack, and is gone when it is mended',
  async (_, from, to, words) => {
    const start = dev.printed().length;
    const since = () => dev.printed().slice(start);
    const undo = await dev.edit('content/features.ts', from, to);
    await dev.until(() => since().includes(words));
    expect(since()).toContain('Content error in content/features.ts');
    expect((await dev.open('/feature2page')).status).toBe(500);
    undo();
    await dev.until(() => since().includes('Content: no mistakes found.'));
    await dev.until(async () => (await dev.open('/feature2page')).status === 200);
    // Next repeats the words for each page that is asked for, behind its own mark.
    expect(since().match(/^Content error in /gm)).toHaveLength(1);
    expect(since()).not.toMatch(/^\s+at (contentError|parseContent)/m);
  },
  120_000,
);

test('a page shows the mistake with file, field and what is wrong', async () => {
  const undo = await dev.edit('content/site.ts', /email: '[^']+'/, "email: 'hello'");
  const { status, text } = await dev.open('/support');
  expect(status).toBe(500);
  expect(text).toMatch(/Content error in content\/site\.ts.{1,9}email is no e-mail address/);
  undo();
  await dev.until(async () => (await dev.open('/support')).status === 200);
}, 120_000);
