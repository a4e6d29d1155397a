import { downloadZip } from 'client-zip';
import type { ResultFile } from './engine';

/** Several results as one ZIP, streamed: nothing is compressed, as PDFs and pictures already are. */
export const zipOf = (files: ResultFile[]): ReadableStream<Uint8Array> => {
  const { body } = downloadZip(
    files.map(({ name, parts, type }) => ({ name, input: new Blob(parts, { type }) })),
  );
  if (!body) throw new Error('the ZIP has no body');
  return body;
};
