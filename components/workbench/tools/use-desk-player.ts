import { useSound } from '../engine/use-sound';
import { rateOf, type TranscribeChoice } from './transcribe-choices';

/** Playback for typing: adjustable speed, optional rewind on each stop, a button that rewinds 3 s. */
export function useDeskPlayer(sound: Blob | undefined, choice: TranscribeChoice) {
  const player = useSound(sound, rateOf(choice));
  const { playing, play, stop, seek, at } = player;

  function toggle() {
    if (!playing) return play();
    stop();
    if (choice.stepBack) seek(at() - 1);
  }
  return { ...player, toggle, back: () => seek(at() - 3) };
}
