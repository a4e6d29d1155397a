import { availableTools, kindsTaken } from '@/app/_shared/available-tools';
import { toneOf } from '@/components/tools/tone-of';
import type { ToolChoice } from '@/components/workbench/shell/tool-chooser';
import { toolChooser } from '@/content/tool-chooser';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { taskPath, toolPath } from '@/lib/routes';
import { say } from '@/lib/sentences';

export const dynamic = 'force-static';

/** Available tools and the texts for choosing one, fetched once a file is chosen, which keeps pages small. */
export function GET(): Response {
  const { what, another, more, tools: list, mixed, unknown, unreadable, empty, sent } = toolChooser;
  return Response.json({
    messages: {
      ...{ what, another, more, tools: list, mixed, unreadable, empty, sent },
      unknown: { ...unknown, text: say(unknown.text, { kinds: kindsTaken() }) },
    },
    kinds: sharedMessages.kinds,
    tools: availableTools().flatMap(({ tool, takes }) => {
      const shared = { tone: toneOf(tool, tools.groups), takes, multiple: tool.dropZone.multiple };
      const jobs = tools.jobs.filter((job) => job.tool === tool.slug);
      return [
        { ...shared, href: toolPath(tool.slug), name: tool.name, note: tool.subtext, picture: tool.picture },
        ...jobs.map((job) => ({
          ...shared,
          href: taskPath(job),
          name: job.name,
          note: job.subtext,
          picture: job.picture,
        })),
      ];
    }),
  } satisfies ToolChoice);
}
