import { z } from 'zod';
import type { AnswerName } from '../contact/answers';
import { text, texts, withValues } from './common';

/** Answer for an invalid field: a title only, since the field's check supplies the message. */
const fieldAnswer = z.strictObject({ title: text(5, 60) });

const answer = fieldAnswer.extend({ message: text(10, 140) });

const answers = z.strictObject({
  method: answer,
  crossSite: answer,
  mediaType: answer,
  tooLarge: answer,
  malformed: answer,
  invalid: fieldAnswer,
  tooLong: fieldAnswer,
  file: answer,
  honeypot: answer,
  config: answer,
  limited: answer,
  timeout: answer,
  unavailable: answer,
  refused: answer,
  broken: answer,
  uncertainTimeout: answer,
  uncertain: answer,
  pending: answer,
  error: answer,
} satisfies Record<AnswerName, z.ZodType>);

const limit = withValues(10, 120, 'limit');

export const contactEndpointSchema = z.strictObject({
  answers,
  sent: withValues(10, 140, 'reference'),
  oddAddress: text(10, 140),
  limits: z.strictObject({ fullName: limit, email: limit, message: limit }),
  page: z.strictObject({
    notSent: text(5, 60),
    uncertain: text(5, 60),
    writeOnly: text(10, 120),
    writeToo: text(5, 60),
    back: text(5, 60),
  }),
  mail: z.strictObject({
    title: text(3, 40),
    /** Short enough for one column of the plain-text mail. */
    rows: texts(2, 9, 'name', 'email', 'about', 'reference'),
    plan: withValues(6, 40, 'plan'),
    renewal: text(3, 40),
    sent: text(10, 100),
    sentFrom: withValues(10, 100, 'site'),
    reply: text(10, 100),
    writeTo: text(10, 100),
  }),
});

export type ContactEndpoint = z.output<typeof contactEndpointSchema>;
