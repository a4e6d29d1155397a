import { join, viewOf } from '../../write/bytes';

/** Range of a note in the data of a picture. */
export type Note = { start: number; end: number };

/**
 * Notes in a picture besides its samples: comments and data of cameras and programs in a JPEG (ITU-T T.81, B.2.4;
 * CIPA DC-008), XML and other text boxes in a JPEG 2000 (ITU-T T.800, I.7). Empty for any other data.
 */
export function notesOf(bytes: Uint8Array): Note[] {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return notesOfJpeg(bytes);
  return isBoxed(bytes) ? notesOfBoxes(bytes) : [];
}

/** Data without the notes that match a test; unchanged if none does. */
export function withoutNotes(bytes: Uint8Array, goes: (note: Uint8Array) => boolean): Uint8Array {
  const removed = notesOf(bytes).filter(({ start, end }) => goes(bytes.subarray(start, end)));
  if (removed.length === 0) return bytes;
  const segments: Uint8Array[] = [];
  let offset = 0;
  for (const { start, end } of removed) {
    segments.push(bytes.subarray(offset, start));
    offset = end;
  }
  segments.push(bytes.subarray(offset));
  return join(segments);
}

const startOfScan = 0xda;
const comment = 0xfe;
/** Whether a segment is data of a program, not needed to read the samples (as JFIF, colour profile and Adobe's are). */
const isOfProgram = (marker: number) =>
  marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker);

function notesOfJpeg(bytes: Uint8Array): Note[] {
  const view = viewOf(bytes);
  const notes: Note[] = [];
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] as number;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === startOfScan) break;
    const end = offset + 2 + view.getUint16(offset + 2);
    if (marker === comment || isOfProgram(marker))
      notes.push({ start: offset, end: Math.min(end, bytes.length) });
    offset = end;
  }
  return notes;
}

const boxName = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));

const isBoxed = (bytes: Uint8Array) => bytes.length > 12 && boxName(bytes, 0) === 'jP  ';

function notesOfBoxes(bytes: Uint8Array): Note[] {
  const view = viewOf(bytes);
  const notes: Note[] = [];
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const size = view.getUint32(offset);
    // A box that extends to the end, or has more than 4 GB, contains the samples.
    if (size < 8) break;
    if (['xml ', 'uuid', 'uinf'].includes(boxName(bytes, offset)))
      notes.push({ start: offset, end: Math.min(offset + size, bytes.length) });
    offset += size;
  }
  return notes;
}
