import type { Page } from '@playwright/test';
import { frame } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { expect, test } from '@/tests/helpers/e2e';
import {
  bench,
  choose,
  downloadButton,
  goTo,
  pressed,
  saved,
  tabTo,
  toolWords,
} from '@/tests/helpers/page-tool';
import { soundness } from '@/tests/helpers/states';
import { type Chosen, drop, nothingSent, pdf, wordsOf } from '@/tests/helpers/workbench';
import { type MadeSheet, workbook } from '@/tests/helpers/workbook';

const slug = 'excel-to-pdf';
const words = toolWords(slug, 'excel');
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const xlsx = (name: string, bytes: Uint8Array | string): Chosen => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes as Uint8Array),
});

const wide = Array.from({ length: 30 }, (_, column) => `C${column + 1}`);
const sheets: MadeSheet[] = [
  {
    name: 'April',
    rows: [
      ['Date', 'Amount'],
      [
        { v: 46_113, s: 2 },
        { v: 1_234_567.5, s: 1 },
      ],
    ],
  },
  { name: 'Wide', rows: [wide] },
  { name: 'Rates', state: 'hidden', rows: [['secret']] },
  { name: 'Blank', rows: [] },
];

const ledger = (name = 'ledger.xlsx') =>
  xlsx(name, workbook({ sheets, formats: ['#,##0.00', 'dd-mmm-yyyy'] }));

const button = (page: Page) => bench(page).getByRole('button', { name: words.button, exact: true });
const sheet = (page: Page, name: string) =>
  bench(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const shown = (page: Page) => bench(page).getByRole('list', { name: words.pages }).getByRole('listitem');
/** Opens the choices that are folded away. */
const more = (page: Page) => bench(page).locator('summary', { hasText: words.more });
const alerts = (page: Page) => page.locator('main').getByRole('alert');
const ready = (page: Page) => expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');

/** Opens a workbook and waits until its pages are there. */
async function open(page: Page, file = ledger()): Promise<void> {
  await choose(page, slug, file);
  await ready(page);
}

async function made(page: Page, file = 'ledger.pdf') {
  await button(page).click();
  return saved(page, downloadButton(page, file));
}

test('sheets that are ticked are shown as pages, and are the PDF', async ({ page }) => {
  await open(page);
  for (const [name, ticked] of [
    ['April', true],
    ['Wide', true],
    ['Rates', false],
    ['Blank', false],
  ] as const) {
    await expect(sheet(page, name)).toBeChecked({ checked: ticked });
  }
  await expect(shown(page)).toHaveCount(2);
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  const { name, bytes } = await made(page);
  expect(name).toBe('ledger.pdf');
  const [first = '', second = ''] = await wordsOf(bytes);
  for (const word of ['01-Apr-2026', '12,34,567.50', say(words.footer, { page: 1, pages: 2 })]) {
    expect(first).toContain(word);
  }
  for (const word of wide) expect(second).toContain(word);
  expect(first + second).not.toContain('secret');
  await expect(page.getByText(nothingSent)).toBeVisible();
});

test('each page says its sheet, each sheet its rows and pages, and keys go through them', async ({
  page,
}) => {
  await open(page);
  const caption = (sheet: string, number: number) =>
    shown(page).filter({ hasText: `${sheet} ${say(words.place, { page: number, pages: 2 })}` });
  await expect(caption('April', 1)).toBeInViewport();
  await expect(caption('Wide', 2)).not.toBeInViewport();
  const key = (name: string) => bench(page).getByRole('button', { name, exact: true });
  await expect(key(frame.strip.previous)).toHaveAttribute('aria-disabled', 'true');
  await key(frame.strip.next).click();
  await expect(caption('Wide', 2)).toBeInViewport();
  await expect(
    bench(page)
      .getByText(say(frame.strip.one, { first: 2, of: 2 }), { exact: true })
      .first(),
  ).toBeVisible();
  await expect(key(frame.strip.next)).toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, bench(page).getByRole('list', { name: words.pages }));
  await page.keyboard.press('ArrowLeft');
  await expect(caption('April', 1)).toBeInViewport();
  const hint = `${say(words.rows, { count: 2 })}, ${say(frame.pages, { count: 1 })}`;
  await expect(sheet(page, 'April')).toHaveAccessibleName(new RegExp(`${hint}$`));
});

test('choices are seen at once: other sheets, direction, thousands, no numbers', async ({ page }) => {
  await open(page);
  await sheet(page, 'Wide').uncheck();
  await sheet(page, 'Rates').check();
  await bench(page).getByRole('radio', { name: words.orientations.landscape }).check();
  await more(page).click();
  await bench(page).getByRole('checkbox', { name: words.lakh }).uncheck();
  await bench(page).getByRole('checkbox', { name: words.numbered }).uncheck();
  await ready(page);
  await expect(shown(page)).toHaveCount(2);
  const [first = '', second = ''] = await wordsOf((await made(page)).bytes);
  expect(first).toContain('1,234,567.50');
  expect(first).not.toContain(say(words.footer, { page: 1, pages: 2 }));
  expect(second).toBe('secret');
});

