import type { Page } from '@playwright/test';
import type { FilePayload } from 'engines/testing/file-payload';
import { stamp } from 'engines/testing/inked-paper';
import { readPdf } from 'engines/testing/pdf-read';
import { sharedMessages } from '@/content/workbench';
import { islandSelector } from '@/lib/islands';
import { formatMessage } from '@/lib/sentences';
import { minutesPdf } from '@/tests/helpers/documents/reading';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { ledger, offerLetter } from '@/tests/helpers/office-files';
import { imitateOldest, journeysInOldest } from '@/tests/helpers/oldest-browsers';
import {
  alerts,
  delayWorkerMessages,
  endWorkerDelay,
  expectEnabled,
  messagesOf,
  namedButton,
  openOptionsSheet,
  readingMessage,
  toolShell,
} from '@/tests/helpers/page-tool';
import {
  expectControlOutlines,
  expectReadableInDark,
  expectWholeOnPaper,
} from '@/tests/helpers/tool-appearance';
import { choose, downloads, manyWords, pdf, saveBy } from '@/tests/helpers/tool-files';
import { journeys } from '@/tests/helpers/tool-journeys';
import { running, toolPage } from '@/tests/helpers/tool-messages';
import { toolSample } from '@/tests/helpers/tool-samples';
import { typeSizes } from '@/tests/helpers/type-sizes';

/** Tests what every tool guarantees while it works, also in the oldest declared browsers. */

const compare = messagesOf('compare-pdf');
const screener = messagesOf('document-screener');
const plagiarism = messagesOf('plagiarism-screener');
const summarizeText = messagesOf('summarize-text');
const editor = messagesOf('ai-pdf-editor');
const split = messagesOf('split-pdf');
const remove = messagesOf('remove-pages');
const imageToPdf = messagesOf('image-to-pdf');
const pdfToImage = messagesOf('pdf-to-image');
const pdfToPpt = messagesOf('pdf-to-ppt');
const merge = messagesOf('merge-pdf');
const wordToPdf = messagesOf('word-to-pdf');
const excelToPdf = messagesOf('excel-to-pdf');
const backgroundRemove = messagesOf('background-remove');

const plan = () => pdf('plan.pdf', { pages: manyWords(4) });
const chooseSecondPage = (field: string) => (page: Page) =>
  toolShell(page).getByLabel(field, { exact: true }).fill('2');
/** The files with which a tool's journey begins. */
const filesOf = (slug: string) => () => {
  const journey = journeys[slug];
  if (!journey) throw new Error(`There is no journey through ${slug}.`);
  return journey.files();
};

type Tool = {
  /** Files to choose; by default the sample file of the tool. */
  files?: () => Promise<FilePayload[]>;
  /** Waits until the files are read, if the button does not show that. */
  waitUntilRead?: (page: Page) => Promise<unknown>;
  /** Does what is needed before there is something to save. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Name of the button that then starts the job, if the tool has one. */
  button?: string;
  /** Checks what is shown again after the job is cancelled. */
  checkAfterCancel?: (page: Page) => Promise<unknown>;
  /** Name of the button that saves, if it is not one of `downloads`. */
  save?: string;
  /** Checks the content of the saved file. */
  checkContent?: (bytes: Uint8Array) => unknown;
  /** `false`: leaving does not ask, because the same files give the result again at once. */
  asksOnLeaving?: false;
  /** Name of the button that saves the list of findings as a file of its own. */
  listButton?: string;
  /** The panes scroll on the screen, and show everything on paper. */
  scrolls?: true;
};

const isDrawn = (page: Page) => expect(toolShell(page).locator('canvas[data-drawn]').first()).toBeVisible();
const showsPages = (pages: string) => (page: Page) =>
  expect(toolShell(page).getByRole('list', { name: pages }).getByRole('listitem')).toHaveCount(2);

const expectLarge = (bytes: Uint8Array) => expect(bytes.length).toBeGreaterThan(1000);

