import type { Page } from '@playwright/test';
import { writePng } from 'engines/picture';
import { drawnPages } from 'engines/testing/drawn-pages';
import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { sharedMessages } from '@/content/workbench';
import { toolPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import {
  alerts,
  dismiss,
  expectAlert,
  expectEnabled,
  messagesOf,
  namedButton,
  takesMessage,
} from '@/tests/helpers/page-tool';
import { photo, unreadablePictures } from '@/tests/helpers/photos';
import { stateChecker } from '@/tests/helpers/states';
import { add, choose, drop, saveBy } from '@/tests/helpers/tool-files';
import { toolPage } from '@/tests/helpers/tool-messages';

const slug = 'image-to-pdf';
const address = toolPath(slug);
const messages = messagesOf(slug);

/** A portrait picture: red above blue. */
const bill = photo('bill.jpg', ['red', 'blue'], 1);
/** A landscape picture: green left of white. */
const card = photo('card.jpg', ['green', 'white'], 2);
/** Stored upside down: when shown, blue is above red. */
const upsideDown = photo('turned.jpg', ['red', 'blue'], 1, 3);

const heading = (page: Page, count: number) =>
  page.getByRole('heading', { name: formatMessage(messages.title, { count }), exact: true });
const button = (page: Page) => namedButton(page, messages.button);
const convert = async (page: Page) => {
  await expectEnabled(button(page));
  await button(page).click();
};
const names = (page: Page) =>
  page
    .locator('ol > li')
    .filter({ has: page.getByRole('button') })
    .locator('b')
    .allTextContents();
const select = (page: Page, choice: string) => page.getByRole('radio', { name: choice }).check();
const convertAndSave = async (page: Page) => {
  await convert(page);
  return saveBy(page, namedButton(page, messages.download));
};

const isNear = (colour: readonly number[], wanted: readonly number[]) =>
  colour.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 24);
const red = [254, 0, 0];
const green = [0, 255, 1];
const blue = [0, 0, 254];

test('chosen pictures become pages in their order, and the data of JPGs is unchanged', async ({ page }) => {
  await choose(page, slug, bill, card);
  await expect(heading(page, 2)).toBeFocused();
  await select(page, messages.sizes.fit);
  await select(page, messages.margins.none);
  const copy = await convertAndSave(page);
  expect(copy.name).toBe(`${messages.fileName}.pdf`);
  const [first, second] = await drawnPages(copy.bytes);
  expect([first?.width, first?.height, second?.width, second?.height]).toEqual([8, 16, 16, 8]);
  expect(isNear(first?.pixelAt(4, 4) ?? [], red) && isNear(first?.pixelAt(4, 12) ?? [], blue)).toBe(true);
  expect(isNear(second?.pixelAt(4, 4) ?? [], green)).toBe(true);
  // From the start of its scan, the bytes of a JPG are in the PDF unchanged.
  for (const { buffer } of [bill, card]) {
    const scan = buffer.subarray(buffer.indexOf(Buffer.from([0xff, 0xda])), -2);
    expect(Buffer.from(copy.bytes).includes(scan)).toBe(true);
  }
  await expect(
    page.getByText(formatMessage(sharedMessages.facts.unchanged.kept ?? '', { count: 2 })),
  ).toBeVisible();
  await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
});

