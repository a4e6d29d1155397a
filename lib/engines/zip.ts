import { downloadZip, predictLength } from 'client-zip';
import type { ResultFile } from './engine';

/**
 * Several results as one ZIP, streamed: nothing is compressed, as PDFs and pictures already are.
 *
 * @param modified modification time of the entries
 */
export const zipOf = (files: ResultFile[], modified = new Date()): ReadableStream<Uint8Array> => {
  const { body } = downloadZip(
    files.map(({ name, parts, type }) => ({
      name,
      input: new Blob(parts, { type }),
      lastModified: modified,
    })),
  );
  if (!body) throw new Error('the ZIP has no body');
  return body;
};

/** Size of the ZIP in bytes. */
export const zipSize = (files: ResultFile[]): number =>
  Number(predictLength(files.map(({ name, parts }) => ({ name, size: new Blob(parts).size }))));
