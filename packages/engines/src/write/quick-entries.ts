import { PDFCrossRefStream, type PDFRef } from '@cantoo/pdf-lib';

type Entry = { ref: PDFRef };

/**
 * Adds an object to a cross-reference, which is in the order of their numbers. The library looks for its place from the
 * first object on, which for 30,000 objects takes seconds; most come last.
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

Object.assign(PDFCrossRefStream.prototype, { appendEntry });
