import type { ReactNode } from 'react';
import { MessagesContext } from '@/components/workbench/shell/use-messages';
import { sharedMessages } from '@/content/workbench';
import { withOwn } from '@/lib/schema/tool-messages';
import type { SharedMessages } from '@/lib/schema/workbench';
import type { ToolSlug } from '@/lib/tools';
import { messagesOf } from './tool-messages';

type Props = { slug?: ToolSlug; shared?: Partial<SharedMessages>; children: ReactNode };

/** A part of the workbench with the messages of a tool around it, as its page gives them. */
export function InWorkbench({ slug = 'merge-pdf', shared, children }: Props) {
  const own = messagesOf(slug);
  const whole = withOwn({ ...sharedMessages, ...shared }, 'own' in own ? own.own : undefined);
  return <MessagesContext value={{ shared: whole, own }}>{children}</MessagesContext>;
}
