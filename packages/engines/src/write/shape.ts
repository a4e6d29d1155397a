import { hex, withActualText } from './pdf-font';
import { num } from './pdf-writer';
import { rightToLeft } from './right-to-left';
import type { TrueType } from './true-type';

/** A positioned glyph: offsets in thousandths of the font size. */
export type ShapedGlyph = {
  glyph: number;
  advance: number;
  x: number;
  y: number;
  /** The letters, for one of the glyphs that draw them. */
  text?: string;
};

type Exports = {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(offset: number): void;
  hb_blob_create(offset: number, size: number, mode: number, data: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_font_create(face: number): number;
  hb_font_set_scale(font: number, x: number, y: number): void;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_add_utf16(
    buffer: number,
    textPointer: number,
    length: number,
    offset: number,
    items: number,
  ): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  _initialize?(): void;
};

export type Shaper = (font: Uint8Array, text: string) => ShapedGlyph[];

/**
 * HarfBuzz, which shapes Devanagari and similar scripts.
 *
 * @param wasm harfbuzz.wasm of harfbuzzjs; the JavaScript of that package is not used
 */
export async function openShaper(wasm: Uint8Array<ArrayBuffer>): Promise<Shaper> {
  const refuse = () => {
    throw new Error('out of memory');
  };
  const scope: { run?: Exports } = {};
  const grow = (size: number) => {
    const memory = (scope.run as Exports).memory;
    memory.grow((size - memory.buffer.byteLength + 65535) >>> 16);
    return 1;
  };
  const { instance } = await WebAssembly.instantiate(wasm, {
    wasi_snapshot_preview1: { proc_exit: refuse },
    env: {
      _emscripten_runtime_keepalive_clear: () => undefined,
      _abort_js: refuse,
      _setitimer_js: () => 0,
      emscripten_resize_heap: grow,
    },
  });
  const run = instance.exports as unknown as Exports;
  scope.run = run;
  run._initialize?.();
  const fonts = new Map<Uint8Array, number>();
  return (bytes, text) => {
    const font = fonts.get(bytes) ?? openFont(run, bytes);
    fonts.set(bytes, font);
    return shape(run, font, text);
  };
}

function openFont(run: Exports, bytes: Uint8Array): number {
  const pointer = run.malloc(bytes.length);
  new Uint8Array(run.memory.buffer).set(bytes, pointer);
  // Mode 2: the bytes are writable. They are never freed, as the font is used as long as the engine runs.
  const font = run.hb_font_create(run.hb_face_create(run.hb_blob_create(pointer, bytes.length, 2, 0, 0), 0));
  run.hb_font_set_scale(font, 1000, 1000);
  return font;
}

function shape(run: Exports, font: number, text: string): ShapedGlyph[] {
  const pointer = run.malloc(text.length * 2);
  const codes = new Uint16Array(run.memory.buffer, pointer, text.length);
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
  const buffer = run.hb_buffer_create();
  run.hb_buffer_add_utf16(buffer, pointer, text.length, 0, text.length);
  run.hb_buffer_guess_segment_properties(buffer);
  run.hb_buffer_set_direction(buffer, runsToLeft(text) ? 5 : 4);
  run.hb_shape(font, buffer, 0, 0);
  const length = run.hb_buffer_get_length(buffer);
  const infos = new Uint32Array(run.memory.buffer, run.hb_buffer_get_glyph_infos(buffer, 0), length * 5);
  const positions = new Int32Array(
    run.memory.buffer,
    run.hb_buffer_get_glyph_positions(buffer, 0),
    length * 5,
  );
  const starts = Array.from({ length }, (_, i) => infos[i * 5 + 2] ?? 0);
  const clusters = [...new Set(starts), text.length].sort((a, b) => a - b);
  const shaped: ShapedGlyph[] = starts.map((_, i) => ({
    glyph: infos[i * 5] ?? 0,
    advance: positions[i * 5] ?? 0,
    x: positions[i * 5 + 2] ?? 0,
    y: positions[i * 5 + 3] ?? 0,
  }));
  for (const [index, start] of clusters.slice(0, -1).entries()) {
    const letters = text.slice(start, clusters[index + 1]);
    const glyphs = shaped.filter((_, i) => starts[i] === start);
    const widest = glyphs.find(({ advance }) => advance > 0) ?? glyphs[0];
    if (widest) widest.text = letters;
  }
  run.hb_buffer_destroy(buffer);
  run.free(pointer);
  return shaped;
}

/** Whether letters run from right to left; digits run from left to right in every script. */
const runsToLeft = (text: string) => rightToLeft.test(text) && /\p{L}/u.test(text);

/** A loaded font, and the codes that stand for its glyphs. */
type ShapedFont = {
  font: TrueType;
  /** Text by code. */
  used: Map<number, string>;
  /** Glyphs by code, for codes that differ from their glyph's number. */
  glyphs: Map<number, number>;
  /** Codes by glyph and text. */
  codes: Map<string, number>;
};

/**
 * Operators that write shaped letters at the current position; `size` in points.
 *
 * @param text the letters, to which viewers map the glyphs; undefined if the caller writes a replacement text
 */
export function shapedOperators(
  font: ShapedFont,
  glyphs: readonly ShapedGlyph[],
  size: number,
  text: string | undefined,
): string {
  const isReversed = text !== undefined && runsToLeft(text);
  const operatorOf = ({ glyph, advance, x, y, text: letters = '' }: ShapedGlyph) => {
    const ownAdvance = font.font.advanceOf(glyph);
    const rise = y ? `]TJ ${num((y * size) / 1000)} Ts[` : '';
    const code = hex(codeOf(font, glyph, isReversed ? Array.from(letters).reverse().join('') : letters));
    return `${rise}${kern(-x)}<${code}>${kern(ownAdvance - advance + x)}${y ? ']TJ 0 Ts[' : ''}`;
  };
  if (!isReversed) {
    const operator = `[${glyphs.map(operatorOf).join('')}]TJ `;
    // Several glyphs may form one letter, in another order, so the text is added as a replacement text (14.9.4).
    return text === undefined ? operator : withActualText(text, operator);
  }
  // Viewers reverse what they read from right to left, and would reverse a replacement text, too. So each letter has its
  // own text, in reverse (14.8.2.5.3). Parts of a letter, such as its dots, are drawn afterwards, without text.
  const only = (hasText: boolean) =>
    glyphs.map((glyph) => (!glyph.text === hasText ? kern(-glyph.advance) : operatorOf(glyph))).join('');
  const back = glyphs.reduce((length, { advance }) => length + advance, 0);
  const parts = glyphs.every((glyph) => glyph.text)
    ? ''
    : withActualText('', `[${kern(back)}${only(false)}]TJ `);
  return `/ReversedChars BMC [${only(true)}]TJ EMC ${parts}`;
}

/** Moves to the left by thousandths of the font size. */
const kern = (length: number) => (length ? `${num(length)} ` : '');

/** Code of a glyph that stands for a text: its number, or an own one if the number already stands for another text. */
function codeOf({ font, used, glyphs, codes }: ShapedFont, glyph: number, text: string): number {
  // A word joiner is not part of any word: viewers that read code by code leave it out.
  const letters = text || '\u2060';
  const key = `${glyph} ${letters}`;
  const known = codes.get(key);
  if (known !== undefined) return known;
  // Codes after those of the glyphs are given out one by one.
  const code = (used.get(glyph) ?? letters) === letters ? glyph : font.count + glyphs.size;
  codes.set(key, code);
  used.set(code, letters);
  if (code !== glyph) glyphs.set(code, glyph);
  return code;
}
