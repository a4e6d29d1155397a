import { useSound } from '../engine/use-sound';
import { rateOf, type TranscribeChoice } from './transcribe-choices';

/** Plays the recording at the pace of one who types: a stop goes back a little if asked to, a key goes back three seconds. */
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