test('the PDF has the chosen page size, orientation and margin', full, async ({ page }) => {
  await choose(page, slug, bill, card);
  const sizes = async () =>
    (await drawnPages((await convertAndSave(page)).bytes)).map(({ width, height }) => [width, height]);
  await expect(heading(page, 2)).toBeVisible();
  expect(await sizes()).toEqual([
    [794, 1123],
    [1123, 794],
  ]);
  await page.getByRole('button', { name: messages.back }).click();
  await select(page, messages.sizes.letter);
  await select(page, messages.orientations.landscape);
  expect(await sizes()).toEqual([
    [1056, 816],
    [1056, 816],
  ]);
  await page.getByRole('button', { name: messages.back }).click();
  await select(page, messages.sizes.fit);
  await expect(page.getByRole('group', { name: messages.orientation })).toHaveCount(0);
  await select(page, messages.margins.small);
  const [first] = await drawnPages((await convertAndSave(page)).bytes);
  // The picture is 8 pixels wide, and the margin 10 mm on each side.
  expect(first?.width).toBe(84);
  expect(isNear(first?.pixelAt(42, 42) ?? [], red)).toBe(true);
  expect(first?.pixelAt(4, 4)).toEqual([255, 255, 255]);
});

test('a photo is upright, its location is removed, and a picture can be rotated', full, async ({ page }) => {
  await choose(page, slug, upsideDown);
  await select(page, messages.sizes.fit);
  await select(page, messages.margins.none);
  const upright = await convertAndSave(page);
  const [first] = await drawnPages(upright.bytes);
  expect(isNear(first?.pixelAt(4, 4) ?? [], blue) && isNear(first?.pixelAt(4, 12) ?? [], red)).toBe(true);
  for (const fact of ['upright', 'location'] as const)
    await expect(
      page.getByText(formatMessage(sharedMessages.facts[fact].kept ?? '', { count: 1 })),
    ).toBeVisible();
  expect(Buffer.from(upright.bytes).includes('Exif')).toBe(false);

  await page.getByRole('button', { name: messages.back }).click();
  await page.getByRole('button', { name: formatMessage(messages.turn, { file: upsideDown.name }) }).click();
  await expect(page.getByRole('status').last()).toHaveText(
    formatMessage(messages.turned, { file: upsideDown.name }),
  );
  const [rotated] = await drawnPages((await convertAndSave(page)).bytes);
  expect([rotated?.width, rotated?.height]).toEqual([16, 8]);
  expect(isNear(rotated?.pixelAt(4, 4) ?? [], red) && isNear(rotated?.pixelAt(12, 4) ?? [], blue)).toBe(true);
});

test(
  'the left and right arrow keys move the focus to the same button of the next picture',
  full,
  async ({ page }) => {
    await choose(page, slug, bill, card);
    const turn = (name: string) =>
      page.getByRole('button', { name: formatMessage(messages.turn, { file: name }), exact: true });
    await turn(bill.name).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(turn(bill.name)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(turn(card.name)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(turn(bill.name)).toBeFocused();
  },
);

test(
  'pictures are put in order by keyboard alone: the focus stays with the picture, and its place is announced',
  full,
  async ({ page }) => {
    await choose(page, slug, bill, card);
    await expect(heading(page, 2)).toBeFocused();
    const down = page.getByRole('button', { name: formatMessage(messages.own.down, { file: bill.name }) });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual([card.name, bill.name]);
    await expect(
      page.getByRole('button', { name: formatMessage(messages.own.up, { file: bill.name }) }),
    ).toBeFocused();
    await expect(page.getByRole('status').last()).toHaveText(
      formatMessage(sharedMessages.moved, { file: bill.name, place: 2, of: 2 }),
    );
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: sharedMessages.copyTitle })).toBeFocused();
    const copy = await saveBy(page, namedButton(page, messages.download));
    expect(copy.name).toBe(`${messages.fileName}.pdf`);
    expect(await drawnPages(copy.bytes)).toHaveLength(2);
  },
);

