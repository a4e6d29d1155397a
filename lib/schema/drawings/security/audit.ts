import { z } from 'zod';
import { text } from '../../common';

/** What is in the place where a question is answered. Held and gone are states of a document. */
const answer = z.union([
  text(2, 40),
  z.strictObject({ pen: text(3, 40) }),
  z.strictObject({ strike: text(3, 30), text: text(3, 30) }),
  z.strictObject({ ended: text(3, 40), pen: text(3, 40).optional() }),
  z.strictObject({ held: text(3, 40) }),
  z.strictObject({ gone: text(3, 40) }),
]);

const question = z.tuple([text(5, 40), text(3, 50), answer]);

/** Forms of the auditor's part that need no column heads; `components/drawings/security/map.tsx` has one component for each. */
export const auditDrawings = ['log-line', 'key-board', 'shelf', 'ticket'] as const;

/** What an auditor sees: six questions or more, each with its place and its answer. */
export const audit = z.discriminatedUnion('drawing', [
  z.strictObject({
    drawing: z.literal('walk'),
    title: text(5, 60),
    text: text(30, 160),
    columns: z.tuple([text(3, 30), text(3, 30), text(3, 30)]),
    rows: z.array(question).min(4).max(8),
  }),
  z.strictObject({
    drawing: z.enum(auditDrawings),
    title: text(5, 60),
    text: text(30, 160),
    rows: z.array(question).length(6),
  }),
]);

export type AuditQuestion = z.output<typeof question>;
export type AuditAnswer = z.output<typeof answer>;
export type AuditDrawing = (typeof auditDrawings)[number];
