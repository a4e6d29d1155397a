/** Prefixes of the frame of metadata: packets, descriptions, lists. */
const framePrefixes = new Set(['rdf', 'x', 'xml', 'xmlns']);

/** Namespaces that are not compared here: those of conformance claims and of pictures of pages, which no copy keeps. */
const otherNamespaces =
  /^(?:http:\/\/www\.(?:aiim|npes)\.org\/pdf|urn:(?:factur-x|ferd|zugferd):|http:\/\/ns\.adobe\.com\/xap\/1\.0\/g\/img\/)/;

const otherNames = /^(?:GTS_PDFX.*|Thumbnails)$/;

/** Names of the entries of metadata (XMP, ISO 16684-1) apart from claims and thumbnails, as often as they occur. */
export function metadataNamesOf(xmp: string): string[] {
  const prefixes = new Set(framePrefixes);
  for (const [, prefix = '', , uri = ''] of xmp.matchAll(/\bxmlns:([\w.-]+)\s*=\s*(["'])(.*?)\2/g))
    if (otherNamespaces.test(uri)) prefixes.add(prefix);
  // Entries are elements or attributes; the texts of elements and the values of attributes may look alike.
  const tags = [...xmp.matchAll(/<[^!?/][^<>]*>/g)].map(([tag]) => tag.replace(/(["']).*?\1/gs, '""'));
  return tags.flatMap((tag) =>
    [...tag.matchAll(/[<\s]([\w.-]+):([\w.-]+)(?=[\s=/>])/g)].flatMap(([, prefix = '', name = '']) =>
      prefixes.has(prefix) || otherNames.test(name) ? [] : [name],
    ),
  );
}
