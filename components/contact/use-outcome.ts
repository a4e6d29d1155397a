import { useEffect } from 'react';
import type { FormState } from './use-contact-form';

/**
 * After every outcome the notice gets the focus. The document title names an error until it is corrected: Next sets the
 * title of the page again when it wakes, which the first submit may do.
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
