import type { Page } from '@playwright/test';
import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { strFromU8, unzipSync } from 'engines/testing/zip';
import { wavHeader } from 'engines/voice';
import { sharedMessages } from '@/content/workbench';
import { microphonePermissions } from '@/lib/headers';
import { formatMessage } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import {
  alerts,
  delayWorkerMessages,
  endWorkerDelay,
  expectAlert,
  messagesOf,
  namedButton,
  tabTo,
  takesMessage,
  toolShell,
} from '@/tests/helpers/page-tool';
import { stateChecker } from '@/tests/helpers/states';
import { stubRecognizer } from '@/tests/helpers/stub-recognizer';
import { add, choose, downloadButton, drop, goTo, saveBy } from '@/tests/helpers/tool-files';
import { toolPage } from '@/tests/helpers/tool-messages';

const slug = 'speech-to-text';
const messages = messagesOf(slug);
const sampleRate = 16_000;

/** A sound file with a tone. */
function recording(name = 'site-visit.wav', seconds = 6): FilePayload {
  const samples = Int16Array.from({ length: seconds * sampleRate }, (_, i) => 8000 * Math.sin(i / 12));
  const sound = new Uint8Array(samples.buffer);
  return filePayload(name, Buffer.concat([wavHeader(sampleRate, sound.length), sound]));
}

const button = (page: Page, format: keyof typeof messages.buttons = 'docx') =>
  namedButton(page, messages.buttons[format]);
const row = (page: Page, time: string) =>
  toolShell(page).getByRole('textbox', { name: formatMessage(messages.row, { time }), exact: true });
const positionSlider = (page: Page) => toolShell(page).getByRole('slider', { name: messages.player.place });
const chooseFormat = (page: Page, name: keyof typeof messages.formats) =>
  toolShell(page).getByRole('radio', { name: messages.formats[name], exact: true }).check();
const decoded = (bytes: Uint8Array) => strFromU8(bytes);

/** Replaces the microphone, which test machines lack, by a silent stream. */
async function provideMicrophone(page: Page) {
  await page.context().grantPermissions(['microphone']);
  await page.addInitScript(() => {
    const silentStream = async () => new AudioContext().createMediaStreamDestination().stream;
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: silentStream });
  });
}

async function openTool(page: Page, file = recording()) {
  await choose(page, slug, file);
  await expect(row(page, '0:00')).toBeVisible();
}

test('a recording is transcribed by hand with time marks, and saved as Word, text and subtitles', async ({
  page,
}) => {
  await openTool(page);
  await row(page, '0:00').fill('We are at the north gate.');
  await positionSlider(page).fill('4');
  await row(page, '0:00').press('Enter');
  await expect(row(page, '0:04')).toBeFocused();
  await page.keyboard.type('The slab shows a crack.');
  await expect(
    toolShell(page).getByText(formatMessage(messages.words, { count: 11 }), { exact: true }),
  ).toBeVisible();

  await button(page).click();
  const word = await saveBy(page, downloadButton(page, 'site-visit.docx'));
  const document = decoded(unzipSync(word.bytes)['word/document.xml'] ?? new Uint8Array());
  expect(document).toContain('We are at the north gate.');
  expect(document).toContain('00:04');
  await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();

  await namedButton(page, messages.back).click();
  await chooseFormat(page, 'txt');
  await toolShell(page).getByRole('checkbox', { name: messages.times }).uncheck();
  await button(page, 'txt').click();
  const transcript = await saveBy(page, downloadButton(page, 'site-visit.txt'));
  expect(decoded(transcript.bytes)).toBe('We are at the north gate.\r\nThe slab shows a crack.\r\n');

  await namedButton(page, messages.back).click();
  await chooseFormat(page, 'srt');
  await button(page, 'srt').click();
  const subtitles = await saveBy(page, downloadButton(page, 'site-visit.srt'));
  expect(decoded(subtitles.bytes)).toBe(
    '1\r\n00:00:00,000 --> 00:00:04,000\r\nWe are at the north gate.\r\n\r\n' +
      '2\r\n00:00:04,000 --> 00:00:06,000\r\nThe slab shows a crack.\r\n\r\n',
  );
});

