import { PDFArray, type PDFContext, PDFDict, PDFParser } from '@cantoo/pdf-lib';
// Not exported by name; the package's PDFDocument, which does the same, would add 100 KB.
import { CipherTransformFactory } from '../../../../../node_modules/@cantoo/pdf-lib/es/core/crypto.js';
import { join, latin, latin1 } from '../../write/bytes';
import { isText } from './objects';

/** Reads all objects of a PDF, decrypted. @throws for a file that the parser cannot read */
export async function readObjects(file: Uint8Array, password = ''): Promise<PDFContext> {
  const bytes = withHeader(file);
  const context = await parse(bytes);
  const encryption = context.lookup(context.trailerInfo.Encrypt);
  if (!(encryption instanceof PDFDict)) return context;
  const ids = context.lookup(context.trailerInfo.ID);
  const id = ids instanceof PDFArray ? context.lookup(ids.get(0)) : undefined;
  const key = isText(id) ? id.asBytes() : new Uint8Array();
  // One class, declared twice in the package: `never` makes the types match.
  return parse(bytes, new CipherTransformFactory(encryption as never, key, password) as never);
}

/** The parser rejects a file without a version header; everything after it is found by its own markers. */
function withHeader(bytes: Uint8Array): Uint8Array {
  const start = latin1(bytes.subarray(0, 1024));
  if (/%PDF-\d\.\d/.test(start)) return bytes;
  return join([latin('%PDF-1.7\n'), bytes.subarray(/^%PDF-[\d.]*/.exec(start)?.[0].length ?? 0)]);
}

const parse = (
  bytes: Uint8Array,
  cipher?: Parameters<typeof PDFParser.forBytesWithOptions>[5],
): Promise<PDFContext> =>
  PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, false, false, false, cipher).parseDocument();
