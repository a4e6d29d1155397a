import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingItems } from '../src/missing-items';
import { nodeHost } from '../src/node';
import { readDocx } from '../src/text/docx/read-docx';
import { assets, convertWord } from '../src/word/index';
import { bytesOf, sourceFile } from '../tests/helpers/engine-host';
import { run } from '../tests/helpers/pdf-programs';
import { isInstalled } from '../tests/helpers/programs';
import { wordDocuments } from '../tests/helpers/word-documents';
import { officePrints, work } from './measure';

type Note = (what: string, figure: string) => void;

/** A word of a print: its page, and the place of its lower left corner in points. */
type Word = { text: string; page: number; x: number; y: number };

/**
 * Compares Word files of a folder, and documents of our own, with LibreOffice's prints: pages, words in any order, and
 * how far each word is from its place in LibreOffice's PDF. Without LibreOffice or poppler there is nothing to compare.
 */
export async function measureWord(folder: string, note: Note): Promise<void> {
  if (!isInstalled('soffice') || !isInstalled('pdftotext')) return;
  if (existsSync(folder)) {
    const names = readdirSync(folder).filter((file) => file.endsWith('.docx'));
    const documents = names.map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))] as const);
    const read = documents.filter(([name, bytes]) => isRead(name, bytes));
    note('Word files read as Compare and the screeners do', `${read.length} of ${documents.length}`);
    await compareWithLibreOffice(note, 'Word to PDF', new Map(documents));
  }
  await compareWithLibreOffice(note, 'Word to PDF, eight sample documents', wordDocuments());
}

function isRead(name: string, bytes: Uint8Array): boolean {
  try {
    return readDocx(bytes, name).pages.length > 0;
  } catch (error) {
    console.log(`  ${name}: ${error}`);
    return false;
  }
}

async function compareWithLibreOffice(note: Note, label: string, documents: ReadonlyMap<string, Uint8Array>) {
  const prints = officePrints(documents);
  let [converted, samePages, sameWords, withWords, total] = [0, 0, 0, 0, 0];
  let [words, missing, unreported] = [0, 0, 0];
  const distances: number[] = [];
  const distancesWithOtherFonts: number[] = [];
  for (const [name, bytes] of documents) {
    const file = sourceFile(name, bytes);
    const { result, seconds } = await work(() =>
      convertWord({ file, bookmarks: true, name: 'a.pdf' }, nodeHost(assets)).catch(() => undefined),
    );
    const [pdf] = result?.files ?? [];
    if (!pdf) continue;
    converted++;
    total += seconds;
    const print = prints.get(name);
    if (!print) continue;
    const pages = Number(/Pages:\s+(\d+)/.exec(run(print, 'pdfinfo', ['FILE']))?.[1]);
    if (pages === pdf.pages) samePages++;
    else console.log(`  ${name}: ${pdf.pages} pages, LibreOffice ${pages}`);
    const [ours, theirs] = [wordsOf(await bytesOf(pdf)), wordsOf(print)];
    if (theirs.length === 0) continue;
    withWords++;
    const printed = partsOf(theirs);
    const lostWords = missingItems(printed, partsOf(ours));
    const share = 1 - lostWords.length / printed.length;
    words += printed.length;
    missing += lostWords.length;
    if (share < 0.98 && result?.facts.every((fact) => !fact.lost)) {
      unreported++;
      console.log(`  ${name}: lacks words and reports no loss: ${lostWords.slice(0, 8).join(' ')}`);
    }
    if (share >= 0.95) sameWords++;
    else console.log(`  ${name}: ${Math.round(share * 100)} % of the words`);
    const wordDistances = distancesOf(ours, theirs);
    const hasOtherFonts = !hasSameWidths(print);
    (hasOtherFonts ? distancesWithOtherFonts : distances).push(...wordDistances);
    const [half = 0] = percentiles(wordDistances, [0.5]);
    if (half > 3)
      console.log(
        `  ${name}: half of the words within ${half.toFixed(1)} pt${hasOtherFonts ? ', fonts replaced' : ''}`,
      );
  }
  note(`${label}: files converted`, `${converted} of ${documents.size}`);
  note(`${label}: as many pages as in LibreOffice's print`, `${samePages} of ${converted}`);
  note(`${label}: at least 95 % of the words of that print`, `${sameWords} of ${withWords}`);
  note(`${label}: of ${words} words of that print missing`, `${((100 * missing) / words).toFixed(2)} %`);
  note(`${label}: files that lack more than 2 % of the words and report no loss`, `${unreported}`);
  for (const [distanceGroup, fonts] of [
    [distances, 'in faces of the same widths'],
    [distancesWithOtherFonts, 'in other faces, as the machine of the measurement lacks some'],
  ] as const) {
    if (distanceGroup.length === 0) continue;
    const [half, ninety] = percentiles(distanceGroup, [0.5, 0.9]).map((each) => `${each.toFixed(1)} pt`);
    note(
      `${label}: from the same words of that print, ${fonts}: half, nine tenths of ${distanceGroup.length} within`,
      `${half}, ${ninety}`,
    );
  }
  note(`${label}: time for a file`, `${(total / converted).toFixed(2)} s`);
}

/** Whether LibreOffice used fonts of the same widths as those of the file: a fallback font moves every word. */
const hasSameWidths = (print: Uint8Array): boolean =>
  run(print, 'pdffonts', ['FILE'])
    .split('\n')
    .slice(2)
    .every((line) => /^\s*$|Liberation|Carlito|Caladea|Gelasio|Symbol/i.test(line));

/** For each share, the value below which this share of all values lies. */
function percentiles(values: readonly number[], shares: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return shares.map((share) => sorted[Math.floor(sorted.length * share)] ?? 0);
}

/**
 * Distances between the words of two prints: the nth occurrence of a word on a page is compared with the nth on the
 * same page of the other print.
 */
function distancesOf(ours: readonly Word[], theirs: readonly Word[]): number[] {
  const places = new Map<string, Word[]>();
  for (const word of ours) places.set(keyOf(word), [...(places.get(keyOf(word)) ?? []), word]);
  return theirs.flatMap((word) => {
    const ownWord = places.get(keyOf(word))?.shift();
    return ownWord ? [Math.hypot(ownWord.x - word.x, ownWord.y - word.y)] : [];
  });
}

const keyOf = ({ page, text }: Word) => `${page} ${text}`;

/** Texts of the words, split at non-breaking spaces, for which programs write different characters. */
const partsOf = (words: readonly Word[]): string[] => words.flatMap(({ text }) => text.split(/\s+/));

/** Words with a letter or digit: bullets are glyphs of each program’s own fonts. */
function wordsOf(pdf: Uint8Array): Word[] {
  const boxes = Buffer.from(run(pdf, 'pdftotext', ['-bbox', 'FILE', '-']), 'latin1').toString('utf8');
  let page = 0;
  return [
    ...boxes.matchAll(
      /<page |<word xMin="([\d.-]+)" yMin="[\d.-]+" xMax="[\d.-]+" yMax="([\d.-]+)">(.*?)<\/word>/g,
    ),
  ].flatMap(([, x, y, text]): Word[] => {
    if (text === undefined) page += 1;
    return text !== undefined && /[\p{L}\p{N}]/u.test(text)
      ? [{ text, page, x: Number(x), y: Number(y) }]
      : [];
  });
}
