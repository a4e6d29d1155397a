/** Maps equal keys to equal numbers. */
export class Interner<K> {
  private readonly numbers = new Map<K, number>();

  number(key: K): number {
    const existing = this.numbers.get(key);
    if (existing !== undefined) return existing;
    this.numbers.set(key, this.numbers.size);
    return this.numbers.size - 1;
  }

  get size(): number {
    return this.numbers.size;
  }
}

/**
 * Numbers for all runs of four words: equal runs get equal numbers, without collisions. `a` and `b` share one
 * numbering; each result is three shorter than its text.
 */
export function runsOfFour(a: Int32Array, b: Int32Array, vocabularySize: number): [Int32Array, Int32Array] {
  const pairs = new Interner<number>();
  const internPairs = (list: Int32Array, step: number, base: number, numbers: Interner<number>) => {
    const ids = new Int32Array(Math.max(0, list.length - step));
    for (let index = 0; index < ids.length; index++) {
      ids[index] = numbers.number((list[index] ?? 0) * base + (list[index + step] ?? 0));
    }
    return ids;
  };
  const twoA = internPairs(a, 1, vocabularySize, pairs);
  const twoB = internPairs(b, 1, vocabularySize, pairs);
  const fours = new Interner<number>();
  return [internPairs(twoA, 2, pairs.size, fours), internPairs(twoB, 2, pairs.size, fours)];
}
