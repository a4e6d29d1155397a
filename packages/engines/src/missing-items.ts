/**
 * Items that are required more often than they are present.
 *
 * @param keyOf items with the same key count as equal
 * @returns the required items without a counterpart, in their order
 */
export function missingItems<Item>(
  required: Iterable<Item>,
  present: Iterable<Item>,
  keyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const unmatched = new Map<unknown, number>();
  for (const item of present) unmatched.set(keyOf(item), (unmatched.get(keyOf(item)) ?? 0) + 1);
  return [...required].filter((item) => {
    const count = unmatched.get(keyOf(item)) ?? 0;
    unmatched.set(keyOf(item), count - 1);
    return count <= 0;
  });
}
