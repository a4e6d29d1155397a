import type { ResultFile, SourceFile } from '../../src/engine';
import { nodeHost } from '../../src/node';
import { assets as pdfAssets } from '../../src/pdf/assets';

export const pdfHost = nodeHost(pdfAssets);

let fileCount = 0;

/** A file as the site hands it to an engine. */
export const sourceFile = (name: string, bytes: Uint8Array | string, password?: string): SourceFile => {
  fileCount += 1;
  return {
    key: `${fileCount}`,
    name,
    blob: new Blob([bytes as Uint8Array<ArrayBuffer>]),
    ...(password !== undefined && { password }),
  };
};

/** Bytes of an engine’s result; empty if there is none. */
export const bytesOf = async (file: ResultFile | undefined) =>
  new Uint8Array(await new Blob(file?.parts).arrayBuffer());
