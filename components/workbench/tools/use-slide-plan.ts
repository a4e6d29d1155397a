import { useEffect, useState } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { SlidesOperations } from '@/lib/engines/slides/operations';
import type { PlannedSlide } from '@/lib/engines/slides/plan-slide';
import type { Engine } from '../engine/run-engine';

/**
 * What a page becomes; undefined while it is looked at, and where that does not go: then making the slides says why.
 */
export function useSlidePlan(
  engine: Engine<SlidesOperations>,
  file: SourceFile | undefined,
  page: number | undefined,
): PlannedSlide | undefined {
  const [plans, setPlans] = useState<Readonly<Record<string, PlannedSlide>>>({});
  const key = `${file?.key} ${page}`;
  const known = plans[key];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file keeps its key.
  useEffect(() => {
    if (!file || !page || known) return;
    let current = true;
    void engine
      .run('planSlide', { file, page })
      .then((plan) => current && setPlans((all) => ({ ...all, [key]: plan })))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [engine, key, known]);
  return known;
}
