import { useLayoutEffect } from 'react';

/**
 * Makes the browser ask before the page is left or reloaded.
 *
 * @param unsaved whether something would be lost; applied before the browser paints, so that a visible result cannot
 *   be lost by one key press
 */
export function useAskBeforeLeaving(unsaved: boolean): void {
  useLayoutEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
