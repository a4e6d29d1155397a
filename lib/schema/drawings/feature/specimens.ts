import { z } from 'zod';
import { text } from '../../common';
import { avatar } from '../people';

/** Words of the small drawings beside the points of a feature. */
export const featureSpecimens = z.strictObject({
  summary: z.strictObject({ text: text(1, 44) }),
  rewrite: z.strictObject({ mark: text(1, 28), chip: text(1, 44) }),
  'pdf-edit': z.strictObject({ text: z.array(text(1, 28)).length(2), struck: text(1, 8), pen: text(1, 8) }),
  dictation: z.strictObject({ text: z.array(text(1, 28)).length(2) }),
  'read-aloud': z.strictObject({ text: text(1, 28), mark: text(1, 28) }),
  screening: z.strictObject({ text: z.array(text(1, 44)).length(2) }),
  'date-found': z.strictObject({ text: text(1, 28), mark: text(1, 28) }),
  'reminder-days': z.strictObject({ chip: z.array(text(1, 16)).length(3) }),
  'month-list': z.strictObject({
    months: z.array(z.strictObject({ name: text(1, 8), count: z.int() })).length(4),
  }),
  'date-owner': z.strictObject({ avatar: avatar, text: z.array(text(1, 44)).length(2) }),
  'renewal-version': z.strictObject({
    chip: z.array(text(1, 8)).length(2),
    text: text(1, 28),
    pen: text(1, 16),
  }),
  'expired-kept': z.strictObject({ text: z.array(text(1, 28)).length(2) }),
  'image-to-pdf': z.strictObject({
    bills: z.array(text(1, 16)).length(3),
    format: text(1, 8),
    text: text(1, 16),
  }),
  'pdf-to-image': z.strictObject({
    format: text(1, 8),
    format2: text(1, 8),
    format3: text(1, 8),
    format4: text(1, 8),
  }),
  crop: z.strictObject({ text: z.array(text(1, 28)).length(2) }),
  compress: z.strictObject({ struck: text(1, 16), head: text(1, 16) }),
  'tag-from-content': z.strictObject({ text: text(1, 28), chip: z.array(text(1, 16)).length(2) }),
  'tag-source': z.strictObject({ text: text(1, 8), mark: text(1, 44) }),
  'tag-set': z.strictObject({ chip: z.array(text(1, 16)).length(4) }),
  'tag-bulk': z.strictObject({ text: z.array(text(1, 28)).length(2) }),
  'tag-change': z.strictObject({ struck: text(1, 16), pen: text(1, 16), text: text(1, 16) }),
  'tag-search': z.strictObject({ chip: z.array(text(1, 28)).length(2), text: text(1, 16) }),
  'drop-batch': z.strictObject({ text: z.array(text(1, 16)).length(2) }),
  'size-limit': z.strictObject({ format: text(1, 8), text: z.array(text(1, 28)).length(2) }),
  'encrypted-file': z.strictObject({ text: z.array(text(1, 28)).length(2) }),
  'cloud-storage': z.strictObject({ text: text(1, 16) }),
  'full-text': z.strictObject({ text: z.array(text(1, 44)).length(3), head: text(1, 16) }),
  'restore-file': z.strictObject({ struck: text(1, 28), pen: text(1, 16), text: text(1, 28) }),
  'cut-out': z.strictObject({}),
  'place-image': z.strictObject({}),
});
