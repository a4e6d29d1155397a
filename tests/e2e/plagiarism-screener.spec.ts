import type { Page } from '@playwright/test';
import { printPdf } from 'engines/testing/documents/print';
import { summarized } from 'engines/testing/documents/summaries';
import { filePayload, textFile } from 'engines/testing/file-payload';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { wordLines } from '@/tests/helpers/documents/reading';
import { expect, full, test } from '@/tests/helpers/e2e';
import { messagesOf, namedButton, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { expectAccessibleNarrowTool, expectAccessibleTool, sentFrom } from '@/tests/helpers/states';
import { choose, chooseByKey, drop, passwordOf, pdf, saveBy } from '@/tests/helpers/tool-files';

// No transitions: while colours fade from one scheme to the other, axe would measure a mixture.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const slug = 'plagiarism-screener';
const messages = messagesOf(slug);

const copied =
  'Rural credit fell in every district while deposits rose, and the cause of it remains disputed to this day';
const alsoCopied =
  'Lenders who knew the borrower by name asked for less security than the law would have let them take from strangers';
const quoted = 'the branches kept no common books and nobody could say who had lent what to whom';

const chapter = textFile(
  'chapter-2.txt',
  [
    `We begin with what is known. ${copied}, as we shall see below.`,
    `Desai puts it so: “${quoted}.” We agree with him.`,
    `${alsoCopied}; our interviews bear that out in many places.`,
    'References',
    'Desai on banks and books and borrowers in the districts of the west between two wars, a long title.',
  ].join('\n\n'),
);
const survey = async () =>
  filePayload(
    'survey.pdf',
    await printPdf({
      title: 'Survey',
      parts: [
        ...summarized.slice(0, 6).map(({ text }) => ({ text: text.replaceAll('\n\n', ' ') })),
        { text: `The returns leave no doubt. ${copied}. The gap was widest far from the market.` },
        { text: alsoCopied },
      ],
    }),
  );
const article = textFile('article.txt', `An article.\n\nHe found that ${quoted}. He said more.`);
const draft = textFile('draft.txt', 'Nothing of this draft stands in the chapter, not even by chance.');

const heading = (page: Page, count: number) =>
  toolShell(page).getByRole('heading', { name: formatMessage(messages.matches, { count }), exact: true });
const pane = (page: Page, file: string) =>
  toolShell(page).getByRole('region', { name: formatMessage(messages.view, { file }) });
const sourceRows = (page: Page) =>
  toolShell(page)
    .locator('ol > li')
    .filter({ has: page.getByRole('button', { name: `${messages.removeSource}: ` }) });
const quotations = (page: Page) => toolShell(page).getByLabel(messages.withoutQuotations);
const withoutNumbers = (texts: string[]) => texts.map((text) => text.replace(/^\S+ /, ''));

async function openScreened(page: Page): Promise<void> {
  await choose(page, slug, chapter, await survey(), article, draft);
  await expect(heading(page, 2)).toBeVisible();
  await expect(sourceRows(page)).toHaveCount(3);
}

test(
  'passages are marked with the number of their source, which is shown beside them with page and line',
  full,
  async ({ page }) => {
    await openScreened(page);
    const marks = pane(page, chapter.name).locator('[data-look=read]');
    expect(withoutNumbers(await marks.allTextContents())).toEqual([`${copied},`, `${alsoCopied};`]);
    await expect(marks.first()).toHaveAttribute('data-number', '1');
    const inSource = pane(page, 'survey.pdf').locator('[data-look=read]');
    expect(withoutNumbers(await inSource.allTextContents())).toEqual([`${copied}.`, alsoCopied]);
    await page.setViewportSize({ width: 1280, height: 1100 });
    const current = pane(page, 'survey.pdf').locator('[data-current]');
    expect(withoutNumbers(await current.allTextContents())).toEqual([`${copied}.`]);
    await expect(current).toBeInViewport();
    const place = new RegExp(
      `${messages.addedSource} ·\\s+${formatMessage(messages.place, { page: 2, line: '\\d+' })}`,
    );
    await expect(toolShell(page).getByText(place)).toBeVisible();
  },
);

test(
  'each source shows how many words match, and their share; one without a match says so',
  full,
  async ({ page }) => {
    await openScreened(page);
    const wordCount = (text: string) => text.split(' ').length;
    const count = wordCount(copied) + wordCount(alsoCopied);
    const rows = sourceRows(page);
    await expect(rows.nth(0)).toContainText(formatMessage(messages.matches, { count: 2 }));
    await expect(rows.nth(0)).toContainText(formatMessage(messages.passageWords, { count }));
    await expect(rows.nth(0)).toContainText(/\d\d%/);
    await expect(rows.nth(1)).toContainText(messages.noMatch);
    await expect(rows.nth(2)).toContainText('0%');
  },
);

test('quotations and references can be left out, and are then dotted in the text', full, async ({ page }) => {
  await openScreened(page);
  const dotted = pane(page, chapter.name).locator('[data-look=left]');
  await expect(dotted).toContainText(quoted);
  await expect(
    toolShell(page).getByText(formatMessage(messages.quotationsIgnored, { count: 1 })),
  ).toBeVisible();
  await quotations(page).uncheck();
  await expect(heading(page, 3)).toBeVisible();
  await expect(dotted).toHaveCount(0);
  await expect(sourceRows(page).nth(1)).toContainText(formatMessage(messages.matches, { count: 1 }));
  await toolShell(page).getByLabel(messages.shortestMatch).selectOption('20');
  await expect(heading(page, 1)).toBeVisible();
});

test('a passage can be declared a quotation, and that can be undone', full, async ({ page }) => {
  await openScreened(page);
  await namedButton(page, messages.cite.quotation).click();
  await expect(heading(page, 1)).toBeVisible();
  await expect(pane(page, chapter.name).locator('[data-look=left]').first()).toContainText(
    'Rural credit fell',
  );
  await namedButton(page, sharedMessages.undo).click();
  await expect(heading(page, 2)).toBeVisible();
});

test(
  'the actions for the current passage are below it, also on a phone, and move to the next passage with it',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openScreened(page);
    const paragraphs = pane(page, chapter.name).locator('p[data-kind]');
    const below = (text: string) =>
      paragraphs.filter({ hasText: text }).locator('xpath=following-sibling::*[1]');
    await expect(below('Rural credit')).toContainText(messages.cite.title);
    await expect(namedButton(page, messages.cite.copy)).toBeVisible();
    await namedButton(page, messages.next).click();
    await expect(below('Lenders who')).toContainText(messages.cite.title);
    await expect(toolShell(page).getByText(messages.cite.title)).toHaveCount(1);
    await namedButton(page, messages.cite.quotation).click();
    await expect(heading(page, 1)).toBeFocused();
  },
);

