/** How many letters have to change to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const above = row;
    row = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const same = letter === b[j] ? 0 : 1;
      row.push(Math.min((row[j] ?? 0) + 1, (above[j + 1] ?? 0) + 1, (above[j] ?? 0) + same));
    }
  }
  return row.at(-1) ?? 0;
}

/**
 * Allowed values in words: all of them when they are few, else the five that the word found may have been meant for.
 *
 * @param values what is allowed
 * @param found what stands there instead, if anything
 */
export function choices(values: readonly unknown[], found: unknown): string {
  const names = values.map(String);
  if (names.length <= 12) return names.join(', ');
  const word = String(found ?? '');
  const close = [...names].sort((a, b) => distance(a, word) - distance(b, word)).slice(0, 5);
  return `the ${names.length} known names. Close ones: ${close.join(', ')}`;
}
