import type { Limits } from './schema-fields';

/** A value of a content file that an editor may change on the page. */
export type Field = {
  file: string;
  /** Its path, the name of the data first. */
  keys: string[];
  /** What an editor calls it. */
  called: string;
  /** What the page prints. */
  value: string | number;
  /** What is between the quotes in the file: `A reply within ${fact.reply}.` */
  written: string;
  limits: Limits;
  /** The comment above it. */
  note?: string;
  line: number;
};

export type Fields = { fields: Field[]; pages: { path: string; label: string }[] };

/** A field's new text, as it goes to the file. */
export type Change = Pick<Field, 'file' | 'keys' | 'written'>;
