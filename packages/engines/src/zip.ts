import { downloadZip } from 'client-zip';
import type { ResultFile } from './engine';

/**
 * Several results as one ZIP (PKWARE APPNOTE), streamed without compression, as PDFs and pictures are already
 * compressed.
 *
 * @param files with distinct names: `withUniqueNames` of `engines/pdf/client` ensures this
 */
export const zipOf = (files: ResultFile[]): ReadableStream<Uint8Array> => {
  const { body } = downloadZip(
    files.map(({ name, parts, type }) => ({ name, input: new Blob(parts, { type }) })),
  );
  if (!body) throw new Error('the ZIP has no body');
  return body;
};
