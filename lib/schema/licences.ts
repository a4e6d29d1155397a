import { z } from 'zod';
import { link, meta, slug, text, unique } from './common';

/** Licences under which code, fonts and models may be shipped here. None requires the site to publish its own source. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-4-Clause',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
] as const;

const work = z.strictObject({
  name: text(2, 60),
  licence: z.enum(allowedLicences),
  /** Who holds the rights, as its licence file says. */
  holder: text(3, 120),
  /** What it does here. */
  use: text(5, 120),
  /** Its packages on npm; a part of another package has none of its own. */
  packages: z.array(text(2, 60)).default([]),
});

export const licencesSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 200),
  meta,
  contents: text(3, 30),
  lastUpdated: text(5, 30),
  /** The button below the summary. */
  action: link,
  columns: z.tuple([text(2, 40), text(2, 40), text(2, 40), text(2, 40)]),
  sections: z
    .array(
      z.strictObject({
        /** Anchor, `/licences#fonts`. */
        id: slug,
        title: text(3, 70),
        short: text(15, 200),
        works: z.array(work).min(1),
      }),
    )
    .min(4)
    .superRefine(unique('id', 'title')),
});
