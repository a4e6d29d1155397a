import type { FileKind } from 'engines';
import { z } from 'zod';
import { text } from '../messages';
import { editorWords } from './ai-pdf-editor';
import { cutWords } from './background-remove';
import { compareWords } from './compare-pdf';
import { screenerWords } from './document-screener';
import { dropZone } from './drop-zone';
import { excelWords } from './excel-to-pdf';
import { imageWords } from './image-to-pdf';
import { mergeWords } from './merge-pdf';
import { picturesWords } from './pdf-to-image';
import { slidesWords } from './pdf-to-ppt';
import { plagiarismWords } from './plagiarism-screener';
import { removeWords } from './remove-pages';
import { signWords } from './sign';
import { transcribeWords } from './speech-to-text';
import { splitWords } from './split-pdf';
import { summaryWords } from './summarize-text';
import { speakWords } from './text-to-speech';
import { wordWords } from './word-to-pdf';

/** The tools' own words, told apart by `kind`. */
const toolWords = z.discriminatedUnion('kind', [
  mergeWords,
  imageWords,
  removeWords,
  splitWords,
  picturesWords,
  cutWords,
  wordWords,
  compareWords,
  screenerWords,
  summaryWords,
  plagiarismWords,
  speakWords,
  transcribeWords,
  excelWords,
  slidesWords,
  editorWords,
  signWords,
]);

const workSchema = z.strictObject({
  dropZone,
  words: toolWords,
  /** Tools that the result goes on to: slug and what for. */
  next: z.array(z.strictObject({ slug: text(3, 40), note: text(3, 60) })).max(3),
});

/** A job of a tool that runs by itself: its words, and tools that the result goes on to. */
export const jobWorksSchema = z.record(z.string(), workSchema.omit({ dropZone: true }));

export const worksSchema = z.record(z.string(), workSchema);

export type Work = z.output<typeof workSchema>;
export type ToolWords = z.output<typeof toolWords>;
export type ToolSlug = ToolWords['kind'];

/** Folders of packages/engines/src that are an engine. */
export type EngineName = 'excel' | 'pdf' | 'picture' | 'powerpoint' | 'text' | 'voice' | 'word';

/** The engines of each tool. */
export const enginesOf: Record<ToolSlug, readonly EngineName[]> = {
  'merge-pdf': ['pdf'],
  'image-to-pdf': ['picture'],
  'remove-pages': ['pdf'],
  'split-pdf': ['pdf'],
  'pdf-to-image': ['pdf'],
  'background-remove': ['picture'],
  'word-to-pdf': ['word', 'pdf'],
  'compare-pdf': ['pdf', 'text', 'excel'],
  'document-screener': ['pdf', 'text', 'excel'],
  'summarize-text': ['text', 'pdf'],
  'plagiarism-screener': ['text', 'pdf'],
  'text-to-speech': ['pdf', 'text', 'voice'],
  'speech-to-text': ['voice'],
  'excel-to-pdf': ['excel', 'pdf'],
  'pdf-to-ppt': ['pdf', 'powerpoint'],
  'ai-pdf-editor': ['pdf'],
  sign: ['pdf', 'picture'],
};

/** Kinds of files that each tool takes. */
export const takenBy: Record<ToolSlug, readonly FileKind[]> = {
  'merge-pdf': ['pdf'],
  'image-to-pdf': ['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'bmp', 'tiff'],
  'remove-pages': ['pdf'],
  'split-pdf': ['pdf'],
  'pdf-to-image': ['pdf'],
  'text-to-speech': ['pdf', 'docx', 'text'],
  'speech-to-text': ['sound', 'video'],
  'background-remove': ['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'bmp'],
  'word-to-pdf': ['docx'],
  'compare-pdf': ['pdf', 'docx', 'text'],
  'document-screener': ['pdf', 'docx', 'text'],
  'summarize-text': ['pdf', 'docx', 'text'],
  'plagiarism-screener': ['pdf', 'docx', 'text'],
  'excel-to-pdf': ['xlsx', 'text'],
  'pdf-to-ppt': ['pdf'],
  'ai-pdf-editor': ['pdf'],
  sign: ['pdf'],
};
