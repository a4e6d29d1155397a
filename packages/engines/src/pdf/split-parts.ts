import type { Chapter } from './outline';
import { rangeText } from './ranges';

/** A part of a document that becomes a file: name with extension, and pages from 1. */
export type SplitPart = { name: string; pages: number[] };

/** Numbers from first to last, both included; empty if the second is smaller. */
export const numbersBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * Parts between cuts; a cut follows the page with its number.
 *
 * @param pages of the whole file
 * @param cuts in any order; those outside the file do not count
 */
export function partsByCuts(file: string, pages: number, cuts: number[]): SplitPart[] {
  const lastPages = [...new Set([...cuts.filter((cut) => cut > 0 && cut < pages), pages])].sort(
    (a, b) => a - b,
  );
  const lists = lastPages.map((end, index) => numbersBetween((lastPages[index - 1] ?? 0) + 1, end));
  return partsNamedAfter(file, lists);
}

/**
 * Parts of this many pages; the last may have fewer.
 *
 * @param pages of the whole file
 * @param count pages of each part, at least 1; a fraction is dropped
 */
export function partsByCount(file: string, pages: number, count: number): SplitPart[] {
  const size = Math.max(1, Math.floor(count));
  const cuts = numbersBetween(1, Math.floor(pages / size)).map((part) => part * size);
  return partsByCuts(file, pages, cuts);
}

/**
 * A part per chapter, named after it. Pages before the first chapter are a part too.
 *
 * @param pages of the whole file
 * @param chapters as `readChapters` returns them; without any, the whole file is one part
 */
export function partsByChapters(file: string, pages: number, chapters: Chapter[]): SplitPart[] {
  const starts = chapters.filter(({ page }, index) => page !== chapters[index - 1]?.page);
  if (starts.length === 0) return partsNamedAfter(file, [numbersBetween(1, pages)]);
  const first = starts[0]?.page ?? 1;
  const earlierParts = first > 1 ? partsNamedAfter(file, [numbersBetween(1, first - 1)]) : [];
  const parts = starts.map(({ title, page }, index) => ({
    name: `${inFileName(title) || partStem(file, numbersBetween(page, page))}.pdf`,
    pages: numbersBetween(page, (starts[index + 1]?.page ?? pages + 1) - 1),
  }));
  return withUniqueNames([...earlierParts, ...parts]);
}

/** Parts named after the file and their pages: pages 1 to 3 of `Lease.pdf` are `Lease 1-3.pdf`. */
export const partsNamedAfter = (file: string, lists: number[][]): SplitPart[] =>
  withUniqueNames(lists.map((pages) => ({ name: `${partStem(file, pages)}.pdf`, pages })));

const partStem = (file: string, pages: number[]): string =>
  `${stem(file)} ${rangeText(pages).replaceAll(', ', '_').slice(0, 40)}`;

/** Name of a file without its extension of at most five letters and digits: `Lease 2.1.pdf` is `Lease 2.1`. */
export const stem = (file: string): string => file.replace(/\.[a-z0-9]{1,5}$/i, '');

/**
 * The longest start of a stem that leaves room for an ending and a number: most file systems allow 255 bytes. It ends
 * with a complete character, including its marks.
 */
export function startOfName(stem: string, ending: string): string {
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;
  const available = maxNameBytes - bytesOf(ending) - maxNumberBytes;
  if (bytesOf(stem) <= available) return stem;
  let start = '';
  let bytes = 0;
  for (const grapheme of graphemesOf(stem)) {
    bytes += bytesOf(grapheme);
    if (bytes > available) break;
    start += grapheme;
  }
  return start.trimEnd();
}

/** Largest length of a file name, in bytes. */
const maxNameBytes = 255;
/** Room, in bytes, for the number of a duplicate name: ` (1000)`. */
const maxNumberBytes = 7;

/**
 * Characters as people perceive them. A browser without Intl.Segmenter (Firefox before 125) gets a base letter with
 * its marks.
 */
function graphemesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(/\P{M}\p{M}*/gu) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Largest length of a title in a file name, in characters, so that names stay readable in a list. */
const maxTitleLength = 80;

/** Start of a name that Windows takes for a device. */
const deviceName = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?=\s*(?:\.|$))/i;

/** Changes a name that Windows would take for a device: `aux.notes` becomes `aux_.notes`. */
export const avoidDeviceName = (name: string): string => name.replace(deviceName, '$&_');

/** A text as the base of a file name that every system can store. */
export function inFileName(text: string): string {
  const safeName = text
    .normalize('NFC')
    // Control and format characters, lone surrogates, and reserved characters.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const start = startOfName(graphemesOf(safeName).slice(0, maxTitleLength).join(''), '.pdf');
  return avoidDeviceName(start.replace(/[. ]+$/, ''));
}

/** Files with unique names: a second `Name.pdf` becomes `Name (2).pdf`. Case is ignored, as some file systems do. */
export function withUniqueNames<File extends { name: string }>(files: File[]): File[] {
  const usedNames = new Set<string>();
  return files.map((file) => {
    const [, base = file.name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(file.name) ?? [];
    let name = file.name;
    for (let count = 2; usedNames.has(name.toLowerCase()); count += 1) name = `${base} (${count})${ending}`;
    usedNames.add(name.toLowerCase());
    return { ...file, name };
  });
}

/** Formats of a page's picture: JPEG (ISO/IEC 10918-1), PNG (ISO/IEC 15948), WebP (RFC 9649). */
export type PictureFormat = 'jpg' | 'png' | 'webp';

/**
 * Name of a page's picture: `Lease-07.png`. Numbers are padded, so that files sort in page order, and a name that is too
 * long for a file system loses its end, not its number.
 *
 * @param name without an extension
 * @param page from 1
 * @param pages number of pages of the file
 */
export const pictureName = (name: string, page: number, pages: number, format: PictureFormat): string => {
  const ending = `-${`${page}`.padStart(`${pages}`.length, '0')}.${format}`;
  return startOfName(name, ending) + ending;
};