test('the reference to a source can be copied', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreened(page);
  await namedButton(page, messages.cite.copy).click();
  await expect(namedButton(page, messages.cite.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(survey.pdf, p. 2)');
});

test('the report has the figures, the sources, and each passage with both places', async ({ page }) => {
  await openScreened(page);
  const { name, bytes } = await saveBy(page, namedButton(page, messages.button));
  expect(name).toBe('chapter-2-matches.docx');
  const lines = wordLines(bytes);
  expect(lines[0]).toBe(formatMessage(messages.report.title, { file: chapter.name }));
  expect(lines).toContain(messages.note);
  for (const text of [...messages.report.columns, 'survey.pdf', 'article.txt', 'draft.txt'])
    expect(lines).toContain(text);
  const passage = lines.find((line) => line.startsWith(copied)) ?? '';
  expect(passage).toMatch(/\(paragraph 1; survey\.pdf, page 2, line \d+\)$/);
  await expect(page.getByRole('status')).toHaveText(formatMessage(sharedMessages.saved, { file: name }));
});

test(
  'a document is chosen, a source is pasted and matches are visited by keyboard alone',
  full,
  async ({ page }) => {
    await chooseByKey(page, slug, chapter);
    await expect(toolShell(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expect(toolShell(page).getByText(messages.noSources.title)).toBeVisible();
    const paste = namedButton(page, messages.paste);
    await tabTo(page, paste, 'Enter');
    await tabTo(page, toolShell(page).getByLabel(messages.textIn.label));
    await page.keyboard.insertText(`${copied}\n\n${alsoCopied}`);
    await tabTo(page, namedButton(page, messages.textIn.take), 'Enter');
    await expect(heading(page, 2)).toBeVisible();
    const next = namedButton(page, messages.next);
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(
      toolShell(page).getByText(formatMessage(messages.position, { number: 2, count: 2 }), { exact: true }),
    ).toBeVisible();
    await expect(next).toBeFocused();
    await expect(pane(page, chapter.name).locator('[data-look=read][data-current]')).toContainText('Lenders');
  },
);

test(
  'a dropped source is compared; another file can be made the document; a source can be removed',
  full,
  async ({ page }) => {
    await choose(page, slug, article);
    await drop(page, [chapter]);
    await expect(heading(page, 1)).toBeVisible();
    await namedButton(page, `${messages.asDocument}: ${chapter.name}`).click();
    await expect(sourceRows(page)).toContainText([article.name]);
    await quotations(page).uncheck();
    await expect(heading(page, 1)).toBeVisible();
    await namedButton(page, `${messages.removeSource}: ${article.name}`).click();
    await expect(toolShell(page).getByText(messages.noSources.title)).toBeVisible();
    await expect(toolShell(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  },
);

test(
  'files that cannot be read are reported by name; a locked source opens with its password',
  full,
  async ({ page }) => {
    await choose(
      page,
      slug,
      chapter,
      filePayload('empty.pdf', ''),
      filePayload('broken.pdf', `%PDF-1.7\n${'nothing that makes sense '.repeat(80)}`),
      textFile('page.html', '<!doctype html><title>404</title>'),
      await pdf('locked.pdf', { pages: ['Words'], password: 'kadamba' }),
    );
    const alert = toolShell(page).getByRole('alert');
    await expect(alert).toHaveCount(3);
    await expect(alert.nth(0)).toContainText(
      formatMessage(sharedMessages.faults.empty.title, { file: 'empty.pdf' }),
    );
    await expect(alert.nth(1)).toContainText(
      formatMessage(sharedMessages.faults.damaged.title, { file: 'broken.pdf' }),
    );
    await expect(alert.nth(2)).toContainText(
      formatMessage(sharedMessages.faults.kind.title, {
        file: 'page.html',
        detail: sharedMessages.kinds.html,
      }),
    );
    await expectAccessibleTool(page);
    await passwordOf(page, 'locked.pdf').fill('kadamba');
    await page.keyboard.press('Enter');
    await expect(sourceRows(page)).toContainText(['locked.pdf']);
    await expect(toolShell(page).getByText(messages.noMatchFound.title)).toBeVisible();
    await expectAccessibleTool(page);
  },
);

test(
  'every state passes axe and fits 320 px; on a phone one pane is shown at a time; nothing is sent',
  full,
  async ({ page }) => {
    test.slow();
    const sent = sentFrom(page);
    await choose(page, slug, chapter);
    await expect(toolShell(page).getByText(messages.noSources.title)).toBeVisible();
    await expectAccessibleNarrowTool(page);
    await toolShell(page)
      .locator('input[type=file]')
      .last()
      .setInputFiles([await survey(), article]);
    await expect(heading(page, 2)).toBeVisible();
    // At the top of the page, the sticky foot covers half of a row.
    await expectAccessibleNarrowTool(page, violationsAtEnd);
    await expect(pane(page, chapter.name)).toBeVisible();
    await expect(pane(page, 'survey.pdf')).toBeHidden();
    await toolShell(page)
      .getByRole('radio', { name: formatMessage(messages.source, { number: 1 }) })
      .check({ force: true });
    await expect(pane(page, 'survey.pdf')).toBeVisible();
    await expect(pane(page, chapter.name)).toBeHidden();
    await expect(toolShell(page).getByText(sharedMessages.privacyNote.none)).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test('works offline once the tool has loaded', full, async ({ page, context }) => {
  await choose(page, slug, chapter, article);
  await expect(toolShell(page).getByText(messages.noMatchFound.title)).toBeVisible();
  await context.setOffline(true);
  await toolShell(page).locator('input[type=file]').last().setInputFiles(textFile('late.txt', copied));
  await expect(heading(page, 1)).toBeVisible();
  await saveBy(page, namedButton(page, messages.button));
  await context.setOffline(false);
});
