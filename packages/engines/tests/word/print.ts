import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeHost } from '../../src/node';
import { assets } from '../../src/word/assets';
import { convertWord, type WordInput } from '../../src/word/word-to-pdf';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { requireSound } from '../helpers/pdf-programs';
import { readPages } from '../helpers/pdf-words';
import { type WordParts, wordFile } from '../helpers/word-file';

const host = nodeHost(assets, join(tmpdir(), 'engines-fonts'));

export const convert = (bytes: Uint8Array | string, options: Partial<WordInput> = {}, name = 'letter.docx') =>
  convertWord({ file: sourceFile(name, bytes), bookmarks: true, name: 'letter.pdf', ...options }, host);

/** Converts a file of these parts; qpdf, where it is installed, finds no fault in the PDF. */
export async function printParts(parts: WordParts, options: Partial<WordInput> = {}) {
  const { files, facts } = await convert(wordFile(parts), options);
  const [file] = files;
  const pdf = await bytesOf(file);
  await requireSound(pdf);
  return { pdf, facts, file, pages: await readPages(pdf) };
}
