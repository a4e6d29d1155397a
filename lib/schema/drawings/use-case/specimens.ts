import { z } from 'zod';
import { text } from '../../common';
import { avatar } from '../people';
import { company } from './company';

/** Words of the drawings beside what a team gets. */
export const useCaseSpecimens = z.strictObject({
  'client-year': z.strictObject({
    title: text(1, 44),
    note: text(1, 28),
    rows: z.tuple([
      z.strictObject({ name: text(1, 16), strong: z.boolean(), note: text(1, 8) }),
      z.strictObject({ name: text(1, 16), depth: z.int(), note: text(1, 16) }),
      z.strictObject({ name: text(1, 16), depth: z.int(), note: text(1, 28) }),
      z.strictObject({ name: text(1, 44), note: text(1, 8) }),
      z.strictObject({ name: text(1, 16), depth: z.int(), note: text(1, 28) }),
      z.strictObject({ name: text(1, 16), kind: z.literal('lock'), note: text(1, 28) }),
    ]),
  }),
  'due-dates': z.strictObject({
    lines: z.tuple([
      z.strictObject({ lead: text(1, 16), name: text(1, 28), text: text(1, 16) }),
      z.strictObject({ lead: text(1, 16), name: text(1, 28), text: text(1, 16) }),
      z.strictObject({ lead: text(1, 16), name: text(1, 44), text: text(1, 16) }),
      z.strictObject({ lead: text(1, 16), name: text(1, 28), text: text(1, 16) }),
    ]),
  }),
  'staff-clients': z.strictObject({
    lines: z.tuple([
      z.strictObject({
        name: text(1, 16),
        post: text(1, 16),
        lead: z.strictObject({ avatar: avatar }),
        text: text(1, 28),
      }),
      z.strictObject({
        name: text(1, 16),
        post: text(1, 16),
        lead: z.strictObject({ avatar: avatar }),
        text: text(1, 28),
      }),
      z.strictObject({
        name: text(1, 16),
        post: text(1, 16),
        lead: z.strictObject({ avatar: avatar }),
        text: text(1, 16),
      }),
      z.strictObject({
        lead: z.strictObject({ initials: text(1, 8) }),
        name: text(1, 16),
        post: text(1, 16),
        text: text(1, 28),
      }),
    ]),
  }),
  'inherited-rights': z.strictObject({
    title: text(1, 16),
    note: text(1, 28),
    inherits: text(1, 28),
    folders: company.shape.folders,
  }),
  'approval-round': z.strictObject({
    lines: z.tuple([
      z.strictObject({
        name: text(1, 16),
        post: text(1, 16),
        time: text(1, 16),
        lead: z.strictObject({ avatar: avatar }),
      }),
      z.strictObject({
        name: text(1, 16),
        post: text(1, 16),
        time: text(1, 16),
        lead: z.strictObject({ avatar: avatar }),
      }),
      z.strictObject({
        name: text(1, 16),
        post: text(1, 16),
        lead: z.strictObject({ avatar: avatar }),
        text: text(1, 16),
      }),
    ]),
    signed: z.strictObject({ pen: text(1, 16) }),
  }),
  'connected-systems': z.strictObject({
    routes: z
      .array(
        z.strictObject({
          icon: z.enum(['external', 'mail', 'folder']),
          from: text(1, 28),
          to: text(1, 16),
        }),
      )
      .length(3),
  }),
  originality: z.strictObject({
    title: text(1, 44),
    note: text(1, 28),
    sources: z.array(z.strictObject({ n: z.int(), name: text(1, 80), share: text(1, 8) })).length(3),
    head: text(1, 28),
    text: z.array(text(1, 80)).length(3),
    mark: z.array(text(1, 80)).length(2),
  }),
  certificate: z.strictObject({ blocks: z.array(text(1, 44)).length(5), blocksHead: text(1, 44) }),
  handover: z.strictObject({
    lines: z.tuple([
      z.strictObject({ name: text(1, 44), text: text(1, 16) }),
      z.strictObject({ name: text(1, 16), text: text(1, 16) }),
      z.strictObject({ name: text(1, 16) }),
    ]),
    avatar: z.tuple([avatar, avatar]),
    head: z.array(text(1, 16)).length(2),
  }),
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
  'access-lines': z.strictObject({
    lines: z.tuple([
      z.strictObject({ time: text(1, 16), who: text(1, 16), what: text(1, 28), note: text(1, 8) }),
      z.strictObject({ time: text(1, 16), who: text(1, 16), what: text(1, 28), note: text(1, 8) }),
      z.strictObject({ time: text(1, 16), who: text(1, 16), what: text(1, 28), note: text(1, 8) }),
      z.strictObject({ time: text(1, 16), who: text(1, 8), what: text(1, 16), note: text(1, 8) }),
      z.strictObject({ time: text(1, 16), who: text(1, 16), what: text(1, 16), note: text(1, 8) }),
      z.strictObject({ time: text(1, 16), who: text(1, 16), what: text(1, 28), note: text(1, 8) }),
    ]),
  }),
  'keep-rules': z.strictObject({
    lines: z.tuple([
      z.strictObject({ name: text(1, 16), text: text(1, 28) }),
      z.strictObject({ name: text(1, 16), text: text(1, 28) }),
      z.strictObject({ name: text(1, 16), text: text(1, 28) }),
    ]),
  }),
});
