import { type Fact, Fault, faultOf, type Host, type Outcome, type SourceFile } from '../engine';
import { nameAs } from '../file-name';
import { Package } from '../text/docx/package';
import { read } from '../write/bytes';
import { familyFor } from '../write/faces';
import { FontSet } from '../write/font-set';
import { countMissingLinks, findMissingShapes, findMissingWords } from './audit';
import { tag } from './draw/tags';
import { writePdf } from './draw/write';
import { Flow } from './layout/flow';
import { headersAndFootersFor } from './layout/headers-and-footers';
import type { Page } from './layout/laid-block';
import { stackBlocks } from './layout/stacked';
import { prepareFonts, Typesetter } from './layout/typesetter';
import type { Document } from './model';
import { type Code, codeFor } from './read/code';
import type { Difference } from './read/inventory';
import { documentIn, reportingDamage } from './read/main-part';
import { readWord } from './read/reader';
import { surveyOf } from './read/survey';

/** A Word file, and options for the PDF. */
export type WordInput = {
  file: SourceFile;
  /** Creates a bookmark for each heading. Default: yes. */
  bookmarks?: boolean;
  /** Name of the PDF with its extension. Default: that of the file. */
  name?: string;
};

/**
 * - `tables`, `drawn`, `notes`, `bookmarks`, `links`: contents of the PDF; `links` (lost): links of the file that no
 *   page has
 * - `stand-in` (lost): a substituted font, with its `pages`; `detail` is its name, `file` the substitute's
 * - `equations` (lost): set as text in one line
 * - `charts`, `diagrams`, `shapes`, `chunks` (lost): left out; among `shapes` are those that no finished page shows
 * - `undrawn`, `off-page` (lost): pictures in a format that is not drawn, and pictures that no finished page shows;
 *   `detail` has their names
 * - `cropped` (lost): drawings larger than their lines of exact height, their cells of tables or the paper, which end
 *   there
 * - `redrawn-charts` (lost): drawn from their saved values, in looks of this engine
 * - `outlines` (lost): shapes without an outline here, drawn as rectangles
 * - `effects`, `patterns`, `warped`, `direction`, `picture-borders`, `comments`, `revisions`, `settings` (lost):
 *   printed in a simpler way, or not at all; `settings` has their names as `detail`
 * - `letters` (lost): letters that no available font has; `detail` has them
 * - `words` (lost): words of the file that are on no page; `detail` is the first of them
 * - `unharmed`: every word of the file is on a page, and none of the losses above occurred
 */
export type WordFact =
  | 'tables'
  | 'drawn'
  | 'notes'
  | 'bookmarks'
  | 'links'
  | 'stand-in'
  | 'equations'
  | 'charts'
  | 'redrawn-charts'
  | 'diagrams'
  | 'shapes'
  | 'undrawn'
  | 'off-page'
  | 'cropped'
  | 'chunks'
  | 'outlines'
  | Difference
  | 'letters'
  | 'words'
  | 'unharmed';

const lostFacts = [
  'equations',
  'charts',
  'redrawn-charts',
  'diagrams',
  'shapes',
  'outlines',
  'chunks',
] as const;

const differences = [
  'direction',
  'effects',
  'patterns',
  'warped',
  'picture-borders',
  'comments',
  'revisions',
] as const satisfies readonly Difference[];

/** A document, and the parts of the engine that it needs. */
type Opened = { document: Document; code: Code };

async function open(file: SourceFile, host: Host): Promise<Opened> {
  let { blob } = file;
  try {
    if (!(await isZip(blob))) blob = await unlocked(file, host);
    const pack = new Package(await read(blob), file.name);
    const main = documentIn(pack, file.name);
    const survey = reportingDamage(file.name, () => surveyOf(pack, main));
    const code = await codeFor(survey, host);
    return { document: readWord(pack, main, file.name, code), code };
  } catch (error) {
    const fault = faultOf(error, { file: file.name });
    if (fault.code !== 'kind' && fault.code !== 'damaged') throw fault;
    const { officeKind } = await host.part('kinds', () => import('./parts/kinds'));
    const kind = await officeKind({ ...file, blob });
    // A plain ZIP without a Word extension is not a damaged Word file.
    const isOtherFile = kind === 'zip' && fault.code === 'damaged' && !/\.do[ct][xm]$/i.test(file.name);
    if (isOtherFile || (kind !== 'docx' && kind !== 'zip'))
      throw new Fault('kind', { ...fault.details, detail: kind }, { cause: error });
    throw kind === 'zip'
      ? new Fault(fault.code, { ...fault.details, detail: kind }, { cause: error })
      : fault;
  }
}

/** First bytes of a ZIP, and so of every Word file. */
const zipSignature = [0x50, 0x4b, 3, 4];

async function isZip(blob: Blob): Promise<boolean> {
  const start = await read(blob, 0, 4);
  return zipSignature.every((byte, i) => start[i] === byte);
}

/** Decrypts a file with its password. @throws Fault `kind` for a file that is not encrypted */
async function unlocked(file: SourceFile, host: Host): Promise<Blob> {
  const { isLocked } = await host.part('kinds', () => import('./parts/kinds'));
  if (!(await isLocked(file.blob))) throw new Fault('kind');
  const { unlock } = await host.part('locked', () => import('./parts/locked'));
  return unlock(file);
}

/**
 * Lays a Word file out on pages and writes them as a PDF.
 *
 * @param input.bookmarks headings become bookmarks; default true
 * @param input.name of the PDF with its extension; default: named after the file
 * @returns one PDF, and what was kept and lost, counted from the finished pages (layout: ECMA-376, part 1, 17)
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `encrypted`, `damaged`
 */
