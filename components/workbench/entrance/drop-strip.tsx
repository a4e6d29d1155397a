'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { fileIsland } from '@/lib/islands';
import { wholeStyles } from '@/lib/whole-styles';
import { unpackedFiles, withOwnNames } from '../incoming-files';
import { useIncoming } from '../use-incoming';
import type { Brought, Choice, ChosenFiles } from './chosen-files';

/**
 * Takes a file, then asks which tool to use. The code for that is loaded once a file is there.
 *
 * @param children shown until then
 */
export function DropStrip({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [brought, setBrought] = useState<readonly Brought[]>([]);
  const [again, setAgain] = useState(false);
  const [Chosen, setChosen] = useState<typeof ChosenFiles>();
  const [choice, setChoice] = useState<Choice>();
  const [failed, setFailed] = useState(false);

  const take = useCallback(async (files: readonly File[]) => {
    if (files.length === 0) return;
    try {
      const [{ ChosenFiles, fetchChoice, lookAt }] = await Promise.all([
        import('./chosen-files'),
        wholeStyles(),
      ]);
      const found = await unpackedFiles(files);
      const [choice, looked] = await Promise.all([fetchChoice(), lookAt(withOwnNames(found.files, []))]);
      setChosen(() => ChosenFiles);
      setChoice(choice);
      setBrought(looked);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  const { held, noFile } = useIncoming(root, take);

  useEffect(() => {
    if (again && brought.length === 0) root.current?.querySelector('input')?.focus();
  }, [again, brought]);

  const asking = Chosen && choice && brought.length > 0;
  return (
    <div ref={root} {...fileIsland(held ? 'over' : noFile ? 'none' : failed ? 'failed' : undefined)}>
      {asking ? (
        <Chosen
          {...choice}
          brought={brought}
          onAnother={() => {
            setBrought([]);
            setAgain(true);
          }}
        />
      ) : (
        children
      )}
    </div>
  );
}
