import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Host, isTemporary } from '../../engine';
import { boxOf, type Matrix } from '../../matrix';
import { joinBroken } from '../hyphens';
import type { Block, Box, Field, Page, Properties, TextDocument } from '../model';
import { blockOf, blocksOf, linesOf } from './blocks';
import { regionsOf } from './columns';
import { isVisualOrder, spokenOrder } from './devanagari';
import { level, placeOnPage } from './directions';
import { fieldsOf, wordsOf } from './fields';
import { headersAndFootersOf } from './headers-and-footers';
import { segmentsOf } from './lines';
import { hasUnclearLetters, hasUnmappedGlyphs, withReplacementTexts } from './replace-texts';
import { isPicture, rulesOf } from './rules';
import { type Run, type RunsInDirection, runsOf } from './runs';

export type PdfReading = {
  name: string;
  /** Whether to find thin drawn lines too, which takes several times as long. */
  rules?: boolean;
  /** Replacement texts of marked content on a page, used if its letters are unreliable. */
  replacements?: (page: number) => Promise<(string | undefined)[]>;
  /** Texts that are only in appearances of annotations, with their rectangles in points of the file. */
  appearances?: (page: number) => Promise<{ text: string; rect: number[]; isList: boolean }[]>;
  /** The same page in a repaired copy of the file, used if it cannot be read. */
  repairedPage?: (page: number) => Promise<PDFPageProxy | undefined>;
};

/** Text of an opened PDF with positions. Drawn pages without words are marked as pictures. */
export async function readPdf(
  document: PDFDocumentProxy,
  { name, rules = false, repairedPage, ...texts }: PdfReading,
  progress: Host['progress'] = () => {},
): Promise<TextDocument> {
  const readPages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    readPages.push(
      (await readPageUnlessBroken(() => document.getPage(number), rules, texts)) ??
        (await readPageUnlessBroken(async () => repairedPage?.(number), rules, texts)) ??
        unreadablePage(number, readPages.at(-1)),
    );
    progress({ stage: 'reading', done: number, total: document.numPages });
  }
  return {
    name,
    kind: 'pdf',
    pages: pagesOf(readPages),
    properties: propertiesOf(await informationOf(document)),
  };
}

type ReadPage = Page & {
  text: RunsInDirection;
  asides: RunsInDirection[];
  notes: Block[];
  drawnTexts: { text: string; box: Box; isList: boolean }[];
  height: number;
};

/** @returns undefined if there is no page, or if pdf.js cannot read it */
async function readPageUnlessBroken(
  find: () => Promise<PDFPageProxy | undefined>,
  rules: boolean,
  texts: Pick<PdfReading, 'replacements' | 'appearances'>,
): Promise<ReadPage | undefined> {
  try {
    const page = await find();
    const read = page && (await readPage(page, rules, texts));
    page?.cleanup();
    return read;
  } catch (error) {
    if (isTemporary(error)) throw error;
    return undefined;
  }
}

/** Stands for a page that cannot be read: it has no words, and something may be drawn on it. */
const unreadablePage = (number: number, example: ReadPage | undefined): ReadPage => ({
  number,
  width: example?.width ?? 595,
  height: example?.height ?? 842,
  blocks: [],
  fields: [],
  picture: true,
  text: { frame: level, runs: [] },
  asides: [],
  notes: [],
  drawnTexts: [],
});

/** Metadata of a document; empty if it is broken. */
const informationOf = (document: PDFDocumentProxy): Promise<Record<string, unknown>> =>
  document.getMetadata().then(
    ({ info }) => info as Record<string, unknown>,
    () => ({}),
  );

async function readPage(
  page: PDFPageProxy,
  rules: boolean,
  { replacements, appearances }: Pick<PdfReading, 'replacements' | 'appearances'>,
): Promise<ReadPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const matrix = transform as Matrix;
  let content = await page.getTextContent();
  if (replacements && hasUnmappedGlyphs(content)) {
    const marked = await page.getTextContent({ includeMarkedContent: true });
    content = withReplacementTexts(marked, await replacements(page.pageNumber));
  }
  const [text = { frame: level, runs: [] }, ...asides] = runsOf(content, matrix);
  const { fields, notes, drawn } = await fieldsOf(page, matrix);
  const drawnTexts = drawn && appearances ? await appearances(page.pageNumber) : [];
  const empty = text.runs.length === 0 && drawnTexts.length === 0;
  const operators = empty || rules ? await page.getOperatorList() : undefined;
  return {
    number: page.pageNumber,
    width,
    height,
    blocks: [],
    fields,
    ...(empty && operators && isPicture(operators) && { picture: true as const }),
    ...(hasUnclearLetters(content) && { unclear: true as const }),
    ...(rules && operators && { rules: rulesOf(operators, matrix) }),
    text,
    asides,
    notes,
    drawnTexts: drawnTexts.map(({ rect, ...drawnText }) => ({ ...drawnText, box: boxOf(rect, matrix) })),
  };
}

