import { z } from 'zod';
import { stock, text } from '../common';

/** What a round sign with initials shows. */
export const avatar = z.strictObject({ initials: text(1, 3), stock });

const person = avatar.extend({ name: text(2, 24), role: text(2, 20) });

export const peopleSchema = z.strictObject({ rao: person, iyer: person, khan: person });

export type Person = z.output<typeof person>;
