import { z } from 'zod';
import { text } from './common';

/** A sentence with places for values, `{count}`; where one and several are worded differently, both. */
export const said = z.union([text(1, 240), z.strictObject({ one: text(1, 240), other: text(1, 240) })]);
