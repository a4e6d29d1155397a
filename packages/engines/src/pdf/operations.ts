import type { Host } from '../engine';
import { findBlankPages } from './blank';
import { readChapters } from './chapters';
import { drawPage } from './draw';
import { inspect } from './inspect';
import { objectsPart } from './objects-part';
import { drawPictures } from './pictures';

type Writing = typeof import('./parts/writing');
type Changing = typeof import('./parts/changing');

const writing = (host: Host): Promise<Writing> =>
  host.part('writing', () => import('./parts/writing'), objectsPart(host));

const changing = (host: Host): Promise<Changing> =>
  host.part('changing', () => import('./parts/changing'), writing(host));

/** Operations in a part of the engine that is fetched at their first call. */
const inPart =
  <Part extends Record<keyof Part, (input: never, host: Host) => unknown>>(
    part: (host: Host) => Promise<Part>,
  ) =>
  <Name extends keyof Part>(name: Name) =>
    (async (input: never, host: Host) => (await part(host))[name](input, host)) as Part[Name];

const inWriting = inPart(writing);
const inChanging = inPart(changing);

/** Operations of the engine, with the types of their input and output. */
export const operations = {
  inspect,
  drawPage,
  findBlankPages,
  readChapters,
  drawPictures,
  /** Fetches the parts that write files and open encrypted and damaged ones in advance, so that they work offline. */
  prepare: async (_: undefined, host: Host): Promise<void> => {
    await writing(host);
  },
  merge: inWriting('merge'),
  arrangePages: inWriting('arrangePages'),
  split: inWriting('split'),
  planPartsBySize: inWriting('planPartsBySize'),
  readText: inChanging('readText'),
  markWords: inChanging('markWords'),
  readEditable: inChanging('readEditable'),
  edit: inChanging('edit'),
  readProtection: inChanging('readProtection'),
  measureName: inChanging('measureName'),
  signPages: inChanging('signPages'),
  findMarks: inChanging('findMarks'),
  redact: inChanging('redact'),
  readRedacted: inChanging('readRedacted'),
};

/** Types of the operations, for a page that calls them in a worker. */
export type PdfOperations = typeof operations;
