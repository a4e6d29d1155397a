import type { Locator, Page } from '@playwright/test';
import type { Content } from 'engines/testing/documents/content';
import { documentOf } from 'engines/testing/documents/read';
import { unzipSync } from 'engines/testing/zip';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { pdfDocument, scan, wordDocument } from '@/tests/helpers/documents/file-payloads';
import { leaseReturned, leaseSent } from '@/tests/helpers/documents/leases';
import { expect, full, test } from '@/tests/helpers/e2e';
import { messagesOf, namedButton, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { expectAccessibleTool } from '@/tests/helpers/states';
import { add, choose, drop, goTo, passwordOf, pdf, saveBy } from '@/tests/helpers/tool-files';
import { toolPage } from '@/tests/helpers/tool-messages';

const slug = 'compare-pdf';
const messages = messagesOf(slug);
const sent = () => pdfDocument('lease-sent.pdf', leaseSent);
const returned = () => pdfDocument('lease-returned.pdf', leaseReturned);
const title = (page: Page, count: number) =>
  toolShell(page).getByRole('heading', { name: formatMessage(messages.changes, { count }) });
const counts = (...kinds: ('replaced' | 'added' | 'removed' | 'moved')[]) =>
  kinds.map((kind) => formatMessage(messages.counts[kind], { count: 1 })).join(', ');
const entries = (page: Page) =>
  toolShell(page)
    .getByRole('listitem')
    .filter({ has: page.locator('del, ins, mark') });

async function openCompared(page: Page) {
  await choose(page, slug, await sent(), await returned());
  await expect(title(page, 3)).toBeVisible();
}

test(
  'two documents are compared at once: replaced, added and moved words are reported and marked',
  full,
  async ({ page }) => {
    await openCompared(page);
    await expect(toolShell(page).getByText(counts('replaced', 'added', 'moved'))).toBeVisible();
    const list = toolShell(page).locator('ol > li > button[class*=item]');
    await expect(list.nth(0).locator('del')).toContainText('one month’s');
    await expect(list.nth(0).locator('ins')).toContainText('three months’');
    await expect(list.nth(1).locator('ins')).toContainText('The tenant bears the cost.');
    await expect(list.nth(2).locator('mark')).toContainText('Two sets of keys');
    const old = toolShell(page).getByRole('region', { name: /lease-sent\.pdf/ });
    const newer = toolShell(page).getByRole('region', { name: /lease-returned\.pdf/ });
    await expect(old.locator('[data-look=removed]')).not.toHaveCount(0);
    await expect(newer.locator('[data-look=added]')).not.toHaveCount(0);
    await expect(old.locator('[data-look=moved]')).not.toHaveCount(0);
    await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
  },
);

test(
  'F8 and the buttons go from change to change, in the list and in the documents',
  full,
  async ({ page }) => {
    await openCompared(page);
    const newer = toolShell(page).getByRole('region', { name: /lease-returned\.pdf/ });
    await expect(namedButton(page, messages.previous)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('F8');
    await expect(
      toolShell(page).getByText(formatMessage(messages.position, { place: 2, of: 3 }), { exact: true }),
    ).toBeVisible();
    await expect(newer.locator('[data-look=added][data-current]').first()).toBeInViewport();
    await namedButton(page, messages.next).click();
    await expect(toolShell(page).locator('button[aria-current=true]')).toContainText('Two sets of keys');
    await expect(namedButton(page, messages.next)).toBeFocused();
    await page.keyboard.press('Shift+F8');
    await expect(page.getByRole('status')).toContainText(
      formatMessage(messages.position, { place: 2, of: 3 }),
    );
  },
);

test('both documents are saved with their marks, and the changes as a list', async ({ page }) => {
  await openCompared(page);
  const zip = await saveBy(page, namedButton(page, messages.save));
  expect(zip.name).toBe(`${formatMessage(messages.zipName, { name: 'lease-returned' })}.zip`);
  const files = unzipSync(zip.bytes);
  expect(Object.keys(files).sort()).toEqual(['lease-returned-marked.pdf', 'lease-sent-marked.pdf']);
  const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');
  expect(text(files['lease-sent-marked.pdf'])).toContain('/Highlight');
  expect(text(files['lease-returned-marked.pdf'])).toContain('/Highlight');
  await expect(
    toolShell(page).getByRole('heading', { name: formatMessage(sharedMessages.copies, { count: 2 }) }),
  ).toBeFocused();
  // For a ZIP the result shows the number of files.
  await expect(
    toolShell(page).getByText(formatMessage(sharedMessages.files, { count: 2 }), { exact: true }),
  ).toBeVisible();
  await expectAccessibleTool(page);
  for (const file of Object.keys(files))
    await expect(namedButton(page, formatMessage(sharedMessages.download, { file }))).toBeVisible();
  await namedButton(page, sharedMessages.backToMarks).click();
  const list = await saveBy(page, namedButton(page, messages.saveList));
  expect(list.name).toBe(`${formatMessage(messages.listName, { name: 'lease-returned' })}.pdf`);
  const { pages } = await documentOf('list.pdf', list.bytes);
  expect(pages).toHaveLength(1);
  const texts = pages[0]?.blocks
    .flatMap(({ lines }) => lines.flatMap((line) => line.words.map((word) => word.text)))
    .join(' ');
  for (const part of ['one month’s', 'three months’', 'The tenant bears the cost.', 'Two sets of keys'])
    expect(texts).toContain(part);
});

test(
  'a Word file is compared with a PDF, shown as text, and saved as a Word file',
  full,
  async ({ page }) => {
    await choose(page, slug, wordDocument('lease-sent.docx', leaseSent), await returned());
    // The footer with the page number, which only the PDF has, does not count as a change.
    await expect(title(page, 3)).toBeVisible();
    const old = toolShell(page).getByRole('region', { name: /lease-sent\.docx/ });
    await expect(old.locator('del')).toContainText('one month’s');
    await expect(toolShell(page).getByText(messages.saveWord)).toBeVisible();
    const files = unzipSync((await saveBy(page, namedButton(page, messages.save))).bytes);
    expect(Object.keys(files).sort()).toEqual(['lease-returned-marked.pdf', 'lease-sent-marked.docx']);
    const inside = unzipSync(files['lease-sent-marked.docx'] ?? new Uint8Array());
    expect(Buffer.from(inside['word/document.xml'] ?? []).toString()).toMatch(/<w:strike\/>.*one month’s/);
  },
);

test('when documents are beside each other, scrolling one scrolls the other', full, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const clauses = leaseSent.parts.flatMap((part) => ('text' in part ? [part.text] : []));
  const longLease = (first: string): Content => ({
    title: 'Lease',
    parts: [first, ...clauses, ...clauses, ...clauses, ...clauses].map((text, index) => ({
      text: `${index + 1}. ${text}`,
    })),
  });
  await choose(
    page,
    slug,
    await pdfDocument('lease-sent.pdf', longLease('It begins in May.')),
    await pdfDocument('lease-returned.pdf', longLease('It begins in June.')),
  );
  await expect(title(page, 1)).toBeVisible();
  const [old, newer] = ['lease-sent.pdf', 'lease-returned.pdf'].map((file) =>
    toolShell(page).getByRole('region', { name: new RegExp(file) }),
  ) as [Locator, Locator];
  const top = (view: Locator) => view.evaluate(({ scrollTop }) => scrollTop);
  const topBefore = await top(newer);
  await old.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => top(old)).toBeGreaterThan(0);
  await expect.poll(() => top(newer)).toBeGreaterThan(topBefore);
});

