import { useEffect } from 'react';
import type { FormState } from './use-contact-form';

/** After every outcome the notice gets the focus; the document title names an error. */
export function useOutcome(state: FormState, notice: { current: HTMLDivElement | null }, prefix: string) {
  useEffect(() => {
    const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = state.kind === 'invalid' || state.kind === 'failed' ? prefix + title : title;
    notice.current?.focus();
  }, [state, notice, prefix]);
}
