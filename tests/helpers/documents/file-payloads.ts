import type { Content } from 'engines/testing/documents/content';
import { plainLayout } from 'engines/testing/documents/layouts';
import { printPdf } from 'engines/testing/documents/print';
import { writeWordFile } from 'engines/testing/documents/word';
import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { PDFDocument } from 'engines/testing/pdf-lib';

/** Documents as a visitor chooses them. */

export const pdfDocument = async (name: string, content: Content): Promise<FilePayload> =>
  filePayload(name, await printPdf(content, plainLayout));

export const wordDocument = (name: string, content: Content): FilePayload =>
  filePayload(name, writeWordFile(content));

/** A scan: each page has two bars instead of text, and below them a stamp where `stamps` is true. */
export async function scan(name: string, stamps: readonly boolean[]): Promise<FilePayload> {
  const document = await PDFDocument.create();
  for (const stamped of stamps) {
    const page = document.addPage([300, 400]);
    page.drawRectangle({ x: 40, y: 300, width: 220, height: 12 });
    page.drawRectangle({ x: 40, y: 270, width: 180, height: 12 });
    if (stamped) page.drawRectangle({ x: 150, y: 60, width: 90, height: 60 });
  }
  return filePayload(name, await document.save());
}