test(
  'drawn pages are large enough to read, with the changes and the main button below them in the same window',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openCompared(page);
    const { asPages } = sharedMessages.documentView;
    await toolShell(page).getByRole('radio', { name: asPages }).check({ force: true });
    // At the size on paper, a page of A4 is 793 pixels wide.
    const sheet = page.locator('section[data-drawn] canvas').first();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(650);
    await page.evaluate(() => document.querySelector('section[aria-label]')?.scrollIntoView());
    await expect(entries(page).nth(2)).toBeInViewport({ ratio: 1 });
    await expect(namedButton(page, messages.save)).toBeInViewport({ ratio: 1 });
    await expect(namedButton(page, messages.saveList)).toBeInViewport({ ratio: 1 });
  },
);

test('scans are reported as such and compared as pictures on request', full, async ({ page }) => {
  await choose(page, slug, await scan('old.pdf', [false, false]), await scan('new.pdf', [false, true]));
  await expect(
    toolShell(page).getByText(formatMessage(messages.scans.both, { file: 'old.pdf', other: 'new.pdf' })),
  ).toBeVisible();
  // Both files are added, although they have no text.
  const [, , third = ''] = toolPage(slug).steps.map(({ title }) => title);
  const step = page.locator('[aria-current=step]');
  // Until they are compared, there are no changes to review.
  await expect(step).toContainText(messages.scans.button);
  await expectAccessibleTool(page);
  await namedButton(page, messages.scans.button).first().click();
  const on = formatMessage(messages.onPages, { count: 1 });
  await expect(
    toolShell(page).getByRole('heading', {
      name: formatMessage(messages.places, { count: 1, on }),
      exact: true,
    }),
    // Four pages are drawn and compared pixel by pixel.
  ).toBeVisible({ timeout: 30_000 });
  await expect(step).toContainText(third);
  await expect(toolShell(page).locator('ol > li > button[class*=item] canvas')).toHaveCount(2);
  const newer = toolShell(page).getByRole('region', { name: /new\.pdf/ });
  await expect(newer.locator('[data-page="2"] [data-look=new-area][data-only=here]')).not.toHaveCount(0);
  const old = toolShell(page).getByRole('region', { name: /old\.pdf/ });
  await expect(old.locator('[data-page="2"] [data-only=there]')).toHaveText(
    sharedMessages.documentView.missing,
  );
  const files = unzipSync((await saveBy(page, namedButton(page, messages.save))).bytes);
  expect(Object.keys(files).sort()).toEqual(['new-marked.pdf', 'old-marked.pdf']);
});

