import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricing } from '@/content/pricing';
import { inr } from '@/lib/format';
import { chromiumFlags, ensureChromium } from '@/scripts/lib/chromium';
import { startDev } from '@/tests/helpers/dev-site';
import { pricedPlans } from '@/tests/helpers/plans';

/** /dev/edit under `npm run dev`, in a browser: what an editor clicks, types and saves, and what the file then contains. */

let dev: Awaited<ReturnType<typeof startDev>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dev = await startDev(5620);
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  page = await browser.newPage({ viewport: { width: 1500, height: 1000 } });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await dev?.stop();
}, 120_000);

const read = (file: string) => readFileSync(join(dev.site.folder, file), 'utf8');
const site = () => page.frameLocator('#site');
const panel = () => page.locator('#panel');
const untilSaved = () => page.getByText('Saved in').waitFor({ timeout: 60_000 });

async function open(path: string): Promise<void> {
  await page.goto(`${dev.url}/dev/edit?page=${path}`);
  await site().locator('h1').first().waitFor({ timeout: 60_000 });
  await page.locator('#undo').waitFor();
  await page.waitForTimeout(1000);
}

const itemAt = <Item>(list: readonly Item[], index: number) => list[index] as Item;

/** Lines removed from a file and added to it since. */
function difference(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    removed: old.filter((line) => !now.includes(line)).map((line) => line.trim()),
    added: now.filter((line) => !old.includes(line)).map((line) => line.trim()),
  };
}

test('a text can be changed on the page, with its limit and its comment beside it, and only its line changes in the file', async () => {
  const original = read('content/support.ts');
  await open('/support');
  await site().getByRole('heading', { name: 'Upload Failures' }).last().click();
  await expect.poll(() => panel().locator('h2').first().textContent()).toBe('upload.title');
  expect(await panel().textContent()).toContain('15 of 5–40 characters');
  expect(await panel().locator('.note').first().textContent()).not.toBe('');
  await panel().locator('textarea').first().fill('When Uploads Fail');
  // The page shows the text before it is saved.
  await site().getByRole('heading', { name: 'When Uploads Fail' }).first().waitFor();
  expect(read('content/support.ts')).toBe(original);
  await panel().getByRole('button', { name: 'Save' }).first().click();
  await untilSaved();
  expect(difference(original, read('content/support.ts'))).toEqual({
    removed: ["title: 'Upload Failures',"],
    added: ["title: 'When Uploads Fail',"],
  });
  expect((await dev.open('/support')).text).toContain('When Uploads Fail');
}, 120_000);

test('too long a text is reported while it is typed, and cannot be saved', async () => {
  const original = read('content/support.ts');
  await panel().locator('textarea').first().fill('x '.repeat(40).trim());
  expect(await panel().textContent()).toContain('Too long: use at most 40 characters.');
  expect(await panel().getByRole('button', { name: 'Save' }).first().isDisabled()).toBe(true);
  expect(read('content/support.ts')).toBe(original);
}, 60_000);

test('a mistake that the content check finds is reported beside the field; file, page and terminal stay as before', async () => {
  const [original, start] = [read('content/support.ts'), dev.printed().length];
  await panel().locator('textarea').first().fill('When Uplods Fail');
  await panel().getByRole('button', { name: 'Save' }).first().click();
  await expect
    .poll(() => panel().getByRole('alert').first().textContent(), { timeout: 60_000 })
    .toContain('“Uplods”');
  expect(read('content/support.ts')).toBe(original);
  expect(dev.printed().slice(start)).not.toContain('Content error');
  expect((await dev.open('/support')).status).toBe(200);
}, 120_000);

test('Undo restores the file as it was before the save', async () => {
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Taken back.').waitFor({ timeout: 60_000 });
  expect(read('content/support.ts')).toContain("title: 'Upload Failures',");
  await site().getByRole('heading', { name: 'Upload Failures' }).first().waitFor({ timeout: 60_000 });
}, 120_000);

test('a text that quotes a value of another file keeps the reference', async () => {
  const original = read('content/support.ts');
  await open('/support');
  await site().getByText('Write to us any time').first().click();
  const textArea = panel().locator('textarea').first();
  expect(await textArea.inputValue()).toContain(`\${fact.reply}`);
  await textArea.fill((await textArea.inputValue()).replace('any time', 'at any time'));
  await site().getByText('Write to us at any time').first().waitFor();
  await panel().getByRole('button', { name: 'Save' }).first().click();
  await untilSaved();
  const { removed, added } = difference(original, read('content/support.ts'));
  expect(added).toEqual(removed.map((line) => line.replace('any time', 'at any time')));
}, 120_000);

