import { useMemo } from 'react';
import type { ResultFile } from '@/lib/engines/engine';
import type { Spoken } from '@/lib/engines/voice/speak';
import type { SpeakWords } from '@/lib/schema/works/speak';
import { say } from '@/lib/sentences';
import { clock } from '../engine/clock';
import { wavLoudness } from '../engine/loudness';
import { blobOf } from '../engine/save';
import { useAnswer } from '../engine/use-answer';
import { useSound } from '../engine/use-sound';
import { Player } from '../parts/player';
import { Key } from '../parts/row-keys';
import { AloudLines } from './aloud-lines';

type Props = { words: SpeakWords; lines: readonly string[]; times: Spoken['times']; file: ResultFile };

/** Player of the finished sound; the current line is highlighted. */
export function SpokenSound({ words, lines, times, file }: Props) {
  const sound = useMemo(() => blobOf(file), [file]);
  const { playing, time, duration, play, playFrom, stop, seek } = useSound(sound);
  const { answer: bars } = useAnswer(sound, () => wavLoudness(sound));
  const line = times.reduce(
    (last, { start, end }, index) => (end > start && start <= time + 0.01 ? index : last),
    0,
  );
  return (
    <>
      <Player
        words={words.player}
        {...{ bars, playing }}
        at={time}
        of={duration}
        step={0.1}
        note={say(words.player.time, { at: clock(time), of: clock(duration) })}
        onPlay={playing ? stop : play}
        onSeek={seek}
      >
        <Key icon="first-line" label={words.toStart} onPress={() => seek(0)} />
      </Player>
      <AloudLines
        {...{ words, lines, playing }}
        at={line}
        onPlay={(from) => playFrom(times[from]?.start ?? 0)}
      />
    </>
  );
}
