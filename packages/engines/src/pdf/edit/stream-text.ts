import { PDFRawStream } from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import { readableContent } from '../reader/streams';

/** Bytes of a stream, one character each; none if it cannot be decoded. */
export const streamText = (stream: unknown): string =>
  stream instanceof PDFRawStream ? decodeLatin1(readableContent(stream) ?? new Uint8Array()) : '';

/** Whether a stream has a filter that is not known, or data that its filters do not decode. */
export const isUndecodable = (stream: unknown): boolean =>
  stream instanceof PDFRawStream && readableContent(stream) === undefined;
