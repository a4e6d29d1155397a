import type { Content } from './content';
import { decodedStream } from './streams';
import { dictAt, dictOf, entry, listAt, nameAt, numberAt, Stream, textAt } from './values';

/**
 * Entries of the catalog that are compared or made anew elsewhere (ISO 32000-2, table 29). Extensions only name the version of
 * the format that the file was written in.
 */
const keysInUse = new Set(
  (
    'Type Version Extensions Pages PageLabels Names Dests Outlines Threads OpenAction AA AcroForm Metadata StructTreeRoot MarkInfo Lang ' +
    'OutputIntents PieceInfo OCProperties AF ViewerPreferences PageLayout PageMode'
  ).split(' '),
);

/** Trees of names that are compared elsewhere (ISO 32000-2, table 32). */
const knownNames = new Set(['Dests', 'EmbeddedFiles', 'JavaScript']);

/** The preference that names pages by their numbers (ISO 32000-2, table 147). */
const printedPages = 'PrintPageRange';
const ofPages = new Set([printedPages]);

/** A pane beside the pages, or none: a new file opens with its bookmarks. */
const usualModes = new Set(['UseNone', 'UseOutlines']);

/** Of the document information: what programs note of themselves and when, which a new file has of its own. */
const ofPrograms = new Set(['Creator', 'Producer', 'CreationDate', 'ModDate', 'SourceModified', 'Trapped']);

/** Keys by which a file for printing says that it meets PDF/X. */
const claimKeys = ['GTS_PDFXVersion', 'GTS_PDFXConformance'];

/** Entries of a page of the standard that only a copy of the whole file has (ISO 32000-2, table 31). */
const ofWholeFile = new Set(['PresSteps', 'SeparationInfo', 'ID', 'TemplateInstantiated']);

/** Entries of a page that are compared elsewhere or made anew, and those that are no more than a date. */
const pageKeys = new Set(
  (
    'Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb B Dur ' +
    'Trans Annots AA Metadata PieceInfo StructParents PZ Tabs UserUnit VP AF OutputIntents DPart'
  ).split(' '),
);

/** What belongs to a document as a whole. */
export type DocumentEntries = {
  /** Claims of its metadata: `PDF/A-3B`, `PDF/UA-1`, `Factur-X`. */
  claims: string[];
  metadata: string | undefined;
  /** Title, author and other properties that are not empty. */
  information: Map<string, string>;
  /** Files named as belonging to it: of an electronic invoice its data. */
  associated: number;
  intents: string[];
  threads: number;
  /** What it does by itself. */
  acts: boolean;
  /** The page that it opens at; -1 without one. */
  opensAt: number;
  scripts: number;
  fields: number;
  /** Its readers are asked to draw its fields anew (ISO 32000-2, 12.7.3, NeedAppearances). */
  drawnAnew: boolean;
  computes: number;
  xfa: boolean;
  programData: boolean;
  /** Number of pages it counts. */
  pageCount: number;
  /** Rights that its owner did not grant: whether printing, changing or copying is limited. */
  restricted: boolean;
  /** Display settings by name, with a digest. */
  view: Map<string, string>;
  /** Natural language of what has no tags to say it. */
  language: string | undefined;
  /** Further entries of the catalog, by name. */
  others: string[];
};

export function documentEntriesOf(content: Content): DocumentEntries {
  const { objects, catalog, digests } = content;
  const xmp = metadataOf(content);
  const form = dictAt(objects, catalog, 'AcroForm') ?? null;
  const opening = entry(objects, catalog, 'OpenAction');
  const openingAction = dictOf(opening);
  const destination = openingAction
    ? nameAt(objects, opening, 'S') === 'GoTo'
      ? entry(objects, opening, 'D')
      : null
    : opening;
  const names = dictAt(objects, catalog, 'Names') ?? null;
  const encryption = dictAt(objects, objects.trailer, 'Encrypt') ?? null;
  const information = new Map<string, string>();
  const properties = entry(objects, objects.trailer, 'Info');
  for (const key of dictOf(properties)?.entries.keys() ?? []) {
    const text = textAt(objects, properties, key)?.trim();
    if (text && !ofPrograms.has(key) && !claimKeys.includes(key) && !key.startsWith('PTEX.'))
      information.set(key, text);
  }
  const claims = xmp === undefined ? [] : claimsOf(xmp);
  const exchange = claimKeys.map((key) => textAt(objects, properties, key)).find(Boolean);
  if (exchange && !claims.some((claim) => claim.startsWith('PDF/X'))) claims.push(exchange);
  const preferences = dictAt(objects, catalog, 'ViewerPreferences');
  return {
    claims,
    metadata: xmp === undefined ? undefined : digests.digestOf(entry(objects, catalog, 'Metadata')),
    information,
    associated: listAt(objects, catalog, 'AF').length,
    intents: listAt(objects, catalog, 'OutputIntents').map((intent) => digests.digestOf(intent)),
    threads: listAt(objects, catalog, 'Threads').length,
    acts:
      (openingAction !== undefined && nameAt(objects, opening, 'S') !== 'GoTo') ||
      dictAt(objects, catalog, 'AA') !== undefined,
    opensAt: content.pagesOf(destination)[0] ?? -1,
    scripts: dictAt(objects, names, 'JavaScript') ? 1 : 0,
    fields: listAt(objects, form, 'Fields').length,
    drawnAnew: form !== null && entry(objects, form, 'NeedAppearances') === true,
    computes: listAt(objects, form, 'CO').length,
    xfa: dictOf(form)?.entries.has('XFA') === true,
    programData: catalog.entries.has('PieceInfo'),
    pageCount: numberAt(objects, dictAt(objects, catalog, 'Pages') ?? null, 'Count') ?? 0,
    restricted: isRestricted(numberAt(objects, encryption, 'P')),
    view: new Map(
      ['ViewerPreferences', 'PageLayout', 'PageMode'].flatMap((key) => {
        const value = catalog.entries.get(key);
        if (value === undefined || value === null || usualModes.has(nameAt(objects, catalog, key) ?? ''))
          return [];
        return [[key, digests.digestOf(objects.get(value), false, ofPages)] as const];
      }),
    ),
    language: textAt(objects, catalog, 'Lang'),
    others: [
      ...(preferences?.entries.has(printedPages) ? [printedPages] : []),
      ...[...catalog.entries.keys()].filter(
        (key) => !keysInUse.has(key) && entry(objects, catalog, key) !== null,
      ),
      ...[...(names?.entries.keys() ?? [])].flatMap((key) =>
        knownNames.has(key) || entry(objects, names, key) === null ? [] : [`Names/${key}`],
      ),
    ],
  };
}

