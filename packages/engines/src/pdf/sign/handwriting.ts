import type { Host } from '../../engine';
import { openFont, type TrueType } from '../../write/true-type';

/** Faces of typed stamps: three handwriting fonts for names, and a plain one for dates and places. */
export const handwritingFonts = ['sacramento', 'dancing-script', 'great-vibes', 'plain'] as const;
/** Name of a face for typed stamps. */
export type HandwritingFont = (typeof handwritingFonts)[number];

const families: Record<HandwritingFont, { name: string; file: string }> = {
  sacramento: { name: 'Sacramento', file: 'handwriting/sacramento-latin' },
  'dancing-script': { name: 'DancingScript', file: 'handwriting/dancing-script-latin' },
  'great-vibes': { name: 'GreatVibes', file: 'handwriting/great-vibes-latin' },
  plain: { name: 'Arimo', file: 'fonts/arimo-latin' },
};

/** Font files of a face, in the order in which they are searched for a letter: Western European letters first. */
export const fontFiles = (face: HandwritingFont): string[] =>
  ['400', 'ext-400'].map((part) => `${families[face].file}-${part}-normal.woff`);

/** A letter with its glyph, and the font file that has the glyph. */
export type TypesetLetter = { letter: string; glyph: number; file: string; font: TrueType };

/** A text typeset in a face. Lengths are in units of the face's height, ascent minus descent. */
export type TypesetText = {
  letters: TypesetLetter[];
  /** Letters that the face does not have. */
  missing: string[];
  width: number;
  /** Font size, and the distance of the baseline from the lower edge. */
  size: number;
  baseline: number;
  name: string;
};

const fontCache = new Map<string, Promise<TrueType>>();

function loadFont(file: string, host: Host): Promise<TrueType> {
  const existing = fontCache.get(file) ?? host.asset(file).then(openFont);
  fontCache.set(file, existing);
  existing.catch(() => fontCache.delete(file));
  return existing;
}

/** Typesets a text: one glyph per letter, without kerning. The second file is fetched only for letters that need it. */
export async function typesetHandwriting(
  text: string,
  handwritingFont: HandwritingFont,
  host: Host,
): Promise<TypesetText> {
  const [first = '', second = ''] = fontFiles(handwritingFont);
  const mainFont = await loadFont(first, host);
  const letters: TypesetLetter[] = [];
  const missing: string[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    const glyph = mainFont.glyphOf(code);
    if (glyph > 0) {
      letters.push({ letter, glyph, file: first, font: mainFont });
      continue;
    }
    const extendedFont = await loadFont(second, host);
    const extendedGlyph = extendedFont.glyphOf(code);
    if (extendedGlyph > 0) letters.push({ letter, glyph: extendedGlyph, file: second, font: extendedFont });
    else missing.push(letter);
  }
  const height = mainFont.ascent - mainFont.descent;
  const advance = letters.reduce((sum, { font, glyph }) => sum + font.advanceOf(glyph), 0);
  return {
    letters,
    missing,
    width: advance / height,
    size: 1000 / height,
    baseline: -mainFont.descent / height,
    name: families[handwritingFont].name,
  };
}

/**
 * Measures of a text typeset in a face. Lengths are in units of the face's height, ascent minus descent; `files` are names
 * of assets, `missing` the letters that the face lacks.
 */
export type Measured = { width: number; size: number; baseline: number; files: string[]; missing: string[] };

/**
 * Size of a typed stamp, the files that it needs, and the letters that it cannot show; for its preview.
 *
 * @throws what the host throws if a font file cannot be fetched
 */
export async function measureName(
  { text, face }: { text: string; face: HandwritingFont },
  host: Host,
): Promise<Measured> {
  const { letters, missing, width, size, baseline } = await typesetHandwriting(text, face, host);
  const files = new Set([fontFiles(face)[0] ?? '', ...letters.map(({ file }) => file)]);
  return { width, size, baseline, files: [...files], missing: [...new Set(missing)] };
}
