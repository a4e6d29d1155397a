import { useLayoutEffect } from 'react';

/**
 * Has the browser ask before the page is left or reloaded.
 *
 * @param unsaved whether something would be lost; counted before the browser paints, so that no result is on the screen
 *   which one press of a key could lose
 */
export function useAskBeforeLeaving(unsaved: boolean): void {
  useLayoutEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
