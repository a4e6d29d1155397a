/** Kinds of pictures that can become a page. */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'bmp';

/** Kinds of files that people take for pictures, or drop by mistake; a fault names them. */
export type OtherKind = 'pdf' | 'zip' | 'office' | 'tiff' | 'svg' | 'psd';

const signatures: [kind: PictureKind | OtherKind, offset: number, text: string][] = [
  ['jpg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF8'],
  ['bmp', 0, 'BM'],
  ['pdf', 0, '%PDF-'],
  ['zip', 0, 'PK\x03\x04'],
  ['office', 0, '\xd0\xcf\x11\xe0'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['psd', 0, '8BPS'],
];

const avif = /^(avif|avis)$/;
const heic = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/;

/**
 * Kind of a file by its first bytes; its name says nothing.
 *
 * @param head the first 64 bytes or more
 * @returns undefined for what is none of the known kinds
 */
export function kindOf(head: Uint8Array): PictureKind | OtherKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, 64));
  const found = signatures.find(([, offset, signature]) => text.startsWith(signature, offset));
  if (found) return found[0];
  if (text.startsWith('ftyp', 4)) {
    // ISO/IEC 14496-12: the brand at 8, then a version, then compatible brands. An AVIF may begin as mif1.
    const brands = [8, ...range(16, head[3] ?? 0)].map((at) => text.slice(at, at + 4));
    if (brands.some((brand) => avif.test(brand))) return 'avif';
    if (brands.some((brand) => heic.test(brand))) return 'heic';
  }
  return /^\s*(<\?xml|<svg|<!--)/.test(text) ? 'svg' : undefined;
}

export const isPicture = (kind: string | undefined): kind is PictureKind =>
  kind !== undefined && ['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'bmp'].includes(kind);

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.floor((Math.min(to, 64) - from) / 4)) }, (_, i) => from + i * 4);
