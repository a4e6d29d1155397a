import type { Limits } from './schema-fields';

/** An editable value of a content file. */
export type Field = {
  file: string;
  /** Path of the field, starting with the name of the exported data. */
  keys: string[];
  /** Name of the field for editors. */
  label: string;
  /** The printed value. */
  value: string | number;
  /** The source between the quotes: `A reply within ${fact.reply}.` */
  sourceText: string;
  limits: Limits;
  /** The comment above the field. */
  note?: string;
  line: number;
};

export type Fields = { fields: Field[]; pages: { path: string; label: string }[] };

/** New source of a field. */
export type Change = Pick<Field, 'file' | 'keys' | 'sourceText'>;
