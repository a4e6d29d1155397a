import { z } from 'zod';
import { text } from './common';
import { said } from './sentence';

/** What went wrong: its title, what it means, and the way on. `{file}`, `{page}` and `{detail}` stand for names. */
export const trouble = z.strictObject({ title: text(3, 160), text: text(3, 240).optional() });

/**
 * Pages without a word: one file by its name, or several. `figure` and `on` stand beside the picture, `tool` is the slug
 * of the tool that takes such pages; `plain` is for files without pages, of which none can be a picture.
 */
const scans = trouble.extend({
  figure: text(3, 20),
  on: said,
  many: said,
  plain: trouble,
  tool: text(3, 40),
});

/** Faults of lib/engines/engine.ts, each with its words. */
export const faultWords = z.strictObject({
  kind: trouble,
  password: trouble,
  'wrong-password': trouble,
  damaged: trouble,
  'too-large': trouble,
  empty: trouble,
  'no-text': scans,
  memory: trouble,
  slow: trouble,
  browser: trouble,
  nothing: trouble,
  range: trouble,
  offline: trouble,
  unexpected: trouble,
});
