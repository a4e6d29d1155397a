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

const doNothing = () => undefined;

/** A shell without files, whose functions do nothing. */
const emptyShell: Shell = {
  name: '',
  steps: ['Choose', 'Check', 'Save'],
  engines: {},
  next: [],
  trial: { label: 'Keep it', href: '/pricing' },
  accept: '',
  acceptedFormats: '',
  multiple: true,
  files: [],
  onFiles: doNothing,
  announce: doNothing,
  unsaved: false,
  onUnsaved: doNothing,
  onStartAgain: doNothing,
  reload: doNothing,
  setBusy: doNothing,
};

/** Gives a part of the workbench the messages of a tool and a shell, as the page of the tool does. */
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
