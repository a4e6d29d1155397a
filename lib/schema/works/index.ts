import type { FileKind } from 'engines';
import { z } from 'zod';
import { text } from '../messages';
import { compareWords } from './compare';
import { cutWords } from './cut';
import { editorWords } from './editor';
import { excelWords } from './excel';
import { imageWords } from './image';
import { mergeWords } from './merge';
import { picturesWords } from './pictures';
import { plagiarismWords } from './plagiarism';
import { pocket } from './pocket';
import { removeWords } from './remove';
import { screenerWords } from './screener';
import { signWords } from './sign';
import { slidesWords } from './slides';
import { speakWords } from './speak';
import { splitWords } from './split';
import { summaryWords } from './summary';
import { transcribeWords } from './transcribe';
import { wordWords } from './word';

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
  pocket,
  words: toolWords,
  /** Tools that the result goes on to: slug and what for. */
  next: z.array(z.strictObject({ slug: text(3, 40), note: text(3, 60) })).max(3),
});

/** A job of a tool that runs by itself: its words, and tools that the result goes on to. */
export const jobWorksSchema = z.record(z.string(), workSchema.omit({ pocket: true }));

export const worksSchema = z.record(z.string(), workSchema);

export type Work = z.output<typeof workSchema>;
export type ToolWords = z.output<typeof toolWords>;
export type WorkKind = ToolWords['kind'];

/** Folders of packages/engines/src that are an engine. */
export type EngineName = 'excel' | 'pdf' | 'picture' | 'powerpoint' | 'text' | 'voice' | 'word';

/** The engines of each kind of tool. */
export const enginesOf: Record<WorkKind, readonly EngineName[]> = {
  merge: ['pdf'],
  image: ['picture'],
  remove: ['pdf'],
  split: ['pdf'],
  pictures: ['pdf'],
  cut: ['picture'],
  word: ['word', 'pdf'],
  compare: ['pdf', 'text', 'excel'],
  screener: ['pdf', 'text', 'excel'],
  summary: ['text', 'pdf'],
  plagiarism: ['text', 'pdf'],
  speak: ['pdf', 'text', 'voice'],
  transcribe: ['voice'],
  excel: ['excel', 'pdf'],
  slides: ['pdf', 'powerpoint'],
  editor: ['pdf'],
  sign: ['pdf', 'picture'],
};

/** Kinds of files that each kind of tool takes. */
export const takenBy: Record<WorkKind, readonly FileKind[]> = {
  merge: ['pdf'],
  image: ['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'bmp', 'tiff'],
  remove: ['pdf'],
  split: ['pdf'],
  pictures: ['pdf'],
  speak: ['pdf', 'docx', 'text'],
  transcribe: ['sound', 'video'],
  cut: ['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'bmp'],
  word: ['docx'],
  compare: ['pdf', 'docx', 'text'],
  screener: ['pdf', 'docx', 'text'],
  summary: ['pdf', 'docx', 'text'],
  plagiarism: ['pdf', 'docx', 'text'],
  excel: ['xlsx', 'text'],
  slides: ['pdf'],
  editor: ['pdf'],
  sign: ['pdf'],
};
