import { published } from '@/content/published';
import { toolChooser } from '@/content/tool-chooser';
import { tools } from '@/content/tools';

import { groupOf, type KindGroup } from '@/lib/schema/tool-chooser';
import type { Tool } from '@/lib/schema/tools';
import { acceptedKinds, runningToolSlug, type ToolSlug } from '@/lib/tools';

/** A tool that runs on its page, as opposed to one that is only described. */
export type AvailableTool = Tool & Required<Pick<Tool, 'dropZone' | 'next'>> & { slug: ToolSlug };

/** The tool, if it is available; undefined otherwise. */
export function asAvailable(tool: Tool): AvailableTool | undefined {
  const { dropZone, next = [] } = tool;
  const slug = runningToolSlug(tool.slug);
  return slug && dropZone && { ...tool, slug, dropZone, next };
}

/** Available tools, with the kinds of files that each takes. */
export const availableTools = () =>
  published(tools.tools).flatMap((entry) => {
    const tool = asAvailable(entry);
    return tool ? [{ tool, takes: acceptedKinds[tool.slug] }] : [];
  });

/** Groups of kinds that at least one tool takes. */
export const acceptedGroups = (): ReadonlySet<KindGroup> =>
  new Set(availableTools().flatMap(({ takes }) => takes.flatMap((kind) => groupOf[kind] ?? [])));

/** Names of the kinds that at least one tool takes: “PDF, Word and pictures”. */
export function acceptedKindNames(): string {
  const groups = acceptedGroups();
  const names = (Object.keys(toolChooser.kinds) as KindGroup[]).filter((group) => groups.has(group));
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(
    names.map((name) => toolChooser.kinds[name]),
  );
}
