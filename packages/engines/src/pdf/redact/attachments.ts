import { type PDFContext, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import { getDict, pdfName } from '../assemble/objects';
import { catalogOf } from '../assemble/page-objects';
import { readableContent } from '../reader/streams';
import { markedEncoding } from '../xml-text';
import { decoded, decodedText, dictsIn, readings } from './strings';
import type { Terms } from './terms';

/** Attached files: how many there are, and those that hold a word or that nobody can look into. */
export function attachmentsOf(
  context: PDFContext,
  terms: Terms,
): { all: number; revealing: number; closed: number } {
  let [all, revealing, closed] = [0, 0, 0];
  const seen = new Set<PDFObject>();
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dict of dictsIn(object)) {
      const files = getDict(dict, 'EF');
      for (const key of files?.keys() ?? []) {
        const file = files?.lookup(key);
        if (!(file instanceof PDFRawStream) || seen.has(file)) continue;
        seen.add(file);
        all += 1;
        const bytes = readableContent(file);
        if (!bytes) closed += 1;
        else if (holds(bytes, terms)) revealing += 1;
        else if (isClosed(bytes)) closed += 1;
      }
    }
  return { all, revealing, closed };
}

/** Whether bytes hold a word as text, in any of the usual encodings, whichever they seem to be in. */
export function holds(bytes: Uint8Array, terms: Terms): boolean {
  const hasZeros = bytes.includes(0);
  const texts = new Set([decoded(bytes)]);
  if (hasZeros) texts.add(decodedText(bytes));
  if (hasZeros || markedEncoding(bytes)) texts.add(decodeLatin1(bytes));
  for (const text of texts) if ([text, ...readings(text)].some((one) => terms.has(one))) return true;
  if (!hasZeros) return false;
  return ['utf-16be', 'utf-16le'].some((encoding) =>
    [0, 1].some((start) => terms.has(new TextDecoder(encoding).decode(bytes.subarray(start)))),
  );
}

const starts = ['PK', '%PDF', '\x1f\x8b', '\xff\xd8', '\x89PNG', 'GIF8', 'II*', 'MM\0', '\xd0\xcf\x11'];

/** Archives, documents and pictures: a search of their bytes finds no word. */
const isClosed = (bytes: Uint8Array): boolean => {
  const head = decodeLatin1(bytes.subarray(0, 512));
  return (
    starts.some((start) => head.startsWith(start)) ||
    (head.includes('\0') && !['\xfe\xff', '\xff\xfe'].includes(head.slice(0, 2)))
  );
};

/** Removes all attached files. @returns their number */
export function removeAttachments(context: PDFContext): number {
  const { all } = attachmentsOf(context, { has: () => false } as unknown as Terms);
  const catalog = catalogOf(context);
  getDict(catalog, 'Names')?.delete(pdfName('EmbeddedFiles'));
  catalog.delete(pdfName('Collection'));
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dict of dictsIn(object)) for (const key of ['EF', 'RF', 'AF']) dict.delete(pdfName(key));
  return all;
}
