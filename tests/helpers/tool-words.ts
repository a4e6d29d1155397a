import { works } from '@/content/works';
import type { ToolSlug, ToolWords } from '@/lib/schema/works';

/** Words of a tool, from content. */
export function toolWords<Slug extends ToolSlug>(slug: Slug): Extract<ToolWords, { kind: Slug }> {
  const words = works[slug]?.words;
  if (words?.kind !== slug) throw new Error(`content/works.ts has no words of ${slug}`);
  return words as Extract<ToolWords, { kind: Slug }>;
}
