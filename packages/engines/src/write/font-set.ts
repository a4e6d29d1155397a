import type { Host } from '../engine';
import { drawnFont, embedDrawnFont } from './drawn-font';
import type { EastAsian } from './east-asian';
import { assetsFor, type Face, needsShaping, partAsset } from './faces';
import { embedFont, hex } from './pdf-font';
import { num, type PdfWriter } from './pdf-writer';
import type { ShapedGlyph, Shaper } from './shape';
import { openFont, type TrueType } from './true-type';
import { sfnt } from './woff';

/** A loaded font file, which holds a part of a family's letters, and the codes that the document uses. */
type Part = {
  name: string;
  font: TrueType;
  /** Text by code. */
  used: Map<number, string>;
  /** Glyphs by code, for codes that differ from their glyph's number: a glyph has one code for each text that it draws. */
  glyphs: Map<number, number>;
  /** Codes of shaped letters, by glyph and text. */
  codes: Map<string, number>;
  letters: Map<number, ShapedGlyph>;
  /** Bytes of the font, for a script that needs shaping. */
  fontFile?: Uint8Array;
  /** Whether its letters are Chinese, Japanese or Korean. */
  eastAsian?: true;
};

/** Text in one part of a font. */
type Run = { part: Part; text: string; glyphs: ShapedGlyph[] };

/** Measured text that can be written. */
export type MeasuredText = { runs: Run[]; width: number };

/** A face with the parts that provide its letters. */
type OpenFace = { face: Face; latin: Part; parts: Map<number, Part> };

const keyOf = ({ family, bold, italic }: Face) => `${family}${bold}${italic}`;

/** Characters that are not drawn: joiners, directional marks, variation selectors, byte order marks. */
const isInvisible = (code: number) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  code === 0xfeff;

const isJoiner = (code: number) => code === 0x200c || code === 0x200d;

/** Text with combining accents composed where Unicode has the composed letter, as fonts do. */
const composed = (text: string) =>
  /[\u0300-\u036f\u1100-\u11ff\u3099\u309a]/.test(text) ? text.normalize('NFC') : text;

