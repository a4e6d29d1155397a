import { useEffect, useState } from 'react';
import { loudnessOf } from './loudness';

/** A compressed sound of more bytes is not unpacked only to be drawn. */
const most = 20_000_000;
const none: readonly number[] = [];

/** How loud a recording is along its length; nothing until it is unpacked, or where it is too long for that. */
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
        // It is played all the same.
        () => undefined,
      );
    return () => {
      over = true;
    };
  }, [sound]);
  return bars;
}
