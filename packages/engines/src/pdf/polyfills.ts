import { decodeLatin1, encodeLatin1, hexOf } from '../write/bytes';

/**
 * JavaScript features that pdf.js uses and the oldest supported browsers lack: Chrome 123, Firefox 121 and Safari
 * 17.5. Each of the two files of `pdfjs-dist/legacy` contains polyfills for all these features; a bundler that uses
 * the plain build of pdf.js, which has no polyfills, needs only this file. Native features are not replaced.
 */

type Callback<Item, Result> = (item: Item, index: number) => Result;

function addMissing(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

/** @see https://tc39.es/ecma262/#sec-iterator.prototype */
const iteratorMethods = {
  *map<Item, Result>(this: Iterable<Item>, step: Callback<Item, Result>) {
    let index = 0;
    for (const item of this) yield step(item, index++);
  },
  *filter<Item>(this: Iterable<Item>, step: Callback<Item, unknown>) {
    let index = 0;
    for (const item of this) if (step(item, index++)) yield item;
  },
  *flatMap<Item, Result>(this: Iterable<Item>, step: Callback<Item, Iterable<Result>>) {
    let index = 0;
    for (const item of this) yield* step(item, index++);
  },
  every<Item>(this: Iterable<Item>, step: Callback<Item, unknown>) {
    let index = 0;
    for (const item of this) if (!step(item, index++)) return false;
    return true;
  },
  some<Item>(this: Iterable<Item>, step: Callback<Item, unknown>) {
    let index = 0;
    for (const item of this) if (step(item, index++)) return true;
    return false;
  },
  find<Item>(this: Iterable<Item>, step: Callback<Item, unknown>) {
    let index = 0;
    for (const item of this) if (step(item, index++)) return item;
    return undefined;
  },
  forEach<Item>(this: Iterable<Item>, step: Callback<Item, void>) {
    let index = 0;
    for (const item of this) step(item, index++);
  },
  toArray<Item>(this: Iterable<Item>) {
    return [...this];
  },
};

type Keyed = {
  has(key: unknown): boolean;
  get(key: unknown): unknown;
  set(key: unknown, value: unknown): unknown;
};

/** @see https://tc39.es/proposal-upsert/ */
const mapMethods = {
  getOrInsert(this: Keyed, key: unknown, value: unknown) {
    if (!this.has(key)) this.set(key, value);
    return this.get(key);
  },
  getOrInsertComputed(this: Keyed, key: unknown, compute: (key: unknown) => unknown) {
    if (!this.has(key)) this.set(key, compute(key));
    return this.get(key);
  },
};

/**
 * The exact sum of numbers, rounded once: partial sums that do not overlap (J. R. Shewchuk, Adaptive Precision
 * Floating-Point Arithmetic, 1997).
 *
 * @see https://tc39.es/proposal-math-sum/
 */
export function sumPrecise(numbers: Iterable<number>): number {
  const partials: number[] = [];
  let special = -0;
  for (const number of numbers) {
    if (!Number.isFinite(number) || number === 0) {
      special += number;
      continue;
    }
    let [sum, partialCount] = [number, 0];
    for (const partial of partials) {
      const [large, small] = Math.abs(sum) < Math.abs(partial) ? [partial, sum] : [sum, partial];
      const high = large + small;
      const low = small - (high - large);
      if (low !== 0) partials[partialCount++] = low;
      sum = high;
    }
    partials.length = partialCount;
    partials.push(sum);
  }
  if (special !== 0 || partials.length === 0) return special;
  return rounded(partials);
}

/** Sum of partial sums, smallest first; a tie in the last place is decided by the smaller partial sums. */
function rounded(partials: number[]): number {
  let index = partials.length - 1;
  let total = partials[index] ?? 0;
  let low = 0;
  while (index > 0 && low === 0) {
    const [previous, next] = [total, partials[--index] ?? 0];
    total = previous + next;
    low = next - (total - previous);
  }
  const below = partials[index - 1] ?? 0;
  if (index > 0 && ((low < 0 && below < 0) || (low > 0 && below > 0))) {
    const doubled = low * 2;
    if (doubled === total + doubled - total) return total + doubled;
  }
  return total;
}

/** Adds the features that this browser lacks. */
export function addPolyfills(): void {
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  if (!('Iterator' in globalThis)) {
    const Iterator = Object.assign(() => undefined, {});
    Object.defineProperty(Iterator, 'prototype', { value: prototype });
    addMissing(globalThis, { Iterator });
  }
  addMissing(prototype, iteratorMethods);
  addMissing(Map.prototype, mapMethods);
  addMissing(WeakMap.prototype, mapMethods);
  addMissing(Math, { sumPrecise });
  addMissing(Promise, {
    try: (work: (...input: unknown[]) => unknown, ...input: unknown[]) =>
      new Promise((resolve) => resolve(work(...input))),
  });
  addMissing(Set.prototype, {
    intersection(this: Set<unknown>, other: Set<unknown>) {
      return new Set([...this].filter((item) => other.has(item)));
    },
  });
  addMissing(URL, {
    parse(address: string, base?: string) {
      return URL.canParse(address, base) ? new URL(address, base) : null;
    },
  });
  addMissing(Uint8Array, {
    fromBase64: (text: string) => encodeLatin1(atob(text)),
  });
  addMissing(Uint8Array.prototype, {
    toBase64(this: Uint8Array) {
      return btoa(decodeLatin1(this));
    },
    toHex(this: Uint8Array) {
      return hexOf(this);
    },
  });
}
