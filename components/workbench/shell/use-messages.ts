import { createContext, use } from 'react';
import type { Messages } from '@/content/messages-type';
import type { SharedMessages } from '@/lib/schema/workbench';
import type { ToolSlug } from '@/lib/tools';

/** Messages on the page: those shared by all tools, with the tool’s replacements, and the tool’s own. */
type PageMessages = { shared: SharedMessages; own: Messages };

export const MessagesContext = createContext<PageMessages | undefined>(undefined);

function usePageMessages(): PageMessages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('A part of the workbench is used outside of MessagesContext.');
  return messages;
}

/** Messages shared by all tools: content/workbench.ts with the replacements in `own` of the tool’s messages. */
export const useSharedMessages = (): SharedMessages => usePageMessages().shared;

/**
 * Messages of a tool, for its own parts: content/tools/<slug>.ts.
 * @param _slug the tool of the page; it selects the type only
 */
export const useMessages = <Slug extends ToolSlug>(_slug: Slug): Messages<Slug> =>
  usePageMessages().own as Messages<Slug>;