const tools: Record<string, Tool> = {
  'compare-pdf': {
    files: filesOf('compare-pdf'),
    waitUntilRead: (page) =>
      expect(
        toolShell(page).getByRole('heading', { name: formatMessage(compare.changes, { count: 3 }) }),
      ).toBeVisible(),
    save: compare.save,
    listButton: compare.saveList,
    asksOnLeaving: false,
    scrolls: true,
  },
  'document-screener': {
    files: filesOf('document-screener'),
    waitUntilRead: (page) =>
      expect(
        toolShell(page).getByRole('heading', {
          name: new RegExp(`${formatMessage(screener.issues, { count: '' })}$`),
        }),
      ).toBeVisible(),
    prepare: (page) =>
      namedButton(
        page,
        formatMessage(screener.actions.withIssue, { act: screener.actions.fix, count: 1 }),
      ).click(),
    save: screener.save,
    scrolls: true,
  },
  'plagiarism-screener': {
    files: filesOf('plagiarism-screener'),
    waitUntilRead: (page) =>
      expect(
        toolShell(page).getByRole('heading', {
          name: formatMessage(plagiarism.matches, { count: 1 }),
          exact: true,
        }),
      ).toBeVisible(),
    save: plagiarism.button,
    asksOnLeaving: false,
  },
  'summarize-text': {
    files: async () => [await minutesPdf()],
    waitUntilRead: (page) => expect(toolShell(page).locator('[data-look=read]').first()).toBeVisible(),
    save: summarizeText.word,
    asksOnLeaving: false,
    scrolls: true,
  },
  'ai-pdf-editor': {
    files: async () => [await plan()],
    waitUntilRead: (page) => expect(toolShell(page).getByRole('option').first()).toBeVisible(),
    prepare: async (page) => {
      await toolShell(page).getByRole('option').first().click();
      // The font of the file lacks the letter, so another font is used.
      await openOptionsSheet(page);
      await toolShell(page).getByLabel(editor.wording).fill('word-9 Ω');
      // Read before it is applied, this is no question.
      await expect(toolShell(page).locator('[data-lost]')).toBeVisible();
      await namedButton(page, editor.apply).click();
    },
    save: editor.download,
    scrolls: true,
  },
  'split-pdf': {
    files: async () => [await plan()],
    waitUntilRead: isDrawn,
    prepare: chooseSecondPage(split.field),
    button: formatMessage(split.button, { count: 2 }),
    save: sharedMessages.downloadAll,
    scrolls: true,
  },
  'remove-pages': {
    files: async () => [await plan()],
    waitUntilRead: isDrawn,
    prepare: chooseSecondPage(remove.field),
    button: formatMessage(remove.button, { count: 1 }),
  },
  'pdf-to-image': {
    files: async () => [await plan()],
    waitUntilRead: isDrawn,
    prepare: chooseSecondPage(pdfToImage.field),
    button: formatMessage(pdfToImage.button, { count: 1 }),
  },
  'pdf-to-ppt': {
    files: async () => [await plan()],
    waitUntilRead: isDrawn,
    prepare: chooseSecondPage(pdfToPpt.field),
    button: formatMessage(pdfToPpt.button, { count: 1 }),
  },
  'image-to-pdf': {
    button: imageToPdf.button,
    checkAfterCancel: (page) =>
      expect(
        toolShell(page).getByRole('heading', { name: formatMessage(imageToPdf.title, { count: 1 }) }),
      ).toBeVisible(),
  },
  'merge-pdf': {
    files: async () => [await plan(), await pdf('annex.pdf', { pages: manyWords(2) })],
    waitUntilRead: (page) =>
      expect(
        toolShell(page)
          .getByText(formatMessage(sharedMessages.pages, { count: 6 }))
          .first(),
      ).toBeVisible(),
    button: formatMessage(merge.button, { count: 2 }),
    checkContent: async (bytes) => expect((await readPdf(bytes)).words).toHaveLength(6),
  },
  'word-to-pdf': {
    files: async () => [offerLetter()],
    button: wordToPdf.button,
    checkAfterCancel: showsPages(wordToPdf.pages),
    checkContent: expectLarge,
  },
  'excel-to-pdf': {
    files: async () => [ledger()],
    button: excelToPdf.button,
    checkAfterCancel: showsPages(excelToPdf.pages),
    checkContent: expectLarge,
  },
  'background-remove': {
    files: async () => [await stamp()],
    waitUntilRead: async (page) => {
      await toolShell(page).getByRole('radio', { name: backgroundRemove.modes.ink.label }).check();
      await expectEnabled(namedButton(page, backgroundRemove.button));
    },
    button: backgroundRemove.button,
    checkContent: expectLarge,
  },
};

async function sampleOf(slug: string): Promise<FilePayload> {
  return toolSample(toolPage(slug).slug);
}

async function openTool(
  page: Page,
  slug: string,
  { files, waitUntilRead, button = '' }: Tool,
): Promise<void> {
  await choose(page, slug, ...(files ? await files() : [await sampleOf(slug)]));
  await (waitUntilRead ? waitUntilRead(page) : expectEnabled(namedButton(page, button)));
}

const download = (page: Page, { save }: Tool) => namedButton(page, save ?? downloads).first();

