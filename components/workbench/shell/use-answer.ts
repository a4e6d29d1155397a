import { type Fault, faultOf } from 'engines';
import { useEffect, useReducer, useState } from 'react';

type Asked<Answer> = { question: unknown; answer?: Answer; fault?: Fault };

/**
 * An answer about what is shown now, usually from an engine; asked again when the question changes, unless the latest
 * answer was to the same question.
 *
 * @param question compared by identity; undefined asks nothing
 * @param ask answers the question; its signal is aborted once the answer is no longer needed
 * @param delay milliseconds without another question before the question is asked
 * @returns `answer`: that to the current question; `before`: the latest answer to any question, to show until then
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  delay = 0,
) {
  const [pending, setPending] = useState<Asked<Answer>>();
  const [before, setBefore] = useState<Answer>();
  const [attempt, startAttempt] = useReducer((count: number) => count + 1, 0);
  const current = pending && pending.question === question ? pending : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per question, and again on demand.
  useEffect(() => {
    // The subject of the question may be large, so it is released.
    if (question === undefined) return setPending(undefined);
    if (current && !current.fault) return;
    const abort = new AbortController();
    const { signal } = abort;
    const start = () =>
      ask(question, signal).then(
        (answer) => {
          if (signal.aborted) return;
          setPending({ question, answer });
          setBefore(() => answer);
        },
        (error) => signal.aborted || setPending({ question, fault: faultOf(error) }),
      );
    const timer = delay > 0 ? setTimeout(start, delay) : void start();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [question, attempt]);
  return {
    answer: current?.answer,
    done: current !== undefined && current.fault === undefined,
    before,
    fault: current?.fault,
    retry() {
      setPending(undefined);
      startAttempt();
    },
  };
}
