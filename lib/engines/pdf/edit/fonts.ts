import { type PDFContext, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { Host } from '../../engine';
import { latin } from '../../write/bytes';
import { characters } from '../../write/pdf-font';
import { openFont, subset, type TrueType } from '../../write/true-type';
import type { Face, Widths } from './face';

type Style = Pick<Face, 'kind' | 'bold' | 'italic'>;

/** A face of another family with the same widths, letter by letter: Arimo for Arial, Tinos for Times. */
export type Substitute = { file: string; name: string; font: TrueType };

const opened = new Map<string, Promise<TrueType>>();

/** Thrown where a font file is needed that is not there yet; the work is begun again with it. */
class Missing extends Error {
  constructor(readonly files: string[]) {
    super(`needs ${files.join(', ')}`);
  }
}

/** The faces that the tool brings along. Work that asks for one that was not fetched yet is begun again. */
export class Substitutes {
  readonly #fonts = new Map<string, TrueType>();

  constructor(readonly host: Host) {}

  /** Runs work that may ask for faces; it must change nothing before it ends. */
  async with<T>(work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
        for (const file of error.files) this.#fonts.set(file, await open(file, this.host));
      }
    }
  }

  /**
   * Fetches the faces that may stand in for these, apart from the work at hand: new wording may need one later, when
   * there is no connection any more.
   */
  warm(styles: Iterable<Style>): void {
    for (const file of new Set([...styles].flatMap(likeOf))) open(file, this.host).catch(() => undefined);
  }

  /** Width of a letter in a font that each PDF reader brings along, and the file therefore does not. */
  readonly widths: Widths = (style, letter) => {
    if (style.kind === 'mono') return 600;
    const font = this.#get(filesOf(style).slice(0, 1))[0] as TrueType;
    return font.advanceOf(font.glyphOf(letter.codePointAt(0) ?? 32));
  };

  /** The first face like this one that has a letter. */
  for(style: Style, letter: string): Substitute | undefined {
    const files = filesOf(style);
    for (const [index, file] of files.entries()) {
      const font = this.#get(files.slice(0, index + 1)).at(-1);
      if (font && font.glyphOf(letter.codePointAt(0) ?? 0) > 0)
        return { file, name: /tinos/.test(file) ? 'Tinos' : 'Arimo', font };
    }
    return undefined;
  }

  #get(files: string[]): TrueType[] {
    const missing = files.filter((file) => !this.#fonts.has(file));
    if (missing.length > 0) throw new Missing(missing);
    return files.flatMap((file) => this.#fonts.get(file) ?? []);
  }
}

function open(file: string, host: Host): Promise<TrueType> {
  const known = opened.get(file) ?? host.asset(file).then(openFont);
  opened.set(file, known);
  known.catch(() => opened.delete(file));
  return known;
}

/** Files to look into, one after the other. */
const filesOf = (style: Style): string[] => [
  ...likeOf(style),
  ...(style.kind === 'serif' ? likeOf({ ...style, kind: 'sans' }) : []),
];

/** Files of the face like this one. */
function likeOf({ kind, bold, italic }: Style): string[] {
  if (kind === 'serif') {
    const end = `${bold ? 700 : 400}-${italic ? 'italic' : 'normal'}.woff`;
    return [`faces/tinos-latin-${end}`, `faces/tinos-latin-ext-${end}`];
  }
  return [`fonts/LiberationSans-${`${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}` || 'Regular'}.ttf`];
}

/** Writes a face with the glyphs in use among the objects of a document (PDF 1.7, 9.7). */
export async function embed(
  context: PDFContext,
  { font, name }: Substitute,
  used: ReadonlyMap<number, string>,
  ref: PDFRef,
): Promise<void> {
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
  });
  const system = context.obj({ Supplement: 0 });
  system.set(PDFName.of('Registry'), PDFString.of('Adobe'));
  system.set(PDFName.of('Ordering'), PDFString.of('Identity'));
  descendant.set(PDFName.of('CIDSystemInfo'), system);
  context.assign(
    ref,
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: fontName,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.flateStream(latin(characters(used)))),
    }),
  );
}
