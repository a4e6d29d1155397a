import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { png } from 'engines/testing/drawn-png';
import { filePayload } from 'engines/testing/file-payload';
import { readPdf } from 'engines/testing/pdf-read';
import { tools as catalogue } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { formatMessage, type MessagePattern } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { expect, full, test } from '@/tests/helpers/e2e';
import {
  messagesOf,
  namedButton,
  pressDisabled,
  tabTo,
  takesMessage,
  toolShell,
} from '@/tests/helpers/page-tool';
import { expectAccessibleTool, sentFrom } from '@/tests/helpers/states';
import {
  add,
  choose,
  chooseByKey,
  downloads,
  drop,
  goTo,
  manyWords,
  passwordOf,
  pdf,
  saveBy,
} from '@/tests/helpers/tool-files';
import { toolSample } from '@/tests/helpers/tool-samples';

/** Tests what the tools for one PDF have in common: how they take a file, and what can go wrong. */

const removePages = messagesOf('remove-pages');
const splitPdf = messagesOf('split-pdf');
const pdfToImage = messagesOf('pdf-to-image');
const pdfToPpt = messagesOf('pdf-to-ppt');

/**
 * With no page chosen: the label of a tool's button and the alert that it shows. `clear` unticks pages that are ticked
 * at first.
 */
type NoPages = { clear?: string; button: string; alert: string };
/** `range`, typed into the field of a tool, makes it ready; `count` is then on its button. */
type Tool = {
  slug: string;
  field: string;
  button: MessagePattern;
  count: number;
  back: string;
  noPages: NoPages;
};
const range = '2';

const tools: Tool[] = [
  {
    ...removePages,
    slug: 'remove-pages',
    count: 1,
    noPages: { button: removePages.buttonNone, alert: removePages.tickOne },
  },
  {
    ...splitPdf,
    slug: 'split-pdf',
    count: 2,
    noPages: { button: splitPdf.buttonNone, alert: splitPdf.cutOne },
  },
  { ...pdfToImage, slug: 'pdf-to-image', count: 1, noPages: noTickedPages(pdfToImage) },
  { ...pdfToPpt, slug: 'pdf-to-ppt', count: 1, noPages: noTickedPages(pdfToPpt) },
];

function noTickedPages({ button, tickOne }: typeof pdfToImage | typeof pdfToPpt): NoPages {
  return { clear: sharedMessages.grid.clear, button: formatMessage(button, { count: 0 }), alert: tickOne };
}

const leasePdf = () => pdf('lease.pdf', { pages: manyWords(4) });
const fieldOf = (page: Page, { field }: Tool) => toolShell(page).getByLabel(field, { exact: true });
const buttonOf = (page: Page, { button, count }: Tool) => namedButton(page, formatMessage(button, { count }));
const download = (page: Page) => namedButton(page, downloads).first();

async function makeResult(page: Page, tool: Tool): Promise<void> {
  await fieldOf(page, tool).fill(range);
  await buttonOf(page, tool).click();
  await expect(download(page)).toBeVisible();
}

for (const tool of tools) {
  test(
    `${tool.slug} works by keyboard alone, asks for pages while none is chosen, passes axe in every state, sends no file, and keeps the choice to change it afterwards`,
    full,
    async ({ page }) => {
      test.slow();
      const { clear, button: none, alert } = tool.noPages;
      const sent = sentFrom(page);
      await chooseByKey(page, tool.slug, await leasePdf());
      await expect(toolShell(page).getByRole('heading', { name: 'lease.pdf' })).toBeFocused();
      await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
      if (clear) await namedButton(page, clear).click();
      await pressDisabled(namedButton(page, none));
      await expect(toolShell(page).getByRole('alert')).toHaveText(alert);
      await expect(fieldOf(page, tool)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(range);
      await tabTo(page, buttonOf(page, tool));
      // This state has all of the state in which the file was opened, and a chosen page.
      await expectAccessibleTool(page);
      await page.keyboard.press('Enter');
      await expect(download(page)).toBeVisible();
      await expect(toolShell(page).getByRole('heading', { level: 2 }).nth(1)).toBeFocused();
      await expectAccessibleTool(page);
      await expect(toolShell(page).getByText(sharedMessages.privacyNote.none)).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        tabTo(page, download(page)).then(() => page.keyboard.press('Enter')),
      ]);
      expect(file.suggestedFilename()).toContain('lease');
      await namedButton(page, tool.back).click();
      await expect(toolShell(page).getByRole('heading', { name: 'lease.pdf' })).toBeFocused();
      await expect(fieldOf(page, tool)).toHaveValue(range);
      expect(sent).toEqual([]);
    },
  );
}

