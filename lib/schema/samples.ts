import { z } from 'zod';
import { splitIntoRuns } from '../marked-text';
import { text } from './common';

const phrases = z.array(text(3, 80)).min(1).max(3);

const line = z.strictObject({
  text: text(20, 150),
  /** Tag that the AI read from the line; `words` are marked while the tag is chosen. */
  tag: z.strictObject({ name: text(2, 12), value: text(2, 20), words: phrases }).optional(),
  /** Words of version 4, and the words of version 3 that they replaced. */
  changes: z
    .array(z.strictObject({ now: text(1, 40), was: text(1, 40).optional() }))
    .max(3)
    .default([]),
});

const question = z.strictObject({
  ask: text(8, 34),
  answer: text(4, 80),
  /** Number of the line that has the answer, from 1; `words` are marked in it. */
  line: z.int().min(1).max(4),
  words: phrases,
});

const entry = z.strictObject({
  time: z.string().regex(/^\d\d:\d\d:\d\d$/, 'is not a time. Write it like “10:31:12”.'),
  who: text(2, 20),
  what: text(4, 30),
});

/** The parts into which a line is split by its marks and changes. */
const printedParts = ({ text, changes }: Line, markedPhrases: readonly string[]) =>
  splitIntoRuns(
    text,
    markedPhrases.map((phrase) => ({ text: phrase, acts: [] })),
    changes,
  ).flatMap(({ parts }) => parts);

/** Words of a line that a tag or a question marks. */
const markedIn = ({ lines, questions }: { lines: Line[]; questions: Question[] }, index: number) => [
  ...(lines[index]?.tag?.words ?? []),
  ...questions.filter(({ line }) => line === index + 1).flatMap(({ words }) => words),
];

const document = z
  .strictObject({
    /** Kind of office. */
    tab: text(4, 14),
    name: text(8, 34),
    /** Person who prepared and signed the document; `role` is their role, `signer` who signs next. */
    by: text(4, 16),
    role: text(4, 20),
    /** The signature to draw, if a person of the sample office signed. */
    hand: z.enum(['rao', 'iyer', 'khan']).optional(),
    signer: text(4, 20),
    /** Descriptions of the first two versions. */
    versions: z.array(text(8, 30)).length(2),
    lines: z.array(line).length(4),
    /** The tag that is chosen at first, counted from 1. */
    chosen: z.int().min(1).max(3),
    questions: z.array(question).length(3),
    log: z.array(entry).length(3),
  })
  .refine(
    ({ lines }) => lines.slice(0, 3).every(({ tag }) => tag) && !lines[3]?.tag,
    'has to have a tag on its first three lines, and none on the last.',
  )
  .refine(
    (sample) =>
      sample.lines.every((line, index) =>
        [...markedIn(sample, index), ...line.changes.map(({ now }) => now)].every(
          (phrase) => line.text.split(phrase).length === 2,
        ),
      ),
    'marks words that are not exactly once in their line. Copy them from the line.',
  )
  .refine(
    (sample) =>
      sample.lines.every((line, index) => {
        const parts = printedParts(line, markedIn(sample, index));
        const isComplete = parts.map(({ text }) => text).join('') === line.text;
        return isComplete && line.changes.every((change) => parts.some(({ changed }) => changed === change));
      }),
    'marks words that overlap, or changes words of which only some are marked. Mark all of them or none.',
  );

/** The interactive sample documents of the first screen. */
export const samplesSchema = z.strictObject({
  /** Accessible name of the choice of offices. */
  label: text(10, 60),
  note: text(10, 60),
  /** For screen readers: before the name of a document, and the name of its sheet. */
  sample: text(4, 14),
  sheet: text(4, 20),
  versions: z.tuple([text(1, 6), text(1, 6), text(1, 6), text(1, 6)]),
  compare: text(8, 24),
  /** Read aloud before the words of version 3, and before those of version 4. */
  was: text(2, 16),
  now: text(2, 16),
  sign: text(4, 24),
  signed: text(4, 24),
  ask: text(8, 30),
  hint: text(10, 60),
  /** Before the number of the line that answers a question. */
  source: text(2, 12),
  log: text(4, 20),
  startAgain: text(4, 20),
  /** The log’s time for an action that the visitor has just caused. */
  timeNow: text(2, 8),
  ai: text(2, 12),
  you: text(2, 12),
  /** Texts of the log for these actions. */
  logEntries: z.strictObject({
    marked: text(4, 20),
    compared: text(4, 30),
    answered: text(4, 30),
    signed: text(4, 20),
  }),
  documents: z.array(document).length(4),
});

type Line = z.output<typeof line>;
type Question = z.output<typeof question>;
export type Samples = z.output<typeof samplesSchema>;
export type SampleDocument = Samples['documents'][number];
