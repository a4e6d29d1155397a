import { z } from 'zod';
import { trouble } from '../faults';
import { said, text } from '../messages';
import { frameSchema } from '../workbench';
import { playerWords } from './player';
import { textInWords } from './text-in';

const segment = text(2, 20);

/** Words of components/workbench/text-to-speech/text-to-speech.tsx. */
export const speakWords = z.strictObject({
  kind: z.literal('text-to-speech'),
  /** What the frame says in other words for this tool. */
  own: frameSchema.pick({ orDrop: true, copyTitle: true, done: true }),
  kindText: text(10, 160),
  fetching: text(5, 80),
  speaking: text(5, 80),
  words: said,
  lines: said,
  player: playerWords,
  toStart: text(3, 40),
  lineOf: text(3, 40),
  /** Name of the list of lines, how it is used with a pointer and with keys, and what is read before a line. */
  list: text(3, 40),
  listHint: text(10, 80),
  listKeys: text(10, 80),
  line: text(3, 40),
  title: text(3, 30),
  voices: text(3, 40),
  noVoices: trouble,
  failed: trouble,
  pace: text(3, 30),
  paces: z.strictObject({ slow: segment, normal: segment, fast: segment }),
  fileVoice: text(3, 40),
  /** Who speaks, and which English. */
  fileVoices: z.strictObject({ slt: text(5, 40), rms: text(5, 40), awb: text(5, 40) }),
  /** The voice for files: before it is fetched and after. */
  plain: trouble,
  plainHere: trouble,
  button: text(3, 30),
  about: z.strictObject({ seconds: said, minutes: said }),
  /** The text field below a file that was refused. */
  textIn: textInWords,
  wait: text(5, 60),
  large: trouble,
  back: text(5, 40),
});

export type SpeakWords = z.output<typeof speakWords>;
