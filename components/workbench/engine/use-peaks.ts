import { useEffect, useState } from 'react';
import { peaksOf } from './peaks';

/** A compressed sound of more bytes is not unpacked only to be drawn. */
const most = 20_000_000;
const flat: readonly number[] = Array.from({ length: 60 }, () => 0.3);

/** A recording as bars; even ones until it is unpacked, or where it is too long for that. */
export function usePeaks(sound: Blob | undefined): readonly number[] {
  const [bars, setBars] = useState(flat);
  useEffect(() => {
    setBars(flat);
    if (!sound || sound.size > most) return;
    let over = false;
    const context = new OfflineAudioContext(1, 1, 8000);
    sound
      .arrayBuffer()
      .then((bytes) => context.decodeAudioData(bytes))
      .then(
        (heard) => over || setBars(peaksOf(heard.getChannelData(0))),
        // It is played all the same.
        () => undefined,
      );
    return () => {
      over = true;
    };
  }, [sound]);
  return bars;
}
