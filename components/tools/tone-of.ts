import type { Tool, ToolGroup } from '@/lib/schema/tools';

type Grouped = Pick<Tool, 'group'>;

/** Group that a tool belongs to. */
export function groupOf(tool: Grouped, groups: readonly ToolGroup[]): ToolGroup {
  const group = groups.find(({ id }) => id === tool.group);
  if (!group) throw new Error(`No group of tools is called ${tool.group}.`);
  return group;
}

/** Paper colour of a tool: that of its group. */
export function toneOf(tool: Grouped, groups: readonly ToolGroup[]): ToolGroup['tone'] {
  return groupOf(tool, groups).tone;
}
