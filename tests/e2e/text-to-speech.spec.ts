import type { Page } from '@playwright/test';
import { filePayload, textFile } from 'engines/testing/file-payload';
import { readWav } from 'engines/voice';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { contentSecurityPolicy } from '@/lib/headers';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import {
  alerts,
  delayWorkerMessages,
  endWorkerDelay,
  expectAlert,
  expectEnabled,
  messagesOf,
  namedButton,
  tabTo,
  takesMessage,
  toolShell,
} from '@/tests/helpers/page-tool';
import { stateChecker } from '@/tests/helpers/states';
import { stubDeviceVoices } from '@/tests/helpers/stub-device-voices';
import { choose, downloadButton, drop, goTo, pdf, saveBy } from '@/tests/helpers/tool-files';
import { toolPage } from '@/tests/helpers/tool-messages';

const slug = 'text-to-speech';
const messages = messagesOf(slug);

const lines = [
  'Notice is given that the annual meeting will be held on 6 May.',
  'The accounts of the trust are open for inspection until that day.',
  'By order of the board.',
];
const notice = textFile('notice.txt', `${lines[0]} ${lines[1]}\n\n${lines[2]}\n`);

const button = (page: Page) => namedButton(page, messages.button);
const line = (page: Page, number: number) =>
  toolShell(page).getByRole('button', { name: formatMessage(messages.line, { line: number }) });

async function saveSound(page: Page, name = 'notice.wav') {
  await expectEnabled(button(page));
  await button(page).click();
  await expect(downloadButton(page, name)).toBeVisible({ timeout: 40_000 });
  const { bytes } = await saveBy(page, downloadButton(page, name));
  const { rate, samples } = readWav(bytes as Uint8Array<ArrayBuffer>);
  return { seconds: samples.length / 2 / rate, bytes };
}

test(
  'a voice of the device reads line by line and highlights the line; a voice that sends text away is not offered',
  full,
  async ({ page }) => {
    const device = await stubDeviceVoices(page);
    await choose(page, slug, notice);
    await expect(toolShell(page).getByRole('radio', { name: 'Heera' })).toBeChecked();
    await expect(toolShell(page).getByText('Distant')).toHaveCount(0);
    await namedButton(page, messages.player.play).click();
    const currentLine = toolShell(page).locator('li[aria-current=true]');
    await expect(currentLine).toContainText(lines[0] ?? '');
    // The whole first word is marked, although the voice reports three letters of it.
    await expect(currentLine.locator('mark')).toHaveText((lines[0] ?? '').split(' ')[0] ?? '');
    await device.next();
    await expect(currentLine).toContainText(lines[1] ?? '');
    await device.next();
    await device.next();
    await expect(currentLine).toHaveCount(0);
    expect(await device.spoken()).toEqual(lines.map((text) => ({ text, voice: 'Heera', rate: 1 })));
    await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
  },
);

test(
  'reading starts from any line, at another speed, in another voice, and can be stopped',
  full,
  async ({ page }) => {
    const device = await stubDeviceVoices(page);
    await choose(page, slug, notice);
    await tabTo(page, line(page, 1));
    await page.keyboard.press('ArrowDown');
    await expect(line(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await device.spoken()).at(-1)?.text).toBe(lines[1]);
    await toolShell(page).getByRole('radio', { name: messages.paces.fast }).check();
    await expect.poll(async () => (await device.spoken()).at(-1)?.rate).toBeGreaterThan(1);
    await toolShell(page).getByRole('radio', { name: 'Hans' }).check();
    await expect
      .poll(async () => (await device.spoken()).at(-1))
      .toMatchObject({ text: lines[1], voice: 'Hans' });
    await toolShell(page).getByRole('slider', { name: messages.player.place }).fill('2');
    await expect.poll(async () => (await device.spoken()).at(-1)?.text).toBe(lines[2]);
    await namedButton(page, messages.player.stop).click();
    const spokenBefore = (await device.spoken()).length;
    await device.next();
    expect(await device.spoken()).toHaveLength(spokenBefore);
    await namedButton(page, messages.toStart).click();
    await expect.poll(async () => (await device.spoken()).at(-1)?.text).toBe(lines[0]);
  },
);

