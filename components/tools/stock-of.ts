import type { Tool, ToolGroup } from '@/lib/schema/tools';

/** Paper colour of a tool: that of its group. */
export function stockOf(tool: Pick<Tool, 'group'>, groups: readonly ToolGroup[]): ToolGroup['stock'] {
  const group = groups.find(({ id }) => id === tool.group);
  if (!group) throw new Error(`No group of tools is called ${tool.group}.`);
  return group.stock;
}
