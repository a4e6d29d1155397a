import { z } from 'zod';
import { text } from '../../common';

const folder = z.strictObject({
  name: text(1, 28),
  note: text(1, 28),
  strong: z.boolean().optional(),
  depth: z.int().optional(),
  kind: z.literal('file').optional(),
});

const entry = z.strictObject({ time: text(1, 16), who: text(1, 16), what: text(1, 44) });

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
  'folder-rights': z.strictObject({
    label: text(1, 150),
    title: text(1, 16),
    note: text(1, 28),
    rows: z.tuple([folder, folder, folder, folder, folder]),
  }),
  'signing-log': z.strictObject({
    label: text(1, 150),
    lines: z.tuple([entry, entry, entry, entry, entry, entry]),
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
