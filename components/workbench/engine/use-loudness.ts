import { loudnessOf } from './loudness';
import { useAnswer } from './use-answer';

/** A compressed sound of more bytes is not decoded just to be drawn. */
const most = 20_000_000;

/** Loudness of a recording over time, once it is decoded; it can be played all the same if that fails. */
export function useLoudness(sound: Blob | undefined): readonly number[] | undefined {
  const small = sound && sound.size <= most ? sound : undefined;
  const { answer } = useAnswer(small, async () => {
    if (!small) throw new Error('no sound');
    const context = new OfflineAudioContext(1, 1, 8000);
    const heard = await context.decodeAudioData(await small.arrayBuffer());
    return loudnessOf(heard.getChannelData(0));
  });
  return answer;
}
