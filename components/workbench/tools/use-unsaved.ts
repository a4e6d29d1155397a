import { useEffect } from 'react';
import type { Job } from '../engine/use-job';

/** Marks typed text as unsaved; must be called after `useVoice`, which considers results only. */
export function useUnsaved(written: boolean, { state }: Job, onUnsaved: (unsaved: boolean) => void): void {
  useEffect(() => {
    if (state !== 'done') onUnsaved(written);
  }, [written, state, onUnsaved]);
}
