import { z } from 'zod';
import { href, link, meta, picture, text, unique } from './common';
import { samplesSchema } from './samples';

/** Drawings of the benefit cards. Each fixes the shape and colour of its card; the first three fill one row, the last two the next. */
const benefitPictures = ['b-source', 'b-dates', 'b-people', 'b-drawer', 'b-record'] as const;

/** Signs of the legend, which explains the colours and strokes of all pictures. */
const legendSamples = ['sheet', 'copies', 'marker', 'pen'] as const;

const hero = z
  .strictObject({
    /** Says what the product is and for whom; above the heading. */
    kind: text(10, 60),
    /** The page's heading, line by line. */
    lines: z.array(text(3, 24)).min(2).max(4),
    /** Words of the heading under the yellow marker: what the AI does. */
    readPhrase: text(2, 16),
    /** Words of the heading over the pen stroke: what a person does. */
    signedPhrase: text(2, 16),
    lead: text(60, 200),
    /** Second button; the first is the site's Get Started. */
    tools: link,
  })
  .refine(
    ({ lines, readPhrase, signedPhrase }) =>
      [readPhrase, signedPhrase].every((phrase) => lines.some((line) => line.includes(phrase))),
    'marks words that are in none of its lines. Copy them from the heading exactly.',
  );

export const homeSchema = z.strictObject({
  meta,
  hero,
  samples: samplesSchema,

  legend: z.strictObject({
    /** Name of the strip for screen readers. */
    label: text(10, 60),
    entries: z
      .array(z.strictObject({ sample: z.enum(legendSamples), name: text(4, 24), meaning: text(8, 40) }))
      .length(4),
  }),

  benefits: z.strictObject({
    title: text(8, 50),
    lead: text(40, 160),
    cards: z
      .array(z.strictObject({ picture: z.enum(benefitPictures), title: text(8, 40), text: text(40, 150) }))
      .length(5),
  }),

  problems: z.strictObject({
    title: text(8, 60),
    /** Headings of the two columns. */
    problemsHeading: text(4, 40),
    answersHeading: text(4, 40),
    rows: z
      .array(
        z.strictObject({
          picture,
          /** Without quotation marks; the page adds them. */
          quote: text(10, 40),
          /** The answer in one bold sentence, then what it means in practice. */
          answer: text(10, 50),
          text: text(30, 110),
          /** Page with more about it; the link shows that page's own name. */
          href,
        }),
      )
      .length(5),
  }),

  steps: z.strictObject({
    title: text(8, 50),
    lead: text(30, 140),
    steps: z.array(z.strictObject({ picture, title: text(3, 20), text: text(40, 110) })).length(5),
  }),

  audiences: z.strictObject({
    title: text(8, 50),
    lead: text(30, 140),
    /** Folders of the drawer, front folder last. `href` leads to a text about them. */
    folders: z
      .array(z.strictObject({ name: text(4, 20), documents: text(10, 36), href }))
      .min(4)
      .max(8),
    trial: z.strictObject({
      title: text(8, 30),
      text: text(20, 60),
      facts: z.array(text(10, 60)).length(3),
      /** Second link; the first asks for the trial. */
      plans: link,
    }),
  }),

  testimonials: z.strictObject({
    title: text(8, 60),
    /** Heading while a letter is a sample. */
    samplesTitle: text(8, 60),
    /** Below that heading. */
    samplesLead: text(20, 120),
    /** Name of the carousel for screen readers. */
    carousel: text(8, 40),
    /** Printed on every letter. */
    label: text(4, 20),
    /** Alternative text of the five drawn stars. */
    stars: text(8, 30).refine(
      (value) => value.match(/\d+/g)?.every((figure) => figure === '5') ?? true,
      'must say five of five, as many as are drawn, like “5 out of 5 stars”.',
    ),
    /** Printed on a letter that is a sample. */
    sampleMark: text(4, 30),
    letters: z
      .array(
        z.strictObject({
          portrait: picture,
          quote: text(40, 140),
          name: text(4, 30).regex(/^\P{Ll}/u, 'begins with a small letter. Write the name with a capital.'),
          /** Role and, once real, organisation. */
          about: text(4, 50),
          /** True while the quote is invented; the launch check lists it until there is a real one. */
          sample: z.boolean().default(false),
        }),
      )
      .length(3)
      .superRefine(unique('portrait', 'name')),
  }),

  formats: z.strictObject({
    title: text(8, 40),
    text: text(20, 80),
    list: z
      .array(z.strictObject({ picture, name: text(2, 10) }))
      .length(5)
      .superRefine(unique('picture', 'name')),
  }),
});

export type Home = z.output<typeof homeSchema>;
