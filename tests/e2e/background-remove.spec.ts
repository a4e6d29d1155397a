import type { Page } from '@playwright/test';
import { filePayload } from 'engines/testing/file-payload';
import { height, stamp, width } from 'engines/testing/inked-paper';
import { samplePdf } from 'engines/testing/pdf-samples';
import { portrait } from 'engines/testing/portrait';
import { sharedMessages } from '@/content/workbench';
import { taskPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import {
  alerts,
  dismiss,
  expectAlert,
  expectEnabled,
  messagesOf,
  namedButton,
  pressDisabled,
  tabTo,
  toolShell,
} from '@/tests/helpers/page-tool';
import { photo, unreadablePictures } from '@/tests/helpers/photos';
import { stateChecker } from '@/tests/helpers/states';
import { choose, downloadButton, drop, goTo, saveBy } from '@/tests/helpers/tool-files';

const slug = 'background-remove';
const messages = messagesOf(slug);

const mode = (page: Page, name: keyof typeof messages.modes) =>
  toolShell(page).getByRole('radio', { name: messages.modes[name].label });
const button = (page: Page) => namedButton(page, messages.button);
const canvas = (page: Page) => toolShell(page).getByRole('application', { name: messages.paintOn });

/** Opens the stamp in the mode that keeps ink. */
async function openStamp(page: Page): Promise<void> {
  await choose(page, slug, await stamp());
  await mode(page, 'ink').check();
  await expectEnabled(button(page));
}

/** Pixels of a saved PNG, as the browser reads them: red, green, blue, alpha. */
async function pixels(page: Page, bytes: Uint8Array, places: [number, number][]) {
  return page.evaluate(
    async ({ data, places }) => {
      const blob = new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]);
      const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none' });
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      return {
        width: bitmap.width,
        height: bitmap.height,
        at: places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data]),
      };
    },
    { data: Buffer.from(bytes).toString('base64'), places },
  );
}

async function makePicture(page: Page, name = `${formatMessage(messages.fileName, { name: 'stamp' })}.png`) {
  await expectEnabled(button(page));
  await button(page).click();
  return saveBy(page, downloadButton(page, name));
}

type Place = [number, number];
/** Points on the outer ring of the stamp, on the paper inside it, and in a corner. */
const ring: Place = [450, 110];
const paper: Place = [450, 230];
const corner: Place = [10, 10];

