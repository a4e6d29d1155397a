import { deflate, encodeLatin1 } from './bytes';
import { drawnSymbols, shapeOf } from './drawn-symbols';
import { toUnicodeMap } from './pdf-font';
import { num, type PdfWriter } from './pdf-writer';
import type { TrueType } from './true-type';

const codes = new Map(drawnSymbols.map((character, index) => [character.codePointAt(0) ?? 0, index + 1]));

/** The drawn symbols with the interface of a font; they have no file and no tables. */
export const drawnFont: TrueType = {
  tables: new Map(),
  glyphOf: (code) => codes.get(code) ?? 0,
  advanceOf: (glyph) => (shapeOf(drawnSymbols[glyph - 1] ?? '')?.width ?? 0) * 1000,
  ascent: 750,
  descent: -250,
  gap: 0,
  count: 0,
  box: [0, -250, 1000, 750],
};

/**
 * Writes the used symbols as a Type 3 font (ISO 32000-1, 9.6.5), so that they can be searched and copied as text.
 *
 * @returns number of the font's object
 */
export async function embedDrawnFont(pdf: PdfWriter, used: ReadonlyMap<number, string>): Promise<number> {
  const glyphs = [...used.keys()].filter((glyph) => glyph > 0).sort((a, b) => a - b);
  const procs = await Promise.all(
    glyphs.map(async (glyph) => {
      const width = num(drawnFont.advanceOf(glyph));
      const draw = `${width} 0 0 -250 1000 952 d1 1000 0 0 1000 0 0 cm ${shapeOf(drawnSymbols[glyph - 1] ?? '')?.draw}`;
      const stream = pdf.add('/Filter/FlateDecode', [await deflate(encodeLatin1(draw))]);
      return `/s${glyph} ${stream} 0 R`;
    }),
  );
  const [first = 1, last = 1] = [glyphs[0], glyphs.at(-1)];
  const widths = Array.from({ length: last - first + 1 }, (_, i) =>
    num(used.has(first + i) ? drawnFont.advanceOf(first + i) : 0),
  );
  const unicode = pdf.add('/Filter/FlateDecode', [await deflate(encodeLatin1(toUnicodeMap(used, 2)))]);
  // Poppler derives the size of a Type 3 font from its glyph `a`. Without one, it separates the symbols from the text
  // beside them when it copies; hence an empty `a`, half an em wide.
  const letter = pdf.add('/Filter/FlateDecode', [await deflate(encodeLatin1('500 0 d0'))]);
  procs.push(`/a ${letter} 0 R`);
  widths.push('500');
  const names = [...glyphs.map((glyph) => `${glyph}/s${glyph}`), `${last + 1}/a`].join(' ');
  return pdf.add(
    `<</Type/Font/Subtype/Type3/FontBBox[0 -269 1000 952]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<<${procs.join('')}>>/Encoding<</Type/Encoding/Differences[${names}]>>/FirstChar ${first}/LastChar ${last + 1}/Widths[${widths.join(' ')}]/Resources<<>>/ToUnicode ${unicode} 0 R>>`,
  );
}
