/** Words in a fingerprint. */
const size = 6;

/** Default length from which a passage is certain to be found, in words. */
const defaultMinWords = 12;

/** Equal words: `length` of them from `at` in the document and from `from` in a source. */
export type Passage = { source: number; at: number; from: number; length: number };

type Print = { hash: number; at: number };

/**
 * Fingerprints of a text, chosen so that any two texts with `minWords` equal words in a row share one
 * (Schleimer, Wilkerson, Aiken: Winnowing, 2003). Words below 0 are skipped.
 */
function fingerprints(words: Int32Array, minWords: number): Print[] {
  const hashes: Print[] = [];
  const prints: Print[] = [];
  for (let at = 0; at + size <= words.length; at++) {
    let hash = 0;
    for (let index = at; index < at + size; index++) {
      hash = Math.imul(hash ^ ((words[index] ?? 0) + 0x9e37), 0x85ebca6b);
      hash ^= hash >>> 13;
    }
    hashes.push({ at, hash: hash >>> 0 });
  }
  const window = minWords - size + 1;
  for (let start = 0; start < hashes.length; start++) {
    // The last minimum of the window; adjacent windows mostly choose the same.
    const last = prints.at(-1);
    const added = hashes[start + window - 1];
    if (last && last.at >= start && added && added.hash > last.hash) continue;
    let smallest: Print | undefined;
    for (let index = start; index < Math.min(start + window, hashes.length); index++) {
      const print = hashes[index] as Print;
      if (!smallest || print.hash <= smallest.hash) smallest = print;
    }
    if (smallest && smallest.at !== last?.at) prints.push(smallest);
  }
  return prints;
}

/** Passages of at least `minWords` equal words that a document has in common with sources; at least the size of a fingerprint. */
export function passagesOf(
  document: Int32Array,
  sources: Int32Array[],
  minWords = defaultMinWords,
): Passage[] {
  const index = new Map<number, [number, number][]>();
  sources.forEach((words, source) => {
    for (const { hash, at } of fingerprints(words, minWords)) {
      const known = index.get(hash);
      if (known) known.push([source, at]);
      else index.set(hash, [[source, at]]);
    }
  });
  const found: Passage[] = [];
  /** End of the last passage by source and offset: one passage has many fingerprints. */
  const ends = new Map<string, number>();
  for (const { hash, at } of fingerprints(document, minWords)) {
    // A print with hundreds of occurrences is a common phrase or a header.
    for (const [source, from] of (index.get(hash) ?? []).slice(0, 200)) {
      const diagonal = `${source} ${at - from}`;
      if ((ends.get(diagonal) ?? -1) > at) continue;
      const passage = extend(document, sources[source] as Int32Array, { source, at, from, length: 0 });
      ends.set(diagonal, passage.at + passage.length);
      if (passage.length >= minWords) found.push(passage);
    }
  }
  return found;
}

function extend(document: Int32Array, words: Int32Array, { source, at, from }: Passage): Passage {
  const same = (offset: number) =>
    (document[at + offset] ?? -1) >= 0 && document[at + offset] === words[from + offset];
  let start = 0;
  while (same(start - 1)) start -= 1;
  let end = 0;
  while (same(end)) end += 1;
  return { source, at: at + start, from: from + start, length: end - start };
}
