import type { Outcome } from 'engines';
import { useEffect, useRef, useState } from 'react';
import type { RunOptions } from './run-engine';
import { packed, save } from './save';
import { useJob } from './use-job';

/**
 * Files that are made and saved at one press; several are saved as a ZIP. `saved` is the name of the last
 * one. `subject` is the key of their source: once it changes, nothing counts as made.
 */
export function useSaving(onSaved: (file: string) => void, subject?: unknown) {
  const runner = useJob({ reads: false });
  const latestOnSaved = useRef(onSaved);
  latestOnSaved.current = onSaved;
  const { job } = runner;
  const failNow = useRef(runner.fail);
  const zip = useRef('');
  const [saved, setSaved] = useState<string>();
  const [from, setFrom] = useState<unknown>();

  useEffect(() => {
    if (job.state !== 'done') return;
    const { files } = job.outcome;
    const [first] = files;
    if (!first) return;
    const name = files.length > 1 ? zip.current : first.name;
    void packed(files)
      .then((blob) => save(name, blob))
      .then((went) => {
        if (!went) return;
        setSaved(name);
        latestOnSaved.current(name);
      })
      .catch(failNow.current);
  }, [job]);

  return {
    runner,
    saved,
    /** The outcome, once it is saved. */
    made: job.state === 'done' && saved !== undefined && from === subject ? job : undefined,
    start(make: (run: RunOptions) => Promise<Outcome>, zipName: string) {
      zip.current = zipName;
      setSaved(undefined);
      setFrom(subject);
      void runner.start(make);
    },
  };
}

export type SavingState = ReturnType<typeof useSaving>;
