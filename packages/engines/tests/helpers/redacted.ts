import { PDFRawStream } from '@cantoo/pdf-lib';
import { pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { Substitutes } from '../../src/pdf/edit/fonts';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { readableContent } from '../../src/pdf/reader/streams';
import { findMarks } from '../../src/pdf/redact/find';
import { type RedactionMark, redact } from '../../src/pdf/redact/redact';
import { survey } from '../../src/pdf/redact/survey';
import { decodeLatin1 } from '../../src/write/bytes';
import { bytesOf, pdfHost as host, sourceFile } from './engine-host';
import { type RawObject, rawPdf } from './raw-pdf';

/** One page, 400 by 300 points, with the font F (3) and its content (5); further objects from 6 on. */
export const doc = (
  content: string,
  further: RawObject[] = [],
  { page = '', catalog = '', resources = '', trailer = '', box = '0 0 400 300' } = {},
) =>
  rawPdf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      '<</Type/Pages/Count 1/Kids[4 0 R]>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<</Font<</F 3 0 R>>${resources}>>/Contents 5 0 R${page}>>`,
      { dict: '', data: content },
      ...further,
    ],
    trailer,
  );

export const marksOf = async (bytes: Uint8Array, query = 'Thistlewood') =>
  (await findMarks({ source: sourceFile('test.pdf', bytes), query }, host)).marks;

/** A finished file: its letters, and its whole content as text, with decoded streams and hexadecimal strings. */
export async function redacted(bytes: Uint8Array, marks?: RedactionMark[]) {
  const found = marks ?? (await marksOf(bytes));
  const { files, facts } = await redact(
    { source: sourceFile('test.pdf', bytes), marks: found, name: 'out.pdf' },
    host,
  );
  const result = await bytesOf(files[0]);
  const context = await readObjects(result);
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const streams = objects.flatMap((object) =>
    object instanceof PDFRawStream ? [decodeLatin1(readableContent(object) ?? object.contents)] : [],
  );
  const searchable = [decodeLatin1(result), ...objects.map(String), ...streams].join('\n');
  const wideString = searchable.replace(/<([\dA-Fa-f\s]+)>/g, (_, digits) =>
    Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1').replace(/\0/g, ''),
  );
  return {
    searchable: `${searchable}\n${wideString.replace(/\0/g, '')}`,
    streams,
    facts,
    letters: await lettersOf(result),
  };
}

/** Letters of the page, in the order of drawing, and where they start. */
export async function lettersOf(bytes: Uint8Array) {
  const context = await readObjects(bytes);
  const [page] = pageObjectsOf(context).pageObjects;
  if (!page) throw new Error('no page');
  const { letters } = await survey(context, page, [], new Substitutes(host));
  const seen = letters.filter(({ text }) => text.trim());
  return {
    text: seen.map(({ text }) => text).join(''),
    places: seen.map(({ text, area }) => `${text} ${area[0]?.map((coordinate) => coordinate.toFixed(1))}`),
  };
}

/** Any part of the word that the tests take out. */
export const nothingOf = /thistlewood|thistle|tlewood/i;

export const line = 'BT /F 12 Tf 40 250 Td (Case of Thistlewood opened) Tj ET';
