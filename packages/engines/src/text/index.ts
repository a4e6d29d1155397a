/** Reads documents into blocks of words with their places, and compares, screens and summarises them. */
export * from './client';
export {
  type Change,
  type CompareOptions,
  type Comparison,
  compare,
  compareDocuments,
} from './compare/compare';
export { comparePictures, type Picture } from './compare/pictures';
export { readDocx } from './docx/read-docx';
export { type Part, type Run, writeWord } from './docx/write';
export type { PartyKind } from './entities/roles';
export type { Block, Box, Page, Place, TextDocument } from './model';
export { operations, type TextOperations } from './operations';
export type { Column, PackedDocument } from './pack';
export {
  type CopiedPassage,
  type Plagiarism,
  type PlagiarismOptions,
  screenPlagiarism,
} from './plagiarism/screen';
export { readPlain } from './plain';
export type { Finding, Rule } from './screener/finding';
export { type Screening, screenDocument } from './screener/screen';
export type { KeyFact, KeyFacts, KeyParty } from './summary/key-facts';
export { sentencesOf } from './summary/sentences';
export { type Length, type Point, type Summary, summarizeDocument } from './summary/summarize';
