import { useEffect, useState } from 'react';
import type { Options } from '@/lib/engines/text/compare/words';
import type { PackedPaper } from '@/lib/engines/text/pack';
import { type Chosen, sourceOf } from '../engine/use-chosen';
import { useJob } from '../engine/use-job';
import type { ChosenPaper } from '../engine/use-papers';
import { comparePages } from './compare-pictures';
import type { Engines } from './compare-save';
import { type Result, resultOf } from './compare-told';

const sideOf = (chosen: Chosen<PackedPaper> & { info: PackedPaper }) => ({
  source: sourceOf(chosen),
  paper: chosen.info,
});

const isRead = (chosen: ChosenPaper | undefined): chosen is Chosen<PackedPaper> & { info: PackedPaper } =>
  chosen?.state === 'ready' && chosen.info !== undefined;

/** The comparison of two papers: begun by itself once both are read, and again when they or the options change. */
export function useComparison(
  engines: Engines,
  old: ChosenPaper | undefined,
  young: ChosenPaper | undefined,
) {
  const work = useJob();
  const [options, setOptions] = useState<Options>({});
  const [kept, keep] = useState<{ of: string; result: Result }>();
  const both = isRead(old) && isRead(young) ? ([old, young] as const) : undefined;
  /** Files of which one has no words at all. */
  const scan = both?.find(({ info }) => info.words === 0);
  const pair = both && `${both[0].key} ${both[1].key} ${JSON.stringify(options)}`;
  const result = kept && kept.of === pair ? kept.result : undefined;

  function run(pictures: boolean) {
    if (!both || !pair) return;
    const [before, after] = [sideOf(both[0]), sideOf(both[1])];
    void work.start(async (options_) => {
      const result = pictures
        ? await comparePages(engines, before, after, options_)
        : resultOf(
            await engines.text.run(
              'compare',
              { before: before.paper, after: after.paper, options },
              options_,
            ),
          );
      keep({ of: pair, result });
      return { files: [], facts: [] };
    });
  }

  const { state } = work.job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each pair and its options; after a cancel by the button alone.
  useEffect(() => {
    if (pair && !scan && !result && state !== 'working') run(false);
  }, [pair, Boolean(scan)]);

  return {
    work,
    options,
    setOptions,
    both,
    scan,
    result: state === 'done' ? result : undefined,
    compare: () => run(false),
    comparePictures: () => run(true),
  };
}

export type Comparing = ReturnType<typeof useComparison>;
