import type { Limits } from './schema-fields';

/** An editable value of a content file. */
export type Field = {
  file: string;
  /** Its path, beginning with the name of the data. */
  keys: string[];
  /** Its name for editors. */
  called: string;
  /** The printed value. */
  value: string | number;
  /** The source between the quotes: `A reply within ${fact.reply}.` */
  written: string;
  limits: Limits;
  /** The comment above it. */
  note?: string;
  line: number;
};

export type Fields = { fields: Field[]; pages: { path: string; label: string }[] };

/** New source of a field. */
export type Change = Pick<Field, 'file' | 'keys' | 'written'>;
