import { useEffect, useMemo } from 'react';
import { formatMessage } from '@/lib/sentences';
import { Player } from '../shell/player';
import { IconButton } from '../shell/row-buttons';
import { Notice } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import { SpokenLines } from './spoken-lines';
import { useSpokenLines } from './use-spoken-lines';

type Props = {
  lines: readonly string[];
  voice: SpeechSynthesisVoice | undefined;
  rate: number;
  /** Index of the line that is being synthesised for the file; playback is off meanwhile. */
  saving?: number;
  onPlaying: (playing: boolean) => void;
};

/** The text, read by a device voice; without one there is nothing to play until a file was made. */
export function SpokenText({ lines, voice, rate, saving, onPlaying }: Props) {
  const messages = useMessages('text-to-speech');
  const { upTo, playing, failed, play, stop, ...playback } = useSpokenLines(lines, voice, rate);
  const busy = saving !== undefined;
  const line = saving ?? playback.line;
  useEffect(() => {
    onPlaying(playing);
    return () => onPlaying(false);
  }, [playing, onPlaying]);
  // Playback stops when the file is made.
  useEffect(() => {
    if (busy) stop();
  }, [busy, stop]);
  const lengths = useMemo(() => lines.map(({ length }) => length), [lines]);
  return (
    <>
      {failed ? <Notice title={messages.failed.title} text={messages.failed.text} refused /> : null}
      {voice ? (
        <Player
          messages={messages.player}
          {...{ playing }}
          isSecondary
          isPaused={!busy && !playing && line === 0}
          off={busy}
          parts={lengths}
          position={line}
          total={lines.length}
          step={1}
          note={formatMessage(messages.lineOf, { line: line + 1, of: lines.length })}
          onPlay={() => (playing ? stop() : play(line))}
          onSeek={(to) => play(Math.min(to, lines.length - 1))}
        >
          <IconButton icon="first-line" label={messages.toStart} isDisabled={busy} onPress={() => play(0)} />
        </Player>
      ) : null}
      <SpokenLines
        {...{ lines, busy }}
        upTo={busy ? 0 : upTo}
        playing={busy || playing}
        current={line}
        onPlay={voice ? play : undefined}
      />
    </>
  );
}
