import type { PDFContext } from '@cantoo/pdf-lib';
import { type Fact, Fault, type Host, type Outcome, type SourceFile } from '../../engine';
import { type PageObject, pageObjectsOf } from '../assemble/page-objects';
import { withDocument } from '../documents';
import { factsOf } from '../facts';
import { type Input, pdfFile } from '../input';
import { inspectOnce } from '../inspect';
import { join } from '../join';
import { objectsOf } from '../normalise';
import type { Opened } from '../open-with-pdfjs';
import type { PdfFact } from '../pdf-fact';
import { readObjects } from '../reader/read-objects';
import type { Area } from '../redact/geometry';
import { stem } from '../split-parts';
import { type ChangedText, followForms, rewordAlternatives, type TaggedChange } from './alternatives';
import { type Filled, factsOfFields, showValues } from './field-values';
import { type Filling, withFieldValues } from './fields';
import { Substitutes } from './fonts';
import { addFieldAreas, comparePageLooks } from './looks';
import { rewordMetadata } from './metadata';
import { readPageLines } from './page-lines';
import type { MarkedContent } from './page-model';
import { flow, type ParagraphLine } from './paragraphs';
import { proofOf } from './proof';
import { rewrite } from './rewrite';
import { type Changes, setLine } from './set-line';
import { dropReplacedForms, rewordTitles } from './traces';
import { codesShownAround, Typesetter } from './typesetter';

/**
 * New wording for a line or for the lines of a paragraph, by their numbers in `readEditable`; the page counts from 1.
 */
export type Edit = { page: number; lines: number[]; text: string };

/** Changes to a file: new wordings of lines, and values of fields. */
export type Editing = {
  source: SourceFile;
  /** Default: none. */
  edits?: Edit[];
  /** Default: none. */
  fields?: Filling[];
  /** Name of the result, with its extension. Default: `Lease edited.pdf` for `Lease.pdf`. */
  name?: string;
};

/**
 * A PDF with reworded lines and filled fields. The old words are removed from the page’s operators, and the file is
 * rewritten, so that its bytes do not contain them.
 *
 * @returns one file; its report is based on reading that file again
 * @throws Fault `nothing` without a change, `range` for a page or line that is missing or not editable, `letters` for
 *   a field’s value that no available font can show
 */
export const edit = (editing: Editing, host: Host): Promise<Outcome<PdfFact>> =>
  withDocument(editing.source, host, async (opened) => {
    const { source, edits = [], fields = [], name = `${stem(source.name)} edited.pdf` } = editing;
    const request = { edits, name };
    if (edits.length + fields.length === 0) throw new Fault('nothing', { file: source.name });
    if (fields.length === 0) return applyChanges({ source, ...request }, [], opened, host);
    const { blob, fields: namedFields } = await withFieldValues(opened, fields);
    const filledSource = { ...source, blob, key: `${source.key}/filled/${fillCount++}` };
    return withDocument(filledSource, host, (reopened) =>
      applyChanges({ source: filledSource, ...request }, namedFields, reopened, host),
    );
  });

let fillCount = 0;

async function applyChanges(
  { source, edits, name }: Required<Pick<Editing, 'source' | 'edits' | 'name'>>,
  fields: Filled[],
  opened: Opened,
  host: Host,
) {
  const inspection = await inspectOnce(opened, source, host);
  const fonts = new Substitutes(host);
  const facts: Fact<PdfFact>[] = [];
  let missingLetters = new Set<string>();
  let rewordedAlternatives = 0;
  const input: Input = {
    source,
    opened,
    inspection,
    changed: new Set(edits.map(({ page }) => page)),
    filled: new Set(fields.map((field) => field.name)),
    change: async (context) => {
      facts.length = 0;
      await showValues(context, fields, source.name, host);
      const rewording = await rewordLines(context, edits, fonts, source.name, host);
      facts.push(...rewording.facts);
      missingLetters = rewording.missingLetters;
      rewordedAlternatives = rewording.rewordedAlternatives;
    },
  };
  const options = { bookmarks: 'keep', metadata: true } as const;
  const { bytes, pages, audit } = await join([input], options, host);
  if (fields.length > 0) facts.push(...(await factsOfFields(bytes, fields, host)));
  const resultContext = await readObjects(bytes);
  const changedAreas = new Map<number, Area[]>();
  if (edits.length > 0) {
    const objectsBefore = await objectsOf(source, opened);
    const proof = await fonts.runWithFonts(() =>
      proofOf(objectsBefore, resultContext, edits, fonts, { missingLetters, rewordedAlternatives }),
    );
    facts.push(...proof.facts);
    for (const [page, areas] of proof.touched) changedAreas.set(page, areas);
  }
  if (fields.length > 0) addFieldAreas(changedAreas, resultContext);
  facts.push(...(await comparePageLooks(opened, bytes, changedAreas, source.name, host)));
  facts.push(...factsOf(audit, options));
  return { files: [pdfFile(name, bytes, pages)], facts };
}

