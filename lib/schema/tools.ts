import { z } from 'zod';
import {
  href,
  lettersOf,
  link,
  meta,
  picture,
  publishingFields,
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

/** Layouts of the three steps. */
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

/** Tools that can continue with the result: slug, and for what. */
const next = z
  .array(z.strictObject({ slug: text(3, 40), note: text(3, 60) }))
  .max(3)
  .superRefine(unique('slug'));

export const toolSchema = z.strictObject({
  /** Anchor on the overview, hash on the features page, last segment of the tool's address. Never changed once public. */
  slug,
  /** Exact name of the tool. */
  name: text(3, 30),
  /** `id` of its group. */
  group: slug,
  /** Drawing on the label sheet, in the dialog and on the tool's page. */
  picture,
  /** Alternative text of the drawing where no text beside it says the same. */
  pictureAlt: text(10, 90).refine(
    (value) => !/\.(?:svg|png|jpe?g|webp|gif)$/i.test(value),
    'is the name of a file. Write what the picture shows.',
  ),
  /** Heading of the section on how the tool works, and label of the dialog's link to it. */
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
  /** Only for a tool that runs on its page: the drop zone, and the tools that can continue with its result. */
  dropZone: dropZone.optional(),
  next: next.optional(),
  ...publishingFields,
});

/** A task of a tool that people know by a name of its own, such as Sign. It has an address on the tool's page, but no page. */
export const toolTaskSchema = z.strictObject({
  /** Hash of the task on the tool's page. Never changed once public. */
  slug,
  /** `slug` of the tool. */
  tool: slug,
  name: text(3, 30),
  picture,
  /** A few words below the name. */
  subtext: text(10, 40),
  /** One sentence: on the overview, and while the task runs. */
  job: text(15, 80),
  goesIn: text(3, 40),
  comesOut: text(3, 40),
  goodFor: text(5, 44),
  /** One or two sentences under the task's heading on the tool's page. */
  lead: text(40, 170),
  /** The drop zone at the task's address: `tab` is its label, `sample` the illustration inside it. */
  tab: text(3, 24),
  sample: illustrationName('tools/samples'),
  /** Titles of its three steps. */
  steps: z.array(text(3, 32)).length(3),
  /** Words that people type to find the task, besides its name. */
  search: text(3, 200),
  /** Shown at the task's address instead of the tool’s questions. */
  questions: z.array(question).length(3).optional(),
  next,
});

/** A text with the name of the tool, `{tool}`. */
const toolPhrase = withValues(3, 60, 'tool');

const labels = z.strictObject({
  goesIn: text(2, 20),
  comesOut: text(2, 20),
  goodFor: text(2, 20),
  kind: text(2, 20),
  close: text(2, 20),
  questions: toolPhrase,
  taskQuestions: toolPhrase,
  related: toolPhrase,
  overview: link,
  faqs: link,
});

/** Texts beside the folders of the overview. */
const overview = z.strictObject({
  /** Tasks that a tool does under another name. */
  otherNames: z.strictObject({
    title: text(3, 40),
    tasks: z
      .array(z.strictObject({ job: text(3, 30), note: text(3, 40), href }))
      .min(1)
      .max(7),
  }),
  device: z.strictObject({ title: text(3, 40), facts: z.array(text(5, 70)).min(2).max(4), link }),
});

/** The catalogue of tools. Lists of tools and their number elsewhere derive from it. */
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
    tasks: z.array(toolTaskSchema).superRefine(unique('slug', 'name')),
  })
  .superRefine(({ groups, tools, tasks }, context) => {
    for (const [index, task] of tasks.entries()) {
      if (!tools.some((entry) => entry.slug === task.tool))
        context.addIssue({
          code: 'custom',
          path: ['tasks', index, 'tool'],
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
    // Groups and tools are anchors of the same page, the overview.
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
export type ToolTask = z.output<typeof toolTaskSchema>;
export type ToolGroup = z.output<typeof group>;
export type ToolLabels = z.output<typeof labels>;
export type StepLayout = (typeof stepLayouts)[number];
