import { useEffect, useReducer, useState } from 'react';
import { type Fault, faultOf } from '@/lib/engines/engine';

type Asked<Answer> = { of: string; answer?: Answer; fault?: Fault };

/**
 * An engine's answer about what is shown now; asked again when that changes.
 *
 * @param of key of the question; undefined asks nothing
 * @returns `answer` to the current key; `before`: the latest answer to any key, shown until then
 */
export function useAnswer<Answer>(of: string | undefined, ask: () => Promise<Answer>) {
  const [asked, keep] = useState<Asked<Answer>>();
  const [before, keepBefore] = useState<Answer>();
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per key, and again on demand.
  useEffect(() => {
    if (of === undefined) return;
    let over = false;
    ask().then(
      (answer) => {
        if (over) return;
        keep({ of, answer });
        keepBefore(() => answer);
      },
      (error) => over || keep({ of, fault: faultOf(error) }),
    );
    return () => {
      over = true;
    };
  }, [of, tries]);
  const now = asked && asked.of === of ? asked : undefined;
  return {
    answer: now?.answer,
    done: now !== undefined && now.fault === undefined,
    before,
    fault: now?.fault,
    again() {
      keep(undefined);
      again();
    },
  };
}