/** The fonts of a document: only parts with its letters are fetched, and only used glyphs are embedded. */
export class FontSet {
  readonly #parts = new Map<string, Part>();
  readonly #missing = new Set<string>();
  /** Faces by their key; available after `prepare`. */
  readonly #faces = new Map<string, OpenFace>();
  readonly #drawn: Part = {
    name: 'Signs',
    font: drawnFont,
    used: new Map(),
    glyphs: new Map(),
    codes: new Map(),
    letters: new Map(),
  };
  #shaping: typeof import('./shape') | undefined;
  #shaper: Shaper | undefined;
  #eastAsian: EastAsian<Part> | undefined;

  /**
   * @param loadShaping loads the code for scripts whose letters join or change their places
   * @param loadEastAsian loads the code for Chinese, Japanese and Korean letters; undefined for an engine without
   *   their fonts
   */
  constructor(
    readonly host: Host,
    readonly loadShaping: () => Promise<typeof import('./shape')>,
    readonly loadEastAsian?: () => Promise<typeof import('./east-asian')>,
  ) {}

  /** Letters that no available font has. */
  get missing(): string[] {
    return [...this.#missing];
  }

  /** Fetches the fonts that texts in a face need and that are not loaded yet; required before `measure`. */
  async prepare(face: Face, texts: Iterable<string>): Promise<void> {
    const open = await this.#openFace(face);
    const codes = new Set<number>();
    for (const text of texts) {
      if (!/[^ -~]/.test(text)) continue;
      for (const letter of composed(text)) {
        const code = letter.codePointAt(0) ?? 0;
        if (code > 0x7e && !open.parts.has(code)) codes.add(code);
      }
    }
    const neededAssets = [...codes].map((code) => ({ code, assets: assetsFor(face, code) }));
    await Promise.all(
      [...new Set(neededAssets.flatMap(({ assets }) => assets[0] ?? []))].map((asset) => this.#open(asset)),
    );
    for (const { code, assets } of neededAssets) {
      const part = await this.#firstPartWith(code, assets);
      if (part) open.parts.set(code, part);
    }
    await this.#prepareEastAsian(
      open,
      [...codes].filter((code) => !open.parts.has(code)),
      texts,
    );
    if (this.#shaper || ![...open.parts.values()].some(({ fontFile }) => fontFile)) return;
    this.#shaping = await this.loadShaping();
    this.#shaper = await this.#shaping.openShaper(await this.host.asset('harfbuzz.wasm'));
  }

  async #prepareEastAsian(open: OpenFace, codes: number[], texts: Iterable<string>) {
    // East Asian letters start here; all letters below were already searched.
    if (!this.loadEastAsian || !codes.some((code) => code >= 0x1100)) return;
    const { isEastAsian, EastAsian } = await this.loadEastAsian();
    const letters = codes.filter(isEastAsian);
    if (letters.length === 0) return;
    this.#eastAsian ??= new EastAsian<Part>(
      (name) => this.host.asset(name),
      (asset) => this.#open(asset),
    );
    for (const [code, part] of await this.#eastAsian.partsFor(open.face, letters, [...texts])) {
      part.eastAsian = true;
      open.parts.set(code, part);
    }
  }

  async #openFace(face: Face): Promise<OpenFace> {
    const existing = this.#faces.get(keyOf(face));
    if (existing) return existing;
    const latin = await this.#open(partAsset(face, 'latin'));
    const open = { face, latin, parts: new Map() };
    this.#faces.set(keyOf(face), open);
    return open;
  }

  /** The first font with a letter; drawn symbols are tried after the face's own family and before larger fonts. */
  async #firstPartWith(code: number, assets: string[]): Promise<Part | undefined> {
    for (const asset of assets) {
      if (this.#drawn.font.glyphOf(code) && !/carlito|tinos|caladea|gelasio|cousine/.test(asset)) break;
      const part = await this.#open(asset);
      if (part.font.glyphOf(code)) return part;
    }
    return this.#drawn.font.glyphOf(code) ? this.#drawn : undefined;
  }

  async #open(asset: string): Promise<Part> {
    const existing = this.#parts.get(asset);
    if (existing) return existing;
    const font = await openFont(await this.host.asset(asset));
    const fontFile = needsShaping(asset) ? await sfnt(font.tables) : undefined;
    const opened = this.#parts.get(asset);
    if (opened) return opened;
    const name = `F${this.#parts.size + 1}`;
    const part = {
      name,
      font,
      used: new Map(),
      glyphs: new Map(),
      codes: new Map(),
      letters: new Map(),
      ...(fontFile && { fontFile }),
    };
    this.#parts.set(asset, part);
    return part;
  }

  /** Ascent, descent and line gap of a prepared font, as multiples of the font size. */
  metrics(face: Face): { ascent: number; descent: number; gap: number } {
    const { font } = this.#faceOf(face).latin;
    return { ascent: font.ascent / 1000, descent: -font.descent / 1000, gap: font.gap / 1000 };
  }

  #faceOf(face: Face): OpenFace {
    const open = this.#faces.get(keyOf(face));
    if (!open) throw new Error('the face is not prepared');
    return open;
  }

  /** Measures a single-line text; its width is a multiple of the font size. */
  measure(face: Face, text: string): MeasuredText {
    const open = this.#faceOf(face);
    const runs: Run[] = [];
    for (const letter of composed(text)) {
      const last = runs.at(-1);
      const code = letter.codePointAt(0) ?? 0;
      const letterPart = this.#partFor(open, code, last?.part);
      if (!letterPart && isInvisible(code)) continue;
      if (!letterPart && code > 0x20) this.#missing.add(letter);
      const part = letterPart ?? open.latin;
      if (last?.part === part) last.text += letter;
      else runs.push({ part, text: letter, glyphs: [] });
    }
    let width = 0;
    for (const run of runs) {
      run.glyphs =
        run.part.fontFile && this.#shaper ? this.#shaper(run.part.fontFile, run.text) : unshaped(run);
      for (const { advance } of run.glyphs) width += advance / 1000;
    }
    return { runs, width };
  }

  #partFor({ latin, parts }: OpenFace, code: number, preferredPart: Part | undefined): Part | undefined {
    if (preferredPart?.fontFile && (isJoiner(code) || (code === 0x20 && preferredPart.font.glyphOf(code))))
      return preferredPart;
    if (code < 0x7f) return latin;
    return parts.get(code);
  }

  /**
   * Operators that write a text at the current position; `size` in points.
   *
   * @param hasActualText whether the caller writes the replacement text, as it does for runs in another order
   */
  textOperators({ runs }: MeasuredText, size: number, hasActualText = false): string {
    return runs.map((run) => this.#runOperators(run, size, hasActualText)).join('');
  }

  #runOperators({ part, text, glyphs }: Run, size: number, hasActualText: boolean): string {
    const font = `/${part.name} ${num(size)} Tf`;
    if (!part.fontFile) {
      const digits = part === this.#drawn ? 2 : 4;
      let codes = '';
      for (const { glyph, text: letter = '' } of glyphs) {
        // Letters without a glyph are all drawn as glyph 0, which is mapped to none of them.
        if (!part.used.has(glyph)) part.used.set(glyph, glyph ? letter : '');
        codes += hex(glyph, digits);
      }
      return `${font}<${codes}>Tj `;
    }
    return `${font}${this.#shaping?.shapedOperators(part, glyphs, size, hasActualText ? undefined : text) ?? ''}`;
  }

  /** Embeds the used fonts. @returns entries of a font dictionary */
  async embed(pdf: PdfWriter): Promise<string> {
    const entries: string[] = [];
    for (const [asset, part] of this.#parts) {
      if (part.used.size === 0) continue;
      const name = asset.replace(/^.*\/|\.\w+$/g, '').replace(/-(\w)/g, (_, c) => c.toUpperCase());
      entries.push(`/${part.name} ${await embedFont(pdf, part, name)} 0 R`);
    }
    if (this.#drawn.used.size > 0)
      entries.push(`/${this.#drawn.name} ${await embedDrawnFont(pdf, this.#drawn.used)} 0 R`);
    return entries.join('');
  }
}

/** Glyphs of letters that need no shaping; equal letters share one object. */
function unshaped({ part, text }: Run): ShapedGlyph[] {
  const glyphs: ShapedGlyph[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    let shaped = part.letters.get(code);
    if (!shaped) {
      const glyph = part.font.glyphOf(code);
      shaped = { glyph, advance: part.font.advanceOf(glyph), x: 0, y: 0, text: letter };
      part.letters.set(code, shaped);
    }
    glyphs.push(shaped);
  }
  return glyphs;
}
