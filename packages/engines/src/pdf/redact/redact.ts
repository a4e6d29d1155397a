import {
  type PDFContext,
  PDFDict,
  PDFHeader,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import { type Fact, Fault, faultOf, type Host, type Outcome, type SourceFile } from '../../engine';
import { encodeLatin1 } from '../../write/bytes';
import { absentFacts } from '../absent-facts';
import { dictOf, getArray, getDict, getName, items, pdfName } from '../assemble/objects';
import { catalogOf, type PageObject, pageObjectsOf } from '../assemble/page-objects';
import { appearancesOf, usedOwnResources, usedPageResources } from '../assemble/resources';
import { absentIn } from '../audit/audit';
import { isRestricted } from '../audit/entries';
import { withDocument } from '../documents';
import { followForms } from '../edit/alternatives';
import { Substitutes } from '../edit/fonts';
import { pdfFile } from '../input';
import { inspectOnce } from '../inspect';
import { objectsOf } from '../normalise';
import type { Opened } from '../open-with-pdfjs';
import type { PdfFact } from '../pdf-fact';
import { stem } from '../split-parts';
import { type RemovedValues, removeMarkedAnnotations } from './annotations';
import { attachmentsOf, removeAttachments } from './attachments';
import { runContent } from './content';
import { dropUnusedGlyphs } from './drop-unused-glyphs';
import type { Area } from './geometry';
import { ContentRun } from './page';
import { reachedFrom } from './placed-texts';
import { hyphenatedPairs, removedWording } from './removed-wording';
import { releaseReplaced } from './replaced-objects';
import { blankedPicture } from './samples';
import { removeSpelledTerms, undrawnContent } from './spelled-terms';
import { type Changed, stateOf } from './state';
import { contentOf } from './survey';
import { type Terms, termsOf } from './terms';
import { clearReplacementTexts, clearTraces } from './traces';
import { verify } from './verify';

/** A mark: quadrilaterals of a page whose content is to be removed, each with its corners in order. */
export type RedactionMark = {
  /** From 1. */
  page: number;
  /** Eight numbers each: x and y of four corners, in points of the page's own space (ISO 32000-2, 8.3.2.3). */
  quads: number[][];
  /** The marked text, if the mark covers text. */
  text?: string;
};

/** What is removed from a file. */
export type Redaction = {
  source: SourceFile;
  marks: RedactionMark[];
  /**
   * What happens to attached files. The fault `undecided-files` is thrown if files to keep hold a marked word, or by default
   * if files may hold one.
   */
  attachments?: 'keep' | 'remove';
  /** Name of the result, with its extension. Default: `Lease redacted.pdf` for `Lease.pdf`. */
  name?: string;
};

/**
 * A PDF without what was marked: letters, parts of images and drawings, annotations, links and fields, and the same words
 * wherever the document repeats them. The file is rewritten completely, opened again and searched, and compared with its
 * source.
 *
 * @throws Fault `nothing` without a mark, `range` for a missing page, `irremovable` for what cannot be removed, `unread-content`,
 * `undecided-files` for attached files that may hold it, `still-there` if the finished file still had something of it
 */
export const redact = (redaction: Redaction, host: Host): Promise<Outcome<PdfFact>> =>
  withDocument(redaction.source, host, async (opened) => {
    const changed = await change(redaction, opened, host);
    const { facts, pages } = await verify(changed, opened, host);
    const { source, name = `${stem(redaction.source.name)} redacted.pdf` } = redaction;
    facts.push(...(await lossesOf(source, opened, host)));
    // The sentences on programs' data and on the catalog name the file.
    const named = facts.map((fact) =>
      fact.fact === 'program-data' || fact.fact === 'catalog' ? { ...fact, file: source.name } : fact,
    );
    return { files: [pdfFile(name, changed.bytes, pages)], facts: named };
  }).catch((error) => {
    throw faultOf(error, { file: redaction.source.name });
  });

/**
 * What the file lacked before the redaction because of damage, its signatures, which no changed file keeps valid, and its
 * password and restrictions, as the redacted file is not encrypted.
 */
async function lossesOf(source: SourceFile, opened: Opened, host: Host): Promise<Fact<PdfFact>[]> {
  const inspection = await inspectOnce(opened, source, host);
  const input = { source, opened, inspection };
  const pages = new Set(inspection.sizes.keys());
  const repaired: Fact<PdfFact>[] = inspection.repaired
    ? [{ fact: 'repaired', count: inspection.repaired.read, file: source.name }]
    : [];
  const signatures = inspection.signatures;
  const signed: Fact<PdfFact>[] =
    signatures > 0 ? [{ fact: 'signatures', count: signatures, file: source.name, lost: true }] : [];
  const permissions = await opened.doc.getPermissions();
  const encryption: Fact<PdfFact>[] = [
    ...(opened.encrypted === 'user' ? [{ fact: 'password' as const, file: source.name }] : []),
    ...(permissions && isRestricted([...permissions].reduce((bits, flag) => bits | flag, 0))
      ? [{ fact: 'restrictions' as const, file: source.name, lost: true }]
      : []),
  ];
  return [...signed, ...repaired, ...encryption, ...absentFacts(await absentIn(input, pages), input)];
}

/** The changed file, with the state of its source, against which `verify` checks it. */
export async function change(redaction: Redaction, opened: Opened, host: Host): Promise<Changed> {
  const { source, marks } = redaction;
  if (!marks.some(({ quads }) => quads.length > 0)) throw new Fault('nothing', { file: source.name });
  const context = await objectsOf(source, opened);
  const { pageObjects, nodes } = pageObjectsOf(context);
  const areas = areasOf(marks, pageObjects.length, source.name);
  const fonts = new Substitutes(host);
  const sourceState = await stateOf(context, pageObjects, areas, fonts);
  /** Lines of text of each mark. */
  const wordings: string[][] = marks.flatMap(({ text }) =>
    // A line may divide a word without a hyphen.
    text ? [text.split('\n'), [text.replaceAll('\n', '')]] : [],
  );
  const removedValues: RemovedValues = { values: [], emptied: [], descriptions: [] };
  for (const [index, pageObject] of pageObjects.entries()) {
    const pageAreas = areas.get(index + 1);
    if (!pageAreas) continue;
    const letters = sourceState.pages[index]?.findings.letters ?? [];
    wordings.push(
      ...removedWording(
        letters,
        marks.filter((mark) => mark.page === index + 1),
      ),
    );
    const { values, emptied, descriptions } = await fonts.runWithFonts(() =>
      removeMarkedAnnotations(context, pageObject, pageAreas, fonts.widths),
    );
    removedValues.values.push(...values);
    removedValues.emptied.push(...emptied);
    removedValues.descriptions.push(...descriptions);
    host.progress({ stage: 'redacting', done: index, total: pageObjects.length, file: source.name });
  }
  const terms = termsOf([
    ...wordings,
    ...hyphenatedPairs(wordings),
    ...removedValues.values.map((value) => [value]),
  ]);
  requireDecision(context, terms, redaction);
  if (redaction.attachments === 'remove') removeAttachments(context);
  const job: RedactionJob = {
    context,
    pageObjects,
    terms,
    fonts,
    host,
    replaced: new Set(),
    copies: new Map(),
    descriptions: new Set(removedValues.descriptions),
    removedGlyphs: new Map(),
  };
  const undrawn = undrawnContent(context, pageObjects, sourceState);
  for (const [index, pageObject] of pageObjects.entries()) {
    await changePage(job, pageObject, areas.get(index + 1) ?? []);
    for (const item of items(getArray(pageObject.dict, 'Annots')))
      for (const stream of appearancesOf(dictOf(context, item))) await removeSpelledTerms(job, stream);
  }
  for (const stream of undrawn) await removeSpelledTerms(job, stream);
  await dropUnusedGlyphs(context, pageObjects, job.removedGlyphs, fonts);
  clearTraces(context, terms);
  pruneResources(job, nodes);
  releaseReplaced(context, pageObjects, job.replaced, job.copies);
  const bytes = await writeReachable(context);
  return {
    bytes,
    sourceState,
    areas,
    terms,
    fonts,
    emptied: new Set(removedValues.emptied),
    descriptions: job.descriptions,
    keepsAttachments: redaction.attachments !== 'remove',
  };
}

/** Marked areas by page, from 1. */
function areasOf(marks: RedactionMark[], pages: number, file: string): Map<number, Area[]> {
  const areas = new Map<number, Area[]>();
  for (const { page, quads } of marks) {
    if (!(page >= 1 && page <= pages)) throw new Fault('range', { file, detail: `${page}` });
    const list = areas.get(page) ?? [];
    areas.set(page, list);
    for (const quad of quads) {
      const area: Area = [];
      for (let index = 0; index + 1 < quad.length; index += 2)
        area.push([quad[index] as number, quad[index + 1] as number]);
      if (area.length > 2) list.push(area);
    }
  }
  return areas;
}

/** @throws Fault `undecided-files` if attached files that stay hold a term, or may hold one and there is no decision yet */
function requireDecision(context: PDFContext, terms: Terms, { source, attachments }: Redaction): void {
  if (attachments === 'remove') return;
  const { all, revealing, opaque } = attachmentsOf(context, terms);
  if (revealing > 0 || (opaque > 0 && attachments === undefined))
    throw new Fault('undecided-files', {
      file: source.name,
      attached: all,
      detail: revealing > 0 ? 'marked' : 'closed',
    });
}

type RedactionJob = {
  context: PDFContext;
  pageObjects: PageObject[];
  terms: Terms;
  fonts: Substitutes;
  host: Host;
  /** Reference tags of the XObjects and graphics states that copies replace. */
  replaced: Set<string>;
  /** Their copies. */
  copies: Map<string, PDFRef>;
  /** Descriptions and titles of marked pictures and drawings, which are removed. */
  descriptions: Set<string>;
  /** Codes of removed glyphs that may show a whole word, by font. */
  removedGlyphs: Map<PDFDict, Set<number>>;
};

async function changePage(job: RedactionJob, pageObject: PageObject, areas: Area[]): Promise<void> {
  const { context, terms, fonts, host } = job;
  const content = contentOf(pageObject);
  if (areas.length > 0 && !content.isReadable) throw new Fault('unread-content');
  if (
    areas.length === 0 &&
    !/\b(BDC|BMC|DP|MP)\b/.test(content.text) &&
    !getDict(content.resources, 'XObject')
  )
    return;
  const { page, written } = await fonts.runWithFonts(() => {
    const run = new ContentRun({
      context,
      areas,
      widths: fonts.widths,
      reword: (text) => terms.reword(text),
    });
    return { page: run, written: runContent(run, content) };
  });
  for (const { picture, areas: areasInPicture, ref } of page.pictures)
    context.assign(ref, await blankedPicture(context, picture, areasInPicture, host));
  for (const tag of page.replaced) job.replaced.add(tag);
  for (const [tag, copy] of page.copies) job.copies.set(tag, copy);
  for (const [font, codes] of page.removedGlyphs)
    job.removedGlyphs.set(font, new Set([...(job.removedGlyphs.get(font) ?? []), ...codes]));
  for (const text of clearReplacementTexts(context, pageObject, page.touched, page.replaced, terms))
    job.descriptions.add(text);
  const isChanged = written.text !== content.text;
  if (areas.length > 0 || isChanged) {
    const marks = areas.length > 0 ? marksText(areas) : '';
    const close = ' Q'.repeat(1 + written.unmatchedSaves);
    const contentRef = context.register(
      context.flateStream(encodeLatin1(`q \n${written.text}\n${written.closingOperators}${close}\n`)),
    );
    const contents = [
      contentRef,
      ...(marks ? [context.register(context.flateStream(encodeLatin1(marks)))] : []),
    ];
    pageObject.dict.set(pdfName('Contents'), context.obj(contents));
    if (written.resources) {
      pageObject.dict.set(pdfName('Resources'), written.resources);
      pageObject.inherited.set('Resources', written.resources);
    }
    followForms(context, pageObject, page.copies);
  }
  if (areas.length > 0)
    for (const key of ['Thumb', 'Metadata', 'PieceInfo']) pageObject.dict.delete(pdfName(key));
}

const marksText = (areas: Area[]): string =>
  `/Artifact BMC q 0 g ${areas.map((area) => `${area.map(([x, y], index) => `${rounded(x)} ${rounded(y)} ${index ? 'l' : 'm'} `).join('')}h f `).join('')}Q EMC`;

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * Removes unused resources, such as replaced ones, from pages, forms, patterns and Type 3 fonts, and all resources from
 * page tree nodes.
 */
function pruneResources({ context, pageObjects, replaced }: RedactionJob, nodes: PDFRef[]): void {
  if (replaced.size === 0 && nodes.every((ref) => !dictOf(context, ref)?.has(pdfName('Resources')))) return;
  for (const pageObject of pageObjects) {
    const used =
      usedPageResources(context, pageObject) ?? dictOf(context, pageObject.inherited.get('Resources'));
    if (used) pageObject.dict.set(pdfName('Resources'), used);
  }
  for (const ref of nodes) dictOf(context, ref)?.delete(pdfName('Resources'));
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream || object instanceof PDFDict)) continue;
    const dict = object instanceof PDFRawStream ? object.dict : object;
    const hasResources =
      object instanceof PDFRawStream
        ? getName(dict, 'Subtype') === 'Form' || dict.has(pdfName('PatternType'))
        : getName(dict, 'Subtype') === 'Type3';
    const used = hasResources ? usedOwnResources(object) : undefined;
    if (used) dict.set(pdfName('Resources'), used);
  }
}

/** Writes the complete document: only reachable objects, without encryption or earlier revisions. */
async function writeReachable(context: PDFContext): Promise<Uint8Array<ArrayBuffer>> {
  const { Root, Info, ID } = context.trailerInfo;
  const reached = reachedFrom(context);
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref.tag)) context.delete(ref);
  for (const key of Object.keys(context.trailerInfo))
    delete context.trailerInfo[key as keyof typeof context.trailerInfo];
  Object.assign(context.trailerInfo, { Root, ...(Info && { Info }), ...(ID && { ID }) });
  const catalog = catalogOf(context);
  for (const key of ['Perms', 'DSS', 'PieceInfo', 'SpiderInfo']) catalog.delete(pdfName(key));
  if (!(catalog.get(pdfName('Version')) instanceof PDFName)) context.header = PDFHeader.forVersion(1, 7);
  const bytes = await PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  return bytes as Uint8Array<ArrayBuffer>;
}