test('a locked document is compared after its password is typed', full, async ({ page }) => {
  await choose(
    page,
    slug,
    await sent(),
    await pdf('locked.pdf', { pages: ['Rent is due'], password: 'secret' }),
  );
  const password = passwordOf(page, 'locked.pdf');
  await password.fill('wrong');
  await namedButton(page, sharedMessages.unlock).click();
  await expect(toolShell(page).getByRole('alert')).toContainText(
    sharedMessages.faults['wrong-password'].title,
  );
  await password.fill('secret');
  await page.keyboard.press('Enter');
  await expect(entries(page).first()).toBeVisible();
});

test(
  'with the keyboard alone, the changes of dropped files can be visited and saved',
  full,
  async ({ page }) => {
    await goTo(page, slug);
    await drop(page, [await sent(), await returned()]);
    await expect(title(page, 3)).toBeVisible();
    await tabTo(page, namedButton(page, messages.next), 'Enter');
    await expect(page.getByRole('status')).toContainText(
      formatMessage(messages.position, { place: 2, of: 3 }),
    );
    await tabTo(page, namedButton(page, messages.saveList));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  },
);

test('axe finds no violation in any state', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await choose(page, slug, await sent());
  await expect(toolShell(page).getByText(messages.old, { exact: true })).toBeVisible();
  await expectAccessibleTool(page);
  await add(page, await returned());
  await expect(title(page, 3)).toBeVisible();
  // On a phone the choice is in the sheet. The accessibility check changes the width of the window.
  const chooseView = async (name: string) => {
    await page.setViewportSize({ width: 360, height: 900 });
    const sheet = namedButton(page, sharedMessages.sheet.view);
    await sheet.click();
    await toolShell(page).getByRole('radio', { name }).check({ force: true });
    await toolShell(page).getByRole('button', { name: sharedMessages.sheet.done }).click();
  };
  const { asPages, asText } = sharedMessages.documentView;
  await expect(toolShell(page).locator('ins').first()).toBeVisible();
  await chooseView(asPages);
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  await expectAccessibleTool(page);
  await chooseView(asText);
  await expect(toolShell(page).locator('ins').first()).toBeVisible();
  await expect(toolShell(page).locator('ins').first()).toContainText('three months’');
  await expectAccessibleTool(page);
});
