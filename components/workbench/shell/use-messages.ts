import { createContext, use } from 'react';
import type { Messages } from '@/content/messages-type';
import type { SharedMessages } from '@/lib/schema/workbench';
import type { ToolSlug } from '@/lib/tools';

/** Messages on the page: those that all tools share, with the tool's own in their place, and the tool's. */
type OnPage = { shared: SharedMessages; own: Messages };

export const MessagesContext = createContext<OnPage | undefined>(undefined);

function useOnPage(): OnPage {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('A part of the workbench is used outside of MessagesContext.');
  return messages;
}

/** Messages that all tools share: content/workbench.ts, and what `own` of the tool's messages replaces. */
export const useSharedMessages = (): SharedMessages => useOnPage().shared;

/** Messages of a tool, for its own parts: content/tools/<slug>.ts. @param _slug the tool of the page */
export const useMessages = <Slug extends ToolSlug>(_slug: Slug): Messages<Slug> =>
  useOnPage().own as Messages<Slug>;
