import { z } from 'zod';
import { trouble } from '../faults';
import { said, text } from '../messages';
import { frameSchema } from '../workbench';
import { playerWords } from './player';

const segment = text(2, 20);
const key = z.strictObject({ key: text(1, 6), text: text(3, 60) });

const browser = z.strictObject({ browser: text(3, 30), maker: text(3, 30) });

/** Words of components/workbench/speech-to-text/speech-to-text.tsx. */
export const transcribeWords = z.strictObject({
  kind: z.literal('speech-to-text'),
  /** What the frame says in other words for this tool. */
  own: frameSchema.pick({ another: true, orDrop: true, copyTitle: true, done: true, startAgainAsk: true }),
  /** What the bench is called without a recording. */
  dictation: text(3, 40),
  /** The same where the browser hears nothing. */
  typed: text(3, 40),
  /** The way to it from a recording that was refused. */
  instead: text(5, 60),
  kindText: text(10, 160),
  damagedText: text(10, 160),
  player: playerWords,
  /** In the first row, until something stands there. */
  type: text(5, 40),
  comes: text(5, 40),
  back3: text(3, 40),
  back3Short: text(2, 12),
  /** States of recognition: not in this browser, not for this language, to be fetched, ready, at work, failed. */
  cannot: trouble,
  /** Who writes it down, by tools/writer-choices.tsx, and what the second step is called once the browser has. */
  writer: text(3, 40),
  writers: z.strictObject({ browser: segment, person: segment }),
  check: text(3, 40),
  noLanguage: trouble,
  fetchable: trouble,
  /** Names of the browser and of who makes it, for `{browser}` and `{maker}` in `fetchable`. */
  browsers: z.strictObject({ chrome: browser, edge: browser, other: browser }),
  fetchingPack: text(5, 90),
  can: trouble,
  language: text(3, 40),
  install: text(3, 40),
  writeDown: text(3, 40),
  writeAgain: text(3, 40),
  fromMicrophone: text(3, 40),
  listening: text(3, 60),
  stopListening: text(3, 40),
  heard: text(3, 40),
  failures: z.strictObject({ microphone: trouble, recognition: trouble, install: trouble }),
  /** The typing desk: its name, a row's field, and the button that plays from its time. */
  desk: text(3, 40),
  row: text(3, 60),
  playFrom: text(3, 40),
  marked: text(3, 60),
  hint: text(5, 80),
  /** The same key as in `keyList`, where the keyboard is on the screen. */
  enter: text(5, 80),
  words: said,
  paragraphs: said,
  pace: text(3, 30),
  paces: z.strictObject({ half: segment, slow: segment, usual: segment }),
  keys: text(3, 40),
  keyList: z.strictObject({ play: key, back: key, mark: key, next: key }),
  stepBack: text(3, 60),
  format: text(3, 30),
  formats: z.strictObject({ docx: segment, txt: segment, srt: segment }),
  times: text(3, 60),
  buttons: z.strictObject({ docx: text(3, 40), txt: text(3, 40), srt: text(3, 40) }),
  kept: text(5, 120),
  none: text(5, 90),
  fileName: text(3, 40),
  copy: text(3, 30),
  copied: text(3, 30),
  copyRefused: text(10, 160),
  back: text(5, 40),
});

export type TranscribeWords = z.output<typeof transcribeWords>;
