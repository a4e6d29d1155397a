import { expect, test } from 'vitest';
import { addPolyfills, sumPrecise } from '../../src/pdf/polyfills';

/** Deletes methods of the language, adds the engine’s replacements, runs `look`, and restores the originals. */
function runWithout<Result>(holders: [holder: object, names: string[]][], look: () => Result): Result {
  const replaced = holders.flatMap(([holder, names]) =>
    names.map((name) => ({ holder, name, original: Object.getOwnPropertyDescriptor(holder, name) })),
  );
  for (const { holder, name } of replaced) Reflect.deleteProperty(holder, name);
  try {
    addPolyfills();
    return look();
  } finally {
    for (const { holder, name, original } of replaced) {
      Reflect.deleteProperty(holder, name);
      if (original) Object.defineProperty(holder, name, original);
    }
  }
}

test('sums are exact, and rounded once', () => {
  expect(sumPrecise([])).toBe(-0);
  expect(sumPrecise([-0, 0])).toBe(0);
  expect(sumPrecise([1e20, 0.1, -1e20])).toBe(0.1);
  expect(sumPrecise([0.1, 0.2, 0.3, -0.6])).toBe(2.7755575615628914e-17);
  expect(sumPrecise(Array.from({ length: 10 }, () => 0.1))).toBe(1);
  // A tie in the last place is decided by the lower digits.
  expect(sumPrecise([1e16, 1, 1e-16])).toBe(10_000_000_000_000_002);
  expect(sumPrecise([1e16, 1, -1e-16])).toBe(1e16);
  expect(sumPrecise([Number.POSITIVE_INFINITY, 1])).toBe(Number.POSITIVE_INFINITY);
  expect(sumPrecise([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])).toBeNaN();
});

test('iterators of old browsers get the methods that pdf.js calls', () => {
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const names = ['map', 'filter', 'flatMap', 'every', 'some', 'find', 'forEach', 'toArray'];
  const result = runWithout(
    [
      [prototype, names],
      [globalThis, ['Iterator']],
    ],
    () => {
      const keys = () => new Map([3, 4, 5].map((key) => [key, key * 2])).keys();
      const seen: number[] = [];
      keys().forEach((key, index) => {
        seen.push(key + index);
      });
      return {
        seen,
        prototype: Iterator.prototype === prototype,
        filtered: keys()
          .filter((key) => key > 3)
          .map((key) => key + 1)
          .toArray(),
        flat: [...keys().flatMap((key) => [key, key])],
        every: [keys().every((key) => key > 2), keys().every((key) => key > 3)],
        some: [keys().some((key) => key > 4), keys().some((key) => key > 5)],
        found: [keys().find((key) => key > 3), keys().find((key) => key > 5)],
      };
    },
  );
  expect(result).toEqual({
    seen: [3, 5, 7],
    prototype: true,
    filtered: [5, 6],
    flat: [3, 3, 4, 4, 5, 5],
    every: [true, false],
    some: [true, false],
    found: [4, undefined],
  });
});

type Later = Map<string, number> & {
  getOrInsert(key: string, value: number): number;
  getOrInsertComputed(key: string, compute: (key: string) => number): number;
};

test('collections, bytes and URLs of old browsers get the methods that pdf.js calls', async () => {
  const { attempt, ...outcome } = runWithout(
    [
      [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
      [Set.prototype, ['intersection']],
      [URL, ['parse']],
      [Uint8Array, ['fromBase64']],
      [Uint8Array.prototype, ['toBase64', 'toHex']],
      [Promise, ['try']],
    ],
    () => {
      const map = new Map([['a', 1]]) as Later;
      const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
      return {
        kept: [
          map.getOrInsert('a', 2),
          map.getOrInsert('b', 3),
          map.getOrInsertComputed('cd', (key) => key.length),
        ],
        size: map.size,
        both: [...new Set([1, 2, 3]).intersection(new Set([2, 3, 4]))],
        parsed: [URL.parse('/a', 'https://example.org')?.href, URL.parse('no address')],
        again: Uint8Array.fromBase64(bytes.toBase64()).every((byte, index) => byte === index % 256),
        hex: Uint8Array.of(0, 10, 255).toHex(),
        attempt: Promise.try(() => {
          throw new Error('no');
        }).catch((error: Error) => error.message),
      };
    },
  );
  expect(outcome).toEqual({
    kept: [1, 3, 2],
    size: 3,
    both: [2, 3],
    parsed: ['https://example.org/a', null],
    again: true,
    hex: '000aff',
  });
  expect(await attempt).toBe('no');
});

test('existing methods of a browser are kept', () => {
  const { some } = Array.prototype.values.call([]);
  addPolyfills();
  expect(Array.prototype.values.call([]).some).toBe(some);
});
