import { z } from 'zod';
import { illustrationName } from './illustrations';
import { text } from './messages';
import { kindGroupNames } from './tool-chooser';

/** A field for text that is typed or pasted. */
export const textField = z.strictObject({
  label: text(3, 60),
  placeholder: text(5, 60),
  /** The button that accepts the text, the file name that the text gets, and the message for an empty field. */
  take: text(3, 40),
  name: text(5, 40).regex(/\.txt$/),
  empty: text(5, 80),
});

export type TextField = z.output<typeof textField>;

/** The drop zone, which is the empty state of a tool. */
export const dropZone = z
  .strictObject({
    tab: text(3, 24),
    /** Request to drop files. */
    drop: text(5, 60),
    choose: text(5, 60),
    /** Label of the only button on touch screens, where nothing can be dropped. */
    touch: text(5, 30),
    /** Kinds of files, in a line. */
    formats: text(3, 60),
    /** What the file field takes: media types and endings. */
    accept: text(3, 200),
    multiple: z.boolean(),
    /** Shown below a file of an unsupported type, unless the tool has its own message. */
    refused: text(20, 120).optional(),
    /** Tools that accept a refused type of file, by slug, in addition to those of content/workbench.ts. */
    elsewhere: z.partialRecord(z.enum(kindGroupNames), text(3, 40)).optional(),
    /** Illustration of the files that the tool takes. */
    samples: z.array(illustrationName('tools/samples')).min(1).max(3).optional(),
    /** Instead of the samples: a field for text that is typed or pasted. */
    text: textField.optional(),
    /** Illustration of the result, beside that field. */
    beside: illustrationName('tools/samples').optional(),
    /** Link that starts without a file. */
    begin: text(5, 40).optional(),
    /** A sentence on how to do the job without this tool. */
    without: text(20, 200),
  })
  .refine(
    ({ samples, text }) => Boolean(samples) !== Boolean(text),
    'needs “samples” or a field for “text”, and not both. Keep one of them.',
  );

export type DropZone = z.output<typeof dropZone>;
