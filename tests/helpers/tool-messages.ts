import { type AvailableTool, asAvailable } from '@/app/_shared/available-tools';
import { messages } from '@/content/messages';
import type { Messages } from '@/content/messages-type';
import { tools } from '@/content/tools';
import type { ToolSlug } from '@/lib/tools';

/** Messages of a tool or a task, from content. */
export const messagesOf = <Slug extends ToolSlug>(slug: Slug): Messages<Slug> => messages[slug];

/** Every tool that runs on its page, in the order of the catalogue. */
export const running: readonly AvailableTool[] = tools.tools.flatMap((tool) => asAvailable(tool) ?? []);

/** The tool of this slug. */
export function toolPage(slug: string): AvailableTool {
  const tool = running.find((availableTool) => availableTool.slug === slug);
  if (!tool) throw new Error(`content/tools has no tool “${slug}” that runs.`);
  return tool;
}
