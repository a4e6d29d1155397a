/** What a text names, as it is there, and where: characters from 0. */
export type Named = { index: number; text: string };

/** Whether what is named shares no character with what was found before. */
export const isApart = ({ index, text }: Named, others: readonly Named[]): boolean =>
  others.every((other) => other.index >= index + text.length || index >= other.index + other.text.length);