async function saveResult(page: Page, tool: Tool): Promise<void> {
  const { bytes } = await saveBy(page, download(page, tool));
  expect(bytes.length).toBeGreaterThan(300);
  await tool.checkContent?.(bytes);
}

const countFetched = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').length);

/** Waits until the number of fetched files, at first `fetchedBefore`, has not changed for a second. */
async function waitUntilFetched(page: Page, fetchedBefore: number): Promise<void> {
  let last = fetchedBefore;
  const isQuiet = async () => {
    const count = await countFetched(page);
    const isSame = count === last;
    last = count;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
}

/** Starts the job, cancels it, and starts it again. */
async function makeAfterCancelling(page: Page, { prepare, button, checkAfterCancel }: Tool): Promise<void> {
  await prepare?.(page);
  if (!button) return;
  await page.evaluate(delayWorkerMessages, 2000);
  await namedButton(page, button).click();
  await namedButton(page, sharedMessages.cancel).click();
  await expect(page.getByRole('status').last()).toHaveText(sharedMessages.cancelled);
  await checkAfterCancel?.(page);
  await page.evaluate(endWorkerDelay);
  await namedButton(page, button).click();
}

for (const { slug } of running) {
  const tool = tools[slug];
  // A tool whose journey runs in the oldest browsers anyway is tested in the current browser here.
  const inOldest = !journeysInOldest.includes(slug);
  if (inOldest && !tool) throw new Error(`${slug} is not tried in the oldest browsers.`);
  test.describe(slug, fullUnless(slug === 'merge-pdf'), () => {
    if (!tool) {
      test('every word can be read in the dark, and each control has an outline with forced colours', async ({
        page,
      }) => {
        await choose(page, slug, ...(await filesOf(slug)()));
        await expect(toolShell(page).getByText(readingMessage)).toHaveCount(0);
        await expectReadableInDark(page);
        await expectControlOutlines(page, 'with its file', slug);
      });
      return;
    }

    const inWhich = inOldest ? 'in the oldest browsers ' : '';
    test(`${inWhich}can be read in the dark, with forced colours and on paper, goes on without a connection after the files are read, can be cancelled, and asks before its result is lost`, async ({
      page,
      context,
    }) => {
      test.slow();
      const started = inOldest ? await imitateOldest(page) : undefined;
      const asksBeforeLeaving = () =>
        page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
      await openTool(page, slug, tool);
      await expect(toolShell(page).getByText(readingMessage)).toHaveCount(0);
      const fetchedBefore = await countFetched(page);
      await expectReadableInDark(page);
      if (slug === 'remove-pages')
        await expect(toolShell(page).locator('.paper').first()).toHaveCSS('background-color', 'oklch(1 0 0)');
      await expectControlOutlines(page, 'with its files', slug);
      await waitUntilFetched(page, fetchedBefore);
      // Routes that the test answers would work without a connection, so they are removed.
      await page.unrouteAll({ behavior: 'wait' });
      await context.setOffline(true);
      await makeAfterCancelling(page, tool);
      await expect(download(page, tool)).toBeVisible();
      await expectControlOutlines(page, 'with its result');
      await expect.poll(asksBeforeLeaving).toBe(tool.asksOnLeaving ?? true);
      await saveResult(page, tool);
      await expect.poll(asksBeforeLeaving).toBe(false);
      const sizes = await typeSizes(page.locator(islandSelector('file')));
      expect(sizes.length, sizes.join('; ')).toBeLessThanOrEqual(5);
      if (tool.scrolls) await expectWholeOnPaper(page);
      if (tool.listButton) {
        await namedButton(page, sharedMessages.backToMarks).click();
        expect((await saveBy(page, namedButton(page, tool.listButton))).bytes.length).toBeGreaterThan(300);
      }
      await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
      if (started) {
        expect(started()).toBeGreaterThan(0);
        expect(await page.evaluate(() => 'Segmenter' in Intl)).toBe(false);
        await expect(alerts(page)).toHaveCount(0);
      }
      await context.setOffline(false);
    });

    // One tool is enough, as the shell is the same in all. components/workbench/two-tabs.test.tsx tests that results
    // are not mixed up.
    if (slug !== 'merge-pdf') return;
    test('works in two tabs at the same time', full, async ({ page, context }) => {
      const other = await context.newPage();
      const tabs = [page, other];
      await Promise.all(tabs.map((tab) => openTool(tab, slug, tool)));
      await Promise.all(tabs.map((tab) => namedButton(tab, tool.button ?? '').click()));
      for (const tab of tabs) await saveResult(tab, tool);
    });
  });
}
