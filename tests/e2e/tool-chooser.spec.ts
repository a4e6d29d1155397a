import type { Page } from '@playwright/test';
import type { FileKind } from 'engines';
import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { wavHeader } from 'engines/voice';
import { home } from '@/content/home';
import { toolChooser } from '@/content/tool-chooser';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { islandSelector } from '@/lib/islands';
import { toolPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { acceptedKinds } from '@/lib/tools';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { messagesOf } from '@/tests/helpers/page-tool';
import { photo } from '@/tests/helpers/photos';
import { expectAccessibleNarrowTool } from '@/tests/helpers/states';
import { drop, pdf } from '@/tests/helpers/tool-files';
import { running } from '@/tests/helpers/tool-messages';

const bill = photo('bill.jpg', ['red', 'blue'], 1);
const slides = filePayload('talk.pptx', 'PK\x03\x04 ppt/presentation.xml');
const empty = filePayload('empty.pdf', '');

const dropZone = (page: Page) => page.locator(islandSelector('file'));
const choose = (page: Page, files: FilePayload[]) =>
  dropZone(page).locator('input[type=file]').setInputFiles(files);
const question = (page: Page) => page.getByRole('heading', { name: toolChooser.what });
const offered = (page: Page) =>
  page.getByRole('list', { name: toolChooser.tools }).getByRole('link').locator('b').allTextContents();
const nameOf = (tool: string) => tools.tools.find(({ slug }) => slug === tool)?.name ?? tool;
const namesOfToolsFor = (kind: FileKind, several = false) =>
  running
    .filter(({ slug, dropZone }) => acceptedKinds[slug].includes(kind) && (!several || dropZone.multiple))
    .flatMap(({ name, slug }) => [
      name,
      ...tools.tasks.filter((task) => task.tool === slug).map((task) => task.name),
    ]);

for (const path of ['/', '/features']) {
  test(
    `${path}: a chosen file gets a list of the tools that accept it, and is handed over to the chosen tool`,
    fullUnless(path === '/'),
    async ({ page }) => {
      await page.goto(path);
      await choose(page, [bill]);
      await expect(question(page)).toBeFocused();
      await expect(dropZone(page).getByText(bill.name)).toBeVisible();
      expect(await offered(page)).toEqual(namesOfToolsFor('jpg'));
      await expect(page.getByText(formatMessage(toolChooser.sent.none, { count: 1 }))).toBeVisible();
      await page.getByRole('link', { name: nameOf('image-to-pdf') }).click();
      await expect(page).toHaveURL(toolPath('image-to-pdf'));
      await expect(
        page.getByRole('heading', { name: formatMessage(messagesOf('image-to-pdf').title, { count: 1 }) }),
      ).toBeFocused();
      await expect(page.getByText(bill.name).first()).toBeVisible();
    },
  );

  test(
    `${path}: files dropped anywhere are handed over together to a tool that accepts several`,
    full,
    async ({ page }) => {
      const [first, second] = [
        await pdf('one.pdf', { pages: ['A'] }),
        await pdf('two.pdf', { pages: ['B'] }),
      ];
      await page.goto(path, { waitUntil: 'load' });
      await drop(page, [first, second]);
      await expect(question(page)).toBeVisible();
      expect(await offered(page)).toEqual(namesOfToolsFor('pdf', true));
      await page.getByRole('link', { name: nameOf('merge-pdf') }).click();
      await expect(page).toHaveURL(toolPath('merge-pdf'));
      for (const { name } of [first, second]) await expect(page.getByText(name).first()).toBeVisible();
    },
  );
}

test('for text, CSV and recordings, the tools that accept them are listed', full, async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const sound = Buffer.concat([wavHeader(16_000, 32_000), Buffer.alloc(32_000)]);
  const m4a = Buffer.from('\0\0\0\x1cftypM4A \0\0\0\0M4A mp42isom', 'latin1');
  const samples: [string, string | Buffer, FileKind][] = [
    ['notes.txt', 'Words alone.', 'text'],
    ['ledger.csv', 'Date,₹\n1 April,400\n', 'text'],
    ['site-visit.wav', sound, 'sound'],
    ['site-visit.mp3', Buffer.from('\xff\xfb\x90\x64', 'latin1'), 'sound'],
    ['site-visit.m4a', m4a, 'sound'],
  ];
  for (const [name, data, kind] of samples) {
    await drop(page, [{ name, mimeType: '', buffer: Buffer.from(data) }]);
    await expect(question(page), name).toBeFocused();
    expect(await offered(page), name).toEqual(namesOfToolsFor(kind));
    await page.getByRole('button', { name: toolChooser.another }).click();
  }
  await drop(page, [filePayload('site-visit.wav', sound)]);
  await page.getByRole('link', { name: nameOf('speech-to-text') }).click();
  await expect(page).toHaveURL(toolPath('speech-to-text'));
  await expect(page.getByText('site-visit.wav').first()).toBeVisible();
});

test(
  'by keyboard, Enter on the file field opens the file dialog, and the focus returns to the field',
  full,
  async ({ page }) => {
    await page.goto('/');
    const field = dropZone(page).locator('input[type=file]');
    const chooser = page.waitForEvent('filechooser');
    await field.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([bill]);
    await expect(question(page)).toBeFocused();
    await page.getByRole('button', { name: toolChooser.another }).press('Enter');
    await expect(dropZone(page).locator('input[type=file]')).toBeFocused();
  },
);

test(
  'a file that no tool accepts, an empty one, and files of two kinds are each reported',
  full,
  async ({ page }) => {
    await page.goto('/');
    const expectSentence = async (files: FilePayload[], title: string) => {
      await choose(page, files);
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
      await expect(page.getByRole('list', { name: toolChooser.tools })).toHaveCount(0);
      await page.getByRole('button', { name: toolChooser.another }).click();
    };
    await expectSentence(
      [slides],
      formatMessage(toolChooser.unknown.title, { file: slides.name, kind: sharedMessages.kinds.pptx }),
    );
    await expectSentence([empty], formatMessage(toolChooser.empty, { file: empty.name }));
    await expectSentence([bill, await pdf('one.pdf', { pages: ['A'] })], toolChooser.mixed.title);
  },
);

test.describe('a list of tools that cannot be loaded', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('is reported, and loads with the next choice of a file', full, async ({ page }) => {
    let isBlocked = true;
    await page.route('/tools.json', (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto('/');
    await choose(page, [bill]);
    await expect(page.getByText(toolChooser.failed)).toBeVisible();
    isBlocked = false;
    await choose(page, [bill]);
    await expect(question(page)).toBeFocused();
  });
});

test('every state is accessible and fits 320 px', full, async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const files of [[bill], [slides]]) {
    await choose(page, files);
    await expect(page.getByRole('button', { name: toolChooser.another })).toBeVisible();
    await expectAccessibleNarrowTool(page);
    await page.getByRole('button', { name: toolChooser.another }).click();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drop zone names the formats and asks for no file', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(home.formats.text)).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const prompt of [toolChooser.choose, toolChooser.home.ask])
        await expect(page.getByText(prompt).filter({ visible: true })).toHaveCount(0);
    }
  });
});
