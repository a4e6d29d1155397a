/** Lays out a Word file (ECMA-376, WordprocessingML) and prints it as a PDF. */
export { assets } from './assets';
export { operations, type WordOperations } from './operations';
export { convertWord, type WordFact, type WordInput } from './word-to-pdf';