test('the result says what was written, and its words can be copied', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page);
  await row(page, '0:00').fill('We are at the north gate.');
  await button(page).click();
  await expect(
    page.getByText(formatMessage(sharedMessages.facts['time-marks'].kept ?? '', { count: 1 })),
  ).toBeVisible();
  for (const figure of [
    formatMessage(messages.paragraphs, { count: 1 }),
    formatMessage(messages.words, { count: 6 }),
  ]) {
    await expect(toolShell(page).locator('p > span', { hasText: figure })).toBeVisible();
  }
  await namedButton(page, messages.copy).click();
  await expect(namedButton(page, messages.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('We are at the north gate.');
});

test(
  'the keyboard alone plays and stops, goes back three seconds, sets a time mark and joins lines again',
  full,
  async ({ page }) => {
    await goTo(page, slug);
    await drop(page, [recording()]);
    await expect(toolShell(page).getByRole('heading', { name: 'site-visit.wav' })).toBeFocused();
    await tabTo(page, row(page, '0:00'));
    await page.keyboard.press('Escape');
    await expect(namedButton(page, messages.player.stop)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(namedButton(page, messages.player.play)).toBeVisible();
    await expect(row(page, '0:00')).toBeFocused();

    await positionSlider(page).fill('5');
    await row(page, '0:00').focus();
    await page.keyboard.press('F2');
    await expect(positionSlider(page)).toHaveValue('2');
    await page.keyboard.press('F4');
    await expect(row(page, '0:02')).toBeFocused();
    await expect(page.getByRole('status').last()).toHaveText(
      formatMessage(messages.marked, { time: '0:02' }),
    );
    await page.keyboard.type('one two');
    await positionSlider(page).fill('3');
    await row(page, '0:02').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('three');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(row(page, '0:02')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, '0:03')).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(row(page, '0:02')).toHaveValue('one two three');
    await tabTo(page, button(page), 'Enter');
    await expect(page.getByRole('heading', { name: messages.own.copyTitle })).toBeFocused();
  },
);

test('at half speed the sound plays, and Stop steps back a little', full, async ({ page }) => {
  await openTool(page);
  await toolShell(page).getByRole('radio', { name: messages.paces.half }).check();
  await positionSlider(page).fill('2');
  await namedButton(page, messages.player.play).click();
  await expect.poll(async () => Number(await positionSlider(page).inputValue())).toBeGreaterThan(2.3);
  await namedButton(page, messages.player.stop).click();
  await expect.poll(async () => Number(await positionSlider(page).inputValue())).toBeLessThan(2.3);
});

test(
  'where recognition would send the recording away, the tool says why it does not use it, and never starts it',
  full,
  async ({ page }) => {
    const { starts } = await stubRecognizer(page, 'server', ['away']);
    await openTool(page);
    await expect(page.getByText(messages.cannot.title)).toBeVisible();
    await expect(namedButton(page, messages.transcribe)).toHaveCount(0);
    await expect(namedButton(page, messages.fromMicrophone)).toHaveCount(0);
    expect(await starts()).toEqual([]);
  },
);

test(
  'where recognition runs on the device, it writes the recording down, and the words keep their times',
  full,
  async ({ page }) => {
    const { starts } = await stubRecognizer(page, 'device', ['We are at the north gate', 'with Mr Rao']);
    await openTool(page);
    const language = await page.evaluate(
      () => new Intl.DisplayNames('en', { type: 'language' }).of('en-IN') ?? '',
    );
    await expect(page.getByText(formatMessage(messages.can.title, { language }))).toBeVisible();
    await namedButton(page, messages.transcribe).click();
    const fields = toolShell(page).getByRole('list', { name: messages.transcriptRows }).getByRole('textbox');
    await expect(fields).toHaveCount(2);
    await expect(fields.first()).toHaveValue('We are at the north gate');
    await expect(fields.last()).toHaveValue('with Mr Rao');
    await namedButton(page, messages.stopListening).click();
    expect(await starts()).toEqual([{ track: 'audio', lang: 'en-IN', local: true }]);
    // The step keeps its name while the transcript is checked.
    await expect(toolShell(page).locator('[aria-current=step]')).toContainText(
      toolPage(slug).steps[1]?.title ?? '',
    );
    await fields.last().fill('with Mr Iyer');
    // Names are dotted behind the field, and listed on the finished sheet.
    await expect(toolShell(page).getByText('Iyer', { exact: true })).toHaveCSS(
      'text-decoration-style',
      'dotted',
    );
    await chooseFormat(page, 'txt');
    await button(page, 'txt').click();
    const { bytes } = await saveBy(page, downloadButton(page, 'site-visit.txt'));
    expect(decoded(bytes)).toMatch(/^\[00:0\d\] We are at the north gate\r\n\[00:0\d\] with Mr Iyer\r\n$/);
    await expect(
      toolShell(page).getByText(
        formatMessage(sharedMessages.facts['to-check'].lost ?? '', { count: 1, detail: 'Iyer' }),
      ),
    ).toBeVisible();
  },
);

