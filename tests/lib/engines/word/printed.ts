import { assets } from '@/lib/engines/word/assets';
import { type WordInput, wordToPdf } from '@/lib/engines/word/word-to-pdf';
import { bytesOf, engineHost, sourceFile } from '@/tests/helpers/engine-host';
import { requireSound } from '@/tests/helpers/pdf-programs';
import { readPages } from '@/tests/helpers/pdf-words';
import { type WordParts, wordFile } from '@/tests/helpers/word-file';

const host = engineHost(assets);

export const convert = (bytes: Uint8Array | string, options: Partial<WordInput> = {}, name = 'letter.docx') =>
  wordToPdf({ file: sourceFile(name, bytes), bookmarks: true, name: 'letter.pdf', ...options }, host);

/** Converts a file of these parts; qpdf, where it is installed, finds no fault in the PDF. */
export async function printed(parts: WordParts, options: Partial<WordInput> = {}) {
  const { files, facts } = await convert(wordFile(parts), options);
  const [file] = files;
  const pdf = await bytesOf(file);
  requireSound(pdf);
  return { pdf, facts, file, pages: await readPages(pdf) };
}
