import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { clock } from '../shell/clock';
import { useLoudness } from '../shell/loudness';
import { Player } from '../shell/player';
import { useMessages } from '../shell/use-messages';
import { type SoundPlayer, useSound } from '../shell/use-sound';
import { rateOf, type TranscribeChoice } from './transcribe-options';

type Props = {
  sound: Blob | undefined;
  player: SoundPlayer;
  /** In seconds. */
  duration: number;
  /** Another action is the primary one. */
  quiet?: boolean;
  /** Position, in seconds, up to which the browser has transcribed; playback is disabled meanwhile. */
  transcribedTo?: number;
  onPlay: () => void;
  onRewind: () => void;
};

/** Player of the recording, with a button that rewinds 3 seconds. */
export function RecordingPlayer({
  sound,
  player,
  duration,
  quiet: isSecondary,
  transcribedTo,
  onPlay,
  onRewind,
}: Props) {
  const messages = useMessages('speech-to-text');
  const { playing, seek } = player;
  const time = transcribedTo ?? player.time;
  const bars = useLoudness(sound);
  return (
    <Player
      messages={messages.player}
      {...{ bars, playing, isSecondary, onPlay }}
      off={transcribedTo !== undefined}
      position={time}
      total={duration}
      step={0.1}
      note={formatMessage(messages.player.time, { at: clock(time), of: clock(duration) })}
      onSeek={seek}
    >
      <Button variant="outline" aria-disabled={transcribedTo !== undefined || undefined} onClick={onRewind}>
        <Icon name="back" />
        <span aria-hidden="true">{messages.back3Short}</span>
        <span className="sr-only">{messages.back3}</span>
      </Button>
    </Player>
  );
}

/** Playback for typing: adjustable speed, optional rewind on each stop, a function that rewinds 3 s. */
export function useTypingPlayer(sound: Blob | undefined, choice: TranscribeChoice) {
  const player = useSound(sound, rateOf(choice));
  const { playing, play, stop, seek, position } = player;

  function toggle() {
    if (!playing) return play();
    stop();
    if (choice.stepBack) seek(position() - 1);
  }
  return { ...player, toggle, rewind: () => seek(position() - 3) };
}
