/** Number of words in a fingerprint. */
const fingerprintSize = 6;

/** Default minimum length, in words, from which every passage is found. */
const defaultMinWords = 12;

/** Equal words: `length` of them from `documentStart` in the document and from `from` in a source. */
export type Passage = { source: number; documentStart: number; from: number; length: number };

type Print = { hash: number; position: number };

/**
 * Fingerprints of a text, chosen so that any two texts with `minWords` equal words in a row share one
 * (Schleimer, Wilkerson, Aiken: Winnowing, 2003). Words below 0 are skipped.
 */
function fingerprints(wordIds: Int32Array, minWords: number): Print[] {
  const hashes: Print[] = [];
  const prints: Print[] = [];
  for (let position = 0; position + fingerprintSize <= wordIds.length; position++) {
    let hash = 0;
    for (let index = position; index < position + fingerprintSize; index++) {
      hash = Math.imul(hash ^ ((wordIds[index] ?? 0) + 0x9e37), 0x85ebca6b);
      hash ^= hash >>> 13;
    }
    hashes.push({ position, hash: hash >>> 0 });
  }
  const window = minWords - fingerprintSize + 1;
  for (let start = 0; start < hashes.length; start++) {
    // The last minimum of the window; adjacent windows mostly choose the same.
    const last = prints.at(-1);
    const added = hashes[start + window - 1];
    if (last && last.position >= start && added && added.hash > last.hash) continue;
    let smallest: Print | undefined;
    for (let index = start; index < Math.min(start + window, hashes.length); index++) {
      const print = hashes[index] as Print;
      if (!smallest || print.hash <= smallest.hash) smallest = print;
    }
    if (smallest && smallest.position !== last?.position) prints.push(smallest);
  }
  return prints;
}

/**
 * Passages of at least `minWords` equal words, and never fewer than a fingerprint has, that a document shares with
 * sources.
 */
export function passagesOf(
  document: Int32Array,
  sources: Int32Array[],
  minWords = defaultMinWords,
): Passage[] {
  const index = new Map<number, [number, number][]>();
  sources.forEach((wordIds, source) => {
    for (const { hash, position } of fingerprints(wordIds, minWords)) {
      const existing = index.get(hash);
      if (existing) existing.push([source, position]);
      else index.set(hash, [[source, position]]);
    }
  });
  const passages: Passage[] = [];
  /** End of the last passage by source and offset: one passage has many fingerprints. */
  const passageEnds = new Map<string, number>();
  for (const { hash, position } of fingerprints(document, minWords)) {
    // A fingerprint with hundreds of occurrences is a common phrase or a header.
    for (const [source, from] of (index.get(hash) ?? []).slice(0, 200)) {
      const diagonal = `${source} ${position - from}`;
      if ((passageEnds.get(diagonal) ?? -1) > position) continue;
      const passage = extend(document, sources[source] as Int32Array, {
        source,
        documentStart: position,
        from,
        length: 0,
      });
      passageEnds.set(diagonal, passage.documentStart + passage.length);
      if (passage.length >= minWords) passages.push(passage);
    }
  }
  return passages;
}

function extend(
  document: Int32Array,
  wordIds: Int32Array,
  { source, documentStart, from }: Passage,
): Passage {
  const isSame = (offset: number) =>
    (document[documentStart + offset] ?? -1) >= 0 &&
    document[documentStart + offset] === wordIds[from + offset];
  let start = 0;
  while (isSame(start - 1)) start -= 1;
  let end = 0;
  while (isSame(end)) end += 1;
  return { source, documentStart: documentStart + start, from: from + start, length: end - start };
}