function pagesOf(readPages: ReadPage[]): Page[] {
  reorderDevanagari(readPages.flatMap(({ text, asides }) => [text, ...asides].flatMap(({ runs }) => runs)));
  const size = bodySize(readPages);
  const segments = readPages.map(({ text }) => segmentsOf(text.runs));
  // Headers and footers are recognised by their height on the page, which rotated text does not have.
  const headersAndFooters = headersAndFootersOf(
    readPages.map(({ height, text }, index) => ({
      height,
      segments: text.frame === level ? (segments[index] ?? []) : [],
    })),
  );
  const pages = readPages.map(({ text, notes, asides, drawnTexts, ...page }, index) => {
    const { header = [], body = [], footer = [] } = headersAndFooters[index] ?? {};
    const main = text.frame === level ? body : (segments[index] ?? []);
    const blocks = [
      ...linesOf(header).map((line) => blockOf('header', [line])),
      ...placeOnPage(blocksOf(regionsOf(main), size), text.frame),
      ...linesOf(footer).map((line) => blockOf('footer', [line])),
      ...page.fields.filter((field) => !isShownByList(field, drawnTexts)).flatMap(blocksOfField),
      ...drawnTexts.map(({ text, box, isList }) =>
        blockOf(isList ? 'field' : 'aside', [{ words: wordsOf(text, box), box }]),
      ),
      ...asides.flatMap(turnedBlocks),
      ...notes,
    ];
    return { ...page, blocks };
  });
  joinBroken(pages);
  return pages;
}

/** Whether the text of a field is among the texts of its appearance, as for a list. */
const isShownByList = ({ kind, box }: Field, drawnTexts: ReadPage['drawnTexts']) =>
  kind === 'choice' &&
  drawnTexts.some(
    (drawnText) =>
      drawnText.isList && box && Math.abs(drawnText.box.x - box.x) + Math.abs(drawnText.box.y - box.y) < 0.1,
  );

/** Blocks of text in another direction than that of the page, line by line. */
const turnedBlocks = ({ frame, runs }: RunsInDirection): Block[] =>
  placeOnPage(
    linesOf(segmentsOf(runs)).map((line) => blockOf('aside', [line])),
    frame,
  );

/**
 * A form field's content as a block of the page. A ticked box becomes a sign with the field's name, which tells it
 * from others.
 */
function blocksOfField({ kind, label, value, isOn, displayText: shownText = value, box }: Field): Block[] {
  if (isOn) return [blockOf('aside', [{ words: wordsOf(`☒ ${label} ${value}`, box), ...(box && { box }) }])];
  const words = kind === 'text' || kind === 'choice' ? wordsOf(shownText, box) : [];
  return words.length > 0 ? [blockOf('field', [{ words, ...(box && { box }) }])] : [];
}

/** Converts words of fonts that store Devanagari in drawing order. */
function reorderDevanagari(runs: Run[]): void {
  const visual = runs.filter((run, index) =>
    isVisualOrder(run.text, run.spaced, runs[index + 1]?.spaced ?? true),
  );
  const fonts = new Set(visual.map(({ font }) => font));
  for (const run of runs.filter(({ font }) => fonts.has(font))) {
    run.visual = run.text.startsWith('\u093f');
    run.text = spokenOrder(run.text);
  }
}

/** Most frequent letter size. */
function bodySize(readPages: ReadPage[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of readPages.flatMap(({ text: main }) => main.runs)) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function propertiesOf(info: Record<string, unknown>): Properties {
  const names = {
    Title: 'title',
    Author: 'author',
    Subject: 'subject',
    Keywords: 'keywords',
    CreationDate: 'created',
    ModDate: 'changed',
  } as const;
  const properties: Properties = {};
  for (const [from, to] of Object.entries(names)) {
    const value = info[from];
    if (typeof value === 'string' && value.trim()) properties[to] = value.trim();
  }
  return properties;
}
