import { z } from 'zod';
import { stock, text } from '../common';
import { avatar } from './people';

const right = z.enum(['edit', 'view', 'none']);

/** Rights of teams in folders, in the order of the teams. */
const company = z.strictObject({
  teams: z.array(text(1, 12)).readonly(),
  folders: z
    .array(
      z.strictObject({
        name: text(1, 20),
        says: text(1, 28),
        rights: z.array(right).readonly(),
        documents: z
          .array(
            z.strictObject({
              name: text(1, 24),
              version: text(1, 6),
              own: z.strictObject({ team: text(1, 12), right }).optional(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});

/** What is drawn on the use-case pages: a name for each drawing, and the words that it holds. */
export const useCaseDrawingsSchema = z.strictObject({
  heroes: z.strictObject({
    client: z.strictObject({
      tab: text(1, 44),
      aside: z.strictObject({
        title: text(1, 16),
        note: text(1, 8),
        rows: z.tuple([
          z.strictObject({ label: text(1, 16), value: text(1, 16) }),
          z.strictObject({ label: text(1, 16), value: text(1, 16) }),
          z.strictObject({ label: text(1, 16), value: text(1, 16) }),
        ]),
        mark: text(1, 28),
        text: text(1, 44),
      }),
      main: z.strictObject({
        title: text(1, 44),
        note: text(1, 16),
        workingHeading: z.array(text(1, 16)).length(5),
        totalCell: z.array(text(1, 16)).length(3),
        totalMark: text(1, 16),
        pen: text(1, 44),
      }),
      bills: z.tuple([
        z.array(text(1, 16)).length(4),
        z.array(text(1, 16)).length(4),
        z.array(text(1, 16)).length(4),
        z.array(text(1, 16)).length(4),
      ]),
      week: z
        .array(z.strictObject({ day: text(1, 8), date: z.int(), state: z.literal('found').optional() }))
        .length(7),
      margin: z.strictObject({ text: z.array(text(1, 44)).length(4), head: text(1, 44) }),
    }),
    matter: z.strictObject({
      tab: text(1, 28),
      aside: z.strictObject({
        title: text(1, 16),
        rows: z
          .array(
            z.strictObject({
              name: text(1, 16),
              note: text(1, 16),
              strong: z.boolean().optional(),
              kind: z.literal('lock').optional(),
            }),
          )
          .length(4),
      }),
      margin: z.strictObject({
        rows: z.array(z.strictObject({ label: text(1, 16), value: text(1, 16) })).length(2),
        text: z.array(text(1, 44)).length(2),
        control: text(1, 28),
      }),
      draft: z.strictObject({
        title: text(1, 16),
        note: text(1, 28),
        ply: z.array(text(1, 28)).length(4),
        topHead: z.array(text(1, 16)).length(2),
        top: z.array(text(1, 44)).length(4),
        topStruck: text(1, 16),
        topPen: z.array(text(1, 80)).length(2),
        topMark: z.array(text(1, 44)).length(2),
      }),
    }),
    policy: z.strictObject({
      tab: text(1, 16),
      margin: z.strictObject({
        rows: z.array(z.strictObject({ label: text(1, 16), value: text(1, 16) })).length(2),
        avatar: avatar,
        head: text(1, 28),
        text: z.array(text(1, 44)).length(2),
      }),
      groups: z.strictObject({
        title: text(1, 16),
        groups: z
          .array(
            z.strictObject({
              name: text(1, 16),
              people: z.array(z.strictObject({ initials: text(1, 16), stock: stock })),
              more: z.int(),
              stock: stock,
            }),
          )
          .length(4),
      }),
      matrix: company.extend({ note: text(1, 16), title: text(1, 28), matrixHeading: text(1, 16) }),
    }),
    thesis: z.strictObject({
      tab: text(1, 28),
      margin: z.strictObject({
        avatar: z.tuple([avatar, avatar]),
        head: z.array(text(1, 44)).length(2),
        text: z.array(text(1, 44)).length(3),
      }),
      certificate: z.strictObject({ frame: z.array(text(1, 80)).length(3) }),
      thesis: z.strictObject({
        title: text(1, 44),
        note: text(1, 16),
        text: z.array(text(1, 150)).length(5),
        mark: z.array(text(1, 150)).length(2),
      }),
    }),
    ward: z.strictObject({
      tab: text(1, 28),
      margin: z.strictObject({
        rows: z.tuple([
          z.strictObject({ label: text(1, 16), value: text(1, 44) }),
          z.strictObject({ label: text(1, 16), value: text(1, 8) }),
          z.strictObject({ label: text(1, 16), value: text(1, 16) }),
        ]),
        log: z.array(text(1, 16)).length(4),
        logHead: z.array(text(1, 16)).length(3),
        logPen: text(1, 16),
        logMark: text(1, 16),
      }),
      consent: z.strictObject({
        title: text(1, 16),
        note: text(1, 8),
        text: z.array(text(1, 150)).length(3),
      }),
      note: z.strictObject({
        title: text(1, 28),
        note: text(1, 8),
        rows: z.tuple([
          z.strictObject({ label: text(1, 16), value: text(1, 28) }),
          z.strictObject({ label: text(1, 16), value: text(1, 28) }),
          z.strictObject({ label: text(1, 16), value: text(1, 16) }),
          z.strictObject({ label: text(1, 16), value: text(1, 44) }),
        ]),
        chip: z.array(text(1, 16)).length(3),
      }),
    }),
  }),
  specimens: z.strictObject({
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
  }),
  moments: z.strictObject({
    'bill-filed': z.strictObject({
      title: text(1, 28),
      note: text(1, 16),
      rows: z.tuple([
        z.strictObject({ label: text(1, 16), value: text(1, 28) }),
        z.strictObject({ label: text(1, 8), value: text(1, 28) }),
      ]),
      overlap: z.array(text(1, 44)).length(2),
    }),
    'link-ended': z.strictObject({
      title: text(1, 44),
      week: z
        .array(z.strictObject({ day: text(1, 8), date: z.int(), state: z.literal('expired').optional() }))
        .length(7),
      rows: z.array(z.strictObject({ label: text(1, 16), value: text(1, 44) })).length(2),
      text: text(1, 44),
    }),
    'match-in-place': z.strictObject({
      title: text(1, 44),
      note: text(1, 16),
      overlapTitle: text(1, 44),
      overlapNote: text(1, 16),
      match: text(1, 80),
      overlap: z.array(text(1, 80)).length(3),
    }),
    'one-contract': z.strictObject({
      title: text(1, 44),
      note: text(1, 8),
      rows: z.tuple([
        z.strictObject({ label: text(1, 16), value: text(1, 16) }),
        z.strictObject({ label: text(1, 16), value: text(1, 8) }),
        z.strictObject({ label: text(1, 8), value: text(1, 16) }),
      ]),
      contractHead: text(1, 16),
      contract: text(1, 16),
    }),
    'two-searches': z.strictObject({
      who: text(1, 28),
      found: text(1, 16),
      rows: z
        .array(
          z.strictObject({
            name: text(1, 28),
            kind: z.literal('file'),
            note: text(1, 28),
            strong: z.boolean().optional(),
          }),
        )
        .length(3),
      pairWho: text(1, 28),
      pairFound: text(1, 16),
      pairRows: z.tuple([z.strictObject({ name: text(1, 28), kind: z.literal('file'), note: text(1, 28) })]),
      search: z.strictObject({ query: text(1, 28) }),
    }),
  }),
});

export type Company = z.output<typeof company>;
export type UseCaseDrawings = z.output<typeof useCaseDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type Words<Group extends keyof UseCaseDrawings, Name extends keyof UseCaseDrawings[Group]> = {
  words: UseCaseDrawings[Group][Name];
};
