import { useEffect } from 'react';
import type { FormState } from './use-contact-form';

/** Focus goes to the notice and the title says when there is an error, after every outcome. */
export function useOutcome(state: FormState, notice: { current: HTMLDivElement | null }, prefix: string) {
  useEffect(() => {
    const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = state.kind === 'invalid' || state.kind === 'failed' ? prefix + title : title;
    notice.current?.focus();
  }, [state, notice, prefix]);
}
