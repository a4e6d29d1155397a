import type { Fact } from '../engine';
import { leftOver } from '../lacking';
import type { Absent } from './audit/absent';
import type { Audit, AuditOptions, SourceFindings } from './audit/audit';
import { isTagged, layerModesOf, layerSettingsOf } from './audit/compare-documents';
import { hasProgramData, wholeFileEntries } from './audit/entries';
import { type Input, takenOf } from './input';
import { listedNames } from './listed-names';

/** Facts of a report, counted from the finished file. */
export type PdfFact =
  | 'forms' // fields
  | 'bookmarks'
  | 'headings' // bookmarks of left-out pages above others that stay
  | 'untitled-headings' // the same, where the title may say what was on the page
  | 'links'
  | 'attachments'
  | 'layers'
  | 'tags' // documents that have them
  | 'labels' // likewise
  | 'untagged' // further copies of tagged pages, which have no tags
  | 'annotations' // comments, marks, stamps
  // Of all files, said only where something is not as it was:
  | 'looks' // pages drawn differently
  | 'looks-unchecked' // pages that nothing here can draw, so that their looks are not compared
  | 'boxes-turned' // pages of another size or rotation
  | 'redrawn-notes' // pages with fields or annotations drawn differently
  | 'reworded-notes' // pages with annotations that say something else
  | 'values' // fields with another value
  | 'levels' // bookmarks below another one
  | 'destinations' // places with a name
  | 'alternative-texts' // for screen readers
  | 'layer-settings' // order, locks, automatic states
  | 'unchecked' // what a file holds beside its pages
  | 'information' // title, author, subject, keywords
  | 'metadata' // XMP
  | 'claims' // standards that the metadata say are met
  | 'associated' // files that belong to the document, as an invoice's data
  | 'output-profiles'
  | 'display' // how a reader shows the file
  | 'catalog' // other entries of the document
  | 'form-logic' // XFA beside fields
  | 'drawn-anew' // fields that readers draw anew, since another file of the merge asks them to
  | 'restrictions' // of the owner
  // About one file:
  | 'signatures' // invalid in any new file
  | 'repaired'
  | 'pages' // unreadable
  | 'missing' // pages it counts but lacks
  | 'absent-fonts' // that its pages use and it lacks, or holds in part, with their names
  | 'absent-pictures' // or drawings
  | 'absent-colours' // colour spaces, patterns, transparency
  | 'absent-content' // parts of what its pages show
  | 'absent-notes' // fields and comments, or how they look
  | 'absent-entries' // bookmarks, fields and others, by their names in the catalog
  | 'absent-catalog' // the list of all of these
  | 'password' // the result opens without
  | 'scripts' // that computed fields
  | 'dynamic-form' // XFA
  | 'articles'
  | 'program-data' // private data of programs
  | 'opening' // actions run when it was opened
  // Made:
  | 'renamed' // fields with names of an earlier file
  | 'blank' // pages added
  | 'file-bookmarks' // one for each file
  | 'once' // each page is in one part
  | 'left-out' // pages in no part
  | 'removed' // pages left out on purpose; lost where it could not be checked that nothing of them is left
  | 'left-letters' // fonts with letters that only left-out pages show
  | 'cleared' // title, author and other metadata
  | 'smaller-canvas' // pictures below the requested resolution, due to a canvas's limit
  | 'smaller-format' // the same, due to the limit of their format
  | 'undecoded' // lost: pages with a picture that cannot be decoded, drawn without it; `pages` lists them
  // Edited:
  | 'edited' // reworded lines
  | 'neighbours' // pages with letters beside an edited line that are not where they were
  | 'unset' // pages with other words than the new ones
  | 'face-replaced' // a font that lacks a letter, and its substitute
  | 'letters-missing' // in all fonts
  | 'too-long' // by this many points
  | 'titles' // of bookmarks and the document that have the new words
  | 'alternatives' // texts for screen readers that have the new words
  | 'filled' // fields that show their value
  | 'unfilled' // fields that do not
  | 'signed' // stamps seen at their places; lost where nothing could be drawn to look
  | 'appended' // a revision was added: the file's own bytes are as they were
  | 'intact-signatures' // digital signatures that still cover what they covered
  // Taken out by redaction, counted as the difference to the finished file:
  | 'redacted-letters'
  | 'redacted-pictures' // blanked in part, or whole
  | 'redacted-drawings' // lines and shapes, cut at the mark
  | 'redacted-notes'
  | 'redacted-links'
  | 'redacted-fields' // boxes of fields, with their values
  | 'redacted-bookmarks' // titles with a marked word
  | 'redacted-information' // title, author, keywords and metadata
  | 'redacted-alternatives' // texts for screen readers
  | 'redacted-values' // values and names of other fields
  | 'redacted-elsewhere' // other notes, addresses, destinations, scripts
  | 'redacted-attachments'
  | 'redacted-unsearched' // pages whose words nobody here can read, such as scans, where words were marked
  | 'redacted-stays' // pages with a marked word in a place that was not marked
  // What differs beside what was redacted:
  | 'redacted-neighbours' // pages on which other letters are gone or elsewhere
  | 'redacted-looks' // pages that are drawn differently beside the marks
  | 'redacted-undrawn' // pages that nobody here can draw, so that their looks are not compared
  | 'redacted-altered'; // other texts and notes that are gone or different

