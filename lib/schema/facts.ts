import type { ExcelFact } from 'engines/excel/print/excel-fact';
import type { PdfFact } from 'engines/pdf/facts';
import type { CutFact } from 'engines/picture/cut-out/cut-out';
import type { PictureFact } from 'engines/picture/to-pdf';
import type { SlidesFact } from 'engines/powerpoint/pdf-to-slides';
import type { SpeakFact } from 'engines/voice/speak';
import type { WordFact } from 'engines/word/word-to-pdf';
import { z } from 'zod';
import { said } from './common';

/** What the tools for sound know beside their engine: of its voice, and of words that were written down. */
type HeardFact = 'voice-here' | 'names' | 'time-marks' | 'written-here' | 'misheard' | 'to-check';

/** What a report tells of one thing that was kept or made, or that was lost. */
const fact = z.strictObject({ kept: said.optional(), lost: said.optional() });

export const facts = {
  forms: fact,
  bookmarks: fact,
  links: fact,
  attachments: fact,
  tags: fact,
  labels: fact,
  layers: fact,
  signatures: fact,
  repaired: fact,
  pages: fact,
  password: fact,
  renamed: fact,
  blank: fact,
  missing: fact,
  scripts: fact,
  'dynamic-form': fact,
  articles: fact,
  'program-data': fact,
  opening: fact,
  smaller: fact,
  unchanged: fact,
  upright: fact,
  transparent: fact,
  location: fact,
  redrawn: fact,
  cut: fact,
  unseen: fact,
  colours: fact,
  'file-bookmarks': fact,
  once: fact,
  'left-out': fact,
  removed: fact,
  cleared: fact,
  edited: fact,
  'face-replaced': fact,
  'letters-missing': fact,
  'too-long': fact,
  titles: fact,
  filled: fact,
  signed: fact,
  tables: fact,
  drawn: fact,
  notes: fact,
  'stand-in': fact,
  equations: fact,
  charts: fact,
  diagrams: fact,
  shapes: fact,
  undrawn: fact,
  chunks: fact,
  letters: fact,
  unharmed: fact,
  aloud: fact,
  unspoken: fact,
  'voice-here': fact,
  names: fact,
  'time-marks': fact,
  'written-here': fact,
  misheard: fact,
  'to-check': fact,
  sheets: fact,
  landscape: fact,
  shrunk: fact,
  beside: fact,
  repeated: fact,
  widened: fact,
  spread: fact,
  clipped: fact,
  font: fact,
  'see-through': fact,
  'on-colour': fact,
  'own-size': fact,
  'cut-to-size': fact,
  unplaced: fact,
  drawings: fact,
  boxes: fact,
  pictures: fact,
  fitted: fact,
  spoken: fact,
  flattened: fact,
  'no-text': fact,
} satisfies Record<
  HeardFact | PdfFact | PictureFact | CutFact | WordFact | SpeakFact | ExcelFact | SlidesFact,
  z.ZodType
>;
