import type { Length, Point, Summary, TextOperations } from 'engines/text';
import { useState } from 'react';
import type { ChosenDocument } from '../documents/use-documents';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';
import { useMessages } from '../shell/use-messages';
import { pointsOfModel, useBrowserModel } from './use-browser-model';

/** Source of the points' wording: sentences of the text, or the browser's model. */
export type SummaryMethod = 'sentences' | 'model';

/**
 * A point with its source; a model's point may have no matching line. One that `isFurther` comes after the summary: a
 * decision beyond its largest number of points.
 */
export type ShownPoint = Pick<Point, 'text' | 'heading'> & {
  key: string;
  place?: Point['place'];
  isFurther?: true;
};

/** Number of points in the summary itself, without the further ones. */
export const countOf = (points: readonly ShownPoint[] | undefined): number =>
  points?.filter(({ isFurther }) => !isFurther).length ?? 0;

/** The summary of a document in the chosen length and method. */
export function useSummary(engine: Engine<TextOperations>, doc: ChosenDocument | undefined) {
  const { further } = useMessages('summarize-text');
  const [length, setLength] = useState<Length>('medium');
  const [method, setMethod] = useState<SummaryMethod>('sentences');
  const offered = useBrowserModel();
  const { key, info } = doc ?? {};

  const extracted = useAnswer(info && key, async (): Promise<Summary> => {
    if (!info) throw new Error('no document');
    return engine.run('summarize', { doc: info });
  });

  const model = useAnswer(info && method === 'model' ? `${key} ${length}` : undefined, async (_, signal) => {
    if (!info) throw new Error('no document');
    const text = await engine.run('runningText', { doc: info });
    const points = await pointsOfModel(text, length, signal);
    return points && engine.run('matchPoints', { doc: info, points });
  });

  const { answer } = extracted;
  return {
    length,
    setLength,
    method,
    setMethod,
    offered,
    summary: answer,
    /** A text is loaded. */
    begun: info !== undefined,
    fault: extracted.fault,
    again: extracted.retry,
    model: { ...model, tooLong: method === 'model' && model.done && !model.answer },
    points:
      method === 'model'
        ? model.answer?.map(numbered)
        : answer && extractedPoints(answer, length, further.title),
    /** Sums of money that are only among the facts. */
    onlyFacts: method === 'model' ? 0 : (answer?.sumsOnlyInFacts[length] ?? 0),
  };
}

const numbered = (point: Omit<ShownPoint, 'key'>, index: number): ShownPoint => ({
  ...point,
  key: `point-${index}`,
});

const extractedPoints = (
  { points, lengths, furtherDecisions }: Summary,
  length: Length,
  title: string,
): ShownPoint[] => {
  const shown = (number: number) => {
    const point = points[number];
    return point ? [numbered(point, number)] : [];
  };
  return [
    ...lengths[length].flatMap(shown),
    ...furtherDecisions[length]
      .flatMap(shown)
      .map((point) => ({ ...point, heading: title, isFurther: true as const })),
  ];
};
