import { type Host, startedOnce } from '../../engine';
import type { Raster } from './raster';

/** Width and height, in pixels, of the model's input and output. */
export const modelSide = 256;

/** Exports of tflite-simd-1-0-0.wasm, with the names in its own loader. */
type Exports = {
  q: WebAssembly.Memory;
  /** Runs constructors. */
  r(): void;
  /** Addresses: of the model, its input, its output. */
  s(): number;
  t(): number;
  x(): number;
  /** Takes the size of the model, returns 0 if it is valid. */
  B(size: number): number;
  /** Runs the model. */
  C(): number;
};

/** TensorFlow Lite with a model that separates people from the background; 650 KB, fetched once. */
const open = startedOnce(async (host) => {
  const [wasm, model] = await Promise.all([host.asset('tflite.wasm'), host.asset('person.tflite')]);
  const scope: { exports?: Exports } = {};
  const { instance } = await WebAssembly.instantiate(wasm, { a: imports(() => scope.exports as Exports) });
  const run = instance.exports as unknown as Exports;
  scope.exports = run;
  run.r();
  new Uint8Array(run.q.buffer).set(model, run.s());
  if (run.B(model.length) !== 0) throw new Error('the model does not load');
  return run;
});

/**
 * Imports of the runtime: memory and time. It gets no files, threads or environment, and its output is discarded.
 * Based on the official loader, which is ten times as large.
 */
function imports(exports: () => Exports): Record<string, (...args: number[]) => number> {
  const int32View = () => new Int32Array(exports().q.buffer);
  const refuse = () => {
    throw new Error('out of memory or not supported');
  };
  return {
    a: refuse,
    b: (_file = 0, vectors = 0, count = 0, written = 0) => {
      const heap = int32View();
      let length = 0;
      for (let i = 0; i < count; i++) length += heap[(vectors >> 2) + i * 2 + 1] ?? 0;
      heap[written >> 2] = length;
      return 0;
    },
    // Creating a thread fails with EAGAIN, which the runtime treats as a single core.
    c: () => 6,
    d: refuse,
    e: () => 28,
    f: (count = 0, size = 0) => {
      int32View()[count >> 2] = 0;
      int32View()[size >> 2] = 0;
      return 0;
    },
    g: () => 0,
    h: () => 2 ** 31,
    i: refuse,
    j: refuse,
    k: () => 70,
    l: (to = 0, from = 0, length = 0) => {
      new Uint8Array(exports().q.buffer).copyWithin(to, from, from + length);
      return 0;
    },
    m: (size = 0) => {
      const { q } = exports();
      try {
        q.grow((size - q.buffer.byteLength + 65535) >>> 16);
        return 1;
      } catch {
        return 0;
      }
    },
    n: (_clock = 0, pointer = 0) => {
      const now = performance.now();
      int32View()[pointer >> 2] = now / 1000;
      int32View()[(pointer >> 2) + 1] = (now % 1000) * 1e6;
      return 0;
    },
    o: () => 0,
    p: () => 0,
  };
}

/**
 * Probability of a person, 0 to 1, for each pixel of a picture of 256 × 256.
 *
 * @throws when this browser's WebAssembly lacks SIMD
 */
export async function segment({ rgba }: Raster, host: Host): Promise<Float32Array> {
  const run = await open(host);
  const input = new Float32Array(run.q.buffer, run.t(), modelSide * modelSide * 3);
  for (let i = 0; i < modelSide * modelSide; i++) {
    for (let c = 0; c < 3; c++) input[i * 3 + c] = (rgba[i * 4 + c] ?? 0) / 255;
  }
  run.C();
  return new Float32Array(run.q.buffer, run.x(), modelSide * modelSide).slice();
}
