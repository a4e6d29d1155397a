import type { Fact } from '../engine';
import { missingItems } from '../missing-items';
import { absentFacts } from './absent-facts';
import type { Audit, AuditOptions, SourceFindings } from './audit/audit';
import { hasTags, isTagged, layerModesOf, layerSettingsOf } from './audit/compare-documents';
import { hasFonts, hasProgramData, wholeFileEntries } from './audit/entries';
import { requestedPages } from './input';
import type { PdfFact } from './pdf-fact';

/**
 * The report on a finished file, from its comparison with the sources. Content and bookmarks of left-out pages, and
 * what the caller chose to drop, are not a loss.
 *
 * @param options.absent false if the caller reports what the source lacks, and its fields that no page shows
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
  /** Adds a fact about pages for each source that has such pages. */
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
  const forms = fieldsOf(sources, ({ isKept }) => isKept);
  const hidden = sources.reduce((sum, { pages }) => sum + (pages?.hiddenFieldsLost ?? 0), 0);
  add('forms', options.absent === false ? forms : { ...forms, lost: forms.lost + hidden });
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
  add('actions', {
    lost: sources.reduce((sum, { pages }) => sum + (pages?.actionsLost ?? 0), audit.bookmarks.actionsLost),
  });
  add('tag-references', { lost: audit.tagReferencesLost });
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
  addPages('boxes-turned', ({ pages }) => pages?.changedViews ?? []);
  addPages('redrawn-notes', ({ pages }) => pages?.redrawn ?? []);
  addPages('reworded-notes', ({ pages }) => pages?.reworded ?? []);
  facts.push(...documentFacts(audit, options));
  for (const source of sources) facts.push(...fileFacts(source, audit, options));
  const blankPages =
    result.pages.length - sources.reduce((sum, { input }) => sum + requestedPages(input).length, 0);
  if (blankPages > 0) facts.push({ fact: 'blank', count: blankPages });
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

const fieldsOf = (sources: SourceFindings[], isCountedAsKept: (field: FieldFindings) => boolean) =>
  sumOf(sources, ({ pages }) => {
    const fields = [...(pages?.fields.values() ?? [])];
    const keptCount = fields.filter(isCountedAsKept).length;
    return { kept: keptCount, lost: fields.length - keptCount };
  });

/**
 * Number of kinds of layer settings of which the result has fewer than the sources that are copied whole, or of
 * alternative settings than the sources with copied layers, plus number of layer modes that the result lacks.
 */
function layerSettingsLost({ sources, result }: Audit): number {
  const after = layerSettingsOf(result);
  const before = sources.flatMap(({ content, isWholeDocument, hasLayers }) => {
    const settings = content && layerSettingsOf(content);
    if (!settings || isWholeDocument) return settings ?? [];
    // The lists of a copy of some pages are shorter, as it has fewer layers; alternative settings are left out.
    const { Configs } = settings;
    return hasLayers ? { AS: 0, Configs, Order: 0, Locked: 0, RBGroups: 0 } : [];
  });
  const kinds = Object.keys(after) as (keyof typeof after)[];
  const fewer = kinds.filter((kind) => before.reduce((sum, file) => sum + file[kind], 0) > after[kind]);
  const resultModes = layerModesOf(result);
  const lostModes = sources.flatMap(({ content, isWholeDocument, hasLayers }) =>
    content && (isWholeDocument || hasLayers) ? missingItems(layerModesOf(content), resultModes) : [],
  );
  return fewer.length + new Set(lostModes).size;
}

/** Maximum number of entries of metadata that a fact names. */
const maxNamedEntries = 6;

