import type { CompareOptions, PackedDocument } from 'engines/text';
import { useEffect, useRef, useState } from 'react';
import type { Engines } from '../documents/report-file';
import type { ChosenDocument } from '../documents/use-documents';
import { type ChosenFile, sourceOf } from '../shell/use-chosen-files';
import { useJob } from '../shell/use-job';
import { comparePages } from './compare-page-images';
import { type Result, resultOf } from './differences';

const sideOf = (chosen: ChosenFile<PackedDocument> & { info: PackedDocument }) => ({
  source: sourceOf(chosen),
  doc: chosen.info,
});

const isRead = (
  chosen: ChosenDocument | undefined,
): chosen is ChosenFile<PackedDocument> & { info: PackedDocument } =>
  chosen?.state === 'ready' && chosen.info !== undefined;

/** The comparison of two documents: starts once both are read, and again when they or the options change. */
export function useComparison(
  engines: Engines,
  old: ChosenDocument | undefined,
  newer: ChosenDocument | undefined,
) {
  const runner = useJob();
  const [options, setOptions] = useState<CompareOptions>({});
  const [latest, setLatest] = useState<{ files: string; result: Result }>();
  const both = isRead(old) && isRead(newer) ? ([old, newer] as const) : undefined;
  /** The first of the files that has no text. */
  const scan = both?.find(({ info }) => info.words === 0);
  const files = both && `${both[0].key} ${both[1].key}`;
  const runKey = files && `${files} ${JSON.stringify(options)}`;

  function run(pictures: boolean) {
    if (!both || !files) return;
    // While changed options are applied, the previous changes stay visible.
    if (pictures) setLatest(undefined);
    const [before, after] = [sideOf(both[0]), sideOf(both[1])];
    void runner.start(async (runOptions) => {
      const result = pictures
        ? await comparePages(engines, before, after, runOptions)
        : resultOf(
            await engines.text.run('compare', { before: before.doc, after: after.doc, options }, runOptions),
          );
      setLatest({ files, result });
      return { files: [], facts: [] };
    });
  }

  const { state } = runner.job;
  const startedKey = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per pair of files and options.
  useEffect(() => {
    if (!runKey || scan || state === 'working' || startedKey.current === runKey) return;
    startedKey.current = runKey;
    run(false);
  }, [runKey, Boolean(scan), state]);

  return {
    runner,
    options,
    setOptions,
    both,
    scan,
    result: latest?.files === files && state !== 'idle' ? latest?.result : undefined,
    compare: () => run(false),
    comparePictures: () => run(true),
  };
}

export type Comparison = ReturnType<typeof useComparison>;
