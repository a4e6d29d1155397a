import { compare } from './compare/compare';
import { comparePictures } from './compare/pictures';
import { writeWord } from './docx/write';
import { plagiarism } from './plagiarism/screen';
import { linesToRead } from './read-aloud';
import { readDocument, readText } from './read-document';
import { screen } from './screener/screen';
import { matchPoints, runningText } from './summary/match-points';
import { summarize } from './summary/summarize';

/** Operations of the engine, with the types of their input and output. */
export const operations = {
  readDocument,
  readText,
  aloudLines: linesToRead,
  compare,
  comparePictures,
  plagiarism,
  summarize,
  runningText,
  matchPoints,
  screen,
  writeWord,
};

/** Operations of the text engine's worker, by name. */
export type TextOperations = typeof operations;