/**
 * The report on a finished file, from its comparison with the sources. Content and bookmarks of left-out pages, and
 * what the caller chose to drop, are no loss.
 *
 * @param options.absent false if the caller reports what the source lacks
 */
export function factsOf(
  audit: Audit,
  options: AuditOptions & { information?: boolean; absent?: boolean },
): Fact<PdfFact>[] {
  const { sources, result, entries } = audit;
  const facts: Fact<PdfFact>[] = [];
  const add = (fact: PdfFact, { kept = 0, lost = 0 }: { kept?: number; lost?: number }) => {
    if (kept > 0) facts.push({ fact, count: kept });
    if (lost > 0) facts.push({ fact, count: lost, lost: true });
  };
  /** Adds a fact about pages, with the name of the file if there are several. */
  const addPages = (fact: PdfFact, pagesOf: (source: SourceFindings) => number[]) => {
    for (const source of sources) {
      const pages = [...new Set(pagesOf(source))].sort((a, b) => a - b);
      if (pages.length > 0)
        facts.push({ fact, count: pages.length, pages, file: source.input.source.name, lost: true });
    }
  };
  add('file-bookmarks', { kept: audit.bookmarks.files });
  if (options.bookmarks === 'per-file')
    add('file-bookmarks', { lost: sources.length - audit.bookmarks.files });
  add(
    'forms',
    fieldsOf(sources, ({ isKept }) => isKept),
  );
  add('values', { lost: fieldsOf(sources, ({ isKept, hasValue }) => !isKept || hasValue).lost });
  add('bookmarks', audit.bookmarks);
  add('headings', { kept: audit.bookmarks.headings });
  add('untitled-headings', { kept: audit.bookmarks.untitled });
  add('levels', { lost: audit.bookmarks.moved });
  add(
    'links',
    sumOf(sources, ({ pages }) => pages?.links),
  );
  add(
    'annotations',
    sumOf(sources, ({ pages }) => pages?.annotations),
  );
  add('attachments', audit.attachments);
  add('layers', audit.layers);
  add('layer-settings', { lost: layerSettingsLost(audit) });
  add('tags', audit.tags);
  addPages('untagged', ({ untagged }) => untagged);
  add('alternative-texts', { lost: audit.tags.lostReplacementTexts });
  add('labels', audit.labels);
  add('destinations', { lost: sources.reduce((sum, { destinations }) => sum + destinations, 0) });
  addPages('looks', ({ redrawn }) => redrawn);
  addPages('looks-unchecked', ({ undrawn }) => undrawn);
  addPages('boxes-turned', ({ pages }) => pages?.turned ?? []);
  addPages('redrawn-notes', ({ pages }) => pages?.redrawn ?? []);
  addPages('reworded-notes', ({ pages }) => pages?.reworded ?? []);
  facts.push(...ofDocuments(audit, options));
  for (const source of sources) facts.push(...ofFile(source, audit, options));
  const blank = result.pages.length - sources.reduce((sum, { input }) => sum + takenOf(input).length, 0);
  if (blank > 0) facts.push({ fact: 'blank', count: blank });
  add('left-letters', { kept: sources.reduce((sum, { leftLetters }) => sum + leftLetters, 0) });
  if (options.information === false && entries.information.size === 0 && !entries.metadata)
    facts.push({ fact: 'cleared' });
  return facts;
}