test(
  'a missing language pack is installed first; then the microphone is transcribed on the device',
  full,
  async ({ page }) => {
    await provideMicrophone(page);
    const { starts } = await stubRecognizer(page, 'pack', ['Dictated']);
    await openTool(page);
    await namedButton(page, messages.install).click();
    await namedButton(page, messages.fromMicrophone).click();
    await expect(
      toolShell(page).getByRole('list', { name: messages.transcriptRows }).getByRole('textbox'),
    ).toHaveValue('Dictated');
    expect(await starts()).toEqual([{ track: 'audio', lang: 'en-IN', local: true }]);
  },
);

test('without a recording, dictation is written down and saved', full, async ({ page }) => {
  await provideMicrophone(page);
  const { starts } = await stubRecognizer(page, 'device', ['Dictated at the gate']);
  await goTo(page, slug);
  await page.getByRole('link', { name: toolPage(slug).dropZone.begin }).press('Enter');
  await expect(toolShell(page).getByRole('heading', { name: messages.dictation })).toBeFocused();
  await expect(namedButton(page, messages.transcribe)).toHaveCount(0);
  await expect(namedButton(page, messages.player.play)).toHaveCount(0);
  await namedButton(page, messages.fromMicrophone).click();
  const field = toolShell(page).getByRole('list', { name: messages.transcriptRows }).getByRole('textbox');
  await expect(field).toHaveValue('Dictated at the gate');
  await namedButton(page, messages.stopListening).click();
  expect(await starts()).toEqual([{ track: 'audio', lang: 'en-IN', local: true }]);
  await chooseFormat(page, 'txt');
  await button(page, 'txt').click();
  const { bytes } = await saveBy(page, downloadButton(page, `${messages.fileName}.txt`));
  expect(decoded(bytes)).toMatch(/^\[00:0\d\] Dictated at the gate\r\n$/);
});

test(
  'where recognition would send dictation away, the tool says why it does not offer it, and takes a recording',
  full,
  async ({ page }) => {
    await stubRecognizer(page, 'server');
    await page.goto(`/toolsdetails/${slug}#begin`);
    await expect(page.getByText(messages.cannot.title)).toBeVisible();
    await expect(namedButton(page, messages.fromMicrophone)).toHaveCount(0);
    await add(page, recording());
    await expect(namedButton(page, messages.player.play)).toBeVisible();
  },
);

test('a microphone that is refused is reported, and what was written stays', full, async ({ page }) => {
  await stubRecognizer(page, 'device');
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: refuse });
  });
  await openTool(page);
  await row(page, '0:00').fill('Kept');
  // The microphone is not offered to a visitor who has begun to type, until they choose it.
  await expect(namedButton(page, messages.fromMicrophone)).toHaveCount(0);
  await toolShell(page).getByRole('radio', { name: messages.methods.browser }).check();
  await namedButton(page, messages.fromMicrophone).click();
  await expect(alerts(page)).toContainText(messages.failures.microphone.title);
  await expect(row(page, '0:00')).toHaveValue('Kept');
});

test(
  'the permissions policy allows the microphone on this page and on no other',
  full,
  async ({ request }) => {
    const policy = async (path: string) => (await request.get(path)).headers()['permissions-policy'];
    expect(await policy(`/toolsdetails/${slug}`)).toBe(microphonePermissions.value);
    for (const path of ['/', '/toolsdetails', '/toolsdetails/text-to-speech'])
      expect(await policy(path), path).toContain('microphone=()');
  },
);

