import { type PDFContext, PDFString } from '@cantoo/pdf-lib';
import type { Host } from '../../engine';
import { encodeLatin1 } from '../../write/bytes';
import { toUnicodeMap } from '../../write/pdf-font';
import { openFont, subset, type TrueType } from '../../write/true-type';
import type { Face, Widths } from './face';

type Style = Pick<Face, 'kind' | 'bold' | 'italic'>;

/** A metric-compatible substitute font: Arimo for Arial, Tinos for Times. */
export type Substitute = { file: string; name: string; font: TrueType };

const fontCache = new Map<string, Promise<TrueType>>();

/** Thrown when a font file is not loaded yet; the work is then repeated. */
class FontNotLoaded extends Error {
  constructor(readonly file: string) {
    super(`needs ${file}`);
  }
}

/** Substitute fonts, loaded on demand: work that needs one which is not loaded is repeated afterwards. */
export class Substitutes {
  readonly #fonts = new Map<string, TrueType>();

  constructor(readonly host: Host) {}

  /** Runs work that may need fonts. As it may be repeated, it must have no side effects before its end. */
  async runWithFonts<T>(work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof FontNotLoaded)) throw error;
        this.#fonts.set(error.file, await loadFont(error.file, this.host));
      }
    }
  }

  /**
   * Preloads the substitutes of these fonts in the background: new wording may need one later, when the device is
   * offline.
   */
  preload(styles: Iterable<Style>): void {
    for (const file of new Set([...styles].flatMap(substituteFiles)))
      loadFont(file, this.host).catch(() => undefined);
  }

  /** Width of a letter in a standard font, which PDF viewers provide and the file does not contain. */
  readonly widths: Widths = (style, letter) => {
    if (style.kind === 'mono') return 600;
    const font = this.#get(filesOf(style)[0] as string);
    // Widths of the standard fonts are whole thousandths; unrounded ones would shift the following text.
    return Math.round(font.advanceOf(font.glyphOf(letter.codePointAt(0) ?? 32)));
  };

  /** The first substitute font that has a letter. */
  substituteFor(style: Style, letter: string): Substitute | undefined {
    for (const file of filesOf(style)) {
      const font = this.#get(file);
      if (font.glyphOf(letter.codePointAt(0) ?? 0) > 0)
        return { file, name: /tinos/.test(file) ? 'Tinos' : 'Arimo', font };
    }
    return undefined;
  }

  #get(file: string): TrueType {
    const font = this.#fonts.get(file);
    if (!font) throw new FontNotLoaded(file);
    return font;
  }
}

function loadFont(file: string, host: Host): Promise<TrueType> {
  const existing = fontCache.get(file) ?? host.asset(file).then(openFont);
  fontCache.set(file, existing);
  existing.catch(() => fontCache.delete(file));
  return existing;
}

/** Font files to try, in order. */
const filesOf = (style: Style): string[] => [
  ...substituteFiles(style),
  ...(style.kind === 'serif' ? substituteFiles({ ...style, kind: 'sans' }) : []),
];

/** Files of the matching substitute. */
function substituteFiles({ kind, bold, italic }: Style): string[] {
  if (kind === 'serif') {
    const suffix = `${bold ? 700 : 400}-${italic ? 'italic' : 'normal'}.woff`;
    return [`faces/tinos-latin-${suffix}`, `faces/tinos-latin-ext-${suffix}`];
  }
  return [`fonts/LiberationSans-${`${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}` || 'Regular'}.ttf`];
}

/** Embeds a font with the used glyphs into a document (PDF 1.7, 9.7). */
export async function embed(context: PDFContext, { font, name }: Substitute, used: Map<number, string>) {
  const bytes = await subset(font, used.keys());
  const file = context.flateStream(bytes, { Length1: bytes.length });
  const fontName = `TRIPLI+${name}`;
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: fontName,
    Flags: 4,
    FontBBox: font.box,
    ItalicAngle: 0,
    Ascent: font.ascent,
    Descent: font.descent,
    CapHeight: 700,
    StemV: 80,
    FontFile2: context.register(file),
  });
  const widths = [...used.keys()].sort((a, b) => a - b).flatMap((glyph) => [glyph, [font.advanceOf(glyph)]]);
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: fontName,
    FontDescriptor: context.register(descriptor),
    CIDToGIDMap: 'Identity',
    W: widths,
    CIDSystemInfo: { Supplement: 0, Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity') },
  });
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: fontName,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.flateStream(encodeLatin1(toUnicodeMap(used)))),
    }),
  );
}
