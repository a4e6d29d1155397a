import { readPdf } from 'engines/testing/pdf-read';
import { unzipSync } from 'engines/testing/zip';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import { messagesOf, namedButton, toolShell } from '@/tests/helpers/page-tool';
import { expectAccessibleTool } from '@/tests/helpers/states';
import { choose, downloadButton, manyWords, pdf, saveBy } from '@/tests/helpers/tool-files';

const messages = messagesOf('split-pdf');
type Page = Parameters<typeof toolShell>[0];

const scan = () =>
  pdf('scan.pdf', {
    pages: manyWords(7),
    bookmarks: [
      { title: 'Rent bill', page: 0 },
      { title: 'Phone: bill', page: 3 },
      { title: 'Call list', page: 4, within: true },
      { title: 'Tax', page: 5 },
    ],
  });
const scissors = (page: Page, number: number) =>
  namedButton(page, formatMessage(messages.cutAfter, { page: number }));
/** Default name of a part with these pages. */
const partOf = (pages: string) =>
  formatMessage(messages.partFile, { name: 'scan', count: pages.includes('-') ? 2 : 1, pages });
const names = (page: Page) =>
  toolShell(page)
    .getByRole('textbox', { name: new RegExp(`^${formatMessage(messages.partName, { part: '' })}`) })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const button = (page: Page, count: number) => namedButton(page, formatMessage(messages.button, { count }));

/** Words of each PDF in the ZIP, by name. */
async function downloadAll(page: Page): Promise<Record<string, string[]>> {
  const { name, bytes } = await saveBy(page, namedButton(page, sharedMessages.downloadAll));
  expect(name).toBe(`${formatMessage(messages.zip, { name: 'scan' })}.zip`);
  const files = Object.entries(unzipSync(bytes));
  return Object.fromEntries(
    await Promise.all(files.map(async ([part, content]) => [part, (await readPdf(content)).words])),
  );
}

