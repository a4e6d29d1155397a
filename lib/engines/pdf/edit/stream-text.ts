import { decodePDFRawStream, PDFRawStream } from '@cantoo/pdf-lib';
import { pdfName } from '../assemble/objects';
import { latin1 } from '../latin1';

/** Bytes of a stream, one character each. */
export const streamText = (stream: unknown): string =>
  stream instanceof PDFRawStream
    ? latin1(stream.dict.has(pdfName('Filter')) ? decodePDFRawStream(stream).decode() : stream.contents)
    : '';