test(
  'without a device voice the page says so; the saved sound has the duration of its text, and can be played',
  full,
  async ({ page }) => {
    test.setTimeout(120_000);
    await choose(page, slug, notice);
    await expect(page.getByText(messages.noVoices.title)).toBeVisible();
    await expect(namedButton(page, messages.player.play)).toHaveCount(0);
    await expect(page.getByText(messages.plain)).toBeVisible();
    const { seconds } = await saveSound(page);
    // 28 words: people read 130 to 200 of them in a minute.
    expect(seconds).toBeGreaterThan((28 / 200) * 60 * 0.8);
    expect(seconds).toBeLessThan((28 / 130) * 60 * 1.2);
    await expect(
      page.getByText(
        formatMessage(sharedMessages.facts.aloud.kept ?? '', {
          count: lines.length,
          detail: messages.paces.normal.toLowerCase(),
        }),
      ),
    ).toBeVisible();

    const place = toolShell(page).getByRole('slider', { name: messages.player.place });
    await expect.poll(async () => Number(await place.getAttribute('max'))).toBeCloseTo(seconds, 1);
    await line(page, 3).click();
    await expect(namedButton(page, messages.player.stop)).toBeVisible();
    await expect(toolShell(page).locator('li[aria-current=true]')).toContainText(lines[2] ?? '');
    // The saved sound is played to its end.
    await expect(namedButton(page, messages.player.play)).toBeVisible({ timeout: 20_000 });
    expect(Number(await place.inputValue())).toBeGreaterThan(seconds - 0.3);
    await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();

    await namedButton(page, messages.back).click();
    await toolShell(page).getByRole('radio', { name: messages.paces.slow }).check();
    expect((await saveSound(page)).seconds).toBeGreaterThan(seconds * 1.2);
  },
);

test('the link to the next tool hands over the text, not the sound', full, async ({ page }) => {
  test.setTimeout(90_000);
  await choose(page, slug, notice);
  await saveSound(page);
  await expect(page.getByText(sharedMessages.facts['voice-here'].kept as string)).toBeVisible();
  const next = tools.tools.find((tool) => tool.slug === 'summarize-text');
  await toolShell(page)
    .getByRole('link', { name: new RegExp(`${next?.name}$`) })
    .click();
  await expect(page).toHaveURL(/summarize-text/);
  await expect(toolShell(page).getByRole('heading', { name: notice.name })).toBeVisible();
});

test(
  'the keyboard alone saves a sound, also without a connection after the voice is loaded',
  full,
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await goTo(page, slug);
    await drop(page, [notice]);
    await expect(toolShell(page).getByRole('heading', { name: notice.name })).toBeFocused();
    await tabTo(page, button(page), 'Enter');
    await expect(page.getByRole('heading', { name: messages.own.copyTitle })).toBeFocused({
      timeout: 40_000,
    });
    await context.setOffline(true);
    await namedButton(page, messages.back).click();
    await toolShell(page)
      .getByLabel(messages.fileVoice, { exact: true })
      .selectOption(messages.fileVoices.rms);
    expect((await saveSound(page)).seconds).toBeGreaterThan(4);
  },
);

test(
  'a device voice reads aloud without a connection after the text is loaded',
  full,
  async ({ page, context }) => {
    const device = await stubDeviceVoices(page);
    await choose(page, slug, notice);
    await expect(line(page, 3)).toBeVisible();
    await context.setOffline(true);
    await namedButton(page, messages.player.play).click();
    for (const _ of lines) await device.next();
    expect((await device.spoken()).map(({ text }) => text)).toEqual(lines);
    await namedButton(page, messages.player.play).click();
    await namedButton(page, messages.player.stop).click();
  },
);