test('the cut-out ink has its own colour on a transparent background, and the size of the picture', async ({
  page,
}) => {
  await openStamp(page);
  const { bytes } = await makePicture(page);
  expect([...bytes.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  const colours = await pixels(page, bytes, [ring, paper, corner]);
  expect([colours.width, colours.height]).toEqual([width, height]);
  const [ink, inside, outside] = colours.at;
  expect(ink?.[3]).toBeGreaterThan(200);
  for (const [channel, value] of [92, 54, 148].entries())
    expect(Math.abs((ink?.[channel] ?? 0) - value), `channel ${channel} of the ink`).toBeLessThan(30);
  expect([inside?.[3], outside?.[3]]).toEqual([0, 0]);
  await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
});

test('the cut-out can have a background colour, and its empty margin trimmed', full, async ({ page }) => {
  await openStamp(page);
  await toolShell(page).getByRole('radio', { name: messages.colours.white }).check();
  const white = await pixels(page, (await makePicture(page)).bytes, [corner]);
  expect(white.at[0]).toEqual([255, 255, 255, 255]);

  await namedButton(page, messages.back).click();
  await toolShell(page).getByRole('radio', { name: messages.colours.other }).check();
  await toolShell(page).getByLabel(messages.colour, { exact: true }).fill('#102030');
  await toolShell(page).getByRole('checkbox', { name: messages.trim }).check();
  const coloured = await pixels(page, (await makePicture(page)).bytes, [[1, 1]]);
  expect(coloured.at[0]).toEqual([16, 32, 48, 255]);
  // The ring is 494 pixels wide; a margin of 8 pixels stays on each side.
  expect(Math.abs(coloured.width - 510)).toBeLessThan(12);
  expect(Math.abs(coloured.height - 510)).toBeLessThan(12);
});

test('the brush erases and restores, and each stroke can be undone and redone', full, async ({ page }) => {
  await openStamp(page);
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('no canvas');
  const onScreen = ([x, y]: [number, number]) =>
    [box.x + (x / width) * box.width, box.y + (y / height) * box.height] as const;
  const { touchUp, erase, restore, undo, redo } = messages;
  const bar = page.getByRole('toolbar', { name: touchUp });
  const stroke = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(...onScreen(from));
    await page.mouse.down();
    await page.mouse.move(...onScreen(to), { steps: 4 });
    await page.mouse.up();
  };
  await bar.getByRole('button', { name: erase, exact: true }).click();
  await stroke([440, 110], [460, 110]);
  await bar.getByRole('button', { name: restore, exact: true }).click();
  await stroke([440, 230], [460, 230]);
  const states = async () => {
    const colours = await pixels(page, (await makePicture(page)).bytes, [ring, paper]);
    await namedButton(page, messages.back).click();
    return colours.at.map(([, , , alpha = 0]) => (alpha > 127 ? 'kept' : 'gone'));
  };
  expect(await states()).toEqual(['gone', 'kept']);
  await bar.getByRole('button', { name: undo }).click();
  expect(await states()).toEqual(['gone', 'gone']);
  await bar.getByRole('button', { name: undo }).click();
  expect(await states()).toEqual(['kept', 'gone']);
  await bar.getByRole('button', { name: redo }).click();
  await bar.getByRole('button', { name: redo }).click();
  expect(await states()).toEqual(['gone', 'kept']);
});

test('the keyboard alone paints, and each action is announced', full, async ({ page }) => {
  await openStamp(page);
  await mode(page, 'paint').check();
  await expect(page.getByText(messages.notFound.paint.title)).toBeVisible();
  await tabTo(page, canvas(page), 'Space');
  const status = page.getByRole('status').last();
  await expect(status).toHaveText(
    `${messages.brushDown}, ${formatMessage(messages.brushPosition, { x: 50, y: 50 })}`,
  );
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText(formatMessage(messages.brushPosition, { x: 60, y: 50 }));
  await page.keyboard.press('Space');
  await expect(status).toContainText(messages.brushLifted);
  await tabTo(page, button(page));
  await expectEnabled(button(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: messages.own.copyTitle })).toBeFocused();
  const { bytes } = await saveBy(
    page,
    downloadButton(page, `${formatMessage(messages.fileName, { name: 'stamp' })}.png`),
  );
  const { at: colours } = await pixels(page, bytes, [[450, 350], [530, 350], corner]);
  expect(colours.map(([, , , alpha]) => alpha)).toEqual([255, 255, 0]);
});

test('the fill tool erases the connected area of one colour', full, async ({ page }) => {
  const flag = photo('flag.jpg', ['red', 'blue', 'red', 'blue'], 2);
  await choose(page, slug, flag);
  // The first result adds a note that no person was found, which moves the choices.
  await expectEnabled(button(page));
  await mode(page, 'paint').check();
  await tabTo(page, canvas(page));
  const bar = page.getByRole('toolbar', { name: messages.touchUp });
  await bar.getByRole('slider', { name: messages.size }).fill('100');
  await canvas(page).focus();
  await page.keyboard.press('Space');
  for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowDown'])
    for (let times = 0; times < 8; times += 1) await page.keyboard.press(`Shift+${arrow}`);
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: messages.fill }).click();
  await bar.getByRole('slider', { name: messages.tolerance }).fill('20');
  await canvas(page).click({ position: { x: 5, y: 5 } });
  const colours = await pixels(
    page,
    (await makePicture(page, `${formatMessage(messages.fileName, { name: 'flag' })}.png`)).bytes,
    [
      [2, 8],
      [13, 8],
    ],
  );
  const [red, blue] = colours.at;
  expect(red?.[3]).toBe(0);
  expect(blue?.[3]).toBeGreaterThan(200);
});

test(
  'for a picture without a person the tool switches to ink and says so; the visitor can switch back',
  full,
  async ({ page }) => {
    await choose(page, slug, await stamp());
    await expect(toolShell(page).getByText(messages.inkInstead)).toBeVisible();
    await expect(mode(page, 'ink')).toBeChecked();
    await expectEnabled(button(page));
    await namedButton(page, messages.instead.person).click();
    await expect(page.getByText(messages.notFound.person.title)).toBeVisible();
    await expect(mode(page, 'person')).toBeChecked();
  },
);

test('a picture with neither a person nor ink is reported, and no file is made', full, async ({ page }) => {
  await choose(page, slug, photo('wall.jpg', Array(64).fill('white'), 8));
  await expect(page.getByText(messages.notFound.ink.title)).toBeVisible();
  await pressDisabled(button(page));
  await expect(alerts(page)).toHaveText(messages.none);
});