/** Taking files and the field for pages work alike in each tool, so the rest is tested with one. */
const [tool] = tools as [Tool];
test.describe('a tool for one PDF', () => {
  test(
    'opens a dropped file with the focus on its name, reports a page that does not exist, and opens another dropped file on request',
    full,
    async ({ page }) => {
      await goTo(page, tool.slug);
      await drop(page, [await leasePdf()]);
      await expect(toolShell(page).getByRole('heading', { name: 'lease.pdf' })).toBeFocused();
      await fieldOf(page, tool).fill('19');
      await page.keyboard.press('Enter');
      await expect(toolShell(page).getByRole('alert')).toHaveText(
        formatMessage(sharedMessages.grid.noPage, { page: '19', file: 'lease.pdf', count: 4 }),
      );
      await expect(fieldOf(page, tool)).toBeFocused();
      await expectAccessibleTool(page);

      await drop(page, [await pdf('other.pdf', { pages: manyWords(5) })]);
      await expect(
        toolShell(page).getByText(formatMessage(sharedMessages.oneAtATime, { file: 'other.pdf' })),
      ).toBeVisible();
      await namedButton(page, formatMessage(sharedMessages.openInstead, { file: 'other.pdf' })).click();
      await expect(toolShell(page).getByRole('heading', { name: 'other.pdf' })).toBeVisible();
      await expect(
        toolShell(page).getByText(formatMessage(sharedMessages.oneAtATime, { file: 'lease.pdf' })),
      ).toBeVisible();

      await makeResult(page, tool);
      expect((await saveBy(page, download(page))).bytes.length).toBeGreaterThan(500);
    },
  );

  test('asks once before an unsaved result is lost', full, async ({ page }) => {
    await choose(page, tool.slug, await leasePdf());
    await makeResult(page, tool);
    await namedButton(page, sharedMessages.startAgain).click();
    await expect(page.getByRole('dialog')).toContainText(sharedMessages.startAgainAsk);
    await page.getByRole('dialog').getByRole('button', { name: sharedMessages.startAgain }).click();
    await expect(page.locator('#try')).toBeAttached();
    await expect(toolShell(page)).toHaveCount(0);
  });

  test(
    'asks for a password, reports a wrong one, and opens the file with the right one',
    full,
    async ({ page }) => {
      const locked = await pdf('locked.pdf', { pages: manyWords(3), password: 'kadamba' });
      await choose(page, tool.slug, locked);
      const password = passwordOf(page, 'locked.pdf');
      await expect(password).toBeVisible();
      await expect(toolShell(page).getByText(takesMessage)).toHaveCount(0);
      await expectAccessibleTool(page);
      await password.fill('wrong');
      await page.keyboard.press('Enter');
      await expect(toolShell(page).getByRole('alert')).toContainText(
        sharedMessages.faults['wrong-password'].title,
      );
      await password.fill('kadamba');
      await page.keyboard.press('Enter');
      await makeResult(page, tool);
    },
  );

  test('reports a file that it cannot open in a sentence, and takes another one', full, async ({ page }) => {
    await choose(page, tool.slug, filePayload('empty.pdf', ''));
    const alert = toolShell(page).getByRole('alert');
    await expect(alert).toContainText(
      formatMessage(sharedMessages.faults.empty.title, { file: 'empty.pdf' }),
    );
    await expect(toolShell(page).getByRole('heading', { level: 2 }).first()).toHaveText(
      sharedMessages.noneOpen,
    );
    await expect(toolShell(page).getByText(takesMessage)).toBeVisible();
    await expect(toolShell(page).getByLabel(sharedMessages.name, { exact: true })).toHaveCount(0);
    await expectAccessibleTool(page);

    const picture = await toolSample('image-to-pdf');
    const wrong = [
      filePayload('scan.pdf', picture.buffer),
      filePayload('broken.pdf', `%PDF-1.7\n${'nothing that makes sense '.repeat(80)}`),
    ];
    const expectedAlerts = [
      formatMessage(sharedMessages.faults.kind.title, { file: 'scan.pdf', detail: sharedMessages.kinds.png }),
      formatMessage(sharedMessages.faults.damaged.title, { file: 'broken.pdf' }),
    ];
    for (const [index, file] of wrong.entries()) {
      await add(page, file);
      await expect(alert.nth(index + 1)).toContainText(expectedAlerts[index] as string);
    }
    await add(page, await leasePdf());
    await makeResult(page, tool);
  });
});