test('with the keyboard alone, a text of the page can be chosen, changed and saved', async () => {
  const original = read('content/support.ts');
  await open('/support');
  await page.getByRole('button', { name: 'Texts of this page' }).focus();
  await page.keyboard.press('Enter');
  const first = panel().getByRole('listitem').first().getByRole('button');
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
  for (let steps = 0; steps < 200; steps++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    if (focused === 'Restore Deleted Files') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => panel().locator('h2').first().textContent()).toBe('restore.title');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bring Files Back');
  await site().getByText('Bring Files Back').first().waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await untilSaved();
  expect(difference(original, read('content/support.ts')).added).toEqual(["title: 'Bring Files Back',"]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Taken back.').waitFor({ timeout: 60_000 });
  expect(read('content/support.ts')).toBe(original);
}, 120_000);

test.each([
  [1500, 1000],
  [1024, 500],
  [360, 740],
  [360, 560],
])(
  'the Save button is in view beside the longest comment, at %i × %i',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    await open('/support');
    await page.getByRole('button', { name: 'Texts of this page' }).click();
    await panel().getByRole('button', { name: 'Restore Deleted Files' }).last().click();
    const box = await panel().getByRole('button', { name: 'Save' }).boundingBox();
    await page.setViewportSize({ width: 1500, height: 1000 });
    expect(box && box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width).toBe(true);
  },
  60_000,
);

test('a number can be changed on a part of the page that has to be opened first', async () => {
  const original = read('content/pricing.ts');
  await open('/pricing');
  await page.getByLabel('Browse as a visitor').check();
  await site().locator('input[name=billing][value=yearly]').check({ force: true });
  await page.getByLabel('Browse as a visitor').uncheck();
  await site()
    .getByText(`Save ${itemAt(pricing.plans, 0).badge}%`)
    .first()
    .click();
  await panel().locator('section').filter({ hasText: 'badge' }).first().locator('input').fill('11');
  await panel().getByRole('button', { name: 'Save' }).click();
  await untilSaved();
  expect(difference(original, read('content/pricing.ts')).added).toEqual(['badge: 11,']);
}, 120_000);

test('two numbers that depend on each other can be saved together', async () => {
  const original = read('content/pricing.ts');
  await open('/pricing');
  await site()
    .getByText(inr(itemAt(pricedPlans, 0).monthly ?? 0))
    .first()
    .click();
  const number = (name: string) =>
    panel()
      .locator('section')
      .filter({ hasText: `${name} of` })
      .locator('input');
  await number('monthly').fill('420');
  await panel().getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => panel().getByRole('alert').textContent(), { timeout: 60_000 })
    .toContain('is not ten times the monthly price');
  await number('yearly').fill('4200');
  await panel().getByRole('button', { name: 'Save' }).click();
  await untilSaved();
  expect(difference(original, read('content/pricing.ts')).added).toEqual(['monthly: 420,', 'yearly: 4200,']);
}, 120_000);

test('the target of a link can be chosen from the existing pages', async () => {
  const original = read('content/site.ts');
  await open('/support');
  await site().locator('footer').getByRole('link', { name: 'Privacy Policy' }).first().click();
  const select = panel().locator('select').first();
  expect(await select.inputValue()).toBe('/privacy');
  await select.selectOption('/accessibility');
  await panel().getByRole('button', { name: 'Save' }).click();
  await untilSaved();
  expect(difference(original, read('content/site.ts'))).toEqual({
    removed: ["{ label: 'Privacy Policy', href: '/privacy' },"],
    added: ["{ label: 'Privacy Policy', href: '/accessibility' },"],
  });
}, 120_000);

test('a picture can be chosen from the existing ones', async () => {
  const original = read('content/home.ts');
  await open('/');
  await site().locator('main img[src^="/art/p-"]').first().scrollIntoViewIfNeeded();
  await site().locator('main img[src^="/art/p-"]').first().click();
  await panel().getByRole('radio', { name: 'audit', exact: true }).first().check({ force: true });
  await panel().getByRole('button', { name: 'Save' }).first().click();
  await untilSaved();
  const { removed, added } = difference(original, read('content/home.ts'));
  expect(removed).toHaveLength(1);
  expect(added).toEqual([removed[0]?.replace(/p-\w+/, 'audit')]);
}, 120_000);

test('other origins cannot write', async () => {
  const write = (headers: Record<string, string>) =>
    fetch(`${dev.url}/dev/edit/save`, { method: 'POST', headers, body: '[]' });
  const answer = await write({ 'content-type': 'application/json', origin: 'https://example.com' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('from this machine alone');
  expect((await write({ 'content-type': 'text/plain' })).status).toBe(422);
});
