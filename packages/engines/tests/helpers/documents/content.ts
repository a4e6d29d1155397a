/** Content of a document, without layout. */
export type Part = { heading: string } | { text: string } | { list: string[] } | { table: string[][] };

export type Content = { title: string; parts: Part[] };

/** Words of a document in reading order. */
export const wordsOf = ({ title, parts }: Content): string[] =>
  [title, ...parts.flatMap(textsOf)].flatMap((text) => text.split(/\s+/u)).filter(Boolean);

function textsOf(part: Part): string[] {
  if ('heading' in part) return [part.heading];
  if ('text' in part) return [part.text];
  if ('list' in part) return part.list;
  return part.table.flat();
}

export const pick = <T>(next: () => number, items: readonly T[]): T =>
  items[Math.floor(next() * items.length)] as T;
