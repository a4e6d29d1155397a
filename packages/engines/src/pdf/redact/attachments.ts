import { type PDFContext, type PDFDict, PDFHexString, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import type { AttachedFile } from '../../engine';
import { decodeLatin1 } from '../../write/bytes';
import { getDict, pdfName } from '../assemble/objects';
import { catalogOf } from '../assemble/page-objects';
import { readableContent } from '../reader/streams';
import { markedEncoding } from '../xml-text';
import { decoded, decodedReadings, decodedText, dictsIn } from './strings';
import type { Terms } from './terms';

/** All attached files, the number of those that contain a term (`revealing`), and of those that cannot be searched (`opaque`). */
export function attachmentsOf(
  context: PDFContext,
  terms: Terms,
): { all: AttachedFile[]; revealing: number; opaque: number } {
  const attachedFiles: AttachedFile[] = [];
  let [revealing, opaque] = [0, 0];
  const visited = new Set<PDFDict>();
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dict of dictsIn(object)) {
      const files = getDict(dict, 'EF');
      if (!files || visited.has(dict)) continue;
      visited.add(dict);
      // Under several names for systems, a specification usually has the same file.
      for (const file of new Set(files.keys().map((key) => files.lookup(key)))) {
        if (!(file instanceof PDFRawStream)) continue;
        const bytes = readableContent(file);
        attachedFiles.push({ name: nameOf(dict), ...(bytes && { bytes: bytes.length }) });
        if (!bytes) opaque += 1;
        else if (containsTerm(bytes, terms)) revealing += 1;
        else if (isOpaque(bytes)) opaque += 1;
      }
    }
  return { all: attachedFiles, revealing, opaque };
}

/** Name of an attached file, without folders, from its file specification (ISO 32000-2, 7.11.3); empty if it has none. */
function nameOf(specification: PDFDict): string {
  for (const key of ['UF', 'F']) {
    const value = specification.lookup(pdfName(key));
    if (value instanceof PDFString || value instanceof PDFHexString)
      return value.decodeText().split(/[/\\]/).at(-1) ?? '';
  }
  return '';
}

/** Whether bytes contain a term as text, in any of the usual encodings. */
export function containsTerm(bytes: Uint8Array, terms: Terms): boolean {
  const hasZeros = bytes.includes(0);
  const texts = new Set([decoded(bytes)]);
  if (hasZeros) texts.add(decodedText(bytes));
  if (hasZeros || markedEncoding(bytes)) texts.add(decodeLatin1(bytes));
  for (const text of texts)
    if ([text, ...decodedReadings(text)].some((reading) => terms.has(reading))) return true;
  if (!hasZeros) return false;
  return ['utf-16be', 'utf-16le'].some((encoding) =>
    [0, 1].some((start) => terms.has(new TextDecoder(encoding).decode(bytes.subarray(start)))),
  );
}

/** First bytes of compressed or binary formats. */
const opaqueSignatures = [
  'PK',
  '%PDF',
  '%FDF',
  '%!',
  '{\\rtf',
  '\x1f\x8b',
  '\xff\xd8',
  '\x89PNG',
  'GIF8',
  'II*',
  'MM\0',
  '\xd0\xcf\x11',
];

/** A mail, or a page with data of its own, whose parts are encoded (RFC 2045, 6; RFC 2397). */
const encodedParts = /^content-transfer-encoding:\s*(?:base64|quoted-printable)|;base64,/im;

/** Whether a file is an archive, a document, a picture or a mail, in whose bytes a search finds no words. */
const isOpaque = (bytes: Uint8Array): boolean => {
  const head = decodeLatin1(bytes.subarray(0, 512));
  return (
    opaqueSignatures.some((start) => head.startsWith(start)) ||
    encodedParts.test(decodeLatin1(bytes)) ||
    (head.includes('\0') && !['\xfe\xff', '\xff\xfe'].includes(head.slice(0, 2)))
  );
};

/** Removes all attached files. */
export function removeAttachments(context: PDFContext): void {
  const catalog = catalogOf(context);
  getDict(catalog, 'Names')?.delete(pdfName('EmbeddedFiles'));
  catalog.delete(pdfName('Collection'));
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dict of dictsIn(object)) for (const key of ['EF', 'RF', 'AF']) dict.delete(pdfName(key));
}
