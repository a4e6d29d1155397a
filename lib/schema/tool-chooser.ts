import type { FileKind } from 'engines';
import { z } from 'zod';
import { pluralText, text } from './messages';

/** Groups of kinds of files that people call by one name. */
const kindGroups = {
  pdf: text(2, 20),
  word: text(2, 20),
  excel: text(2, 20),
  picture: text(2, 20),
  text: text(2, 20),
  sound: text(2, 20),
};

export type KindGroup = keyof typeof kindGroups;

export const kindGroupNames = Object.keys(kindGroups) as KindGroup[];

/** The group of each kind that a tool may take. */
export const groupOf: Partial<Record<FileKind, KindGroup>> = {
  pdf: 'pdf',
  docx: 'word',
  xlsx: 'excel',
  jpg: 'picture',
  png: 'picture',
  webp: 'picture',
  avif: 'picture',
  heic: 'picture',
  gif: 'picture',
  bmp: 'picture',
  tiff: 'picture',
  text: 'text',
  sound: 'sound',
  video: 'sound',
};

/** Texts of the drop zone: the request, and which files are taken (`{kinds}`: kinds that some tool takes) and where they open. */
const zoneTexts = { ask: text(10, 60), opens: text(20, 120) };

/** The drop zone for a file before the visitor has chosen a tool. */
export const toolChooserSchema = z.strictObject({
  home: z.strictObject(zoneTexts),
  /** With `title` and `text` of the section; the home page has these in content/home.ts. */
  features: z.strictObject({ title: text(8, 40), text: text(20, 120), ...zoneTexts }),
  overview: z.strictObject({ title: text(8, 40), text: text(20, 120), ...zoneTexts }),
  tab: text(3, 24),
  kinds: z.strictObject(kindGroups),
  short: text(10, 40),
  choose: text(5, 30),
  over: text(5, 60),
  opening: text(3, 30),
  failed: text(10, 160),
  noFile: text(10, 160),
  /** From here on: texts after a file was chosen. */
  what: text(5, 40),
  another: text(5, 30),
  more: pluralText,
  tools: text(3, 40),
  mixed: z.strictObject({ title: text(10, 100), text: text(10, 160) }),
  unknown: z.strictObject({ title: text(10, 100), text: text(10, 160) }),
  /** For a file that was changed, moved or deleted after it was chosen. */
  unreadable: z.strictObject({ title: text(10, 100), text: text(10, 160) }),
  empty: text(5, 60),
  sent: z.strictObject({ none: pluralText, where: text(10, 100) }),
});

export type ToolChooserMessages = z.output<typeof toolChooserSchema>;
