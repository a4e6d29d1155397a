import { PDFArray, type PDFContext, PDFDict, PDFParser } from '@cantoo/pdf-lib';
// The package does not export it by name; its PDFDocument, which does the same, would weigh 100 KB.
import { CipherTransformFactory } from '../../../../node_modules/@cantoo/pdf-lib/es/core/crypto.js';
import { catalogOf, leavesOf } from './leaves';
import { isText } from './objects';

/**
 * Reads all objects of a PDF, decrypted.
 *
 * @throws for a file that the reader does not understand
 */
export async function readObjects(bytes: Uint8Array, password = ''): Promise<PDFContext> {
  const context = await parse(bytes);
  const encryption = context.lookup(context.trailerInfo.Encrypt);
  if (!(encryption instanceof PDFDict)) return context;
  const ids = context.lookup(context.trailerInfo.ID);
  const id = ids instanceof PDFArray ? context.lookup(ids.get(0)) : undefined;
  const key = isText(id) ? id.asBytes() : new Uint8Array();
  // One class, declared twice in the package: as `never` the two fit.
  return parse(bytes, new CipherTransformFactory(encryption as never, key, password) as never);
}

const parse = (
  bytes: Uint8Array,
  cipher?: Parameters<typeof PDFParser.forBytesWithOptions>[5],
): Promise<PDFContext> =>
  PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, false, false, false, cipher).parseDocument();

/** How many pages a document has by its objects. */
export const leavesOfDocument = (context: PDFContext): number =>
  leavesOf(context, catalogOf(context)).leaves.length;
