import { PDFDocument, StandardFonts } from 'engines/testing/pdf-lib';

/** Lines of the first page of the letter below. */
export const letterLines = [
  'Re: Extension of time',
  'You must hand over the site by 2026-03-15, or a penalty will be',
  'imposed without any further note.',
  'We recieve Rs. 1234567 today.',
] as const;

/** A letter of two pages, to be edited. */
export async function letterPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([420, 300]);
  const heights = [250, 210, 195, 150];
  for (const [index, text] of letterLines.entries())
    page.drawText(text, { x: 40, y: heights[index], size: 12, font });
  document.addPage([420, 300]).drawText('Second page', { x: 40, y: 200, size: 12, font });
  return new Uint8Array(await document.save());
}
