import type { Face } from './faces';
import type { TrueType } from './true-type';
import { codesIn } from './unicode-ranges';

/** Families with Han letters: in Chinese forms, in Japanese forms with kana, in Korean forms with Hangul. */
export const eastAsianFamilies = ['sc', 'jp', 'kr'] as const;

type EastAsianFamily = (typeof eastAsianFamilies)[number];

/** Whether a character is a Han letter, kana, Hangul, bopomofo, or one of the marks and wide letters used with them. */
export const isEastAsian = (code: number) =>
  (code >= 0x1100 && code <= 0x11ff) ||
  (code >= 0x2e80 && code <= 0x9fff) ||
  (code >= 0xa960 && code <= 0xa97f) ||
  (code >= 0xac00 && code <= 0xd7ff) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xfe30 && code <= 0xfe4f) ||
  (code >= 0xff00 && code <= 0xffef) ||
  (code >= 0x1b000 && code <= 0x1b16f) ||
  (code >= 0x20000 && code <= 0x323af);

/**
 * Families in the order in which they are tried: the surrounding text determines the language, and so the forms of
 * Han letters.
 */
function familyOrder(texts: readonly string[]): readonly EastAsianFamily[] {
  if (texts.some((text) => /[\u3041-\u30ff]/.test(text))) return ['jp', 'sc', 'kr'];
  if (texts.some((text) => /[\u1100-\u11ff\uac00-\ud7ff]/.test(text))) return ['kr', 'sc', 'jp'];
  return eastAsianFamilies;
}

/** Slices of a family by code point, from the list of its package: `{ "[4]": "U+1f1e9-1f1f5,U+21a" }`. */
function slicesByCode(list: Uint8Array): Map<number, string> {
  const slices = new Map<number, string>();
  const ranges: Record<string, string> = JSON.parse(new TextDecoder().decode(list));
  for (const [name, codes] of Object.entries(ranges)) {
    const slice = /^\[(\d+)\]$/.exec(name)?.[1];
    if (!slice) continue;
    for (const code of codesIn(codes)) slices.set(code, slice);
  }
  return slices;
}

const sliceAsset = (family: EastAsianFamily, slice: string, { bold }: Face) =>
  `fonts/noto-sans-${family}-${bold ? 700 : 400}/noto-sans-${family}-${slice}-wght-normal.woff`;

/** Finds the font files with East Asian letters; each family consists of about a hundred slices. */
export class EastAsian<Part extends { font: Pick<TrueType, 'glyphOf'> }> {
  readonly #asset: (name: string) => Promise<Uint8Array>;
  readonly #open: (asset: string) => Promise<Part>;
  readonly #lists = new Map<EastAsianFamily, Promise<Map<number, string>>>();

  /**
   * @param asset fetches a file of the engine by name
   * @param open opens a font of the engine by name
   */
  constructor(asset: (name: string) => Promise<Uint8Array>, open: (asset: string) => Promise<Part>) {
    this.#asset = asset;
    this.#open = open;
  }

  /**
   * Fonts for letters in a face; letters that no font has are omitted. The list and files of a family are fetched
   * only for letters that the families before it lack.
   *
   * @param texts all texts in the face, from which the language is recognised
   */
  async partsFor(face: Face, codes: readonly number[], texts: readonly string[]): Promise<Map<number, Part>> {
    const parts = new Map<number, Part>();
    for (const family of familyOrder(texts)) {
      const missing = codes.filter((code) => !parts.has(code));
      if (missing.length === 0) break;
      const slices = await this.#slices(family);
      const fontCache = new Map<string, Promise<Part>>();
      for (const code of missing) {
        const slice = slices.get(code);
        if (slice && !fontCache.has(slice)) fontCache.set(slice, this.#open(sliceAsset(family, slice, face)));
      }
      for (const code of missing) {
        const part = await fontCache.get(slices.get(code) ?? '');
        if (part?.font.glyphOf(code)) parts.set(code, part);
      }
    }
    return parts;
  }

  #slices(family: EastAsianFamily): Promise<Map<number, string>> {
    const existing =
      this.#lists.get(family) ?? this.#asset(`fonts/noto-sans-${family}.json`).then(slicesByCode);
    this.#lists.set(family, existing);
    return existing;
  }
}
