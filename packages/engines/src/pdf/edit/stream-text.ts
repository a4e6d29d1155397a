import { decodePDFRawStream, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import { pdfName } from '../assemble/objects';

/** Bytes of a stream, one character each. */
export const streamText = (stream: unknown): string =>
  stream instanceof PDFRawStream
    ? decodeLatin1(stream.dict.has(pdfName('Filter')) ? decodePDFRawStream(stream).decode() : stream.contents)
    : '';
