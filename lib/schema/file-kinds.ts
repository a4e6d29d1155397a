import type { z } from 'zod';
import type { FileKind } from '../engines/kind';
import { text } from './common';

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
