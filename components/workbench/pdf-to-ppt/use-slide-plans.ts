import type { SourceFile } from 'engines';
import type { PlannedSlide, PowerpointOperations } from 'engines/powerpoint';
import { useEffect, useRef, useState } from 'react';
import type { Engine } from '../shell/run-engine';

/** Pages per request: few, so that the visitor's own requests are answered soon. */
const AT_A_TIME = 4;

type Options = {
  file: SourceFile | undefined;
  /** Pages that become slides. */
  pages: readonly number[];
  /** The shown page, which is analysed first. */
  visiblePage: number | undefined;
  /** Pauses the analysis while the engine has other work. */
  hold: boolean;
};

/** Number of contents of each kind on the pages whose plans are known. */
export type SlidesContentCounts = {
  texts: number;
  pictures: number;
  /** Slides with a background drawing (single lines do not count), and pages without text. */
  drawings: number;
  scans: number;
  /** Number of pages counted. */
  counted: number;
};

/**
 * Plan of the shown page's slide, and the contents of all pages counted, analysed a few pages at a time. A page not
 * yet analysed has no plan; after a failure there are no more plans: making the slides reports the reason.
 */
export function useSlidePlans(
  engine: Engine<PowerpointOperations>,
  { file, pages, visiblePage, hold }: Options,
): { plan?: PlannedSlide; contents: SlidesContentCounts; failed: boolean } {
  const [plans, setPlans] = useState<Readonly<Record<string, PlannedSlide>>>({});
  const [failed, setFailed] = useState<string>();
  const busy = useRef(false);
  const keyOf = (page: number) => `${file?.key} ${page}`;
  const loadedPlans = pages.flatMap((page) => plans[keyOf(page)] ?? []);
  const unknown = [...(visiblePage ? [visiblePage] : []), ...pages].filter((page) => !plans[keyOf(page)]);
  const next = hold || !file || failed === file.key ? [] : [...new Set(unknown)].slice(0, AT_A_TIME);

  // Repeated after each answer: takes the next page requested meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file keeps its key.
  useEffect(() => {
    if (!file || busy.current || next.length === 0) return;
    busy.current = true;
    engine.run('planSlides', { file, pages: next }).then(
      (planned) => {
        busy.current = false;
        const keyedPlans = planned.map((plan, index) => [keyOf(next[index] ?? 0), plan]);
        setPlans((earlier) => ({ ...earlier, ...Object.fromEntries(keyedPlans) }));
      },
      () => {
        busy.current = false;
        setFailed(file.key);
      },
    );
  }, [engine, next.join(), plans, failed]);

  return {
    plan: visiblePage ? plans[keyOf(visiblePage)] : undefined,
    failed: failed !== undefined && failed === file?.key,
    contents: {
      texts: loadedPlans.reduce((total, { texts }) => total + texts.length, 0),
      pictures: loadedPlans.reduce((total, { pictures }) => total + pictures.length, 0),
      drawings: loadedPlans.filter(({ drawings, texts }) => drawings.length > 0 && texts.length > 0).length,
      scans: loadedPlans.filter(({ texts }) => texts.length === 0).length,
      counted: loadedPlans.length,
    },
  };
}
