import { works } from '@/content/works';
import type { ToolWords, WorkKind } from '@/lib/schema/works';

/** Words of a tool, from content. */
export function toolWords<Kind extends WorkKind>(
  slug: string,
  kind: Kind,
): Extract<ToolWords, { kind: Kind }> {
  const words = works[slug]?.words;
  if (words?.kind !== kind) throw new Error(`content/works.ts has no ${kind} for ${slug}`);
  return words as Extract<ToolWords, { kind: Kind }>;
}