test(
  'a PDF is read line by line; lines in other scripts are reported as not spoken',
  full,
  async ({ page }) => {
    test.setTimeout(90_000);
    await choose(
      page,
      slug,
      await pdf('lease.pdf', { pages: ['The lease begins in May.', 'It ends in June.'] }),
    );
    await expect(toolShell(page).getByRole('list', { name: messages.list }).getByRole('listitem')).toHaveText(
      [/The lease begins in May\./, /It ends in June\./],
    );
    await namedButton(page, sharedMessages.startAgain).click();
    await page.locator('#try').setInputFiles(textFile('notice.txt', 'Good morning.\n\nनमस्ते दुनिया।\n'));
    await saveSound(page);
    await expect(
      page.getByText(formatMessage(sharedMessages.facts.unspoken.lost ?? '', { count: 1 })),
    ).toBeVisible();
  },
);

test('files that cannot be read aloud are reported by name', full, async ({ page }) => {
  await goTo(page, slug);
  const empty = filePayload('empty.txt', '');
  const picture = filePayload('scan.txt', '\xff\xd8\xff\xe0\0\x10JFIF');
  const broken = filePayload('broken.pdf', '%PDF-1.7 no');
  await drop(page, [empty, picture, broken]);
  await expectAlert(page, sharedMessages.faults.empty.title, empty);
  await expectAlert(page, sharedMessages.faults.kind.title, picture, sharedMessages.kinds.jpg);
  await expectAlert(page, sharedMessages.faults.damaged.title, broken);
  await expect(page.getByText(takesMessage)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await toolShell(page).getByLabel(messages.textIn.label).fill(lines.join(' '));
  await namedButton(page, messages.textIn.take).click();
  await expect(toolShell(page).getByRole('heading', { name: messages.textIn.name })).toBeVisible();
  await expect(button(page)).toBeVisible();
});

test('pasted text is shown line by line, played, and saved as sound', async ({ page }) => {
  await stubDeviceVoices(page);
  const { text } = toolPage(slug).dropZone;
  await goTo(page, slug);
  await page.getByLabel(text?.label ?? '').fill('Dear residents. Water will be off on Monday.');
  await page.getByRole('button', { name: text?.take }).click();
  await expect(toolShell(page).getByRole('heading', { name: text?.name })).toBeFocused();
  await expect(line(page, 2)).toContainText('Water will be off');
  await namedButton(page, messages.player.play).click();
  await namedButton(page, messages.player.stop).click();
  expect((await saveSound(page, 'pasted-text.wav')).seconds).toBeGreaterThan(2);
});

test('a cancelled job keeps the text, and can be started again', full, async ({ page }) => {
  test.setTimeout(120_000);
  await choose(page, slug, notice);
  await expectEnabled(button(page));
  await page.evaluate(delayWorkerMessages, 2000);
  await button(page).click();
  await namedButton(page, sharedMessages.cancel).click();
  await expect(page.getByRole('status').last()).toHaveText(sharedMessages.cancelled);
  await page.evaluate(endWorkerDelay);
  expect((await saveSound(page)).seconds).toBeGreaterThan(4);
});

test('the page may play its own sound, and no other page may', full, async ({ request }) => {
  const options = { inlineScripts: process.env.LEAN === '0' };
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policy(`/toolsdetails/${slug}`)).toBe(contentSecurityPolicy({ ...options, sound: true }));
  expect(contentSecurityPolicy({ ...options, sound: true })).toContain('media-src blob:');
  for (const path of ['/', '/toolsdetails', '/toolsdetails/merge-pdf'])
    expect(await policy(path), path).toBe(contentSecurityPolicy(options));
});

test('every state is accessible and fits 320 px', full, async ({ page }) => {
  const checkState = await stateChecker(page);
  await stubDeviceVoices(page);
  await choose(page, slug, notice);
  await namedButton(page, messages.player.play).click();
  await drop(page, [textFile('empty.txt', '')]);
  await expect(alerts(page)).toHaveCount(1);
  await checkState('playing, with trouble');
  await saveSound(page);
  await checkState('done');
});