test('headings stand on each page of their sheet, unless that is not wanted', async ({ page }) => {
  const rows = [['Day', 'Amount'], ...Array.from({ length: 80 }, (_, at) => [`day ${at}`, at])];
  await open(page, xlsx('days.xlsx', workbook({ sheets: [{ name: 'Days', rows }] })));
  await expect(
    bench(page)
      .getByText(say(frame.facts.repeated.kept ?? '', { count: 1, detail: 'Days' }))
      .first(),
  ).toBeVisible();
  const headed = await wordsOf((await made(page, 'days.pdf')).bytes);
  expect(headed.map((words) => words.includes('Amount'))).toEqual([true, true]);
  await bench(page).getByRole('button', { name: words.back }).click();
  await bench(page).getByRole('checkbox', { name: words.headings }).uncheck();
  await ready(page);
  const plain = await wordsOf((await made(page, 'days.pdf')).bytes);
  expect(plain.map((words) => words.includes('Amount'))).toEqual([true, false]);
});

test('by keyboard alone, a .csv too', async ({ page }) => {
  await open(page, { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Amount\nAsha,12\n') });
  await tabTo(page, more(page));
  await page.keyboard.press('Enter');
  await tabTo(page, bench(page).getByLabel(frame.name, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Fees');
  await tabTo(page, button(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: frame.copyTitle })).toBeFocused();
  const save = downloadButton(page, 'Fees.pdf');
  await tabTo(page, save);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('Fees.pdf');
  await tabTo(page, bench(page).getByRole('button', { name: words.back }));
  await page.keyboard.press('Enter');
  await expect(button(page)).toBeVisible();
});

test('with no sheet, or an empty one, it says so', async ({ page }) => {
  await open(page);
  await sheet(page, 'April').uncheck();
  await sheet(page, 'Wide').uncheck();
  await pressed(button(page));
  await expect(alerts(page)).toHaveText(words.tickOne);
  await sheet(page, 'Blank').check();
  await expect(alerts(page).filter({ hasText: words.nothing.title })).toBeVisible();
});

test('files that are no workbooks are told by name, and another one can be dropped', async ({ page }) => {
  const [empty, broken, old] = [
    xlsx('empty.xlsx', ''),
    xlsx('broken.xlsx', 'PK\x03\x04 xl/workbook.xml'),
    xlsx('old.xls', Buffer.from('\xd0\xcf\x11\xe0 old', 'latin1')),
  ] as [Chosen, Chosen, Chosen];
  const locked = xlsx(
    'locked.xlsx',
    Buffer.concat([Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), Buffer.from('EncryptedPackage', 'utf16le')]),
  );
  const print = await pdf('print.pdf', { pages: ['one'] });
  await goTo(page, slug);
  await drop(page, [empty, broken, old, locked, print]);
  const told = (sentence: string, { name }: Chosen, detail = '') =>
    expect(alerts(page).filter({ hasText: say(sentence, { file: name, detail }) })).toBeVisible();
  await told(frame.faults.empty.title, empty);
  await told(frame.faults.damaged.title, broken);
  await told(frame.faults.kind.title, old, frame.kinds['old-office']);
  await told(words.resave, old);
  await told(words.locked.title, locked);
  await told(frame.faults.kind.title, print, frame.kinds.pdf);
  await drop(page, [ledger('second.xlsx')]);
  await ready(page);
  expect((await made(page, 'second.pdf')).bytes.length).toBeGreaterThan(1000);
});

test('work that is cancelled leaves the pages; without a connection it ends well', async ({
  page,
  context,
}) => {
  await open(page);
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function post(this: Worker, ...message: unknown[]) {
      setTimeout(() => send.apply(this, message as never), 1000);
    };
  });
  await button(page).click();
  await page.getByRole('button', { name: frame.cancel, exact: true }).click();
  await expect(page.getByRole('status').last()).toHaveText(frame.cancelled);
  await expect(shown(page)).toHaveCount(2);
  expect((await made(page)).bytes.length).toBeGreaterThan(1000);
  await bench(page).getByRole('button', { name: words.back }).click();
  await context.setOffline(true);
  expect((await made(page)).bytes.length).toBeGreaterThan(1000);
});

test('every state is accessible and fits 320 px', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sound = soundness(page);
  await goTo(page, slug);
  await sound('empty');
  await open(page, ledger(`${'a-very-long-name-of-a-ledger-'.repeat(4)}.xlsx`));
  await sound('pages');
  await drop(page, [xlsx('old.xls', Buffer.from('\xd0\xcf\x11\xe0 old', 'latin1')), ledger('another.xlsx')]);
  await expect(alerts(page)).toHaveCount(1);
  await sound('troubles');
  await button(page).click();
  await expect(page.getByRole('heading', { name: frame.copyTitle })).toBeVisible();
  await sound('done');
});
