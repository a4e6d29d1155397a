import { z } from 'zod';
import { text, withValues } from './common';

const textWithDate = (min: number, max: number) => withValues(min, max, 'date');

export const draftsSchema = z.strictObject({
  ribbon: z.strictObject({
    label: text(5, 40),
    copy: text(10, 100),
    page: text(5, 60),
    from: textWithDate(10, 60),
    list: text(3, 40),
  }),
  title: text(3, 60),
  lead: text(20, 200),
  none: text(10, 100),
  entries: text(3, 40),
  draft: text(5, 80),
  from: textWithDate(10, 80),
});
