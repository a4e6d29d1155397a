import { z } from 'zod';
import { planName, text } from '../common';
import { avatar } from './parts';

const label = text(10, 140);

/** What is drawn beside a tip. `label` says it in one sentence to people who do not see it. */
export const supportTip = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sizes'),
    label,
    /** `share` is the length of the bar in percent. */
    rows: z
      .array(z.strictObject({ name: planName, value: text(2, 12), share: z.number().min(1).max(100) }))
      .min(2)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('formats'), label, names: z.array(text(2, 8)).min(2).max(8) }),
  z.strictObject({
    kind: z.literal('progress'),
    label,
    file: text(3, 24),
    note: text(3, 20),
    percent: z.int().min(0).max(100),
  }),
  z.strictObject({ kind: z.literal('rename'), label, from: text(3, 24), to: text(3, 24) }),
  z.strictObject({ kind: z.literal('locked'), label, text: text(5, 40) }),
]);

/** The larger drawings of the page. */
export const supportDrawings = {
  shared: z.strictObject({
    label,
    folder: text(3, 30),
    title: text(3, 30),
    rows: z
      .array(z.strictObject({ avatar: avatar.nullable(), name: text(2, 20), right: text(3, 24) }))
      .min(2)
      .max(5),
  }),
  restored: z.strictObject({
    label,
    days: z.int().min(7).max(90),
    /** Day on which the sample file is taken back. */
    taken: z.int().min(2).max(89),
    note: text(5, 40),
    first: text(3, 30),
    last: text(3, 30),
  }),
};

export type SupportTip = z.output<typeof supportTip>;
export type SupportDrawings = {
  [Name in keyof typeof supportDrawings]: z.output<(typeof supportDrawings)[Name]>;
};
