import { z } from 'zod';
import { illustrationName } from './illustrations';
import { text } from './messages';
import { kindGroupNames } from './tool-chooser';

/** A field for text that is typed or pasted. */
export const textField = z.strictObject({
  label: text(3, 60),
  placeholder: text(5, 60),
  /** The key that takes the text, the name that it then has as a file, and what is said of an empty field. */
  take: text(3, 40),
  name: text(5, 40).regex(/\.txt$/),
  empty: text(5, 80),
});

export type TextField = z.output<typeof textField>;

/** The empty state of a tool: a folder that takes files. */
export const dropZone = z
  .strictObject({
    tab: text(3, 24),
    /** What may be dropped, as a request. */
    drop: text(5, 60),
    choose: text(5, 60),
    /** On touch screens, where nothing is dropped: the words of the one button. */
    touch: text(5, 30),
    /** Kinds of files, in a line. */
    formats: text(3, 60),
    /** What the file field takes: media types and endings. */
    accept: text(3, 200),
    multiple: z.boolean(),
    /** What is said below a file of another kind, where the tool’s own words do not. */
    refused: text(20, 120).optional(),
    /** Tools that take a refused file of a kind, by slug, besides those of content/workbench.ts. */
    elsewhere: z.partialRecord(z.enum(kindGroupNames), text(3, 40)).optional(),
    /** What is in it: files that the tool takes. */
    samples: z.array(illustrationName('tools/samples')).min(1).max(3).optional(),
    /** Instead of the samples: a field for text that is typed or pasted. */
    text: textField.optional(),
    /** Beside that field: what comes out. */
    beside: illustrationName('tools/samples').optional(),
    /** The link that begins without a file. */
    begin: text(5, 40).optional(),
    /** How the job is done without this page: a sentence. */
    without: text(20, 200),
  })
  .refine(
    ({ samples, text }) => Boolean(samples) !== Boolean(text),
    'needs “samples” or a field for “text”, and not both. Keep one of them.',
  );

export type DropZone = z.output<typeof dropZone>;