test(
  'files that are not recordings are reported by name; an empty transcript can’t be downloaded; Start again asks before typed text is lost',
  full,
  async ({ page }) => {
    await goTo(page, slug);
    const empty = filePayload('empty.mp3', '');
    const wrong = filePayload('lease.mp3', '%PDF-1.7\nnothing');
    const broken = filePayload('broken.mp3', 'ID3\x03\0\0\0\0\0\0');
    await drop(page, [empty, wrong, broken]);
    await expectAlert(page, sharedMessages.faults.empty.title, empty);
    await expectAlert(page, sharedMessages.faults.kind.title, wrong, sharedMessages.kinds.pdf);
    await expectAlert(page, sharedMessages.faults.damaged.title, broken);
    await expect(page.getByText(takesMessage)).toBeVisible();
    await expect(row(page, '0:00')).toHaveCount(0);
    await namedButton(page, messages.instead).click();
    await expect(row(page, '0:00')).toBeVisible();
    await drop(page, [recording()]);
    await expect(namedButton(page, messages.player.play)).toBeVisible();
    await expect(row(page, '0:00')).toBeVisible();
    await expect(toolShell(page).getByText(messages.none)).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    await row(page, '0:00').fill('Kept');
    await namedButton(page, sharedMessages.startAgain).click();
    await page.getByRole('dialog').getByRole('button', { name: sharedMessages.cancel }).click();
    await expect(row(page, '0:00')).toHaveValue('Kept');
  },
);

test('Start again asks before dictated words are lost', full, async ({ page }) => {
  await provideMicrophone(page);
  await stubRecognizer(page, 'device', ['Dictated at the gate']);
  await goTo(page, slug);
  await page.getByRole('link', { name: toolPage(slug).dropZone.begin }).press('Enter');
  await namedButton(page, messages.fromMicrophone).click();
  const field = toolShell(page).getByRole('list', { name: messages.transcriptRows }).getByRole('textbox');
  await expect(field).toHaveValue('Dictated at the gate');
  await namedButton(page, messages.stopListening).click();
  await namedButton(page, sharedMessages.startAgain).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(messages.own.startAgainAsk);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Dictated at the gate');
  await namedButton(page, sharedMessages.startAgain).click();
  await dialog.getByRole('button', { name: sharedMessages.startAgain }).click();
  await expect(field).toHaveCount(0);
});

test(
  'a long transcript scrolls below the player, which stays in view, and beside the result',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTool(page, recording('site-visit.wav', 60));
    for (let index = 0; index < 30; index += 1) {
      await positionSlider(page).fill(String(2 * index));
      const last = toolShell(page)
        .getByRole('list', { name: messages.transcriptRows })
        .getByRole('textbox')
        .last();
      await last.press(index === 0 ? 'F4' : 'Enter');
      await toolShell(page)
        .getByRole('list', { name: messages.transcriptRows })
        .getByRole('textbox')
        .last()
        .fill(`Point ${index}`);
    }
    await expect(namedButton(page, messages.player.play)).toBeInViewport();
    await expect(row(page, '0:58')).toBeInViewport();
    await button(page).click();
    await expect(downloadButton(page, 'site-visit.docx')).toBeInViewport();
    await expect(namedButton(page, messages.back)).toBeInViewport();
  },
);

test(
  'cancelling keeps the transcript; saving then works again, also without a connection',
  full,
  async ({ page, context }) => {
    await openTool(page);
    await row(page, '0:00').fill('Kept');
    await page.evaluate(delayWorkerMessages, 2000);
    await button(page).click();
    await namedButton(page, sharedMessages.cancel).click();
    await expect(page.getByRole('status').last()).toHaveText(sharedMessages.cancelled);
    await expect(row(page, '0:00')).toHaveValue('Kept');
    await page.evaluate(endWorkerDelay);
    await button(page).click();
    await expect(downloadButton(page, 'site-visit.docx')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    await namedButton(page, messages.back).click();
    await row(page, '0:00').fill('Second');
    await button(page).click();
    const { bytes } = await saveBy(page, downloadButton(page, 'site-visit.docx'));
    expect(decoded(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())).toContain('Second');
  },
);

test('every state is accessible and fits 320 px', full, async ({ page }) => {
  const checkState = await stateChecker(page);
  await stubRecognizer(page, 'device', ['We are at the north gate']);
  await openTool(page, recording('a-long-name-from-a-phone-2026-11-22.wav', 30));
  await checkState('desk');
  await namedButton(page, messages.transcribe).click();
  await expect(namedButton(page, messages.stopListening)).toBeVisible();
  await checkState('listening');
  await namedButton(page, messages.stopListening).click();
  await drop(page, [filePayload('lease.mp3', '%PDF-1.7 none')]);
  await expect(alerts(page)).toHaveCount(1);
  await row(page, '0:00').first().fill('We are at the north gate, with Mr Rao of the contractor.');
  await checkState('trouble', violationsAtEnd);
  await button(page).click();
  await expect(page.getByRole('heading', { name: messages.own.copyTitle })).toBeVisible();
  await checkState('done');
});
