/** Number of single-character edits between two texts (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      nextRow[j] = Math.min((row[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1, substitution);
    }
    row = nextRow;
  }
  return row[b.length] ?? 0;
}

/** 1 for equal texts, 0 for texts that share nothing. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}

/**
 * Candidates close to a misspelt word, closest first, ties in the given order.
 *
 * @param maxDistance edits beyond which a candidate is left out
 */
export function closest(
  word: string,
  candidates: readonly string[],
  maxDistance = Number.POSITIVE_INFINITY,
): string[] {
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(candidate, word) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate);
}