/** Writes a valid PDF of one page with an unused stream of this many bytes. @returns the path of the file */
async function largePdf(bytes: number): Promise<string> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>',
    `<< /Length ${bytes} >>\nstream\n${' '.repeat(bytes)}\nendstream`,
  ];
  const offsets: string[] = [];
  let text = '%PDF-1.7\n';
  for (const [index, object] of objects.entries()) {
    offsets.push(`${`${text.length}`.padStart(10, '0')} 00000 n \n`);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  const path = join(await mkdtemp(join(tmpdir(), 'large-')), 'archive.pdf');
  await writeFile(path, text, 'latin1');
  return path;
}

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
    viewport: { width: 360, height: 760 },
  });

  test('a file that is large for a phone is read only after the visitor agrees', full, async ({ page }) => {
    const path = await largePdf(70_000_000);
    await goTo(page, 'remove-pages');
    await page.locator('#try').setInputFiles(path);
    const alert = toolShell(page).getByRole('alert');
    await expect(alert).toContainText(
      formatMessage(sharedMessages.largeFile.title, {
        file: 'archive.pdf',
        size: fileSize((await stat(path)).size),
      }),
    );
    await namedButton(page, sharedMessages.large.anyway).click();
    await expect(toolShell(page).getByLabel(removePages.field, { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await expect(alert).toHaveCount(0);
  });
});

test('a cancelled job makes nothing, and the file can be used again', full, async ({ page }) => {
  const messages = pdfToImage;
  await choose(page, 'pdf-to-image', await pdf('long.pdf', { pages: manyWords(4) }));
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  const make = namedButton(page, formatMessage(messages.button, { count: 4 }));
  const cancel = namedButton(page, sharedMessages.cancel);
  // The worker gets no message until `goOn`: a fast machine would otherwise be done before the checks.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = () => undefined;
    Object.assign(window, { goOn: () => Object.assign(Worker.prototype, { postMessage }) });
  });
  await make.click();
  await expect(toolShell(page).getByRole('progressbar')).toBeVisible();
  const pagesField = toolShell(page).getByLabel(messages.field, { exact: true });
  expect(await pagesField.evaluate((box) => Boolean(box.closest('[inert]')))).toBe(true);
  await expectAccessibleTool(page);
  await cancel.click();
  await expect(page.getByRole('status')).toContainText(sharedMessages.cancelled);
  await expect(toolShell(page).getByRole('heading', { name: 'long.pdf' })).toBeFocused();
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await toolShell(page).getByLabel(messages.field, { exact: true }).fill('4');
  await namedButton(page, formatMessage(messages.button, { count: 1 })).click();
  await expect(download(page)).toBeVisible({ timeout: 30_000 });
});

test('a file of another kind can be opened in the tool that takes it', full, async ({ page }) => {
  const chart = png({ width: 60, height: 40, colour: 2, bits: 8, pixelAt: (x, y) => [x * 4, y * 6, 90] });
  await choose(page, 'merge-pdf', filePayload('chart.png', chart));
  const otherTool = catalogue.tools.find(({ slug }) => slug === sharedMessages.elsewhere.tools.picture);
  await namedButton(
    page,
    formatMessage(sharedMessages.elsewhere.label, { tool: otherTool?.name ?? '' }),
  ).click();
  await expect(page).toHaveURL(/\/toolsdetails\/image-to-pdf$/);
  await expect(toolShell(page).getByText('chart.png', { exact: true })).toBeVisible();
});

test('a result can be opened in the next tool', full, async ({ page }) => {
  await choose(page, 'split-pdf', await leasePdf());
  const splitTool = tools[1] as Tool;
  await makeResult(page, splitTool);
  const next = catalogue.tools.find(({ slug }) => slug === 'merge-pdf');
  await toolShell(page)
    .getByRole('link', { name: new RegExp(`${next?.name}$`) })
    .click();
  await expect(page).toHaveURL(/\/toolsdetails\/merge-pdf$/);
  for (const pages of ['1-2', '3-4']) {
    const name = formatMessage(splitPdf.partFile, { name: 'lease', count: 2, pages });
    await expect(toolShell(page).getByText(`${name}.pdf`, { exact: true })).toBeVisible();
  }
  const merge = messagesOf('merge-pdf');
  await namedButton(page, formatMessage(merge.button, { count: 2 })).click();
  const { bytes } = await saveBy(page, download(page));
  expect((await readPdf(bytes)).words).toEqual(manyWords(4));
});
