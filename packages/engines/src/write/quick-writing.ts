import { PDFCrossRefStream, type PDFDict, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { encodeLatin1 } from './bytes';

/** Two functions of pdf-lib, replaced by faster ones that write the same bytes. */

type Entry = { ref: PDFRef };

/**
 * Adds an object to a cross-reference, which is sorted by object number. pdf-lib searches its place from the start,
 * which takes seconds for 30,000 objects; most objects belong at the end.
 */
function appendEntry(this: { entries: Entry[] }, entry: Entry): void {
  const { entries } = this;
  const number = entry.ref.objectNumber;
  let [from, to] = [0, entries.length];
  if ((entries.at(-1)?.ref.objectNumber ?? 0) <= number) from = to;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((entries[middle]?.ref.objectNumber ?? 0) > number) to = middle;
    else from = middle + 1;
  }
  if (from === entries.length) entries.push(entry);
  else entries.splice(from, 0, entry);
}

type Stream = { updateDict(): void; dict: PDFDict; getContents(): Uint8Array };

const [streamStart, streamEnd] = ['\nstream\n', '\nendstream'].map(encodeLatin1) as [Uint8Array, Uint8Array];

/**
 * Writes a stream into a buffer. pdf-lib copies its content byte by byte.
 *
 * @returns number of bytes written
 */
function copyBytesInto(this: Stream, buffer: Uint8Array, offset: number): number {
  this.updateDict();
  let end = offset + this.dict.copyBytesInto(buffer, offset);
  for (const bytes of [streamStart, this.getContents(), streamEnd]) {
    buffer.set(bytes, end);
    end += bytes.length;
  }
  return end - offset;
}

Object.assign(PDFCrossRefStream.prototype, { appendEntry });
Object.assign(PDFStream.prototype, { copyBytesInto });
