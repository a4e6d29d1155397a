import type { Content } from './content';
import { metadataNamesOf } from './metadata-names';
import { decodedStream } from './streams';
import { dictAt, dictOf, entry, listAt, nameAt, numberAt, Stream, textAt } from './values';

/**
 * Catalog entries that are compared or rebuilt elsewhere (ISO 32000-2, table 29). Extensions only state the version
 * of the format.
 */
const keysComparedElsewhere = new Set(
  (
    'Type Version Extensions Pages PageLabels Names Dests Outlines Threads OpenAction AA AcroForm Metadata StructTreeRoot MarkInfo Lang ' +
    'OutputIntents PieceInfo OCProperties AF ViewerPreferences PageLayout PageMode'
  ).split(' '),
);

/** Name trees that are compared elsewhere (ISO 32000-2, table 32). */
const knownNames = new Set(['Dests', 'EmbeddedFiles', 'JavaScript']);

/** Entries of the root of tags that are rebuilt (ISO 32000-2, Table 354). */
const knownOfTags = new Set(
  'Type K IDTree ParentTree ParentTreeNextKey RoleMap ClassMap Namespaces'.split(' '),
);

/** The preference that refers to pages by number (ISO 32000-2, table 147). */
const printedPages = 'PrintPageRange';
const pageNumberPreferences = new Set([printedPages]);

/** Page modes that need not be kept: a new file opens with its bookmarks. */
const usualModes = new Set(['UseNone', 'UseOutlines']);

/** Entries of the document information about the program and the time of writing, which a new file sets itself. */
const programInfoKeys = new Set([
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
  'SourceModified',
  'Trapped',
]);

/** Keys of PDF/X conformance claims. */
const claimKeys = ['GTS_PDFXVersion', 'GTS_PDFXConformance'];

/** Page entries of the standard that only a copy of the whole file keeps (ISO 32000-2, table 31). */
const wholeFileKeys = new Set(['PresSteps', 'SeparationInfo', 'ID', 'TemplateInstantiated']);

/** Page entries that are compared elsewhere or rebuilt, and those that are only a date. */
const pageKeys = new Set(
  (
    'Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb B Dur ' +
    'Trans Annots AA Metadata PieceInfo StructParents PZ Tabs UserUnit VP AF OutputIntents DPart'
  ).split(' '),
);

/** Entries that concern a document as a whole. */
export type DocumentEntries = {
  /** Conformance claims in its metadata: `PDF/A-3B`, `PDF/UA-1`, `Factur-X`. */
  claims: string[];
  metadata: string | undefined;
  /** Names of the entries of its metadata, apart from claims. */
  metadataNames: string[];
  /** Non-empty properties, such as title and author. */
  information: Map<string, string>;
  /** Number of associated files, such as the data of an electronic invoice. */
  associatedFiles: number;
  intents: string[];
  threads: number;
  /** Whether it runs actions by itself. */
  runsActions: boolean;
  /** Index of the page at which it opens; -1 without one. */
  opensAt: number;
  scripts: number;
  fields: number;
  /** Whether readers are asked to redraw its fields (NeedAppearances; ISO 32000-2, 12.7.3). */
  needsAppearances: boolean;
  calculatedFields: number;
  xfa: boolean;
  programData: boolean;
  /** Number of pages that it states. */
  pageCount: number;
  /** Whether its owner restricts printing, changing or copying. */
  restricted: boolean;
  /** Display settings by name, as digests. */
  view: Map<string, string>;
  /** Natural language of content whose tags state none. */
  language: string | undefined;
  /** Further entries of the catalog, by name. */
  otherEntries: string[];
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
    if (text && !programInfoKeys.has(key) && !claimKeys.includes(key) && !key.startsWith('PTEX.'))
      information.set(key, text);
  }
  const claims = xmp === undefined ? [] : claimsOf(xmp);
  const exchange = claimKeys.map((key) => textAt(objects, properties, key)).find(Boolean);
  if (exchange && !claims.some((claim) => claim.startsWith('PDF/X'))) claims.push(exchange);
  const preferences = dictAt(objects, catalog, 'ViewerPreferences');
  return {
    claims,
    metadata: xmp === undefined ? undefined : digests.digestOf(entry(objects, catalog, 'Metadata')),
    metadataNames: xmp === undefined ? [] : metadataNamesOf(xmp),
    information,
    associatedFiles: listAt(objects, catalog, 'AF').length,
    intents: listAt(objects, catalog, 'OutputIntents').map((intent) => digests.digestOf(intent)),
    threads: listAt(objects, catalog, 'Threads').length,
    runsActions:
      (openingAction !== undefined &&
        (nameAt(objects, opening, 'S') !== 'GoTo' || openingAction.entries.has('Next'))) ||
      dictAt(objects, catalog, 'AA') !== undefined,
    opensAt: content.pagesOf(destination)[0] ?? -1,
    scripts: dictAt(objects, names, 'JavaScript') ? 1 : 0,
    fields: listAt(objects, form, 'Fields').length,
    needsAppearances: form !== null && entry(objects, form, 'NeedAppearances') === true,
    calculatedFields: listAt(objects, form, 'CO').length,
    xfa: dictOf(form)?.entries.has('XFA') === true,
    programData: catalog.entries.has('PieceInfo'),
    pageCount: numberAt(objects, dictAt(objects, catalog, 'Pages') ?? null, 'Count') ?? 0,
    restricted: isRestricted(numberAt(objects, encryption, 'P')),
    view: new Map(
      ['ViewerPreferences', 'PageLayout', 'PageMode'].flatMap((key) => {
        const value = catalog.entries.get(key);
        if (value === undefined || value === null || usualModes.has(nameAt(objects, catalog, key) ?? ''))
          return [];
        return [[key, digests.digestOf(objects.get(value), false, pageNumberPreferences)] as const];
      }),
    ),
    language: textAt(objects, catalog, 'Lang'),
    otherEntries: [
      ...(preferences?.entries.has(printedPages) ? [printedPages] : []),
      ...[...catalog.entries.keys()].filter(
        (key) => !keysComparedElsewhere.has(key) && entry(objects, catalog, key) !== null,
      ),
      ...[...(names?.entries.keys() ?? [])].flatMap((key) =>
        knownNames.has(key) || entry(objects, names, key) === null ? [] : [`Names/${key}`],
      ),
      ...[...(dictAt(objects, catalog, 'StructTreeRoot')?.entries.keys() ?? [])].flatMap((key) =>
        knownOfTags.has(key) ? [] : [`StructTreeRoot/${key}`],
      ),
    ],
  };
}

