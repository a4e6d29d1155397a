import type { ReactNode } from 'react';
import { type Shell, ShellContext } from '@/components/workbench/shell/shell-context';
import { MessagesContext } from '@/components/workbench/shell/use-messages';
import { sharedMessages } from '@/content/workbench';
import { withOwn } from '@/lib/schema/tool-messages';
import type { SharedMessages } from '@/lib/schema/workbench';
import type { ToolSlug } from '@/lib/tools';
import { messagesOf } from './tool-messages';

type Props = {
  slug?: ToolSlug;
  shared?: Partial<SharedMessages>;
  shell?: Partial<Shell>;
  children: ReactNode;
};

const nothing = () => undefined;

/** A shell without files, whose functions do nothing. */
const emptyShell: Shell = {
  name: '',
  steps: ['Choose', 'Check', 'Save'],
  engines: {},
  next: [],
  trial: { label: 'Keep it', href: '/pricing' },
  accept: '',
  takes: '',
  multiple: true,
  files: [],
  onFiles: nothing,
  announce: nothing,
  unsaved: false,
  onUnsaved: nothing,
  onStartAgain: nothing,
  reload: nothing,
  setBusy: nothing,
};

/** A part of the workbench with the messages of a tool and the shell around it, as its page gives them. */
export function InWorkbench({ slug = 'merge-pdf', shared, shell, children }: Props) {
  const toolMessages = messagesOf(slug);
  const sharedAndOwn = withOwn(
    { ...sharedMessages, ...shared },
    'own' in toolMessages ? toolMessages.own : undefined,
  );
  return (
    <MessagesContext value={{ shared: sharedAndOwn, own: toolMessages }}>
      <ShellContext value={{ ...emptyShell, ...shell }}>{children}</ShellContext>
    </MessagesContext>
  );
}
