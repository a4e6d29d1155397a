import type { TextOperations } from '@/lib/engines/text/operations';
import type { Engine } from '../engine/run-engine';
import { useAnswer } from '../engine/use-answer';
import type { ChosenPaper } from '../engine/use-papers';

/** The lines of a paper for reading aloud, once it is read. */
export function useSpokenText(engine: Engine<TextOperations>, paper: ChosenPaper | undefined) {
  const info = paper?.state === 'ready' ? paper.info : undefined;
  const { answer: lines, fault } = useAnswer(info && paper?.key, async () => {
    const aloud = info ? await engine.run('aloudLines', { paper: info }) : [];
    return aloud.map(({ text }) => text);
  });
  return { lines, fault };
}
