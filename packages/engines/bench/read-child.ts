/**
 * Corpus run of the reader and of Compare, in a process of its own: compares a file's words with those of poppler and
 * pdfium.
 */
import { readFileSync } from 'node:fs';
import type { Fault } from '../src/index';
import { missingItems } from '../src/missing-items';
import { nodeHost } from '../src/node';
import { assets, readText } from '../src/pdf/index';
import { compareDocuments } from '../src/text/index';
import { textOf } from '../src/text/model';
import { unpack } from '../src/text/pack';
import { pdfiumText } from '../tests/helpers/drawn-pages';
import { sourceFile } from '../tests/helpers/engine-host';
import { insideCropBox, textIn } from './measure';

export type WordsRead = {
  file: string;
  /** Why it could not be read: `no-text` for a file without a word. */
  fault?: string;
  /** Number of words on the first pages that both poppler and pdfium read, and those of them that the reader misses. */
  agreed: number;
  missing: string[];
  /** Words that only the reader finds. */
  extra: string[];
  words: { ours: number; poppler: number; pdfium: number };
  /** Changes that Compare finds between the file and itself. */
  changes?: number;
  error?: string;
};

/** Pages whose words are compared. */
const maxPages = 5;

/** Length from which a word’s letters hardly occur in sequence by chance. */
const minSequenceLength = 4;

process.on('message', async (path: string) => process.send?.(await run(path)));

async function run(path: string): Promise<WordsRead> {
  const file = path.split('/').at(-1) ?? path;
  const bytes = readFileSync(path);
  const result: WordsRead = {
    file,
    agreed: 0,
    missing: [],
    extra: [],
    words: { ours: 0, poppler: 0, pdfium: 0 },
  };
  const poppler = wordsOf(textIn(bytes, () => ['-l', `${maxPages}`, ...insideCropBox(bytes)]));
  const pdfium = wordsOf(await pdfiumText(bytes, maxPages).catch(() => ''));
  let ours: string[] = [];
  try {
    const document = await unpack(await readText({ source: sourceFile(file, bytes) }, nodeHost(assets)));
    ours = wordsOf(
      document.pages
        .slice(0, maxPages)
        .flatMap(({ blocks }) => blocks)
        .map((block) => `${block.label ?? ''} ${textOf(block)}`)
        .join('\n'),
    );
    result.changes = compareDocuments(document, document).changes.length;
  } catch (error) {
    const { code } = error as Fault;
    if (code) result.fault = code;
    else result.error = `${(error as Error).stack ?? error}`;
  }
  const onlyPoppler = missingItems(poppler, pdfium);
  const agreed = missingItems(poppler, onlyPoppler);
  result.agreed = agreed.length;
  result.missing = notInSequence(missingItems(agreed, ours), ours);
  result.extra = notInSequence(notInSequence(missingItems(ours, [...poppler]), poppler), pdfium).filter(
    (word) => !pdfium.includes(word),
  );
  result.words = { ours: ours.length, poppler: poppler.length, pdfium: pdfium.length };
  return result;
}

/** Words without punctuation: programs differ in what they consider a space. */
const wordsOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Expected words that are short or do not occur in the joined words either: programs split words at different places.
 */
function notInSequence(expected: string[], present: string[]): string[] {
  const joined = present.join('');
  return expected.filter((word) => word.length < minSequenceLength || !joined.includes(word));
}