function sumOf(
  sources: SourceFindings[],
  countsOf: (source: SourceFindings) => { kept: number; lost: number } | undefined,
) {
  const sum = { kept: 0, lost: 0 };
  for (const source of sources) {
    const { kept, lost } = countsOf(source) ?? { kept: 0, lost: 0 };
    sum.kept += kept;
    sum.lost += lost;
  }
  return sum;
}

type FieldFindings = { isKept: boolean; hasValue: boolean };

const fieldsOf = (sources: SourceFindings[], isKept: (field: FieldFindings) => boolean) =>
  sumOf(sources, ({ pages }) => {
    const fields = [...(pages?.fields.values() ?? [])];
    const keptCount = fields.filter(isKept).length;
    return { kept: keptCount, lost: fields.length - keptCount };
  });

/** Number of types of layer settings of which the result has fewer than the whole sources. */
function layerSettingsLost({ sources, result }: Audit): number {
  const after = layerSettingsOf(result);
  const before = sources.flatMap(({ content, isWhole }) =>
    content && isWhole ? [layerSettingsOf(content)] : [],
  );
  const kinds = Object.keys(after) as (keyof typeof after)[];
  const fewer = kinds.filter((kind) => before.reduce((sum, file) => sum + file[kind], 0) > after[kind]);
  const modes = layerModesOf(result);
  const changed = sources.flatMap(({ content }) => (content ? leftOver(layerModesOf(content), modes) : []));
  return fewer.length + new Set(changed).size;
}

/** Facts about documents as a whole: one per type, with a file's name if it concerns a single one. */
function ofDocuments(
  { sources, entries: after, result }: Audit,
  { information, attachments }: { information?: boolean; attachments?: boolean },
): Fact<PdfFact>[] {
  const facts: Fact<PdfFact>[] = [];
  const add = (
    fact: PdfFact,
    test: (source: SourceFindings) => boolean,
    detail?: (source: SourceFindings) => string[],
  ) => {
    const sourcesWithIt = sources.filter((source) => source.entries && test(source));
    const [first] = sourcesWithIt;
    if (!first) return;
    const names = detail && [...new Set(sourcesWithIt.flatMap(detail))].join(', ');
    facts.push({
      fact,
      count: sourcesWithIt.length,
      file: first.input.source.name,
      ...(names && { detail: names }),
      lost: true,
    });
  };
  const claimsLost = ({ entries: before }: SourceFindings) =>
    before?.claims.filter((claim) => !after.claims.includes(claim)) ?? [];
  const othersLost = ({ entries: before, content, input, placeOf }: SourceFindings) => {
    const lostEntries = before?.otherEntries.filter((name) => !after.otherEntries.includes(name)) ?? [];
    if (before?.language && before.language !== after.language && content && !isTagged(content))
      lostEntries.push('Lang');
    for (const { page } of takenOf(input)) {
      const keptEntries = wholeFileEntries(result, placeOf(page));
      const sourceEntries = content ? wholeFileEntries(content, page - 1) : [];
      lostEntries.push(...sourceEntries.filter((name) => !keptEntries.includes(name)));
    }
    return lostEntries;
  };
  if (information !== false) {
    add('information', ({ entries: before }) =>
      [...(before?.information ?? [])].some(([key, text]) => after.information.get(key) !== text),
    );
    add('claims', (source) => claimsLost(source).length > 0, claimsLost);
    add(
      'metadata',
      (source) =>
        source.entries?.metadata !== undefined &&
        claimsLost(source).length === 0 &&
        source.entries.metadata !== after.metadata &&
        after.metadata === undefined,
    );
  }
  add(
    'drawn-anew',
    ({ entries: old }) => after.needsAppearances && old?.needsAppearances === false && old.fields > 0,
  );
  const associated = sources.reduce((sum, { entries: before }) => sum + (before?.associatedFiles ?? 0), 0);
  if (attachments !== false)
    add(
      'associated',
      ({ entries: before }) => (before?.associatedFiles ?? 0) > 0 && after.associatedFiles < associated,
    );
  add(
    'output-profiles',
    ({ entries: before }) => before?.intents.every((intent) => after.intents.includes(intent)) === false,
  );
  add('display', ({ entries: before }) =>
    [...(before?.view ?? [])].some(([key, value]) => after.view.get(key) !== value),
  );
  add('catalog', (source) => othersLost(source).length > 0, othersLost);
  add('restrictions', ({ entries: before }) => before?.restricted === true && !after.restricted);
  return facts;
}

