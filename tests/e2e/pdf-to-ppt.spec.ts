import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'engines/testing/zip';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import { delayWorkerMessages, messagesOf, namedButton, toolShell } from '@/tests/helpers/page-tool';
import { stateChecker } from '@/tests/helpers/states';
import { choose, downloadButton, manyWords, pdf, saveBy } from '@/tests/helpers/tool-files';
import { toolPage } from '@/tests/helpers/tool-messages';

/**
 * Tests what only PDF to PPT does; tests/e2e/page-tools.spec.ts has what it shares with the other tools for one PDF.
 */

const slug = 'pdf-to-ppt';
const messages = messagesOf(slug);
const button = (page: Page, count: number) => namedButton(page, formatMessage(messages.button, { count }));

const report = (name = 'report.pdf') => pdf(name, { pages: manyWords(4) });

/** The texts of each slide, and the number of notes. */
function readSlides(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const slides = Object.keys(files).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path));
  return {
    slides: slides
      .sort()
      .map((path) =>
        [...strFromU8(files[path] as Uint8Array).matchAll(/<a:t>([^<]*)/g)].map(([, text]) => text),
      ),
    notes: Object.keys(files).filter((path) => /^ppt\/notesSlides\/[^/]+\.xml$/.test(path)).length,
  };
}

test('chosen pages become slides with their text, in order, with notes', async ({ page }) => {
  await choose(page, slug, await report());
  await toolShell(page).getByLabel(messages.field, { exact: true }).fill('4, 2');
  await expect(toolShell(page).getByText(messages.limits)).toBeVisible();
  const contents = toolShell(page)
    .getByRole('listitem')
    .filter({ hasText: formatMessage(messages.contents.texts, { count: 2 }) });
  await expect(contents).toBeVisible();
  await button(page, 2).click();
  const { name, bytes } = await saveBy(page, downloadButton(page, 'report.pptx'));
  expect(name).toBe('report.pptx');
  expect(readSlides(bytes)).toEqual({ slides: [['word-2'], ['word-4']], notes: 2 });
  await expect(
    toolShell(page).getByText(formatMessage(sharedMessages.facts.boxes.kept ?? '', { count: 2 })),
  ).toBeVisible();
  await expect(toolShell(page).getByText(sharedMessages.privacyNote.none)).toBeVisible();
});

test('a slide can be previewed before it is made, in either shape', full, async ({ page }) => {
  await choose(page, slug, await report());
  const preview = toolShell(page).getByRole('figure');
  await expect(preview).toContainText(formatMessage(messages.preview.texts, { count: 1 }));
  await expect(preview.locator('rect[data-is=text]')).toHaveCount(1);
  await toolShell(page).getByLabel(messages.field, { exact: true }).fill('2, 4');
  await expect(preview).toContainText(formatMessage(messages.preview.position, { place: 1, of: 2 }));
  await preview.getByRole('button', { name: messages.preview.next }).click();
  await expect(preview).toContainText(formatMessage(messages.preview.title, { count: 2 }));
  await toolShell(page).getByRole('radio', { name: messages.shapes.wide }).check();
  await expect(preview.locator('[data-shape=wide]')).toBeVisible();
  await button(page, 2).click();
  const { bytes } = await saveBy(page, downloadButton(page, 'report.pptx'));
  const presentation = strFromU8(unzipSync(bytes)['ppt/presentation.xml'] as Uint8Array);
  expect(presentation).toContain(`cx="${960 * 12_700}" cy="${540 * 12_700}"`);
});

test(
  'arrow keys step through the slides, and the PDF can be opened in the next tool',
  full,
  async ({ page }) => {
    await choose(page, slug, await report());
    const preview = toolShell(page).getByRole('figure');
    const isAtSlide = (place: number) =>
      expect(preview).toContainText(formatMessage(messages.preview.position, { place, of: 4 }));
    await isAtSlide(1);
    await page.keyboard.press('ArrowRight');
    await isAtSlide(2);
    await preview.getByRole('button', { name: messages.preview.next }).click();
    await page.keyboard.press('ArrowRight');
    await isAtSlide(4);
    await page.keyboard.press('ArrowLeft');
    await isAtSlide(3);
    // In a field the arrow keys move the caret.
    await toolShell(page).getByLabel(sharedMessages.name, { exact: true }).press('ArrowLeft');
    await isAtSlide(3);
    await button(page, 4).click();
    await saveBy(page, downloadButton(page, 'report.pptx'));
    await expect(toolShell(page).getByRole('heading', { name: messages.own.useIn })).toBeVisible();
    const [next] = toolPage(slug).next;
    await toolShell(page).getByRole('link', { name: next?.note }).click();
    await expect(toolShell(page).getByText('report.pdf').first()).toBeVisible();
  },
);

test(
  'the preview says that it is being drawn, and the list how many pages have been checked so far',
  full,
  async ({ page }) => {
    await page.addInitScript(delayWorkerMessages, 700);
    await choose(page, slug, await pdf('book.pdf', { pages: manyWords(9) }));
    const drawing = toolShell(page).locator(
      `[data-said="${formatMessage(messages.preview.drawingSlide, { count: 1 })}"]`,
    );
    await expect(drawing).toBeVisible();
    const soFar = (done: number) =>
      toolShell(page).getByText(formatMessage(messages.contents.soFar, { done, count: 9 }));
    await expect(soFar(4)).toBeVisible();
    await expect(drawing).toBeHidden();
    await expect(toolShell(page).getByText(messages.contents.title)).toBeVisible();
  },
);

test(
  'the file can have another name and no notes, and a page without text is reported',
  full,
  async ({ page }) => {
    await choose(page, slug, await pdf('scan.pdf', { pages: ['', 'word'] }));
    await toolShell(page).getByLabel(sharedMessages.name, { exact: true }).fill('Board: June');
    await toolShell(page).getByRole('checkbox', { name: messages.notes }).uncheck();
    await button(page, 2).click();
    const { name, bytes } = await saveBy(page, downloadButton(page, 'Board June.pptx'));
    expect(name).toBe('Board June.pptx');
    expect(readSlides(bytes)).toEqual({ slides: [[], ['word']], notes: 0 });
    const noTextNote = formatMessage(sharedMessages.facts['no-text'].lost ?? '', { count: 1, pages: '1' });
    await expect(toolShell(page).getByText(noTextNote)).toBeVisible();
  },
);

test('the tool is accessible and fits 320 px before and after its result', full, async ({ page }) => {
  const checkState = await stateChecker(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await choose(page, slug, await report(`${'a-very-long-name-of-a-report-'.repeat(4)}.pdf`));
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  await checkState('pages');
  await button(page, 4).click();
  await expect(page.getByRole('heading', { name: messages.own.copyTitle })).toBeVisible();
  await checkState('done');
});
