import { expect, test } from 'vitest';
import { Fault, faultOf } from '../src/engine';
import { fileKind } from '../src/kind';
import { latin } from './helpers/mosaic-jpg';

const cases: [string, string][] = [
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['video', '\0\0\0\x18ftypisom\0\0\0\0isommp41'],
  ['sound', '\0\0\0\x1cftypM4A \0\0\0\0M4A mp42isom'],
  ['sound', 'ID3\x03\0\0\0\0\0\0'],
  ['sound', '\xff\xfb\x90\x64'],
  ['sound', '\xff\xf1\x50\x80'],
  ['sound', 'OggS\0\x02'],
  ['sound', 'FORM\0\0\x10\0AIFF'],
  ['sound', '#!AMR\n'],
  ['sound', 'RIFF\x10\0\0\0WAVEfmt '],
  ['video', '\x1aE\xdf\xa3'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff\xe0'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['bmp', 'BM\x10\0\0\0\0\0\0\0'],
  ['text', 'BMW, Audi'],
];

const packed = `PK\x03\x04${'\0'.repeat(26)}Index/Document.iwa`;
test.each([
  ['pages', 'chapter.pages'],
  ['numbers', 'rent.numbers'],
  ['keynote', 'board.key'],
])('a document of %s is not taken for a plain archive', async (kind, name) => {
  expect(await fileKind(new File([Uint8Array.from(latin(packed))], name))).toBe(kind);
});

test.each(cases)('recognises %s by its bytes', async (kind, start) => {
  expect(await fileKind(new Blob([Uint8Array.from(latin(start))]))).toBe(kind);
});

test('recognises a bitmap that uses its reserved bytes, and a text that begins with the same letters', async () => {
  const bitmap = new Uint8Array(54);
  bitmap.set([0x42, 0x4d, 54, 0, 0, 0, 1, 2, 3, 4, 54, 0, 0, 0, 40]);
  expect(await fileKind(new Blob([bitmap]))).toBe('bmp');
  expect(await fileKind(new Blob(['BMW and others, a list of cars']))).toBe('text');
});

test('a call-stack overflow is not reported as lack of memory, and a fault keeps its name', () => {
  expect(faultOf(new RangeError('Maximum call stack size exceeded')).code).toBe('unexpected');
  expect(faultOf(new RangeError('Array buffer allocation failed')).code).toBe('memory');
  expect(faultOf(new Fault('damaged')).code).toBe('damaged');
});
