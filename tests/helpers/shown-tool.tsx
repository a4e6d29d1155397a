import { configure, render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { vi } from 'vitest';
import type { ToolProps } from '@/components/workbench/shell/tool';
import { frame } from '@/content/workbench';
import type { ToolSlug } from '@/lib/tools';
import { enginesHere } from './in-process-engines';
import { toolPage, toolWords } from './tool-words';
import { Unseen } from './unseen';

// Operations run in this process, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

/** Shows a tool with chosen files, as its page does. @returns what it says to screen readers */
export function showTool<Kind extends ToolSlug>(
  slug: string,
  Tool: ComponentType<ToolProps<Kind>>,
  first: readonly File[],
) {
  const tool = toolPage(slug);
  vi.stubGlobal('IntersectionObserver', Unseen);
  const announce = vi.fn();
  const onUnsaved = vi.fn();
  function Page() {
    const [files, setFiles] = useState(first);
    return (
      <Tool
        {...({
          words: toolWords(tool.slug),
          frame,
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
        } as unknown as ToolProps<Kind>)}
      />
    );
  }
  render(<Page />);
  return { announce, onUnsaved };
}
