import { arrangePages } from './arrange';
import { findBlankPages } from './blank';
import { drawPage } from './draw';
import { edit } from './edit/edit';
import { readEditable } from './edit/editable';
import { inspect } from './inspect';
import { markWords } from './mark';
import { merge } from './merge';
import { drawPictures } from './pictures';
import { readText } from './read-text';
import { findMarks } from './redact/find';
import { redact } from './redact/redact';
import { measureName } from './sign/handwriting';
import { readProtection } from './sign/protection';
import { signPages } from './sign/sign';
import { planPartsBySize, readChapters, split } from './split';

/** Operations of the engine, with the types of their input and output. */
export const operations = {
  inspect,
  drawPage,
  readText,
  findBlankPages,
  markWords,
  merge,
  arrangePages,
  split,
  readChapters,
  planPartsBySize,
  drawPictures,
  readEditable,
  edit,
  readProtection,
  measureName,
  signPages,
  findMarks,
  redact,
};

/** Types of the operations, for a page that calls them in a worker. */
export type PdfOperations = typeof operations;
