import type { FileKind } from 'engines';
import { z } from 'zod';
import { pluralText, text } from './messages';

/** An error message: its title, what it means, and what to do. `{file}`, `{page}` and `{detail}` are placeholders. */
export const faultMessage = z.strictObject({ title: text(3, 160), text: text(3, 240).optional() });

/**
 * Message about pages without text: for one file, or several. `figure` and `on` are beside the picture; `plain` is
 * for files without pages, which cannot be scans. `sign` and `redact` open a single scan in tools that take it.
 */
const scans = faultMessage.extend({
  figure: text(3, 20),
  on: pluralText,
  many: pluralText,
  plain: faultMessage,
  sign: text(5, 40),
  redact: text(5, 40),
});

/** Messages for the faults of packages/engines/src/engine.ts. */
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
  'unread-content': faultMessage,
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

/** Names of actual file types, which end the sentence “x.pdf is …”. */
export const fileKindNames = {
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