/** Facts about what a file lacks: by type, with names and pages. */
export function absentFacts(absent: Absent[], { source, opened }: Input): Fact<PdfFact>[] {
  const facts: Fact<PdfFact>[] = [];
  const report = (fact: PdfFact, names: string[], rest: Partial<Fact<PdfFact>>) => {
    const detail = listedNames(names);
    facts.push({ fact, ...rest, file: source.name, ...(detail && { detail }), lost: true });
  };
  for (const kind of ['fonts', 'pictures', 'colours', 'content', 'notes'] as const) {
    const ofKind = absent.filter((absence) => absence.kind === kind);
    if (ofKind.length === 0) continue;
    const pages = [...new Set(ofKind.flatMap((absence) => absence.pages))].sort((a, b) => a - b);
    report(
      `absent-${kind}`,
      ofKind.map(({ name }) => name),
      { count: ofKind.length, pages },
    );
  }
  const { entries = [], hasCatalog = true } = opened.rescued ?? {};
  if (!hasCatalog) report('absent-catalog', [], {});
  if (entries.length > 0) report('absent-entries', entries, { count: entries.length });
  return facts;
}

/** Facts about one file. */
function ofFile(
  source: SourceFindings,
  { sources, entries: after, result }: Audit,
  { absent }: { absent?: boolean },
): Fact<PdfFact>[] {
  const { input, content, pages, entries: before, isWhole } = source;
  const { inspection } = input;
  const { repaired, encrypted } = inspection;
  const { total = 0, read = 0, lost = [] } = repaired ?? {};
  const signed = Math.max(inspection.signatures, pages?.signatures.size ?? 0);
  const counted = Math.max(0, (before?.pageCount ?? 0) - (content?.pages.length ?? 0));
  const missing = Math.max(counted, total - read - lost.length);
  const renamed = pages?.renamed ?? 0;
  const threads = sources.reduce((sum, findings) => sum + (findings.entries?.threads ?? 0), 0);
  const [hasScripts, hasFields] = [(before?.scripts ?? 0) > 0, (before?.fields ?? 0) > 0];
  const data = takenOf(input).filter(({ page }) => content && hasProgramData(content, page - 1));
  const dataKept = data.every(({ page }) => hasProgramData(result, source.placeOf(page)));
  const facts: (Fact<PdfFact> | false | undefined)[] = [
    !content && { fact: 'unchecked', lost: true },
    signed > 0 && { fact: 'signatures', count: signed, lost: true },
    repaired && { fact: 'repaired', count: read },
    ...(absent === false ? [] : absentFacts(source.absent, input)),
    lost.length > 0 && { fact: 'pages', pages: lost, count: lost.length, lost: true },
    encrypted === 'user' && { fact: 'password' },
    renamed > 0 && { fact: 'renamed', count: renamed },
    missing > 0 && { fact: 'missing', count: missing, lost: true },
    // Scripts that calculate fields refer to them by their old names.
    (pages?.losesScripts ||
      (hasScripts && hasFields && after.scripts === 0) ||
      (renamed > 0 && (before?.calculatedFields ?? 0) > 0)) && {
      fact: 'scripts',
      lost: true,
    },
    before?.xfa && !after.xfa && { fact: hasFields ? 'form-logic' : 'dynamic-form', lost: true },
    (before?.threads ?? 0) > 0 && (!isWhole || after.threads < threads) && { fact: 'articles', lost: true },
    ((before?.programData && !after.programData) || !dataKept) && { fact: 'program-data', lost: true },
    ((before?.runsActions && !after.runsActions) || (hasScripts && !hasFields && after.scripts === 0)) && {
      fact: 'opening',
      lost: true,
    },
  ];
  return facts.flatMap((fact) => (fact ? { ...fact, file: input.source.name } : []));
}
