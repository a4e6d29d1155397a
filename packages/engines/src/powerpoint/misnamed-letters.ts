/**
 * Fonts whose mapping to Unicode (ISO 32000-2, 9.10.3) names letters other than the drawn ones: the font program maps
 * the drawn outline to another letter.
 */
import { allocate, release } from '../pdfium';
import type { OpenPage } from './page';

/** Letters and digits that look different in each typeface; `0O1Il` and the like may share an outline. */
const distinctLetters = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

/** Outlines of these letters in a font of pdfium; letters without an outline are omitted. */
function outlinesOf(
  { pdfium, scratch: { pointer, floats } }: OpenPage,
  font: number,
  letters: Iterable<string>,
): Map<string, string> {
  const outlines = new Map<string, string>();
  for (const letter of letters) {
    const path = pdfium.FPDFFont_GetGlyphPath(font, letter.charCodeAt(0), 1000);
    const count = path ? pdfium.FPDFGlyphPath_CountGlyphSegments(path) : 0;
    const points: number[] = [];
    for (let index = 0; index < count; index++) {
      const segment = pdfium.FPDFGlyphPath_GetGlyphPathSegment(path, index);
      pdfium.FPDFPathSegment_GetPoint(segment, pointer, pointer + 4);
      points.push(pdfium.FPDFPathSegment_GetType(segment), ...floats(2).map(Math.round));
    }
    if (count > 0) outlines.set(letter, points.join());
  }
  return outlines;
}

/** The font again, with the letters that its program or its standard name (ISO 32000-2, 9.6.2.2) gives to its glyphs. */
function ownFont({ pdfium, document, scratch: { pointer, integers, text, write } }: OpenPage, font: number) {
  if (!pdfium.FPDFFont_GetIsEmbedded(font)) {
    const name = text(pdfium.FPDFFont_GetBaseFontName(font, pointer, 200) - 1);
    return pdfium.FPDFText_LoadStandardFont(document, name);
  }
  write(0, 0);
  pdfium.FPDFFont_GetFontData(font, 0, 0, pointer);
  const [size = 0] = integers(1);
  if (size <= 0) return 0;
  const data = allocate(pdfium, size);
  pdfium.FPDFFont_GetFontData(font, data, size, pointer);
  const loaded = pdfium.FPDFText_LoadFont(document, data, size, TRUETYPE, true);
  release(pdfium, data);
  return loaded;
}

/** FPDF_FONT_TRUETYPE of pdfium. */
const TRUETYPE = 2;

/** Whether a font draws another letter for one of these letters. */
export function isMisnamed(page: OpenPage, font: number, letters: ReadonlySet<string>): boolean {
  const own = ownFont(page, font);
  if (!own) return false;
  const expected = outlinesOf(page, own, distinctLetters);
  page.pdfium.FPDFFont_Close(own);
  const drawn = outlinesOf(
    page,
    font,
    distinctLetters.filter((letter) => letters.has(letter)),
  );
  return [...drawn].some(
    ([letter, outline]) =>
      expected.get(letter) !== outline &&
      [...expected].some(([other, each]) => other !== letter && each === outline),
  );
}
