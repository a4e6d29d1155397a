import type { FileKind } from 'engines';

/** Folders of packages/engines/src that are an engine. */
export type EngineName = 'excel' | 'pdf' | 'picture' | 'powerpoint' | 'text' | 'voice' | 'word';

const engines = {
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
} satisfies Record<string, readonly EngineName[]>;

/** Slug of a tool, or of a task of a tool that has its own address, such as Sign. */
export type ToolSlug = keyof typeof engines;

/** The engines of each tool. */
export const enginesOf: Record<ToolSlug, readonly EngineName[]> = engines;

/** The slug of a tool that runs on its page; undefined for one that does not run yet. */
export const runningToolSlug = (slug: string): ToolSlug | undefined =>
  slug in engines ? (slug as ToolSlug) : undefined;

/** File types that each tool accepts. */
export const acceptedKinds: Record<ToolSlug, readonly FileKind[]> = {
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
