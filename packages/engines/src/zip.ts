import { downloadZip } from 'client-zip';
import type { ResultFile } from './engine';

/**
 * Several results as one ZIP (PKWARE APPNOTE), streamed: nothing is compressed, as PDFs and pictures already are.
 *
 * @param files with names that differ: `distinct` of `engines/pdf/client` makes them so
 */
export const zipOf = (files: ResultFile[]): ReadableStream<Uint8Array> => {
  const { body } = downloadZip(
    files.map(({ name, parts, type }) => ({ name, input: new Blob(parts, { type }) })),
  );
  if (!body) throw new Error('the ZIP has no body');
  return body;
};
