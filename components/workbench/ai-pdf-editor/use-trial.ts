import type { Outcome } from 'engines';
import type { Editing, PdfOperations } from 'engines/pdf';
import { useMemo } from 'react';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';

/** Pause in typing, in milliseconds, after which the wording is tried. */
const PAUSE = 500;

/** Largest file, in bytes, that is written for a trial: writing a larger one would keep the engine from drawing its pages. */
const MAX_BYTES = 20_000_000;

/** The outcome of an edit that was tried, and the edit. */
export type Trial = { of: string; outcome: Outcome /** Seconds. */; seconds: number };

/**
 * Writes an edit to a file that nobody saves, while the visitor types: what changes with the words, such as their font, is
 * known before the edit is applied. Applying it then uses the same file.
 *
 * @param name identifies the edit; undefined while there is none
 * @returns the trial of this edit; undefined until it is finished, and if it fails: applying the edit reports the fault
 */
export function useTrial(
  engine: Engine<PdfOperations>,
  name: string | undefined,
  editing: Editing | undefined,
): { trial: Trial | undefined; isTrying: boolean } {
  const isSmall = editing !== undefined && editing.source.blob.size <= MAX_BYTES;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the edit.
  const question = useMemo(() => (name && editing && isSmall ? { name, editing } : undefined), [name]);
  const { answer, fault } = useAnswer(
    question,
    async ({ name, editing }) => {
      const since = performance.now();
      const outcome = await engine.run('edit', editing, { onStalled: () => undefined });
      return { of: name, outcome, seconds: (performance.now() - since) / 1000 };
    },
    PAUSE,
  );
  return { trial: answer, isTrying: question !== undefined && !answer && !fault };
}
