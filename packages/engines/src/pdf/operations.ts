import { arrange } from './arrange';
import { blankPages } from './blank';
import { draw } from './draw';
import { edit } from './edit/edit';
import { editable } from './edit/editable';
import { inspect } from './inspect';
import { mark } from './mark';
import { merge } from './merge';
import { pictures } from './pictures';
import { read } from './read-text';
import { chapters, partsBySize, split } from './split';

/** Operations of the engine, with the types of their input and output. */
export const operations = {
  inspect,
  draw,
  read,
  blankPages,
  mark,
  merge,
  arrange,
  split,
  chapters,
  partsBySize,
  pictures,
  editable,
  edit,
};

export type PdfOperations = typeof operations;
