import type { Screening, TextOperations } from 'engines/text';
import { useEffect, useState } from 'react';
import type { ChosenDocument } from '../documents/use-documents';
import type { Engine } from '../shell/run-engine';
import { useJob } from '../shell/use-job';
import type { Settled } from './screener-issues';

/** The visitor's local date: YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');
}

type KeptScreening = { of: string; screening: Screening; settled: Settled };

/** The issues of a document, searched automatically once it is read, and how each was settled. */
export function useScreening(text: Engine<TextOperations>, doc: ChosenDocument | undefined) {
  const runner = useJob();
  const [kept, setKept] = useState<KeptScreening>();
  const { state } = runner.job;
  const info = doc?.state === 'ready' ? doc.info : undefined;
  const key = info && doc?.key;
  const current = kept && kept.of === key ? kept : undefined;

  function screen() {
    if (!info || !key) return;
    void runner.start(async (run) => {
      const screening = await text.run('screen', { doc: info, today: today() }, run);
      setKept({ of: key, screening, settled: {} });
      return { files: [], facts: [] };
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per document.
  useEffect(() => {
    if (key && !current && state !== 'working') screen();
  }, [key]);

  return {
    runner,
    info,
    screening: state === 'done' ? current?.screening : undefined,
    settled: current?.settled ?? {},
    screen,
    /** Settles an issue; without `to` it is open again. */
    settle(index: number, to: 'fixed' | 'passed' | undefined) {
      if (!current) return;
      const { [index]: _, ...others } = current.settled;
      setKept({ ...current, settled: to ? { ...others, [index]: to } : others });
    },
  };
}

export type Screened = ReturnType<typeof useScreening>;