test(
  'with five pictures or more there are buttons for the first and the last place',
  full,
  async ({ page }) => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((letter) => ({ ...bill, name: `${letter}.jpg` }));
    await choose(page, slug, ...five);
    await page.getByRole('button', { name: formatMessage(sharedMessages.last, { file: 'a.jpg' }) }).click();
    await expect.poll(() => names(page)).toEqual(['b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'a.jpg']);
    await page.getByRole('button', { name: formatMessage(sharedMessages.first, { file: 'e.jpg' }) }).click();
    await expect.poll(() => names(page)).toEqual(['e.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'a.jpg']);
  },
);

test(
  'dropped and pasted pictures join the list, even offline after the first; a removed one is not in the file',
  full,
  async ({ page, context }) => {
    await page.goto(address, { waitUntil: 'load' });
    await drop(page, [bill]);
    await expect(heading(page, 1)).toBeVisible();
    await expectEnabled(button(page));
    await context.setOffline(true);
    await drop(page, [card]);
    await expect(heading(page, 2)).toBeVisible();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, upsideDown.buffer.toString('base64'));
    await expect(heading(page, 3)).toBeVisible();
    await page
      .getByRole('button', { name: formatMessage(sharedMessages.removeFile, { file: card.name }) })
      .click();
    await expect(heading(page, 2)).toBeFocused();
    expect(await drawnPages((await convertAndSave(page)).bytes)).toHaveLength(2);
  },
);

test('a PNG keeps its transparency, a WebP becomes a JPG, and both are reported', full, async ({ page }) => {
  await page.goto(address);
  const rgba = new Uint8ClampedArray(16 * 16 * 4).map((_, index) =>
    index % 4 === 3 ? (index < 512 ? 0 : 255) : 0,
  );
  const png = await writePng({ width: 16, height: 16, rgba });
  const webp = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(16, 8);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#00f';
    context?.fillRect(0, 0, 16, 8);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await add(page, filePayload('stamp.png', png), filePayload('shot.webp', Uint8Array.from(webp)));
  await select(page, messages.sizes.fit);
  await select(page, messages.margins.none);
  await expect(
    page.getByText(formatMessage(messages.sharp.recoded, { count: 1, file: 'shot.webp' })),
  ).toBeVisible();
  await expect(page.getByText(messages.converted, { exact: true })).toHaveCount(1);
  await expect(page.getByText(messages.pixels, { exact: true })).toHaveCount(1);
  await drop(page, [bill]);
  await expect(page.getByText(messages.unchanged, { exact: true })).toHaveCount(1);
  await page
    .getByRole('button', { name: formatMessage(sharedMessages.removeFile, { file: bill.name }) })
    .click();
  const [stamp, shot] = await drawnPages((await convertAndSave(page)).bytes);
  expect(stamp?.pixelAt(8, 2)).toEqual([255, 255, 255]);
  expect(stamp?.pixelAt(8, 13)).toEqual([0, 0, 0]);
  expect(isNear(shot?.pixelAt(8, 4) ?? [], blue)).toBe(true);
  await expect(
    page.getByText(formatMessage(sharedMessages.facts.redrawn.kept ?? '', { count: 1 })),
  ).toBeVisible();
  const recoded = page.getByText(
    formatMessage(sharedMessages.facts.redrawn.lost ?? '', { count: 1, file: 'shot.webp' }),
  );
  await expect(page.locator('li[data-lost]').filter({ has: recoded })).toBeVisible();
  await expect(
    page.getByText(formatMessage(sharedMessages.facts.transparent.kept ?? '', { count: 1 })),
  ).toBeVisible();
});

const { empty, wrong, broken, heic } = unreadablePictures;

test('files that cannot become a page are reported by name, and the others stay', full, async ({ page }) => {
  await choose(page, slug, bill, empty, wrong, broken, heic);
  await expectAlert(page, sharedMessages.faults.empty.title, empty);
  await expectAlert(page, sharedMessages.faults.kind.title, wrong, sharedMessages.kinds.pdf);
  await expect(page.getByText(sharedMessages.misnamed)).toBeVisible();
  await expectAlert(page, sharedMessages.faults.damaged.title, broken);
  await expectAlert(page, messages.own.faults.browser.title, heic);
  await expect(heading(page, 1)).toBeVisible();
  await dismiss(page, 4);
  expect(await drawnPages((await convertAndSave(page)).bytes)).toHaveLength(1);
});

test(
  'a truncated picture is on its page as far as it goes, and the report says so',
  full,
  async ({ page }) => {
    const longPhoto = photo('long.jpg', Array(64).fill('red'), 8);
    const truncated = {
      ...longPhoto,
      name: 'cut.jpg',
      buffer: longPhoto.buffer.subarray(0, longPhoto.buffer.length - 30),
    };
    await choose(page, slug, truncated);
    const copy = await convertAndSave(page);
    expect(await drawnPages(copy.bytes)).toHaveLength(1);
    await expect(
      page.getByText(formatMessage(sharedMessages.facts.cut.lost ?? '', { file: truncated.name })),
    ).toBeVisible();
  },
);

/** The header of a small PNG, with invalid data. */
function damaged(): FilePayload {
  const { buffer } = huge();
  buffer.writeUInt32BE(20, 16);
  buffer.writeUInt32BE(20, 20);
  // RGB: a format that PDF supports.
  buffer[25] = 2;
  return filePayload('damaged.png', buffer);
}

test(
  'a picture that no browser can draw is reported in the list, and again in the report',
  full,
  async ({ page }) => {
    await choose(page, slug, bill, damaged());
    await expect(heading(page, 2)).toBeVisible();
    await expect(page.getByText(messages.notShown)).toHaveCount(1);
    await convertAndSave(page);
    await expect(
      page.getByText(formatMessage(sharedMessages.facts.unseen.lost ?? '', { file: damaged().name })),
    ).toBeVisible();
  },
);

test(
  'a picture that is huge when decoded needs a confirmation; with an empty list there is no button',
  full,
  async ({ page }) => {
    await choose(page, slug, huge());
    await expect(heading(page, 1)).toBeVisible();
    await convert(page);
    await expect(alerts(page)).toContainText(
      formatMessage(messages.own.large.title, { size: fileSize(20_000 * 20_000 * 4 + huge().buffer.length) }),
    );
    await page
      .getByRole('button', { name: formatMessage(sharedMessages.removeFile, { file: huge().name }) })
      .click();
    await expect(page.getByText(takesMessage)).toBeVisible();
    await expect(page.getByRole('heading', { name: sharedMessages.noneOpen })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  },
);

/** The header of a PNG of 20,000 × 20,000 pixels with alpha, and too little data. */
function huge(): FilePayload {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  header.writeUInt32BE(20_000, 16);
  header.writeUInt32BE(20_000, 20);
  header.set([8, 6], 24);
  const data = Buffer.from('\0\0\0\x02IDAT\x78\x9c\0\0\0\0\0\0\0\0IEND\0\0\0\0', 'latin1');
  return filePayload('huge.png', Buffer.concat([header, data]));
}

test('the PDF can be opened in the next tool', full, async ({ page }) => {
  await choose(page, slug, bill);
  await convert(page);
  const [next] = toolPage(slug).next;
  await page.getByRole('link', { name: next?.note ?? '' }).click();
  await expect(page).toHaveURL(toolPath(next?.slug ?? ''));
  await expect(page.getByText('bill.pdf', { exact: true })).toBeVisible();
});

test('every state is accessible and fits 320 px', full, async ({ page }) => {
  const checkState = await stateChecker(page);
  await page.goto(address);
  const fourCards = ['a', 'b', 'c', 'd'].map((letter) => ({
    ...card,
    name: `${letter}-a-long-name-from-a-phone.jpg`,
  }));
  await add(page, ...fourCards, bill, wrong, heic);
  await expect(heading(page, 5)).toBeVisible();
  await expect(alerts(page)).toHaveCount(2);
  await checkState('files and troubles', violationsAtEnd);
  await convert(page);
  await expect(page.getByRole('heading', { name: sharedMessages.copyTitle })).toBeVisible();
  await page.getByRole('button', { name: sharedMessages.privacyNote.show }).click();
  await checkState('done');
});
