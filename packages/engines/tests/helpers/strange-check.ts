import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Fact, Outcome } from '../../src/engine';
import { arrangePages } from '../../src/pdf/arrange';
import { merge } from '../../src/pdf/merge';
import type { PdfFact } from '../../src/pdf/pdf-fact';
import { split } from '../../src/pdf/split';
import { bytesOf, pdfHost as host, sourceFile } from './engine-host';
import { samplePdf } from './pdf-samples';
import { decodedStream } from './pdf-text';
import { random } from './random';
import { type StrangePdf, strangePdf } from './strange-pdf';
import type { PlantedItem, PlantedKind } from './strange-pdf/strange-document';

/** Facts that report the loss of each kind; other kinds must not be lost. */
const factsOfLoss: Partial<Record<PlantedKind, PdfFact[]>> = {
  note: ['annotations', 'reworded-notes', 'links'],
  look: ['redrawn-notes', 'annotations', 'forms'],
  field: ['forms', 'renamed'],
  value: ['forms', 'values'],
  bookmark: ['bookmarks'],
  destination: ['destinations', 'links', 'bookmarks'],
  link: ['links'],
  attachment: ['attachments'],
  layer: ['layers'],
  alternative: ['tags', 'alternative-texts'],
  label: ['labels'],
  part: ['catalog'],
  information: ['metadata', 'claims', 'information'],
};

/** Kinds that disappear with the page to which they lead, if that page is omitted. */
const linkKinds = new Set<PlantedKind>(['link', 'destination', 'bookmark']);

/**
 * Merges, thins and splits the strange PDF of a seed, and reads the results with a reader other than the engine’s.
 *
 * @returns faults: losses without a fact, and remains of omitted pages
 */
export async function faultsOf(seed: number): Promise<string[]> {
  const strange = strangePdf(seed);
  const next = random(seed);
  const pageIndexes = Array.from({ length: strange.pages }, (_, index) => index);
  const source = () => sourceFile('strange.pdf', strange.bytes, strange.password);
  const wrong: string[] = [];
  const check = async (name: string, work: Promise<Outcome<PdfFact>>, kept: number[][]) => {
    try {
      const { files, facts } = await work;
      for (const [index, pages] of kept.entries())
        wrong.push(
          ...(await problemsOf(strange, await bytesOf(files[index]), facts, pages)).map(
            (problem) => `${name}: ${problem}`,
          ),
        );
    } catch (error) {
      wrong.push(
        `${name}: ${(error as Error).message} ${JSON.stringify((error as { details?: unknown }).details ?? '')}`,
      );
    }
  };
  const other = sourceFile('other.pdf', await plainPdf);
  const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;
  await check('merge', merge({ sources: [other, source()], options }, host), [pageIndexes]);
  const some = pageIndexes.filter(() => next() < 0.5);
  const rest = pageIndexes.filter((page) => !some.includes(page));
  if (some.length > 0 && rest.length > 0) {
    const pages = some.map((page) => ({ page: page + 1 }));
    await check('remove', arrangePages({ source: source(), pages, name: 'x.pdf' }, host), [some]);
    const parts = [some, rest].map((list, index) => ({
      name: `${index}.pdf`,
      pages: list.map((page) => page + 1),
    }));
    await check('split', split({ source: source(), parts }, host), [some, rest]);
  }
  return wrong.map((problem) => `seed ${seed} (${strange.made}): ${problem}`);
}

const plainPdf = samplePdf({ pages: ['quill'], bookmarks: [{ title: 'Quill', page: 0 }] });

async function problemsOf(
  { planted }: StrangePdf,
  bytes: Uint8Array,
  facts: Fact<PdfFact>[],
  kept: number[],
) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const allText = wordsIn(document);
  const isKept = ({ pages }: PlantedItem) => pages.length === 0 || pages.some((page) => kept.includes(page));
  const isWhole = ({ pages }: PlantedItem) => pages.every((page) => kept.includes(page));
  const problems: string[] = [];
  for (const { fact } of facts.filter(
    ({ fact, lost }) => lost && (fact === 'unchecked' || fact === 'removed'),
  ))
    problems.push(`${fact}: the auditor cannot read it`);
  if (document.getPageCount() < kept.length) problems.push(`${document.getPageCount()} pages`);
  for (const plantedWord of planted) {
    const { word, kind } = plantedWord;
    const isThere = allText.includes(word);
    if (isThere && (kind === 'old' || !isKept(plantedWord)))
      problems.push(`${word} of pages ${plantedWord.pages} is left behind`);
    if (
      isThere ||
      kind === 'old' ||
      kind === 'unused' ||
      !isKept(plantedWord) ||
      (linkKinds.has(kind) && !isWhole(plantedWord))
    )
      continue;
    const isReported = facts.some(
      ({ fact, lost }) => (lost || fact === 'renamed') && factsOfLoss[kind]?.includes(fact),
    );
    if (!isReported) problems.push(`${word} of pages ${plantedWord.pages} is lost without a fact`);
  }
  return problems;
}

/** All strings, names and streams of a file, as text. */
export function wordsIn(document: PDFDocument): string {
  const texts: string[] = [];
  const visited = new Set<PDFObject>();
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (visited.has(object)) continue;
    visited.add(object);
    if (object instanceof PDFString || object instanceof PDFHexString)
      texts.push(object.decodeText(), Buffer.from(object.asBytes()).toString('latin1'));
    else if (object instanceof PDFName) texts.push(object.decodeText());
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFRawStream) {
      waiting.push(object.dict);
      texts.push(decodedStream(object));
    } else if (object instanceof PDFDict)
      for (const [key, value] of object.entries()) {
        texts.push(key.decodeText());
        waiting.push(value);
      }
  }
  return texts.join('\n');
}