/** Facts about documents as a whole: one per type, with the name of the first file that it concerns. */
function documentFacts(
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
  const otherEntriesLost = ({ entries: before, content, input, placeOf }: SourceFindings) => {
    const lostEntries = before?.otherEntries.filter((name) => !after.otherEntries.includes(name)) ?? [];
    if (before?.language && before.language !== after.language && content && !isTagged(content))
      lostEntries.push('Lang');
    for (const { page } of requestedPages(input)) {
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
    const lostNames = ({ entries: before }: SourceFindings) =>
      after.metadata === undefined ? [] : missingItems(before?.metadataNames ?? [], after.metadataNames);
    add(
      'metadata-entries',
      (source) => lostNames(source).length > 0,
      (source) => [...new Set(lostNames(source))].slice(0, maxNamedEntries),
    );
  }
  add(
    'language',
    ({ entries: before, content }) =>
      after.language !== undefined &&
      before?.language === undefined &&
      content !== undefined &&
      !hasTags(content) &&
      hasFonts(content),
    () => [after.language ?? ''],
  );
  add(
    'drawn-anew',
    ({ entries: before }) =>
      after.needsAppearances && before?.needsAppearances === false && before.fields > 0,
  );
  const associated = sources.reduce((sum, { entries: before }) => sum + (before?.associatedFiles ?? 0), 0);
  // Where attached files are left out, the caller reports them; a file that only `AF` lists is not one of those.
  add(
    'associated',
    ({ entries: before, input }) =>
      (before?.associatedFiles ?? 0) > 0 &&
      after.associatedFiles < associated &&
      (attachments !== false || input.inspection.attachments === 0),
  );
  add(
    'output-profiles',
    ({ entries: before }) => before?.intents.every((intent) => after.intents.includes(intent)) === false,
  );
  add('display', ({ entries: before, placeOf }) => {
    if (!before) return false;
    if ([...before.view].some(([key, value]) => after.view.get(key) !== value)) return true;
    // A file that opens at its first page does so without a setting too.
    const place = before.opensAt > 0 ? placeOf(before.opensAt + 1) : -1;
    return place >= 0 && after.opensAt !== place;
  });
  add('catalog', (source) => otherEntriesLost(source).length > 0, otherEntriesLost);
  add('restrictions', ({ entries: before }) => before?.restricted === true && !after.restricted);
  return facts;
}

/** Facts about one file. */
function fileFacts(
  source: SourceFindings,
  { sources, entries: after, result }: Audit,
  { absent }: { absent?: boolean },
): Fact<PdfFact>[] {
  const { input, content, pages, entries: before, isWholeDocument } = source;
  const { inspection } = input;
  const { repaired, encrypted } = inspection;
  const { total = 0, read = 0, lost = [] } = repaired ?? {};
  const signatureCount = Math.max(inspection.signatures, pages?.signatures.size ?? 0);
  const countedButAbsent = Math.max(0, (before?.pageCount ?? 0) - (content?.pages.length ?? 0));
  const missing = Math.max(countedButAbsent, total - read - lost.length);
  const renamed = pages?.renamed ?? 0;
  const threads = sources.reduce((sum, findings) => sum + (findings.entries?.threads ?? 0), 0);
  const [hasScripts, hasFields] = [(before?.scripts ?? 0) > 0, (before?.fields ?? 0) > 0];
  const pagesWithProgramData = requestedPages(input).filter(
    ({ page }) => content && hasProgramData(content, page - 1),
  );
  const keepsProgramData = pagesWithProgramData.every(({ page }) =>
    hasProgramData(result, source.placeOf(page)),
  );
  const facts: (Fact<PdfFact> | false | undefined)[] = [
    !content && { fact: 'unchecked', lost: true },
    signatureCount > 0 && { fact: 'signatures', count: signatureCount, lost: true },
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
    (before?.threads ?? 0) > 0 &&
      (!isWholeDocument || after.threads < threads) && { fact: 'articles', lost: true },
    ((before?.programData && !after.programData) || !keepsProgramData) && {
      fact: 'program-data',
      lost: true,
    },
    ((before?.runsActions && !after.runsActions) || (hasScripts && !hasFields && after.scripts === 0)) && {
      fact: 'opening',
      lost: true,
    },
  ];
  return facts.flatMap((fact) => (fact ? { ...fact, file: input.source.name } : []));
}