/** Bits of the rights that an owner can withhold (ISO 32000-2, table 22): printing, changing, copying, notes. */
const rights = 0b1111_0011_1100 & ~0b0000_1100_0000;

const isRestricted = (permissions: number | undefined) =>
  permissions !== undefined && (permissions & rights) !== rights;

function metadataOf({ objects, catalog }: Content): string | undefined {
  const stream = entry(objects, catalog, 'Metadata');
  const bytes = stream instanceof Stream ? decodedStream(objects, stream) : undefined;
  // Names and values of claims are ASCII: UTF-16 and UTF-32 have zeros between their letters.
  return bytes && new TextDecoder().decode(bytes.filter((byte) => byte !== 0));
}

/** Usual prefixes of the namespaces of claims; files may use others. */
const prefixes: Record<string, string> = {
  'http://www.aiim.org/pdfa/ns/id/': 'pdfaid',
  'http://www.aiim.org/pdfua/ns/id/': 'pdfuaid',
  'http://www.npes.org/pdfx/ns/id/': 'pdfxid',
  'http://ns.adobe.com/pdfx/1.3/': 'pdfx',
};

/** Standards that metadata say the document meets, written as an attribute or as an element. */
function claimsOf(text: string): string[] {
  let xmp = text;
  for (const [, prefix = '', , uri = ''] of text.matchAll(/\bxmlns:([\w.-]+)\s*=\s*(["'])(.*?)\2/g)) {
    const defaultEntries =
      prefixes[uri] ?? (/^urn:(?:factur-x|ferd|zugferd):/.test(uri) && prefix !== 'zf' ? 'fx' : prefix);
    if (defaultEntries !== prefix) xmp = xmp.replaceAll(`${prefix}:`, `${defaultEntries}:`);
  }
  const value = (name: string) =>
    new RegExp(`${name}(?:\\s*=\\s*["']|>)\\s*([^"'<]+)`).exec(xmp)?.[1]?.trim();
  const claims: string[] = [];
  const archive = value('pdfaid:part');
  if (archive) claims.push(`PDF/A-${archive}${(value('pdfaid:conformance') ?? '').toUpperCase()}`);
  const accessible = value('pdfuaid:part');
  if (accessible) claims.push(`PDF/UA-${accessible}`);
  const exchange = value('pdfxid:GTS_PDFXVersion') ?? value('pdfx:GTS_PDFXVersion');
  if (exchange) claims.push(exchange);
  const invoice = value('(?:fx|zf):ConformanceLevel');
  if (invoice) claims.push(/zf:ConformanceLevel/.test(xmp) ? 'ZUGFeRD' : 'Factur-X');
  return claims;
}

/** Whether a page keeps data of a program: in the place that the standard has for them, or in entries of its own. */
export const hasProgramData = ({ pages, objects }: Content, index: number): boolean => {
  const dict = pages[index]?.dict;
  return [...(dict?.entries.keys() ?? [])].some(
    (key) =>
      (key === 'PieceInfo' || !(pageKeys.has(key) || ofWholeFile.has(key))) &&
      entry(objects, dict ?? null, key) !== null,
  );
};

/** Entries of the standard that a page has, and that a copy of some pages of its file lacks. */
export const wholeFileEntries = ({ pages, objects }: Content, index: number): string[] =>
  [...ofWholeFile].filter((key) => entry(objects, pages[index]?.dict ?? null, key) !== null);
