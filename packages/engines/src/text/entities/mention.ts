/** Something that a text names, verbatim, and the index of its first character. */
export type Mention = { index: number; text: string };

/** Whether an entity overlaps none of the others. */
export const overlapsNone = ({ index, text }: Mention, others: readonly Mention[]): boolean =>
  others.every((other) => other.index >= index + text.length || index >= other.index + other.text.length);
