import { useState } from 'react';

/** Copies text to the clipboard, and reports whether that worked: the browser may refuse. */
export function useCopyToClipboard() {
  const [state, setState] = useState<'copied' | 'refused'>();
  return {
    state,
    async copy(text: string): Promise<boolean> {
      try {
        await navigator.clipboard.writeText(text);
        setState('copied');
        return true;
      } catch {
        setState('refused');
        return false;
      }
    },
    reset: () => setState(undefined),
  };
}
