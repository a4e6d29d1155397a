import { z } from 'zod';
import { text } from '../../common';
import { logLines, tree } from '../kinds';

/** Words of the drawings beside a list of points. */
export const featurePanels = z.strictObject({
  'one-name': z.strictObject({
    label: text(1, 150),
    title: text(1, 16),
    note: text(1, 28),
    namesStruck: z.array(text(1, 44)).length(3),
    names: z.array(text(1, 28)).length(4),
    kept: text(1, 28),
    keptChip: z.array(text(1, 8)).length(4),
    namesPen: text(1, 44),
  }),
  'folder-rights': tree.extend({ label: text(1, 150) }),
  'signing-log': z.strictObject({
    label: text(1, 150),
    lines: logLines,
    logHeadHead: text(1, 28),
    logHead: text(1, 16),
  }),
  'similarity-report': z.strictObject({
    chapters: z.array(z.strictObject({ name: text(1, 28), share: z.int() })).length(4),
    label: text(1, 150),
    title: text(1, 44),
    note: text(1, 28),
    rows: z.tuple([
      z.strictObject({ label: text(1, 44), value: text(1, 16) }),
      z.strictObject({ label: text(1, 44), value: text(1, 16) }),
    ]),
  }),
  'template-shelf': z.strictObject({
    templates: z.tuple([
      z.strictObject({ name: text(1, 16) }),
      z.strictObject({ name: text(1, 16) }),
      z.strictObject({ name: text(1, 16) }),
      z.strictObject({ name: text(1, 16) }),
    ]),
    label: text(1, 150),
  }),
});
