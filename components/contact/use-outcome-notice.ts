import { useEffect } from 'react';
import type { FormState } from './use-contact-form';

/**
 * Moves the focus to the notice after every outcome, and puts `prefix` before the document title while there is an error.
 * The title is observed because Next sets it again when it hydrates, and hydration may start only with the first submit.
 */
export function useOutcomeNotice(
  state: FormState,
  notice: { current: HTMLDivElement | null },
  prefix: string,
) {
  useEffect(() => {
    const isError = state.kind === 'invalid' || state.kind === 'failed';
    const updateTitle = () => {
      const { title } = document;
      const ownTitle = title.startsWith(prefix) ? title.slice(prefix.length) : title;
      const newTitle = isError ? prefix + ownTitle : ownTitle;
      if (title !== newTitle) document.title = newTitle;
    };
    updateTitle();
    notice.current?.focus();
    if (!isError) return;
    const observer = new MutationObserver(updateTitle);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [state, notice, prefix]);
}
