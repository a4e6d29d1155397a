import { PDFRawStream } from '@cantoo/pdf-lib';
import { pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { Substitutes } from '../../src/pdf/edit/fonts';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { readableContent } from '../../src/pdf/reader/streams';
import { findMarks } from '../../src/pdf/redact/find';
import { type RedactionMark, redact } from '../../src/pdf/redact/redact';
import { surveyPage } from '../../src/pdf/redact/survey';
import { decodeLatin1 } from '../../src/write/bytes';
import { bytesOf, pdfHost as host, sourceFile } from './engine-host';
import { type RawObject, rawPdf } from './raw-pdf';

/** A PDF of one page: object 3 is its font F, object 5 its content; further objects are numbered from 6. */
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

/** Redacts a file and reads the result: its letters, and all its content as text, with streams and hexadecimal strings decoded. */
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
  const withDecodedHex = searchable.replace(/<([\dA-Fa-f\s]+)>/g, (_, digits) =>
    Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1').replace(/\0/g, ''),
  );
  return {
    searchable: `${searchable}\n${withDecodedHex.replace(/\0/g, '')}`,
    streams,
    facts,
    letters: await lettersOf(result),
  };
}

/** Visible letters of the page in the order of drawing, and where each starts. */
export async function lettersOf(bytes: Uint8Array) {
  const context = await readObjects(bytes);
  const [page] = pageObjectsOf(context).pageObjects;
  if (!page) throw new Error('no page');
  const { letters } = await surveyPage(context, page, [], new Substitutes(host));
  const visible = letters.filter(({ text }) => text.trim());
  return {
    text: visible.map(({ text }) => text).join(''),
    places: visible.map(({ text, area }) => `${text} ${area[0]?.map((coordinate) => coordinate.toFixed(1))}`),
  };
}

/** Matches any part of the word that the tests redact. */
export const anyPartOfWord = /thistlewood|thistle|tlewood/i;

export const line = 'BT /F 12 Tf 40 250 Td (Case of Thistlewood opened) Tj ET';
