/** A positioned glyph: offsets in thousandths of the font size. */
export type Shaped = {
  glyph: number;
  advance: number;
  x: number;
  y: number;
  /** Text that this glyph alone represents; empty if several glyphs share letters. */
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
  hb_shape(font: number, buffer: number, features: number, count: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  _initialize?(): void;
};

export type Shaper = (font: Uint8Array, text: string) => Shaped[];

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

function shape(run: Exports, font: number, text: string): Shaped[] {
  const pointer = run.malloc(text.length * 2);
  const codes = new Uint16Array(run.memory.buffer, pointer, text.length);
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
  const buffer = run.hb_buffer_create();
  run.hb_buffer_add_utf16(buffer, pointer, text.length, 0, text.length);
  run.hb_buffer_guess_segment_properties(buffer);
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
  const shaped = starts.map((start, i) => {
    const isAlone = starts.filter((other) => other === start).length === 1;
    return {
      glyph: infos[i * 5] ?? 0,
      advance: positions[i * 5] ?? 0,
      x: positions[i * 5 + 2] ?? 0,
      y: positions[i * 5 + 3] ?? 0,
      text: isAlone ? text.slice(start, clusters[clusters.indexOf(start) + 1]) : '',
    };
  });
  run.hb_buffer_destroy(buffer);
  run.free(pointer);
  return shaped;
}
