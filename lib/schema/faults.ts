import { z } from 'zod';
import { text } from './common';

/** What went wrong: its title, what it means, and the way on. `{file}`, `{page}` and `{detail}` stand for names. */
export const trouble = z.strictObject({ title: text(3, 160), text: text(3, 240).optional() });

/** Faults of lib/engines/engine.ts, each with its words. */
export const faultWords = z.strictObject({
  kind: trouble,
  password: trouble,
  'wrong-password': trouble,
  damaged: trouble,
  'too-large': trouble,
  empty: trouble,
  'no-text': trouble,
  memory: trouble,
  slow: trouble,
  browser: trouble,
  nothing: trouble,
  range: trouble,
  offline: trouble,
  unexpected: trouble,
});
