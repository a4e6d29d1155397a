import { configure, render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { vi } from 'vitest';
import type { PageEngines } from '@/components/workbench/shell/shell-context';
import { tools } from '@/content/tools';
import type { ToolSlug } from '@/lib/tools';
import { enginesHere } from './in-process-engines';
import { InWorkbench } from './in-workbench';
import { NeverIntersecting } from './never-intersecting';
import { toolPage } from './tool-messages';

// Operations run in this process, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Shows a tool with chosen files, as its page does.
 *
 * @param options `ownTask`: slug of the tool's task that the address names, which gives name and steps; `messages`: slug of
 * the messages, if they are not those of `slug`; `engines`: replaces the default engines;
 * `observer`: an IntersectionObserver, by default one that sees nothing; null for none
 * @returns mocks of the announcer and of `onUnsaved`
 */
export function showTool(
  slug: ToolSlug,
  Tool: ComponentType,
  firstFiles: readonly File[],
  {
    ownTask,
    messages = slug,
    engines = enginesHere,
    observer = NeverIntersecting,
  }: { ownTask?: string; messages?: ToolSlug; engines?: PageEngines; observer?: unknown } = {},
) {
  const tool = toolPage(slug);
  const task = tools.tasks.find((candidate) => candidate.slug === ownTask);
  vi.stubGlobal('IntersectionObserver', observer ?? undefined);
  const announce = vi.fn();
  const onUnsaved = vi.fn();
  function Page() {
    const [files, setFiles] = useState(firstFiles);
    return (
      <InWorkbench
        slug={messages}
        shell={{
          name: task?.name ?? tool.name,
          ownTask: task?.slug,
          steps: task?.steps ?? tool.steps.map(({ title }) => title),
          engines,
          accept: tool.dropZone.accept,
          acceptedFormats: tool.dropZone.formats,
          files,
          onFiles: (more) => setFiles([...files, ...more]),
          announce,
          onUnsaved,
        }}
      >
        <Tool />
      </InWorkbench>
    );
  }
  render(<Page />);
  return { announce, onUnsaved };
}
