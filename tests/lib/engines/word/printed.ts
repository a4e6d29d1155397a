import { assets } from '@/lib/engines/word/assets';
import { type WordInput, wordToPdf } from '@/lib/engines/word/word-to-pdf';
import { bytesOf, run } from '@/tests/helpers/drawn-pages';
import { engineHost, sourceFile } from '@/tests/helpers/engine-host';
import { readPages } from '@/tests/helpers/pdf-words';
import { installed } from '@/tests/helpers/programs';
import { type WordParts, wordFile } from '@/tests/helpers/word-file';

const host = engineHost(assets);
const qpdf = installed('qpdf');

export const convert = (bytes: Uint8Array | string, options: Partial<WordInput> = {}, name = 'letter.docx') =>
  wordToPdf({ file: sourceFile(name, bytes), bookmarks: true, name: 'letter.pdf', ...options }, host);

/** Converts a file of these parts; qpdf, where it is installed, finds no fault in the PDF. */
export async function printed(parts: WordParts, options: Partial<WordInput> = {}) {
  const { files, facts } = await convert(wordFile(parts), options);
  const [file] = files;
  const pdf = file ? await bytesOf(file) : new Uint8Array();
  if (qpdf) run(pdf, 'qpdf', ['--check', 'FILE']);
  return { pdf, facts, file, pages: await readPages(pdf) };
}
