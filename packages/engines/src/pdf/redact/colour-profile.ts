import { decodeLatin1, viewOf } from '../../write/bytes';

/** Types of the tags of a colour profile that hold text for people (ICC.1:2022, 10). */
const textTypes = new Set(['desc', 'text', 'mluc', 'utf8', 'dict']);

/** Byte ranges of the texts in a colour profile; undefined for other data. */
export function profileTextsOf(bytes: Uint8Array): { start: number; end: number }[] | undefined {
  if (decodeLatin1(bytes.subarray(36, 40)) !== 'acsp' || bytes.length < 132) return undefined;
  const view = viewOf(bytes);
  const count = Math.min(view.getUint32(128), Math.floor((bytes.length - 132) / 12));
  return Array.from({ length: count }, (_, index) => {
    const offset = view.getUint32(132 + 12 * index + 4);
    return { offset, end: Math.min(offset + view.getUint32(132 + 12 * index + 8), bytes.length) };
  })
    .filter(({ offset }) => textTypes.has(decodeLatin1(bytes.subarray(offset, offset + 4))))
    .map(({ offset, end }) => ({ start: offset + 8, end }));
}

/** A colour profile without the texts for which `isRemoved` holds; the same array if it holds for none. */
export function withoutProfileTexts(bytes: Uint8Array, isRemoved: (text: Uint8Array) => boolean): Uint8Array {
  const removed = profileTextsOf(bytes)?.filter(({ start, end }) => isRemoved(bytes.subarray(start, end)));
  if (!removed || removed.length === 0) return bytes;
  const copy = bytes.slice();
  // Zeros are an empty text in each of these types.
  for (const { start, end } of removed) copy.fill(0, start, end);
  return copy;
}
