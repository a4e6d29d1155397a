import { useEffect } from 'react';
import type { Job } from '../engine/use-job';

/** Marks what was typed as unsaved; stands after `useVoice`, which only knows of results. */
export function useUnsaved(written: boolean, { state }: Job, onUnsaved: (unsaved: boolean) => void): void {
  useEffect(() => {
    if (state !== 'done') onUnsaved(written);
  }, [written, state, onUnsaved]);
}
