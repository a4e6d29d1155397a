/** Journeys of Text to Speech and Speech to Text, with and without support by the browser. */
import type { Page } from '@playwright/test';
import { messagesOf, toolShell } from '@/tests/helpers/page-tool';
import { stubDeviceVoices } from '@/tests/helpers/stub-device-voices';
import { stubRecognizer } from '@/tests/helpers/stub-recognizer';
import { jpg, longNotice, notes, notice, recording } from './files';
import { finish, inOrder, type Journey, press, wait } from './steps';

const speak = messagesOf('text-to-speech');
const transcribe = messagesOf('speech-to-text');

const spoken = [
  'We are at the north gate of the library with Mr Rao',
  'the slab over the doorway shows a crack of two millimetres',
  'it begins at the second pillar and ends at the parapet',
];
const manyLines = Array.from(
  { length: 40 },
  (_, index) => `${spoken[index % 3]}, and item ${index + 1} was agreed.`,
);
const longFileName = '2026-04-04 Site visit North Gate, District Library Nashik (part 2 of 3).wav';

/** Types lines into the transcript editor: moves the recording on by `every` seconds before each line. */
const typeTranscript = (lines: readonly string[], every: number) => async (page: Page) => {
  const transcriptList = toolShell(page).getByRole('list', { name: transcribe.transcriptRows });
  for (const [index, line] of lines.entries()) {
    await toolShell(page)
      .getByRole('slider')
      .fill(String(index * every));
    const row = transcriptList.getByRole('textbox').last();
    await row.press(index === 0 ? 'F4' : 'Enter');
    await transcriptList.getByRole('textbox').last().fill(line);
  }
};

/** A simulated speech recogniser; the recording is played at 12 times its speed, so that the lines get different times. */
const withRecognizer = inOrder(
  (page) =>
    page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function () {
        this.playbackRate = 12;
        return play.call(this);
      };
    }),
  (page) => stubRecognizer(page, 'device', spoken),
);

export const voiceTools: Record<string, Journey> = {
  'text-to-speech': {
    files: [notice],
    refusedFile: jpg,
    beforeLoad: stubDeviceVoices,
    steps: [
      ['files', wait(3000)],
      ['playing', inOrder(press(speak.player.play), wait(600))],
      ['working', inOrder(press(speak.button), wait(120))],
      ['done', wait(15_000)],
    ],
  },
  'text-to-speech.no-voice': {
    files: [notice],
    steps: [
      ['files', wait(3000)],
      ['done', finish(speak.button)],
    ],
  },
  'text-to-speech.long': {
    files: [longNotice],
    beforeLoad: stubDeviceVoices,
    steps: [
      ['files', wait(3000)],
      ['working', inOrder(press(speak.button), wait(3000))],
      ['done', wait(60_000)],
    ],
  },
  'speech-to-text': {
    files: [async () => recording()],
    refusedFile: notes,
    beforeLoad: withRecognizer,
    steps: [
      ['files', wait(2500)],
      ['listening', inOrder(press(transcribe.transcribe), wait(1700))],
      ['written', inOrder(wait(2000), press(transcribe.stopListening), wait(800))],
      ['done', finish(transcribe.buttons.docx)],
    ],
  },
  'speech-to-text.desk': {
    files: [async () => recording()],
    beforeLoad: (page) => stubRecognizer(page, 'server'),
    steps: [
      ['files', wait(2500)],
      ['typed', typeTranscript(spoken, 11)],
      ['done', finish(transcribe.buttons.docx)],
    ],
  },
  'speech-to-text.long': {
    files: [async () => recording(longFileName, 1800, 8000)],
    beforeLoad: (page) => stubRecognizer(page, 'server'),
    steps: [
      ['files', wait(5000)],
      ['typed', typeTranscript(manyLines, 44)],
      ['done', finish(transcribe.buttons.docx)],
    ],
  },
};
