import { z } from 'zod';
import { text, tone } from '../../common';

const logLine = z.strictObject({
  time: text(8, 8),
  who: text(2, 16),
  what: text(2, 28),
  look: z.enum(['ended', 'read', 'pen']).optional(),
  browser: text(2, 12).optional(),
  /** A link has no name: the log says by which browser it was opened. */
  link: z.literal(true).optional(),
});

const logEntry = logLine.extend({ role: text(2, 12), version: text(2, 4), system: text(2, 12).optional() });

export type LogLine = z.output<typeof logLine>;
export type LogEntry = z.output<typeof logEntry>;

/** What is drawn on the security pages: a name for each drawing, and the words that it holds. */
export const securityDrawingsSchema = z.strictObject({
  hub: z.strictObject({
    'day-log': z
      .strictObject({
        contract: text(1, 44),
        lines: z.array(logEntry),
        printed: logLine,
        /** Each has its place on the paper, with or without lines. */
        hours: z.array(text(2, 2)),
        /** Times of the lines that the readings beside the log explain, in their order. */
        explained: z.array(text(8, 8)),
        label: text(1, 260),
        title: text(1, 28),
      })
      .refine(({ lines, explained }) => explained.every((time) => lines.some((line) => line.time === time)), {
        path: ['explained'],
        message: 'names a time at which no line stands. Correct it.',
      }),
  }),
  heroes: z.strictObject({
    'access-log': z.strictObject({
      contract: text(1, 44),
      lines: z.array(logEntry),
      label: text(1, 260),
      names: z.array(text(1, 16)).length(6),
    }),
    'permission-groups': z.strictObject({
      label: text(1, 260),
      title: text(1, 44),
      groups: z.array(text(1, 16)).length(4),
      rows: z
        .array(
          z.strictObject({
            folder: text(1, 16),
            depth: z.int(),
            note: text(1, 28),
            rights: z.tuple([z.int(), z.int(), z.int(), z.int()]),
            pen: z.boolean().optional(),
          }),
        )
        .length(5),
      slipTitle: text(1, 28),
      leftGroups: z.array(text(1, 28)).length(4),
      legend: text(1, 44),
      key: text(1, 44),
      slipStruck: text(1, 16),
      removed: text(1, 44),
      removedBy: text(1, 44),
    }),
    'readiness-forms': z.strictObject({
      forms: z
        .array(
          z.strictObject({
            title: text(1, 28),
            tone: tone,
            rows: z.array(z.tuple([text(1, 44), text(1, 8)])),
            last: text(1, 44),
          }),
        )
        .length(3),
      label: text(1, 260),
      stubHead: text(1, 80),
    }),
    'retention-schedule': z.strictObject({
      label: text(1, 260),
      title: text(1, 28),
      years: z.array(z.int()).length(10),
      /** `from`, `to` and `at` are lines between years: 1 is the start of the first year, 11 the end of the last. */
      rules: z
        .array(
          z.strictObject({
            tag: text(1, 8).optional(),
            chip: z.strictObject({ text: text(1, 16), tone: tone }).optional(),
            bars: z.array(
              z.strictObject({
                from: z.int(),
                to: z.int(),
                kind: z.enum(['keep', 'use', 'hold']),
                text: text(1, 44),
              }),
            ),
            end: z.strictObject({ at: z.int(), text: text(1, 44) }).optional(),
            icon: z.enum(['folder', 'lock']).optional(),
            name: text(1, 28).optional(),
          }),
        )
        .length(4),
      labelText: text(1, 44),
      /** How long what was deleted is kept, and the day on which it is restored. */
      days: z.strictObject({ kept: z.int(), restored: z.int() }),
      notePen: text(1, 44),
    }),
    'share-tickets': z.strictObject({
      tickets: z
        .array(
          z.strictObject({
            code: text(1, 8),
            to: text(1, 28),
            rows: z.array(z.tuple([text(1, 16), text(1, 44)])),
            stub: text(1, 28),
            opened: text(1, 16).optional(),
            ended: z.boolean().optional(),
          }),
        )
        .length(3),
      label: text(1, 260),
      title: text(1, 28),
      sharedPen: text(1, 44),
      shared: text(1, 28),
    }),
  }),
});

export type SecurityDrawings = z.output<typeof securityDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type SecurityCopy<Group extends keyof SecurityDrawings, Name extends keyof SecurityDrawings[Group]> = {
  copy: SecurityDrawings[Group][Name];
};
