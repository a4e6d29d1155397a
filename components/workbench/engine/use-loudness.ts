import { useEffect, useState } from 'react';
import { loudnessOf } from './loudness';

/** A compressed sound of more bytes is not decoded just to be drawn. */
const most = 20_000_000;
const none: readonly number[] = [];

/** Loudness of a recording over time; empty until it is decoded, or if it is too long for that. */
export function useLoudness(sound: Blob | undefined): readonly number[] {
  const [bars, setBars] = useState(none);
  useEffect(() => {
    setBars(none);
    if (!sound || sound.size > most) return;
    let over = false;
    const context = new OfflineAudioContext(1, 1, 8000);
    sound
      .arrayBuffer()
      .then((bytes) => context.decodeAudioData(bytes))
      .then(
        (heard) => over || setBars(loudnessOf(heard.getChannelData(0))),
        // It can be played all the same.
        () => undefined,
      );
    return () => {
      over = true;
    };
  }, [sound]);
  return bars;
}
