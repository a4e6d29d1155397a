import { z } from 'zod';
import { text } from '../../common';
import { logLines, ruledLines, tree } from '../kinds';
import { avatar } from '../people';
import { company } from './company';

/** Words of the drawings beside what a team gets. */
export const useCaseSpecimens = z.strictObject({
  'client-year': tree,
  'due-dates': ruledLines,
  'staff-clients': ruledLines,
  'inherited-rights': z.strictObject({
    title: text(1, 16),
    note: text(1, 28),
    inherits: text(1, 28),
    folders: company.shape.folders,
  }),
  'approval-round': ruledLines,
  'connected-systems': ruledLines,
  originality: z.strictObject({
    title: text(1, 44),
    note: text(1, 28),
    sources: z.array(z.strictObject({ n: z.int(), name: text(1, 80), share: text(1, 8) })).length(3),
    head: text(1, 28),
    text: z.array(text(1, 80)).length(3),
    mark: z.array(text(1, 80)).length(2),
  }),
  certificate: z.strictObject({ blocks: z.array(text(1, 44)).length(5), blocksHead: text(1, 44) }),
  handover: ruledLines,
  'current-draft': z.strictObject({
    drafts: z.array(z.strictObject({ name: text(1, 8), what: text(1, 44), who: text(1, 28) })).length(3),
    actionControl: text(1, 28),
  }),
  'signed-locked': z.strictObject({
    title: text(1, 28),
    note: text(1, 16),
    signed: z.tuple([
      z.strictObject({ name: text(1, 16), time: text(1, 28) }),
      z.strictObject({ name: text(1, 16), time: text(1, 28) }),
    ]),
    text: text(1, 80),
  }),
  'opposing-link': z.strictObject({
    rows: z.tuple([
      z.strictObject({ label: text(1, 16) }),
      z.strictObject({ label: text(1, 8), value: text(1, 44) }),
      z.strictObject({ label: text(1, 16), value: text(1, 16) }),
    ]),
    rows2: z.array(z.strictObject({ label: text(1, 8), value: text(1, 28) })).length(2),
    avatar: avatar,
    text: z.array(text(1, 80)).length(4),
    control: text(1, 28),
  }),
  'ward-roles': z.strictObject({
    title: text(1, 44),
    note: text(1, 16),
    columns: z.array(text(1, 16)).length(3),
    roles: z
      .array(
        z.strictObject({
          role: text(1, 16),
          rights: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
          note: text(1, 28).optional(),
        }),
      )
      .length(4),
    rightsHeading: text(1, 8),
  }),
  'access-lines': z.strictObject({ lines: logLines }),
  'keep-rules': ruledLines,
});