async function rewordLines(context: PDFContext, edits: Edit[], fonts: Substitutes, file: string, host: Host) {
  const { pageObjects } = pageObjectsOf(context);
  const facts: Fact<PdfFact>[] = [];
  const changed: ChangedText[] = [];
  const missingLetters = new Set<string>();
  let rewordedAlternatives = 0;
  const pages = [...new Set(edits.map(({ page }) => page))];
  for (const [index, number] of pages.entries()) {
    const pageObject = pageObjects[number - 1];
    if (!pageObject) throw new Fault('range', { file, detail: `${number}` });
    const pageEdits = edits.filter(({ page }) => page === number);
    const plan = await fonts.runWithFonts(() =>
      planLineChanges(context, pageObjects, number, pageEdits, fonts, file),
    );
    const { page, typesetter, changes, excess } = plan;
    rewordedAlternatives += rewordAlternatives(context, plan.tagged);
    const copies = rewrite(context, pageObject, page, changes, await typesetter.finish(context));
    followForms(context, pageObject, copies);
    dropReplacedForms(context, pageObjects, copies);
    changed.push(...plan.changed);
    for (const detail of typesetter.replaced) facts.push({ fact: 'face-replaced', detail, lost: true });
    for (const letter of typesetter.missing) missingLetters.add(letter);
    const detail = [...typesetter.missing].join(' ');
    if (detail) facts.push({ fact: 'letters-missing', detail, lost: true });
    if (excess >= 1) facts.push({ fact: 'too-long', count: Math.round(excess), lost: true });
    host.progress({ stage: 'changing', done: index + 1, total: pages.length, file });
  }
  const titles = rewordTitles(context, changed);
  rewordMetadata(context, changed);
  if (titles > 0) facts.push({ fact: 'titles', count: titles });
  if (rewordedAlternatives > 0) facts.push({ fact: 'alternatives', count: rewordedAlternatives });
  if (changed.length > 0) facts.unshift({ fact: 'edited', count: changed.length });
  return { facts, missingLetters, rewordedAlternatives };
}

/** Plans the changes to the lines of a page, without changing objects yet. */
function planLineChanges(
  context: PDFContext,
  pageObjects: PageObject[],
  number: number,
  edits: Edit[],
  fonts: Substitutes,
  file: string,
) {
  const pageObject = pageObjects[number - 1] as PageObject;
  const { page, lines } = readPageLines(context, pageObject, fonts);
  const typesetter = new Typesetter(codesShownAround(context, pageObjects, number - 1, fonts), fonts);
  const changes: Changes = { removed: new Set(), shifts: new Map(), insertions: new Map() };
  const changed: ChangedText[] = [];
  const tagged: TaggedChange[] = [];
  let excess = 0;
  for (const { lines: ids, text } of edits) {
    const group = ids.map((id) => {
      const line = lines[id];
      if (!line || line.unfit)
        throw new Fault('range', { file, page: number, detail: line?.unfit ?? `${id}` });
      return line;
    });
    const lineTexts = group.length > 1 ? flow(group, text, wordMeasurer(typesetter)) : [text];
    const markedContents = new Set<MarkedContent>();
    for (const [index, line] of group.entries()) {
      const newText = lineTexts[index] ?? '';
      if (newText === line.text) continue;
      const isJustified = line.space.justified && index < lineTexts.findLastIndex(Boolean);
      excess = Math.max(
        excess,
        setLine(line, newText, { ...line.space, justified: isJustified }, typesetter.typeset, changes),
      );
      changed.push({ before: line.text, after: newText });
      for (const { glyph } of line.characters) {
        if (glyph?.show.mark && (changes.removed.has(glyph) || changes.insertions.has(glyph)))
          markedContents.add(glyph.show.mark);
      }
    }
    const oldText = group.map((line) => line.text).join(' ');
    if (markedContents.size > 0)
      tagged.push({ before: oldText, after: text, pageObject, markedContent: [...markedContents] });
  }
  return { page, typesetter, changes, changed, tagged, excess };
}

/** Returns a function that measures a word in the font of a line, in points. */
const wordMeasurer = (typesetter: Typesetter) => (word: string, line: ParagraphLine) => {
  const styleGlyph = line.characters[0]?.glyph;
  if (!styleGlyph) return 0;
  return typesetter
    .typeset(word, styleGlyph)
    .reduce((sum, { displacement }) => sum + displacement * styleGlyph.show.unit, 0);
};
