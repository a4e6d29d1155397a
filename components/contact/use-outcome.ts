import { useEffect } from 'react';
import type { FormState } from './use-contact-form';

/**
 * Moves the focus to the notice after every outcome, and puts `prefix` before the document title while there is an error.
 * The title is observed because Next sets it again at hydration, which the first submit may start.
 */
export function useOutcome(state: FormState, notice: { current: HTMLDivElement | null }, prefix: string) {
  useEffect(() => {
    const isError = state.kind === 'invalid' || state.kind === 'failed';
    const name = () => {
      const { title } = document;
      const bare = title.startsWith(prefix) ? title.slice(prefix.length) : title;
      const right = isError ? prefix + bare : bare;
      if (title !== right) document.title = right;
    };
    name();
    notice.current?.focus();
    if (!isError) return;
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [state, notice, prefix]);
}
