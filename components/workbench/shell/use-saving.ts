import type { Outcome } from 'engines';
import { useEffect, useRef, useState } from 'react';
import type { RunOptions } from './run-engine';
import { packed, save } from './save';
import { useJob } from './use-job';

/**
 * Makes files and saves them on one press, several as a ZIP. `saved` is the name of the last saved file. `subject` is
 * the key of the source: once it changes, `made` is undefined.
 */
export function useSaving(onSaved: (file: string) => void, subject?: unknown) {
  const runner = useJob({ reads: false });
  const latestOnSaved = useRef(onSaved);
  latestOnSaved.current = onSaved;
  const { job } = runner;
  const failNow = useRef(runner.fail);
  const zip = useRef('');
  const [saved, setSaved] = useState<string>();
  const [savedSubject, setSavedSubject] = useState<unknown>();

  useEffect(() => {
    if (job.state !== 'done') return;
    const { files } = job.outcome;
    const [first] = files;
    if (!first) return;
    const name = files.length > 1 ? zip.current : first.name;
    void packed(files)
      .then((blob) => save(name, blob))
      .then((isSaved) => {
        if (!isSaved) return;
        setSaved(name);
        latestOnSaved.current(name);
      })
      .catch(failNow.current);
  }, [job]);

  return {
    runner,
    saved,
    /** The outcome, once it is saved. */
    made: job.state === 'done' && saved !== undefined && savedSubject === subject ? job : undefined,
    start(make: (run: RunOptions) => Promise<Outcome>, zipName: string) {
      zip.current = zipName;
      setSaved(undefined);
      setSavedSubject(subject);
      void runner.start(make);
    },
  };
}

export type SavingState = ReturnType<typeof useSaving>;