export async function convertWord(
  { file, bookmarks = true, name = nameAs(file.name, 'pdf') }: WordInput,
  host: Host,
): Promise<Outcome<WordFact>> {
  const openFile = await open(file, host);
  try {
    return await convert(openFile, bookmarks, name, host);
  } catch (error) {
    throw faultOf(error, { file: file.name });
  }
}

async function convert({ document, code }: Opened, bookmarks: boolean, name: string, host: Host) {
  const fonts = new FontSet(
    host,
    () => host.part('shaping', () => import('./parts/shaping')),
    () => host.part('east-asian', () => import('./parts/east-asian')),
  );
  const replaced = await prepareFonts(fonts, document);
  const typesetter = new Typesetter(fonts);
  const root = tag('Document');
  const flow = new Flow(
    { document, root, typesetter, headings: bookmarks, stacked: stackBlocks, ...code },
    (page) => {
      if (page % 5 === 0) host.progress({ stage: 'laying-out', done: page, total: 0 });
    },
  );
  const pages = flow.layOut();
  const { file, ...written } = await writePdf({
    ...{ pages, document, typesetter, graphics: code.graphics, fonts, root, name, bookmarks },
    progress: (done) => {
      if (done % 10 === 0) host.progress({ stage: 'writing', done, total: pages.length });
    },
  });
  const counts: [WordFact, number][] = [
    ['tables', tablesIn(document)],
    ['drawn', written.pictures],
    ['notes', document.notes.size],
    ['bookmarks', written.bookmarks],
    ['links', written.linked.size],
  ];
  const isPrinted = partsOn(pages, document);
  const missing = findMissingWords(document.sources, written.drawn, fonts.missing, isPrinted);
  const unprinted = code.graphics?.unprintedRules(pages, document);
  const unseen = findMissingShapes(document.shapes, written.shapes, isPrinted).filter(
    ({ id }) => !unprinted?.has(id),
  );
  const links = countMissingLinks(document, written.linked, isPrinted);
  const pictures = new Set([...written.unseen, ...unseen.flatMap(({ picture }) => picture ?? [])]);
  const lossesOf = (fact: (typeof lostFacts)[number]) =>
    (document.lost.get(fact) ?? 0) +
    (fact === 'shapes' ? unseen.filter(({ picture }) => !picture).length : 0);
  const losses: [WordFact, number][] = [
    ...lostFacts.map((fact): [WordFact, number] => [fact, lossesOf(fact)]),
    ...differences.map((fact): [WordFact, number] => [fact, document.differences.get(fact) ?? 0]),
  ];
  const letters = fonts.missing.map(visible).join('');
  const facts: Fact<WordFact>[] = [
    ...counts.filter(([, count]) => count > 0).map(([fact, count]) => ({ fact, count })),
    ...[...new Set([...replaced, ...written.pictureFonts])].flatMap((font) =>
      substituteFacts(font, written.pagesWith(font)),
    ),
    ...losses.filter(([, count]) => count > 0).map(([fact, count]) => ({ fact, count, lost: true })),
    ...(links.length > 0 ? [{ fact: 'links' as const, lost: true, count: links.length }] : []),
    ...(written.cut > 0 ? [{ fact: 'cropped' as const, lost: true, count: written.cut }] : []),
    ...(missing.count > 0
      ? [{ fact: 'words' as const, lost: true, count: missing.count, detail: missing.first }]
      : []),
    ...picturesLost('undrawn', written.undrawn),
    ...picturesLost(
      'off-page',
      [...pictures].filter((path) => !written.undrawn.includes(path)),
    ),
    ...(document.settings ? [{ fact: 'settings' as const, lost: true, detail: document.settings }] : []),
    ...(letters
      ? [{ fact: 'letters' as const, lost: true, detail: letters.replace(/ +/g, ' ').trim() }]
      : []),
  ];
  if (facts.every((fact) => !fact.lost)) facts.push({ fact: 'unharmed' });
  return { files: [file], facts };
}

/** A letter as text, or its code point if it is from the private use area, which no font shows. */
const visible = (letter: string): string =>
  /\p{Co}/u.test(letter) ? ` U+${letter.codePointAt(0)?.toString(16).toUpperCase()} ` : letter;

/** Tells whether a part of the file is on any page: a header for first pages, or a note separator, may be on none. */
function partsOn(pages: readonly Page[], document: Document): (part: string) => boolean {
  const used = new Set(
    pages.flatMap((page) => [...Object.values(headersAndFootersFor(page, { document })), ...page.separators]),
  );
  // Endnotes are always printed if there are any.
  if (document.endnotes.length > 0) used.add(document.separators.get('eseparator')?.blocks);
  const unused = new Set<string>();
  for (const [blocks, part] of document.headerAndFooterParts) if (!used.has(blocks)) unused.add(part);
  return (part) => !unused.has(part);
}

/** Report entry for pictures, with their file names. */
function picturesLost(fact: 'undrawn' | 'off-page', paths: readonly string[]): Fact<WordFact>[] {
  const names = paths.map((path) => path.split('/').at(-1)).join(', ');
  return paths.length > 0 ? [{ fact, lost: true, count: paths.length, detail: names }] : [];
}

/** Report entry of a substituted font. */
function substituteFacts(font: string, pages: number[]): Fact<WordFact>[] {
  if (pages.length === 0) return [];
  const file = familyFor(font).family.replace(/^./, (first) => first.toUpperCase());
  return [{ fact: 'stand-in', lost: true, count: pages.length, detail: font, file, pages }];
}

const tablesIn = ({ sections }: Document): number =>
  sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'table')).length;
