import type { ReactNode } from 'react';
import { MessagesContext } from '@/components/workbench/shell/use-messages';
import { frame } from '@/content/workbench';
import { withOwn } from '@/lib/schema/tool-messages';
import type { FrameWords } from '@/lib/schema/workbench';
import type { ToolSlug } from '@/lib/tools';
import { toolWords } from './tool-words';

type Props = { slug?: ToolSlug; shared?: Partial<FrameWords>; children: ReactNode };

/** A part of the workbench with the messages of a tool around it, as its page gives them. */
export function InWorkbench({ slug = 'merge-pdf', shared, children }: Props) {
  const own = toolWords(slug);
  const whole = withOwn({ ...frame, ...shared }, 'own' in own ? own.own : undefined);
  return <MessagesContext value={{ shared: whole, own }}>{children}</MessagesContext>;
}
