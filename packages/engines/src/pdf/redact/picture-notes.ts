import { join, viewOf } from '../../write/bytes';

/** Where a note begins and ends in the data of a picture. */
export type Note = { start: number; end: number };

/**
 * What a picture says beside its samples: comments and data of cameras and programs in a JPEG (ITU-T T.81, B.2.4; CIPA
 * DC-008), XML and other boxes of text in a JPEG 2000 (ITU-T T.800, I.7). None in any other data.
 */
export function notesOf(bytes: Uint8Array): Note[] {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return notesOfJpeg(bytes);
  return isBoxed(bytes) ? notesOfBoxes(bytes) : [];
}

/** Data without the notes for which a test holds; the same data if it holds for none. */
export function withoutNotes(bytes: Uint8Array, goes: (note: Uint8Array) => boolean): Uint8Array {
  const gone = notesOf(bytes).filter(({ start, end }) => goes(bytes.subarray(start, end)));
  if (gone.length === 0) return bytes;
  const kept: Uint8Array[] = [];
  let at = 0;
  for (const { start, end } of gone) {
    kept.push(bytes.subarray(at, start));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return join(kept);
}

const startOfScan = 0xda;
const comment = 0xfe;
/** Segments of programs, without those that say how to read the samples: JFIF, a colour profile, Adobe's. */
const isOfProgram = (marker: number) =>
  marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker);

function notesOfJpeg(bytes: Uint8Array): Note[] {
  const view = viewOf(bytes);
  const found: Note[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === comment || isOfProgram(marker))
      found.push({ start: at, end: Math.min(end, bytes.length) });
    at = end;
  }
  return found;
}

const boxName = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8));

const isBoxed = (bytes: Uint8Array) => bytes.length > 12 && boxName(bytes, 0) === 'jP  ';

function notesOfBoxes(bytes: Uint8Array): Note[] {
  const view = viewOf(bytes);
  const found: Note[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at);
    // A box up to the end, or one of more than 4 GB, has the samples.
    if (size < 8) break;
    if (['xml ', 'uuid', 'uinf'].includes(boxName(bytes, at)))
      found.push({ start: at, end: Math.min(at + size, bytes.length) });
    at += size;
  }
  return found;
}
