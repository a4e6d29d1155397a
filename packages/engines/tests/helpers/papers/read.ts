import { readText as readPdf } from '../../../src/pdf/read-text';
import type { Paper } from '../../../src/text/model';
import { unpack } from '../../../src/text/pack';
import { readPaper } from '../../../src/text/read-paper';
import { pdfHost as host, sourceFile } from '../engine-host';

/** A file's text, by the engine that reads its kind. */
export async function paperOf(
  name: string,
  bytes: Uint8Array | string,
  { rules = false, password }: { rules?: boolean; password?: string } = {},
): Promise<Paper> {
  const source = sourceFile(name, bytes, password);
  return unpack(
    name.endsWith('.pdf') ? await readPdf({ source, rules }, host) : await readPaper(source, host),
  );
}
