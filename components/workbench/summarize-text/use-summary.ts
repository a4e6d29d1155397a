import type { Length, Point, Summary, TextOperations } from 'engines/text';
import { useState } from 'react';
import type { ChosenDocument } from '../documents/use-documents';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';
import { pointsOfModel, useBrowserModel } from './use-browser-model';

/** Source of the points' wording: sentences of the text, or the browser's model. */
export type SummaryMethod = 'sentences' | 'model';

/** A point with its source; a model's point may have no matching line. */
export type ShownPoint = Pick<Point, 'text' | 'heading'> & { key: string; place?: Point['place'] };

/** The summary of a document in the chosen length and method. */
export function useSummary(engine: Engine<TextOperations>, doc: ChosenDocument | undefined) {
  const [length, setLength] = useState<Length>('medium');
  const [method, setMethod] = useState<SummaryMethod>('sentences');
  const offered = useBrowserModel();
  const { key, info } = doc ?? {};

  const picked = useAnswer(info && key, async (): Promise<Summary> => {
    if (!info) throw new Error('no document');
    return engine.run('summarize', { doc: info });
  });

  const model = useAnswer(info && method === 'model' ? `${key} ${length}` : undefined, async (_, signal) => {
    if (!info) throw new Error('no document');
    const text = await engine.run('runningText', { doc: info });
    const points = await pointsOfModel(text, length, signal);
    return points && engine.run('matchPoints', { doc: info, points });
  });

  const { answer } = picked;
  return {
    length,
    setLength,
    method,
    setMethod,
    offered,
    summary: answer,
    /** A text is loaded. */
    begun: info !== undefined,
    fault: picked.fault,
    again: picked.retry,
    model: { ...model, tooLong: method === 'model' && model.done && !model.answer },
    points: method === 'model' ? model.answer?.map(numbered) : answer && pickedPoints(answer, length),
  };
}

const numbered = (point: Omit<ShownPoint, 'key'>, index: number): ShownPoint => ({
  ...point,
  key: `point-${index}`,
});

const pickedPoints = ({ points, lengths }: Summary, length: Length): ShownPoint[] =>
  lengths[length].flatMap((number) => {
    const point = points[number];
    return point ? [numbered(point, number)] : [];
  });
