import { z } from 'zod';
import {
  href,
  lettersOf,
  link,
  meta,
  picture,
  publishing,
  reportRepeats,
  slug,
  text,
  unique,
  withValues,
} from './common';
import { related } from './detail';
import { dropZone } from './drop-zone';
import { illustrationName } from './illustrations';

/** Paper colours that a group of tools can have. */
export const tones = ['lilac', 'rose', 'mint', 'sky', 'gold'] as const;

/** How the three steps are laid out. */
const stepLayouts = ['coupons', 'column', 'pairs', 'band', 'ruled'] as const;

const group = z.strictObject({
  /** Anchor on the overview, and what a tool's `group` refers to. */
  id: slug,
  name: text(3, 30),
  text: text(10, 80),
  /** Colour of the group's panels and of its tools' pages. */
  tone: z.enum(tones),
});

const step = z.strictObject({
  title: text(3, 32),
  /** Shown on the tool's own page only. */
  text: text(20, 170),
  /** The name of its illustration. A step without one is text only. */
  illustration: illustrationName('tools/steps').optional(),
});

const question = z.strictObject({ question: text(10, 90), answer: text(20, 320), link: link.optional() });

/** Tools that the result goes on to: slug and what for. */
const next = z
  .array(z.strictObject({ slug: text(3, 40), note: text(3, 60) }))
  .max(3)
  .superRefine(unique('slug'));

export const toolSchema = z.strictObject({
  /** Anchor on the overview, hash on the features page, last part of the tool's own address. Never changed once public. */
  slug,
  /** Exact name of the tool. */
  name: text(3, 30),
  /** `id` of its group. */
  group: slug,
  /** Drawing on the label sheet, in the dialog and on the tool's page. */
  picture,
  /** What the drawing shows, where it is alone. */
  pictureAlt: text(10, 90).refine(
    (value) => !/\.(?:svg|png|jpe?g|webp|gif)$/i.test(value),
    'is the name of a file. Write what the picture shows.',
  ),
  /** Heading of how it works, and the dialog's link to it. */
  how: text(8, 40),
  /** A few words below the name. */
  subtext: text(10, 40),
  /** Two sentences in the dialog. */
  description: text(60, 220),
  /** One sentence on the overview. */
  job: text(15, 80),
  goesIn: text(3, 40),
  comesOut: text(3, 40),
  goodFor: text(5, 44),
  steps: z.array(step).length(3),
  /** Where 'Try Now' leads. */
  action: link,
  /** Related pages. */
  related: z.array(related).length(3),
  /** The tool's own page. */
  page: z.strictObject({
    /** One or two sentences under the heading. */
    lead: text(40, 170),
    /** What happens to the file, before the steps. */
    intro: text(80, 420),
    /** How the three steps are arranged. */
    layout: z.enum(stepLayouts).default('coupons'),
    questions: z.array(question).min(3).max(5),
    /** Words of the band at the end. */
    closing: z.strictObject({ title: text(10, 60), text: text(20, 160) }),
  }),
  meta,
  /** Of a tool that runs on its page: where files are chosen, and where its result goes on to. */
  dropZone: dropZone.optional(),
  next: next.optional(),
  ...publishing,
});

/** A job of a tool that people look for by a name of its own. It has a place on the tool's page, and no page. */
export const toolJobSchema = z.strictObject({
  /** Hash of its place on the tool's page. Never changed once public. */
  slug,
  /** `slug` of the tool that does it. */
  tool: slug,
  name: text(3, 30),
  picture,
  /** A few words below the name. */
  subtext: text(10, 40),
  /** One sentence on the overview, and while it runs. */
  job: text(15, 80),
  goesIn: text(3, 40),
  comesOut: text(3, 40),
  goodFor: text(5, 44),
  /** One or two sentences under its heading on the tool's page. */
  lead: text(40, 170),
  /** The empty folder at its address: the words of its tab, and what is in it. */
  tab: text(3, 24),
  sample: illustrationName('tools/samples'),
  /** Titles of its three steps. */
  steps: z.array(text(3, 32)).length(3),
  /** What people type who look for it, besides its name. */
  search: text(3, 200),
  /** Shown at its address instead of the tool’s questions. */
  questions: z.array(question).length(3).optional(),
  next,
});

/** Words that every tool's dialog, section and page use. `{tool}` is a placeholder for the name. */
const toolPhrase = withValues(3, 60, 'tool');

const labels = z.strictObject({
  goesIn: text(2, 20),
  comesOut: text(2, 20),
  goodFor: text(2, 20),
  kind: text(2, 20),
  close: text(2, 20),
  questions: toolPhrase,
  jobQuestions: toolPhrase,
  related: toolPhrase,
  overview: link,
  faqs: link,
});

/** Beside the folders of the overview. */
const overview = z.strictObject({
  /** Jobs that a tool does under another name. */
  also: z.strictObject({
    title: text(3, 40),
    jobs: z
      .array(z.strictObject({ job: text(3, 30), note: text(3, 40), href }))
      .min(1)
      .max(7),
  }),
  device: z.strictObject({ title: text(3, 40), facts: z.array(text(5, 70)).min(2).max(4), link }),
});

/** Order and count of the tools are the catalogue's; lists and counts elsewhere derive from it. */
export const toolsSchema = z
  .strictObject({
    /** `{count}` is how many tools there are. */
    title: withValues(3, 60, 'count'),
    lead: text(20, 160),
    meta,
    overview,
    labels,
    closing: z.strictObject({ title: text(10, 60), text: text(10, 160), link }),
    groups: z.array(group).min(1).max(8),
    /** Pages say “15+ tools”. */
    tools: z
      .array(toolSchema)
      .min(15)
      .superRefine(unique('name', 'pictureAlt', 'picture', 'subtext', 'description', 'job')),
    jobs: z.array(toolJobSchema).superRefine(unique('slug', 'name')),
  })
  .superRefine(({ groups, tools, jobs }, context) => {
    for (const [index, job] of jobs.entries()) {
      if (!tools.some((entry) => entry.slug === job.tool))
        context.addIssue({
          code: 'custom',
          path: ['jobs', index, 'tool'],
          message: 'is the slug of no tool.',
        });
    }
    const ids = new Set(groups.map(({ id }) => id));
    for (const [index, entry] of tools.entries()) {
      if (lettersOf(entry.pictureAlt) === lettersOf(entry.name))
        context.addIssue({
          code: 'custom',
          path: ['tools', index, 'pictureAlt'],
          message: 'is the name of the tool. Write what its picture shows.',
        });
      const message = `names no group. Use one of: ${[...ids].join(', ')}.`;
      if (!ids.has(entry.group))
        context.addIssue({ code: 'custom', path: ['tools', index, 'group'], message });
    }
    // Both are anchors of the overview.
    reportRepeats(
      [
        ...groups.map(({ id }, index) => ({ path: ['groups', index, 'id'], value: id })),
        ...tools.map(({ slug }, index) => ({ path: ['tools', index, 'slug'], value: slug })),
      ],
      context,
    );
  });

export type ToolsOverview = z.output<typeof overview>;
export type Tool = z.output<typeof toolSchema>;
export type ToolJob = z.output<typeof toolJobSchema>;
export type ToolGroup = z.output<typeof group>;
export type ToolLabels = z.output<typeof labels>;
export type StepLayout = (typeof stepLayouts)[number];
