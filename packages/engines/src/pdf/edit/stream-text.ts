import { PDFRawStream } from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import { readableContent } from '../reader/streams';

/** Bytes of a stream, one character each; undefined if its filters are not known, or do not decode its data. */
export function readableText(stream: unknown): string | undefined {
  const content = stream instanceof PDFRawStream ? readableContent(stream) : new Uint8Array();
  return content && decodeLatin1(content);
}

/** Bytes of a stream, one character each; none if it cannot be decoded. */
export const streamText = (stream: unknown): string => readableText(stream) ?? '';
