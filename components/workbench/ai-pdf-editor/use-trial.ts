import type { Outcome, SourceFile } from 'engines';
import type { EditablePage, PdfOperations } from 'engines/pdf';
import { useMemo } from 'react';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';
import { editingOf } from './edit-requests';

/** Pause in typing, in milliseconds, after which the wording is tried. */
const PAUSE = 500;

/** Largest file, in bytes, that is written for a trial: writing a larger one would keep the engine from drawing its pages. */
const MAX_BYTES = 20_000_000;

/** The outcome of an edit that was tried, and how long it took. */
export type Trial = { outcome: Outcome /** Seconds. */; seconds: number };

type Input = Omit<Parameters<typeof editingOf>[0], 'source' | 'page'> & {
  source: SourceFile | undefined;
  page: EditablePage | undefined;
};

/**
 * Writes an edit to a file that nobody saves, while the visitor types: what changes with the words, such as their font, is
 * known before the edit is applied. Applying it then uses the same file.
 *
 * @param input false while no other words are typed
 * @returns the trial of this edit; undefined until it is finished, and if it fails: applying the edit reports the fault
 */
export function useTrial(
  engine: Engine<PdfOperations>,
  input: Input | false,
): { trial: Trial | undefined; isTrying: boolean } {
  const { source, page, name, chosen, text } = input || none;
  const isOn = source !== undefined && page !== undefined && source.blob.size <= MAX_BYTES;
  const id = isOn ? [source.key, page.page, chosen, text.trim()].join('|') : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id identifies the edit.
  const question = useMemo(() => isOn && editingOf({ source, page, name, chosen, text }), [id]);
  const { answer, fault } = useAnswer(
    question || undefined,
    async (editing) => {
      const since = performance.now();
      const outcome = await engine.run('edit', editing, { onStalled: () => undefined });
      return { outcome, seconds: (performance.now() - since) / 1000 };
    },
    PAUSE,
  );
  return { trial: answer, isTrying: Boolean(question) && !answer && !fault };
}

const none = { source: undefined, page: undefined, name: '', chosen: [], text: '' };
