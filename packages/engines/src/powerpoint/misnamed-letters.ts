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

/** Largest font program in bytes that is examined: a larger one takes seconds. */
const maxProgramSize = 1_000_000;

/** FPDF_FONT_TRUETYPE of pdfium. */
const TRUETYPE = 2;

/** `name`: standard or subset name of a font. `size`: bytes of its embedded program; undefined if there is none. */
type FontProgram = { name: string; size: number | undefined };

function programOf({ pdfium, scratch }: OpenPage, font: number): FontProgram {
  const { pointer, integers, text, write } = scratch;
  const name = text(pdfium.FPDFFont_GetBaseFontName(font, pointer, 200) - 1);
  if (!pdfium.FPDFFont_GetIsEmbedded(font)) return { name, size: undefined };
  write(0, 0);
  pdfium.FPDFFont_GetFontData(font, 0, 0, pointer);
  return { name, size: integers(1)[0] ?? 0 };
}

/**
 * Loads the font again with the letters that its program or its standard name (ISO 32000-2, 9.6.2.2) gives to its glyphs.
 *
 * @param target document that keeps a copy of the program until it is closed
 * @returns pdfium's handle, or 0 if that is impossible
 */
function loadOwnFont(
  { pdfium, scratch: { pointer } }: OpenPage,
  font: number,
  { name, size }: FontProgram,
  target: number,
): number {
  if (size === undefined) return pdfium.FPDFText_LoadStandardFont(target, name);
  if (size <= 0 || size > maxProgramSize) return 0;
  const data = allocate(pdfium, size);
  pdfium.FPDFFont_GetFontData(font, data, size, pointer);
  const loaded = pdfium.FPDFText_LoadFont(target, data, size, TRUETYPE, true);
  release(pdfium, data);
  return loaded;
}

/** Characters of ASCII that are drawn. */
const drawnCharacters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

/** A character that no font has: its outline is that of a missing glyph. */
const missingCharacter = '\uffff';

/** Outlines that the font itself gives to its letters; none if it only numbers its glyphs. */
function ownOutlines(page: OpenPage, font: number, program: FontProgram): Map<string, string> {
  const { pdfium } = page;
  const target = pdfium.FPDF_CreateNewDocument();
  const own = loadOwnFont(page, font, program, target);
  const outlines = own
    ? outlinesOf(page, own, [...drawnCharacters, missingCharacter])
    : new Map<string, string>();
  if (own) pdfium.FPDFFont_Close(own);
  pdfium.FPDF_CloseDocument(target);
  const missing = outlines.get(missingCharacter);
  const named = drawnCharacters.filter((character) => {
    const outline = outlines.get(character);
    return outline !== undefined && outline !== missing;
  });
  // Some writers give the glyphs of a subset the codes from 33 on, in the order of their first use.
  const areNumbers =
    named.length < drawnCharacters.length && named.at(-1) === drawnCharacters[named.length - 1];
  const letters = areNumbers ? [] : named.filter((character) => distinctLetters.includes(character));
  return new Map(letters.map((letter) => [letter, outlines.get(letter) ?? '']));
}

/** Outlines of {@link ownOutlines} by the name and size of the font program: a document shares a font between its pages. */
const outlinesByFont = new WeakMap<OpenPage['scratch'], Map<string, Map<string, string>>>();

function sharedOwnOutlines(page: OpenPage, font: number): Map<string, string> {
  const program = programOf(page, font);
  const key = `${program.name} ${program.size}`;
  let known = outlinesByFont.get(page.scratch);
  if (!known) {
    known = new Map();
    outlinesByFont.set(page.scratch, known);
  }
  let outlines = known.get(key);
  if (!outlines) {
    outlines = ownOutlines(page, font, program);
    known.set(key, outlines);
  }
  return outlines;
}

/** Whether a font draws another letter for one of these letters. */
export function isMisnamed(page: OpenPage, font: number, letters: ReadonlySet<string>): boolean {
  const expected = sharedOwnOutlines(page, font);
  if (expected.size === 0) return false;
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
