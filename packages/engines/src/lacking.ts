/**
 * Items that are wanted more often than they are present.
 *
 * @param keyOf items with the same key count as equal
 * @returns the wanted items without a counterpart, in their order
 */
export function leftOver<Item>(
  required: Iterable<Item>,
  present: Iterable<Item>,
  keyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const left = new Map<unknown, number>();
  for (const item of present) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + 1);
  return [...required].filter((item) => {
    const count = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), count - 1);
    return count <= 0;
  });
}