/** Bits of permissions that an owner can deny (ISO 32000-2, table 22): printing, changing, copying, notes. */
const deniablePermissions = 0b1111_0011_1100 & ~0b0000_1100_0000;

/** Whether the permissions of an encrypted file, as a number of flags, deny something. */
export const isRestricted = (permissions: number | undefined) =>
  permissions !== undefined && (permissions & deniablePermissions) !== deniablePermissions;

function metadataOf({ objects, catalog }: Content): string | undefined {
  const stream = entry(objects, catalog, 'Metadata');
  const bytes = stream instanceof Stream ? decodedStream(objects, stream) : undefined;
  // Names and values of claims are ASCII, so zero bytes of UTF-16 and UTF-32 can be dropped.
  return bytes && new TextDecoder().decode(bytes.filter((byte) => byte !== 0));
}

/** Usual prefixes of the namespaces of conformance claims; files may use others. */
const usualPrefixes: Record<string, string> = {
  'http://www.aiim.org/pdfa/ns/id/': 'pdfaid',
  'http://www.aiim.org/pdfua/ns/id/': 'pdfuaid',
  'http://www.npes.org/pdfx/ns/id/': 'pdfxid',
  'http://ns.adobe.com/pdfx/1.3/': 'pdfx',
};

/** Standards to which metadata claim conformance, as an attribute or as an element. */
function claimsOf(text: string): string[] {
  let xmp = text;
  for (const [, prefix = '', , uri = ''] of text.matchAll(/\bxmlns:([\w.-]+)\s*=\s*(["'])(.*?)\2/g)) {
    const usualPrefix =
      usualPrefixes[uri] ?? (/^urn:(?:factur-x|ferd|zugferd):/.test(uri) && prefix !== 'zf' ? 'fx' : prefix);
    if (usualPrefix !== prefix) xmp = xmp.replaceAll(`${prefix}:`, `${usualPrefix}:`);
  }
  const propertyValue = (name: string) =>
    new RegExp(`${name}(?:\\s*=\\s*["']|>)\\s*([^"'<]+)`).exec(xmp)?.[1]?.trim();
  const claims: string[] = [];
  const archive = propertyValue('pdfaid:part');
  if (archive) claims.push(`PDF/A-${archive}${(propertyValue('pdfaid:conformance') ?? '').toUpperCase()}`);
  const accessible = propertyValue('pdfuaid:part');
  if (accessible) claims.push(`PDF/UA-${accessible}`);
  const exchange = propertyValue('pdfxid:GTS_PDFXVersion') ?? propertyValue('pdfx:GTS_PDFXVersion');
  if (exchange) claims.push(exchange);
  const invoice = propertyValue('(?:fx|zf):ConformanceLevel');
  if (invoice) claims.push(/zf:ConformanceLevel/.test(xmp) ? 'ZUGFeRD' : 'Factur-X');
  return claims;
}

/** Whether a page has private data of programs, in the standard's place for it or in entries of its own. */
export const hasProgramData = ({ pages, objects }: Content, index: number): boolean => {
  const dict = pages[index]?.dict;
  return [...(dict?.entries.keys() ?? [])].some(
    (key) =>
      (key === 'PieceInfo' || !(pageKeys.has(key) || wholeFileKeys.has(key))) &&
      entry(objects, dict ?? null, key) !== null,
  );
};

/** Whether a page has fonts, in its own resources or in those of what it draws. */
export const hasFonts = ({ pages, objects }: Content): boolean =>
  pages.some(({ inherited }) => {
    const resources = objects.get(inherited.get('Resources'));
    const drawn = [...(dictAt(objects, resources, 'XObject')?.entries.values() ?? [])];
    return [resources, ...drawn.map((value) => entry(objects, value, 'Resources'))].some(
      (value) => (dictAt(objects, value, 'Font')?.entries.size ?? 0) > 0,
    );
  });

/** Standard entries of a page that a copy of only some pages lacks. */
export const wholeFileEntries = ({ pages, objects }: Content, index: number): string[] =>
  [...wholeFileKeys].filter((key) => entry(objects, pages[index]?.dict ?? null, key) !== null);
