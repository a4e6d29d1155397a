import type { CopiedPassage, Plagiarism, TextOperations } from 'engines/text';
import { useState } from 'react';
import type { ChosenDocument } from '../documents/use-documents';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';
import { useHistory } from '../shell/use-history';

/** Exclusions, and the minimum number of matching words in a row. */
export type PlagiarismChoice = { excludesQuotations: boolean; excludesReferences: boolean; minWords: number };

type Run = { from: number; to: number };

export const passageKey = ({ source, place }: CopiedPassage): string => `${source} ${place.from}-${place.to}`;

/** Passages that a document shares with its sources, filtered by the visitor's choices. */
export function usePlagiarism(
  engine: Engine<TextOperations>,
  document: ChosenDocument | undefined,
  sources: readonly ChosenDocument[],
) {
  const [choice, setChoice] = useState<PlagiarismChoice>({
    excludesQuotations: true,
    excludesReferences: true,
    minWords: 12,
  });
  const quotations = useHistory<readonly Run[]>(document?.key, []);
  const [shownKey, setShownKey] = useState<string>();
  const { info } = document ?? {};
  const read = sources.filter(({ info }) => info);
  const documents = read.flatMap(({ info }) => info ?? []);
  const keys = read.map(({ key }) => key).join(' ');
  const options = { ...choice, quotations: [...quotations.value] };
  const question =
    info && documents.length > 0 ? `${document?.key} ${keys} ${JSON.stringify(options)}` : undefined;
  const {
    answer,
    before,
    fault,
    retry: again,
  } = useAnswer(question, async (): Promise<{ of: string; found: Plagiarism }> => {
    if (!info) throw new Error('no document');
    const found = await engine.run('plagiarism', { doc: info, sources: documents, options });
    return { of: `${document?.key} ${keys}`, found };
  });
  // While a choice is applied, the previous result stays visible.
  const current = answer ?? (before?.of === `${document?.key} ${keys}` && question ? before : undefined);
  const passages = current?.found.passages ?? [];
  const at = Math.max(
    0,
    passages.findIndex((passage) => passageKey(passage) === shownKey),
  );
  return {
    choice,
    choose: setChoice,
    found: current?.found,
    comparing: question !== undefined && !answer && !fault,
    fault,
    again,
    at,
    passage: passages[at],
    show: (to: number) => {
      const passage = passages[to];
      if (passage) setShownKey(passageKey(passage));
    },
    /** Marks a passage as a quotation, which excludes it. */
    quote: ({ place: { from, to } }: CopiedPassage) => quotations.set([...quotations.value, { from, to }]),
    canUndo: quotations.canUndo,
    undo: quotations.undo,
  };
}

export type PlagiarismComparison = ReturnType<typeof usePlagiarism>;
