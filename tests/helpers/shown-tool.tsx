import { configure, render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { vi } from 'vitest';
import type { ShellProps } from '@/components/workbench/shell/tool';
import type { ToolSlug } from '@/lib/tools';
import { enginesHere } from './in-process-engines';
import { InWorkbench } from './in-workbench';
import { toolPage } from './tool-messages';
import { Unseen } from './unseen';

// Operations run in this process, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Shows a tool with chosen files, as its page does.
 *
 * @param options `messages`: those of a job that has no page of its own
 * @returns what it says to screen readers
 */
export function showTool(
  slug: ToolSlug,
  Tool: ComponentType<ShellProps>,
  first: readonly File[],
  { messages = slug }: { messages?: ToolSlug } = {},
) {
  const tool = toolPage(slug);
  vi.stubGlobal('IntersectionObserver', Unseen);
  const announce = vi.fn();
  const onUnsaved = vi.fn();
  function Page() {
    const [files, setFiles] = useState(first);
    return (
      <InWorkbench slug={messages}>
        <Tool
          {...({
            steps: tool.steps.map(({ title }) => title),
            engines: enginesHere,
            next: [],
            trial: { label: 'Keep it', href: '/pricing' },
            accept: tool.dropZone.accept,
            takes: tool.dropZone.formats,
            multiple: true,
            files,
            onFiles: (more: readonly File[]) => setFiles([...files, ...more]),
            announce,
            unsaved: false,
            onUnsaved,
            onStartAgain: vi.fn(),
          } as unknown as ShellProps)}
        />
      </InWorkbench>
    );
  }
  render(<Page />);
  return { announce, onUnsaved };
}
