import { readPdf } from 'engines/testing/pdf-read';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import { messagesOf, namedButton, pressDisabled, toolShell } from '@/tests/helpers/page-tool';
import { expectAccessibleTool } from '@/tests/helpers/states';
import { choose, downloadButton, manyWords, pdf, saveBy } from '@/tests/helpers/tool-files';

const messages = messagesOf('remove-pages');
const newName = formatMessage(messages.fileName, { name: 'tender' });

const tender = () =>
  pdf('tender.pdf', {
    pages: manyWords(6).map((word, index) => (index === 4 ? '' : word)),
    title: 'Private title',
    bookmarks: [
      { title: 'Offer', page: 0 },
      { title: 'Wages', page: 1 },
    ],
  });
const pageBox = (page: Parameters<typeof toolShell>[0], number: number) =>
  toolShell(page).getByRole('checkbox', {
    name: new RegExp(`^${formatMessage(sharedMessages.grid.page, { page: number })}(,|$)`),
  });
const button = (page: Parameters<typeof toolShell>[0], count: number) =>
  namedButton(page, formatMessage(messages.button, { count }));

test('ticked pages are removed, with their words and bookmarks', async ({ page }) => {
  await choose(page, 'remove-pages', await tender());
  await pageBox(page, 2).click();
  await pageBox(page, 3).click();
  await pageBox(page, 3).click();
  await expect(
    toolShell(page).getByText(formatMessage(messages.keptCount, { count: 5, of: 6 })),
  ).toBeVisible();
  await button(page, 1).click();
  const { name, bytes } = await saveBy(page, downloadButton(page, `${newName}.pdf`));
  await expect(
    toolShell(page).getByText(formatMessage(messages.keptShare, { count: 5, of: 6 })),
  ).toBeVisible();
  await expect(toolShell(page).getByRole('heading', { name: `${newName}.pdf` })).toBeVisible();
  expect(name).toBe(`${newName}.pdf`);
  const content = await readPdf(bytes);
  expect(content.words).toEqual(['word-1', 'word-3', 'word-4', '', 'word-6']);
  expect(content.bookmarks).toEqual([['Offer', 1]]);
  await expect(
    toolShell(page).getByText(formatMessage(messages.originalNumber, { page: 3 }), { exact: true }),
  ).toBeVisible();
  await expect(
    toolShell(page).getByText(formatMessage(sharedMessages.facts.removed.kept ?? '', { count: 1 })),
  ).toBeVisible();
});

test('blank pages are found, marked together, and unmarked', full, async ({ page }) => {
  await choose(page, 'remove-pages', await tender());
  await namedButton(page, formatMessage(messages.blanks, { count: 1 })).click();
  await expect(pageBox(page, 5)).toBeChecked();
  await expect(toolShell(page).getByLabel(messages.field)).toHaveValue('5');
  await namedButton(page, sharedMessages.undo).click();
  await expect(pageBox(page, 5)).not.toBeChecked();
  await expect(namedButton(page, sharedMessages.undo)).toHaveCount(0);
});

test('pages can be moved and rotated; the focus stays on the button', full, async ({ page }) => {
  await choose(page, 'remove-pages', await tender());
  await namedButton(page, messages.pageButtons.show).click();
  await expectAccessibleTool(page);
  const later = namedButton(page, formatMessage(messages.pageButtons.later, { page: 1 }));
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    formatMessage(messages.pageButtons.moved, { page: 1, place: 2, of: 6 }),
  );
  await expect(later).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    formatMessage(messages.pageButtons.moved, { page: 1, place: 3, of: 6 }),
  );
  await namedButton(page, formatMessage(messages.pageButtons.turn, { page: 6 })).click();
  await pageBox(page, 4).click();
  await toolShell(page).getByLabel(sharedMessages.name, { exact: true }).fill('For: the / board');
  await toolShell(page).getByLabel(messages.clearTitle).check();
  await button(page, 1).click();
  const { name, bytes } = await saveBy(page, downloadButton(page, 'For the board.pdf'));
  expect(name).toBe('For the board.pdf');
  const content = await readPdf(bytes);
  expect(content.words).toEqual(['word-2', 'word-3', 'word-1', '', 'word-6']);
  expect(content.turns).toEqual([0, 0, 0, 0, 90]);
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('Private title');
});

test(
  'if no page would be left, the button reports that and moves the focus to the field',
  full,
  async ({ page }) => {
    await choose(page, 'remove-pages', await tender());
    await toolShell(page).getByLabel(messages.field).fill('1-6');
    await pressDisabled(button(page, 6));
    await expect(toolShell(page).getByRole('alert')).toHaveText(messages.keepOne);
    await expect(toolShell(page).getByLabel(messages.field)).toBeFocused();
    await expectAccessibleTool(page);
  },
);

test('the report of a signed file says that the copy loses the signature', full, async ({ page }) => {
  await choose(page, 'remove-pages', await pdf('signed.pdf', { pages: manyWords(3), signed: true }));
  await pageBox(page, 2).click();
  await button(page, 1).click();
  await expect(
    toolShell(page).getByText(
      formatMessage(sharedMessages.facts.signatures.lost ?? '', { count: 1, file: 'signed.pdf' }),
    ),
  ).toBeVisible();
});
