import { useMemo } from 'react';
import type { SpeakWords } from '@/lib/schema/works/speak';
import { say } from '@/lib/words';
import { Notice } from '../parts/bench';
import { Player } from '../parts/player';
import { Key } from '../parts/row-keys';
import { AloudLines } from './aloud-lines';
import { useAloud } from './use-aloud';

type Props = {
  words: SpeakWords;
  lines: readonly string[];
  voice: SpeechSynthesisVoice | undefined;
  rate: number;
};

/** The text, read out by a voice of the device; without one there is nothing to play until a file was made of it. */
export function SpokenText({ words, lines, voice, rate }: Props) {
  const { line, upTo, playing, failed, play, stop } = useAloud(lines, voice, rate);
  const lengths = useMemo(() => lines.map(({ length }) => length), [lines]);
  return (
    <>
      {failed ? <Notice title={words.failed.title} text={words.failed.text} refused /> : null}
      {voice ? (
        <Player
          words={words.player}
          playing={playing}
          parts={lengths}
          at={line}
          of={lines.length}
          step={1}
          note={say(words.lineOf, { line: line + 1, of: lines.length })}
          onPlay={() => (playing ? stop() : play(line))}
          onSeek={(to) => play(Math.min(to, lines.length - 1))}
        >
          <Key icon="first-line" label={words.toStart} onPress={() => play(0)} />
        </Player>
      ) : null}
      <AloudLines {...{ words, lines, upTo, playing }} at={line} onPlay={voice ? play : undefined} />
    </>
  );
}
