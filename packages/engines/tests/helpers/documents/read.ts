import { readText as readPdf } from '../../../src/pdf/read-text';
import type { TextDocument } from '../../../src/text/model';
import { unpack } from '../../../src/text/pack';
import { readDocument } from '../../../src/text/read-document';
import { pdfHost as host, sourceFile } from '../engine-host';

/** A file's text, by the engine that reads its kind. */
export async function documentOf(
  name: string,
  bytes: Uint8Array | string,
  { rules = false, password }: { rules?: boolean; password?: string } = {},
): Promise<TextDocument> {
  const source = sourceFile(name, bytes, password);
  return unpack(
    name.endsWith('.pdf') ? await readPdf({ source, rules }, host) : await readDocument(source, host),
  );
}