test('a PDF is cut with scissors into parts, which can be named and saved one by one or together', async ({
  page,
}) => {
  await choose(page, 'split-pdf', await scan());
  await expect(toolShell(page).getByText(messages.noCuts.text)).toBeVisible();
  await scissors(page, 3).click();
  await scissors(page, 5).click();
  await scissors(page, 6).click();
  await scissors(page, 6).click();
  await expect(scissors(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(toolShell(page).getByLabel(messages.field, { exact: true })).toHaveValue('3, 5');
  await expect(toolShell(page).getByText(formatMessage(messages.everyPageOnce, { count: 7 }))).toBeVisible();
  await toolShell(page)
    .getByLabel(formatMessage(messages.partName, { part: 2 }))
    .fill('phone/bill');
  await button(page, 3).click();
  const file = await saveBy(page, downloadButton(page, 'phone bill.pdf'));
  expect((await readPdf(file.bytes)).words).toEqual(['word-4', 'word-5']);
  expect(await downloadAll(page)).toEqual({
    [`${partOf('1-3')}.pdf`]: ['word-1', 'word-2', 'word-3'],
    'phone bill.pdf': ['word-4', 'word-5'],
    [`${partOf('6-7')}.pdf`]: ['word-6', 'word-7'],
  });
});

test('the arrow keys go from one pair of scissors to the next, and Space cuts', full, async ({ page }) => {
  await choose(page, 'split-pdf', await scan());
  await scissors(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(scissors(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(scissors(page, 6)).toBeFocused();
});

test(
  'a PDF is split into parts of a number of pages, at its bookmarks, or into single pages',
  full,
  async ({ page }) => {
    await choose(page, 'split-pdf', await scan());
    await namedButton(page, messages.everyN).click();
    await toolShell(page).getByLabel(messages.count).fill('3');
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual([partOf('1-3'), partOf('4-6'), partOf('7')]);
    await namedButton(page, messages.every).click();
    expect(await names(page)).toHaveLength(7);
    await namedButton(page, messages.bookmarks).click();
    await expect.poll(() => names(page)).toEqual(['Rent bill', 'Phone bill', 'Tax']);
    await button(page, 3).click();
    expect(await downloadAll(page)).toEqual({
      'Rent bill.pdf': ['word-1', 'word-2', 'word-3'],
      'Phone bill.pdf': ['word-4', 'word-5'],
      'Tax.pdf': ['word-6', 'word-7'],
    });
  },
);

test(
  'a name longer than its field shows its end, in which the names of parts differ',
  full,
  async ({ page }) => {
    await choose(
      page,
      'split-pdf',
      await pdf('cold-storage-report-of-the-year.pdf', { pages: manyWords(4) }),
    );
    await scissors(page, 2).click();
    const fields = toolShell(page).getByRole('textbox', {
      name: new RegExp(`^${formatMessage(messages.partName, { part: '' })}`),
    });
    await expect(fields).toHaveCount(2);
    for (const field of await fields.all()) {
      const { over, left } = await field.evaluate((input: HTMLInputElement) => ({
        over: input.scrollWidth - input.clientWidth,
        left: input.scrollLeft,
      }));
      expect(over, 'the name is longer than its field').toBeGreaterThan(4);
      expect(Math.abs(over - left)).toBeLessThanOrEqual(2);
    }
  },
);

test('on a phone the less common methods are behind a button', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await choose(page, 'split-pdf', await scan());
  const lessCommon = [messages.everyN, messages.bySize, messages.byRanges];
  await expect(namedButton(page, messages.every)).toBeVisible();
  await expect(namedButton(page, messages.bookmarks)).toBeVisible();
  for (const method of lessCommon) await expect(namedButton(page, method)).toBeHidden();
  await namedButton(page, messages.moreMethods).click();
  await expect(namedButton(page, messages.moreMethods)).toHaveAttribute('aria-expanded', 'true');
  for (const method of lessCommon) await expect(namedButton(page, method)).toBeVisible();
  await namedButton(page, messages.moreMethods).click();
  for (const method of lessCommon) await expect(namedButton(page, method)).toBeHidden();
  await namedButton(page, messages.moreMethods).click();
  await expectAccessibleTool(page);
});

test(
  'a PDF is split into parts up to a size in megabytes; a size that a single page exceeds is refused',
  full,
  async ({ page }) => {
    await choose(page, 'split-pdf', await scan());
    await namedButton(page, messages.bySize).click();
    const limit = toolShell(page).getByLabel(messages.megabytes);
    await limit.fill('none');
    await page.keyboard.press('Enter');
    await expect(toolShell(page).getByRole('alert')).toHaveText(messages.number);
    await limit.fill('0.0001');
    await page.keyboard.press('Enter');
    await expect(toolShell(page).getByRole('alert')).toHaveText(
      formatMessage(messages.pageTooLarge, { page: 1 }),
    );
    await expectAccessibleTool(page);
    await limit.fill('0,0016');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1);
    const parts = (await names(page)).length;
    await button(page, parts).click();
    const { bytes } = await saveBy(page, namedButton(page, sharedMessages.downloadAll));
    for (const [name, part] of Object.entries(unzipSync(bytes))) {
      expect(part.length, name).toBeLessThanOrEqual(1600);
    }
  },
);

test('ranges may leave pages out and take others twice', full, async ({ page }) => {
  await choose(page, 'split-pdf', await scan());
  await namedButton(page, messages.byRanges).click();
  const field = toolShell(page).getByLabel(messages.ranges);
  await expect(field).toHaveValue('1-7');
  await field.fill('1-2, 2-4, 7');
  await field.blur();
  await expect(toolShell(page).getByText(messages.inNone).first()).toBeVisible();
  await expect(
    toolShell(page).getByText(formatMessage(messages.missingPages, { count: 2, pages: '5–6' })),
  ).toBeVisible();
  await expect(
    toolShell(page).getByText(formatMessage(messages.repeatedPages, { count: 1, pages: '2' })),
  ).toBeVisible();
  await expectAccessibleTool(page);
  await button(page, 3).click();
  expect(await downloadAll(page)).toEqual({
    [`${partOf('1-2')}.pdf`]: ['word-1', 'word-2'],
    [`${partOf('2-4')}.pdf`]: ['word-2', 'word-3', 'word-4'],
    [`${partOf('7')}.pdf`]: ['word-7'],
  });
});

test(
  'ranges typed into the field for cuts become parts, and the focus moves to the field of ranges',
  full,
  async ({ page }) => {
    await choose(page, 'split-pdf', await scan());
    await toolShell(page).getByLabel(messages.field, { exact: true }).pressSequentially('1-3, 6-7');
    const field = toolShell(page).getByLabel(messages.ranges, { exact: true });
    await expect(field).toHaveValue('1-3, 6-7');
    await expect(field).toBeFocused();
    await expect(button(page, 2)).toBeEnabled();
    await button(page, 2).click();
    const all = await downloadAll(page);
    expect(Object.values(all).map((pages) => pages.join(' '))).toEqual([
      'word-1 word-2 word-3',
      'word-6 word-7',
    ]);
  },
);
