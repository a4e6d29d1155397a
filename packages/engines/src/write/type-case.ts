import type { Host } from '../engine';
import { assetOf, backupOf, type Face, partsOf, scriptOf } from './faces';
import { embedFont, hex, utf16 } from './pdf-font';
import { num, type PdfWriter } from './pdf-writer';
import { openShaper, type Shaped, type Shaper } from './shape';
import { openFont, type TrueType } from './true-type';
import { sfnt } from './woff';

/** An open part of a font, and its used glyphs. */
type Part = {
  name: string;
  font: TrueType;
  used: Map<number, string>;
  letters: Map<number, Shaped>;
  /** The font file, for a script that needs shaping. */
  whole?: Uint8Array;
};

/** Text in one part of a font. */
type Run = { part: Part; text: string; glyphs: Shaped[] };

/** Measured text that can be written. */
export type Setting = { runs: Run[]; width: number };

const keyOf = ({ family, bold, italic }: Face) => `${family}${bold}${italic}`;

/** Whether a letter is missing in all parts of a font. */
function lacks(order: readonly Part[], texts: Iterable<string>): boolean {
  for (const text of texts) {
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      if (code > 0x7e && !order.some((part) => part.font.glyphOf(code))) return true;
    }
  }
  return false;
}

const complex = (code: number) => scriptOf(code) === 'devanagari' || code === 0x200c || code === 0x200d;

/** The fonts of a document: fetched for its letters, and embedded with those only. */
export class TypeCase {
  readonly #parts = new Map<string, Part>();
  readonly #missing = new Set<string>();
  /** Parts of a font in lookup order; available after `prepare`. */
  readonly #orders = new Map<string, Part[]>();
  #shaper: Shaper | undefined;

  constructor(readonly host: Host) {}

  /** Letters that no available font has. */
  get missing(): string[] {
    return [...this.#missing];
  }

  /** Fetches the parts that texts in a font need; required before `set`. */
  async prepare(face: Face, texts: Iterable<string>): Promise<void> {
    const needed = new Set<string>(['latin']);
    for (const text of texts) {
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code > 0x7e) needed.add(scriptOf(code));
      }
    }
    const order = await this.#openAll(face, needed);
    const backup = backupOf(face.family);
    if (backup && lacks(order, texts))
      order.push(...(await this.#openAll({ ...face, family: backup }, needed)));
    this.#orders.set(keyOf(face), order);
    if (needed.has('devanagari')) this.#shaper ??= await openShaper(await this.host.asset('harfbuzz.wasm'));
  }

  /** Opens parts of a font in lookup order. */
  async #openAll(face: Face, needed: ReadonlySet<string>): Promise<Part[]> {
    const own = [...partsOf(face.family), 'devanagari'].filter((script) => needed.has(script));
    await Promise.all(own.map((script) => this.#open(assetOf(face, script))));
    return own.flatMap((script) => this.#parts.get(assetOf(face, script)) ?? []);
  }

  async #open(asset: string): Promise<void> {
    if (this.#parts.has(asset)) return;
    const font = await openFont(await this.host.asset(asset));
    const whole = asset.includes('devanagari') ? await sfnt(font.tables) : undefined;
    const name = `F${this.#parts.size + 1}`;
    this.#parts.set(asset, { name, font, used: new Map(), letters: new Map(), whole });
  }

  /** Ascent, descent and line gap of a prepared font; as multiples of the font size. */
  metrics(face: Face): { ascent: number; descent: number; gap: number } {
    const font = this.#orders.get(keyOf(face))?.[0]?.font;
    if (!font) throw new Error('the face is not prepared');
    return { ascent: font.ascent / 1000, descent: -font.descent / 1000, gap: font.gap / 1000 };
  }

  /** Measures a single-line text; its width is a multiple of the font size. */
  set(face: Face, text: string): Setting {
    const order = this.#orders.get(keyOf(face)) ?? [];
    const runs: Run[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      const part = this.#partFor(order, letter.codePointAt(0) ?? 0, last?.part);
      if (last?.part === part) last.text += letter;
      else runs.push({ part, text: letter, glyphs: [] });
    }
    let width = 0;
    for (const run of runs) {
      run.glyphs = run.part.whole && this.#shaper ? this.#shaper(run.part.whole, run.text) : plain(run);
      for (const { advance } of run.glyphs) width += advance / 1000;
    }
    return { runs, width };
  }

  #partFor(order: Part[], code: number, before: Part | undefined): Part {
    const [latin, ...others] = order;
    if (before?.whole && (code === 0x200c || code === 0x200d || code === 0x20)) return before;
    if (latin && code < 0x7f) return latin;
    const rest = complex(code) ? order.toReversed() : order;
    const found = rest.find((part) => part.font.glyphOf(code));
    if (found) return found;
    if (code > 0x20 && code !== 0xfeff) this.#missing.add(String.fromCodePoint(code));
    return latin ?? (others[0] as Part);
  }

  /** Operators that write a text at the current position; `size` in points. */
  write({ runs }: Setting, size: number): string {
    return runs.map((run) => this.#writeRun(run, size)).join('');
  }

  #writeRun({ part, text, glyphs }: Run, size: number): string {
    const font = `/${part.name} ${num(size)} Tf`;
    if (!part.whole) {
      for (const [at, letter] of Array.from(text).entries()) {
        const { glyph = 0 } = glyphs[at] ?? {};
        if (!part.used.has(glyph)) part.used.set(glyph, letter);
      }
      return `${font}<${glyphs.map(({ glyph }) => hex(glyph)).join('')}>Tj `;
    }
    for (const { glyph, text: own = '' } of glyphs) if (!part.used.get(glyph)) part.used.set(glyph, own);
    // Several glyphs may form one letter, in another order: the text itself is written beside them.
    const moved = glyphs.map(({ glyph, advance, x, y }) => {
      const own = part.font.advanceOf(glyph);
      const kern = (value: number) => (value ? `${num(value)} ` : '');
      const rise = y ? `]TJ ${num((y * size) / 1000)} Ts[` : '';
      return `${rise}${kern(-x)}<${hex(glyph)}>${kern(own - advance + x)}${y ? ']TJ 0 Ts[' : ''}`;
    });
    return `${font}/Span<</ActualText<feff${utf16(text)}>>>BDC[${moved.join('')}]TJ EMC `;
  }

  /** Embeds the used fonts. @returns entries of a font dictionary */
  async embed(pdf: PdfWriter): Promise<string> {
    const entries: string[] = [];
    for (const [asset, part] of this.#parts) {
      if (part.used.size === 0) continue;
      const name = asset.replace(/^.*\/|\.woff$/g, '').replace(/-(\w)/g, (_, c) => c.toUpperCase());
      entries.push(`/${part.name} ${await embedFont(pdf, part.font, part.used, name)} 0 R`);
    }
    return entries.join('');
  }
}

/** Glyphs of unshaped letters; equal letters share one object. */
function plain({ part, text }: Run): Shaped[] {
  const glyphs: Shaped[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    let shaped = part.letters.get(code);
    if (!shaped) {
      const glyph = part.font.glyphOf(code);
      shaped = { glyph, advance: part.font.advanceOf(glyph), x: 0, y: 0 };
      part.letters.set(code, shaped);
    }
    glyphs.push(shaped);
  }
  return glyphs;
}
