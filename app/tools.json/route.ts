import { acceptedKindNames, availableTools } from '@/app/_shared/available-tools';
import { toneOf } from '@/components/tools/tone-of';
import type { ToolChoice } from '@/components/workbench/shell/tool-chooser';
import { toolChooser } from '@/content/tool-chooser';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { taskPath, toolPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';

export const dynamic = 'force-static';

/** Available tools and the texts for choosing one, fetched once a file is chosen, which keeps pages small. */
export function GET(): Response {
  const { what, another, more, tools: list, mixed, unknown, unreadable, empty, sent } = toolChooser;
  return Response.json({
    messages: {
      ...{ what, another, more, tools: list, mixed, unreadable, empty, sent },
      unknown: { ...unknown, text: formatMessage(unknown.text, { kinds: acceptedKindNames() }) },
    },
    kinds: sharedMessages.kinds,
    tools: availableTools().flatMap(({ tool, takes }) => {
      const shared = { tone: toneOf(tool, tools.groups), takes, multiple: tool.dropZone.multiple };
      const tasks = tools.tasks.filter((task) => task.tool === tool.slug);
      return [
        { ...shared, href: toolPath(tool.slug), name: tool.name, note: tool.subtext, picture: tool.picture },
        ...tasks.map((task) => ({
          ...shared,
          href: taskPath(task),
          name: task.name,
          note: task.subtext,
          picture: task.picture,
        })),
      ];
    }),
  } satisfies ToolChoice);
}
