import { pictureName } from 'engines/pdf/client';
import { unzipSync } from 'engines/testing/zip';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import { messagesOf, namedButton, toolShell } from '@/tests/helpers/page-tool';
import { choose, downloadButton, manyWords, pdf, saveBy } from '@/tests/helpers/tool-files';

const messages = messagesOf('pdf-to-image');
type Page = Parameters<typeof toolShell>[0];

const plan = (pages = 3) => pdf('plan.pdf', { pages: manyWords(pages) });
const button = (page: Page, count: number) => namedButton(page, formatMessage(messages.button, { count }));

/** Size of a picture, the number of its dark pixels, and the colour of its first pixel. */
function pixelsOf(page: Page, bytes: Uint8Array) {
  return page.evaluate(async (data) => {
    const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]);
    const { width, height } = await createImageBitmap(blob);
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(await createImageBitmap(blob), 0, 0);
    const pixels = context.getImageData(0, 0, width, height).data;
    let dark = 0;
    for (let offset = 0; offset < pixels.length; offset += 4) if ((pixels[offset] ?? 255) < 100) dark += 1;
    return { width, height, dark, corner: [...pixels.slice(0, 4)] };
  }, Buffer.from(bytes).toString('base64'));
}

test('all pages become JPGs of 150 dots per inch in one ZIP', async ({ page }) => {
  await choose(page, 'pdf-to-image', await plan());
  await button(page, 3).click();
  const { name, bytes } = await saveBy(page, namedButton(page, sharedMessages.downloadAll));
  expect(name).toBe(`${formatMessage(messages.zip, { name: 'plan' })}.zip`);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual([1, 2, 3].map((number) => pictureName('plan', number, 3, 'jpg')));
  for (const file of Object.values(files)) {
    expect([...file.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const { width, height, dark, corner } = await pixelsOf(page, file);
    // The sample's pages are 300 by 400 points, at 150 dots per inch.
    expect({ width, height }).toEqual({ width: 625, height: 833 });
    expect(dark, 'its word is on it').toBeGreaterThan(300);
    expect(Math.min(...corner), 'on white').toBeGreaterThan(250);
  }
});

for (const [format, signature] of [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['webp', [0x52, 0x49, 0x46, 0x46]],
] as const) {
  const label = messages.formatNames[format];
  test(`a single page is saved as one ${label}, without a ZIP`, full, async ({ page }) => {
    await choose(page, 'pdf-to-image', await plan(12));
    await toolShell(page).getByLabel(messages.field, { exact: true }).fill('4');
    await toolShell(page).getByRole('radio', { name: label, exact: true }).check();
    await toolShell(page).getByRole('radio', { name: messages.resolutions[96] }).check();
    await button(page, 1).click();
    const file = pictureName('plan', 4, 12, format);
    const { name, bytes } = await saveBy(page, downloadButton(page, file));
    expect(name).toBe(`plan-04.${format}`);
    expect([...bytes.slice(0, 4)]).toEqual(signature);
    expect(await pixelsOf(page, bytes)).toMatchObject({ width: 400, height: 533 });
  });
}

test(
  'the files and the size of the ZIP and the pixels of a page are shown before the conversion',
  full,
  async ({ page }) => {
    await choose(page, 'pdf-to-image', await plan(12));
    await toolShell(page).getByLabel(messages.field, { exact: true }).fill('2-3');
    await expect(
      toolShell(page).getByText(formatMessage(messages.dots, { dpi: 300, width: 1250, height: 1666 })),
    ).toBeVisible();
    const estimate = new RegExp(`^${formatMessage(messages.estimatedSize, { size: '[0-9.]+\\s[KM]B' })}$`);
    await expect(toolShell(page).getByText(estimate)).toBeVisible();
    const zip = `${formatMessage(messages.zip, { name: 'plan' })}.zip`;
    await expect(toolShell(page).getByText(formatMessage(messages.contents, { file: zip }))).toBeVisible();
    for (const name of ['plan-02.jpg', 'plan-03.jpg']) {
      await expect(toolShell(page).getByText(name, { exact: true })).toBeVisible();
    }
    await namedButton(page, formatMessage(messages.all, { count: 12 })).click();
    await expect(toolShell(page).getByLabel(messages.field, { exact: true })).toHaveValue('1-12');
  },
);

test('neither the field nor the pages move when the first page is ticked', full, async ({ page }) => {
  await choose(page, 'pdf-to-image', await plan(12));
  const field = toolShell(page).getByLabel(messages.field, { exact: true });
  const firstPage = toolShell(page).getByRole('checkbox').first();
  const boxes = async () => [await field.boundingBox(), await firstPage.boundingBox()];
  await expect(field).toHaveValue('1-12');
  const before = await boxes();
  await namedButton(page, sharedMessages.grid.clear).click();
  await expect(field).toHaveValue('');
  expect(await boxes()).toEqual(before);
  await firstPage.check();
  await expect(field).toHaveValue('1');
  expect(await boxes()).toEqual(before);
});
