import { PDFContext, PDFCrossRefStream, PDFRef } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import '../../src/write/quick-writing';
import { withinTime } from '../helpers/within-time';

test('lists 60,000 objects by number within a second, whatever their order in the file', async () => {
  const list = await withinTime(1000, () => {
    const stream = PDFCrossRefStream.create(PDFContext.create().obj({}), false);
    for (let number = 1; number <= 60_000; number += 2)
      stream.addUncompressedEntry(PDFRef.of(number), number);
    for (let number = 2; number <= 60_000; number += 600)
      stream.addUncompressedEntry(PDFRef.of(number), number);
    return stream as unknown as { entries: { ref: PDFRef }[] };
  });
  const numbers = list.entries.map(({ ref }) => ref.objectNumber);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers).toHaveLength(30_101);
});

test('a stream is written as the library writes it: dictionary, content and the keywords around it', () => {
  const context = PDFContext.create();
  const content = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
  const stream = context.stream(content, { Type: 'Test' });
  const buffer = new Uint8Array(stream.sizeInBytes() + 7);
  expect(stream.copyBytesInto(buffer, 5)).toBe(stream.sizeInBytes());
  expect(String.fromCharCode(...buffer)).toBe(`${'\0'.repeat(5)}${stream}${'\0'.repeat(2)}`);
});
