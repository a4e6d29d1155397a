import { useEffect, useReducer, useState } from 'react';
import { type Fault, faultOf } from '@/lib/engines/engine';

type Asked<Answer> = { of: string; answer?: Answer; fault?: Fault };

/**
 * What an engine answers to what is shown now, such as a paper and its choices; it is asked anew when that changes.
 *
 * @param of names what is asked about; undefined asks nothing
 * @returns `answer` to that, `before`: the last answer of all, to be shown until the new one is there
 */
export function useAnswer<Answer>(of: string | undefined, ask: () => Promise<Answer>) {
  const [asked, keep] = useState<Asked<Answer>>();
  const [before, keepBefore] = useState<Answer>();
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each thing, and again on demand.
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
