import type { FileKind } from 'engines';
import { z } from 'zod';
import { pluralText, text } from './messages';

/** What went wrong: its title, what it means, and the way on. `{file}`, `{page}` and `{detail}` are names. */
export const faultMessage = z.strictObject({ title: text(3, 160), text: text(3, 240).optional() });

/**
 * Pages without a word: one file by its name, or several. `figure` and `on` are beside the picture;
 * `plain` is for files without pages, of which none can be a picture.
 */
const scans = faultMessage.extend({
  figure: text(3, 20),
  on: pluralText,
  many: pluralText,
  plain: faultMessage,
});

/** Faults of packages/engines/src/engine.ts, each with its words. */
export const faultMessages = z.strictObject({
  kind: faultMessage,
  password: faultMessage,
  'wrong-password': faultMessage,
  encrypted: faultMessage,
  damaged: faultMessage,
  'too-large': faultMessage,
  empty: faultMessage,
  'no-text': scans,
  'left-behind': faultMessage,
  forbidden: faultMessage,
  unseen: faultMessage,
  irremovable: faultMessage,
  'undecided-files': faultMessage,
  'still-there': faultMessage,
  memory: faultMessage,
  slow: faultMessage,
  browser: faultMessage,
  nothing: faultMessage,
  range: faultMessage,
  letters: faultMessage,
  offline: faultMessage,
  outdated: faultMessage,
  unreadable: faultMessage,
  unexpected: faultMessage,
});

const kindName = text(3, 60);

/** What a file turned out to be, to end the sentence “x.pdf is …”. */
export const kinds = {
  pdf: kindName,
  jpg: kindName,
  png: kindName,
  gif: kindName,
  webp: kindName,
  avif: kindName,
  heic: kindName,
  tiff: kindName,
  bmp: kindName,
  docx: kindName,
  xlsx: kindName,
  xlsb: kindName,
  pptx: kindName,
  opendocument: kindName,
  zip: kindName,
  pages: kindName,
  numbers: kindName,
  keynote: kindName,
  'old-office': kindName,
  rtf: kindName,
  postscript: kindName,
  html: kindName,
  xml: kindName,
  sound: kindName,
  video: kindName,
  text: kindName,
  unknown: kindName,
} satisfies Record<FileKind, z.ZodType>;