test(
  'files that are not pictures are reported by name, and another one can be chosen',
  full,
  async ({ page }) => {
    const { empty, wrong, broken, heic } = unreadablePictures;
    await goTo(page, slug);
    await drop(page, [empty, wrong, broken, heic]);
    await expectAlert(page, sharedMessages.faults.empty.title, empty);
    await expectAlert(page, sharedMessages.faults.kind.title, wrong, sharedMessages.kinds.pdf);
    await expectAlert(page, sharedMessages.faults.damaged.title, broken);
    await expectAlert(page, messages.own.faults.browser.title, heic);
    await dismiss(page, 4);
    await drop(page, [await stamp()]);
    await mode(page, 'ink').check();
    expect((await makePicture(page)).bytes.length).toBeGreaterThan(1000);
  },
);

test('a person is cut out by the worker, whose policy forbids requests', full, async ({ page }) => {
  await choose(page, slug, filePayload('astronaut.jpg', portrait()));
  const { bytes } = await makePicture(page, `${formatMessage(messages.fileName, { name: 'astronaut' })}.png`);
  // The points are on her face and her chest, and above each of her shoulders.
  const { at: colours } = await pixels(page, bytes, [
    [150, 60],
    [150, 250],
    [20, 40],
    [300, 40],
  ]);
  const [face, chest, left, right] = colours.map(([, , , alpha = 0]) => alpha);
  expect(Math.min(face ?? 0, chest ?? 0)).toBeGreaterThan(200);
  expect(Math.max(left ?? 255, right ?? 255)).toBeLessThan(40);
});

test(
  'a cut-out signature is carried to Sign PDF and placed on the PDF that is chosen there',
  full,
  async ({ page }) => {
    const sign = messagesOf('sign');
    await openStamp(page);
    await makePicture(page);
    await toolShell(page).getByRole('link', { name: messages.toSign.name }).click();
    await expect(page).toHaveURL(taskPath({ tool: 'ai-pdf-editor', slug: 'sign' }));
    const file = filePayload('lease.pdf', await samplePdf({ pages: ['one', 'two'] }));
    await page.locator('input[name=files]').setInputFiles(file);
    const placed = toolShell(page).getByRole('button', { name: / mm from the left, / });
    await expect(placed).toBeVisible({ timeout: 20_000 });
    await namedButton(page, sign.edit).click();
    await expect(toolShell(page).getByRole('radio', { name: sign.methods.picture })).toBeChecked();
    expect((await saveBy(page, namedButton(page, sign.make))).name).toBe('lease-signed.pdf');
    // The signature is carried over only once.
    await page.reload();
    await page.locator('input[name=files]').setInputFiles(file);
    await expect(toolShell(page).getByRole('radio', { name: sign.methods.draw })).toBeChecked();
  },
);

test(
  'a passport photo has its size in pixels, its resolution and a white background',
  full,
  async ({ page }) => {
    await choose(page, slug, filePayload('astronaut.jpg', portrait()));
    await expectEnabled(button(page));
    await toolShell(page).getByLabel(messages.photo).selectOption('passport');
    await expect(toolShell(page).getByRole('radio', { name: messages.colours.white })).toBeChecked();
    await button(page).click();
    const { bytes } = await saveBy(
      page,
      downloadButton(page, `${formatMessage(messages.fileName, { name: 'astronaut' })}.png`),
    );
    const colours = await pixels(page, bytes, [[4, 4]]);
    expect([colours.width, colours.height]).toEqual([413, 531]);
    expect(colours.at[0]).toEqual([255, 255, 255, 255]);
    expect(Buffer.from(bytes).toString('latin1')).toContain('pHYs');
  },
);

test('every state is accessible and fits 320 px', full, async ({ page }) => {
  const checkState = await stateChecker(page);
  await openStamp(page);
  await checkState('outline', violationsAtEnd);
  await drop(page, [unreadablePictures.wrong]);
  await drop(page, [photo('another.jpg', ['red', 'blue'], 2)]);
  await expect(alerts(page)).toHaveCount(1);
  await mode(page, 'paint').check();
  await toolShell(page).getByRole('radio', { name: messages.colours.other }).check();
  await page.getByRole('button', { name: messages.zoomIn }).click();
  await checkState('troubles, zoomed, another colour');
  await mode(page, 'ink').check();
  await makePicture(page);
  await checkState('done');
});
