import type { Fact, ResultFile } from 'engines';
import type { SpeakOutcome } from 'engines/voice';
import { useMemo } from 'react';
import { formatMessage } from '@/lib/sentences';
import { UnreadPages } from '../documents/unread-pages';
import type { ChosenDocument } from '../documents/use-documents';
import { clock } from '../shell/clock';
import { wavLoudness } from '../shell/loudness';
import { Player } from '../shell/player';
import { ResultPanel } from '../shell/result';
import { ResultShell } from '../shell/result-shell';
import { IconButton } from '../shell/row-buttons';
import { blobOf } from '../shell/save';
import { useAnswer } from '../shell/use-answer';
import type { Job } from '../shell/use-job';
import { useMessages } from '../shell/use-messages';
import { useSound } from '../shell/use-sound';
import type { SpeakChoice } from './speak-options';
import { SpokenLines } from './spoken-lines';

type Props = {
  job: Extract<Job, { state: 'done' }>;
  lines: readonly string[];
  /** The document that was read; its file is passed to the next tools, which read text too. */
  doc: ChosenDocument | undefined;
  note?: string;
  speed: SpeakChoice['speed'];
  onBack: () => void;
};

/** The finished sound: a player, the text line by line, and facts about the file. */
export function SpokenResult({ job, lines, doc, note, speed, onBack }: Props) {
  const messages = useMessages('text-to-speech');
  const source = doc?.file;
  const { times, ...outcome } = job.outcome as SpeakOutcome;
  const [file] = outcome.files;
  const [spokenFact, ...others] = outcome.facts;
  const facts: Fact[] = [
    ...(spokenFact ? [{ ...spokenFact, detail: messages.paces[speed].toLowerCase() }] : []),
    { fact: 'voice-here' },
    ...others,
    { fact: 'names', lost: true },
  ];
  return (
    <ResultShell
      job={job}
      title={source?.name ?? ''}
      note={note}
      documentPane={
        file ? (
          <>
            {doc?.info ? <UnreadPages documents={[doc.info]} /> : null}
            <SpokenSound {...{ lines, times, file }} />
          </>
        ) : null
      }
      back={messages.back}
      onBack={onBack}
      optionsPanel={
        <ResultPanel
          files={outcome.files}
          facts={facts}
          seconds={job.seconds}
          figure={clock(times.at(-1)?.end ?? 0)}
          carried={source ? [source] : undefined}
        />
      }
    />
  );
}

type SoundProps = {
  lines: readonly string[];
  times: SpeakOutcome['times'];
  file: ResultFile;
};

/** Player of the finished sound; the current line is highlighted. */
function SpokenSound({ lines, times, file }: SoundProps) {
  const messages = useMessages('text-to-speech');
  const sound = useMemo(() => blobOf(file), [file]);
  const { playing, time, duration, play, playFrom, stop, seek } = useSound(sound);
  const { answer: bars } = useAnswer(sound, wavLoudness);
  const line = times.reduce(
    (last, { start, end }, index) => (end > start && start <= time + 0.01 ? index : last),
    0,
  );
  return (
    <>
      <Player
        messages={messages.player}
        {...{ bars, playing }}
        isSecondary
        position={time}
        total={duration}
        step={0.1}
        note={formatMessage(messages.player.time, { at: clock(time), of: clock(duration) })}
        onPlay={playing ? stop : play}
        onSeek={seek}
      >
        <IconButton icon="first-line" label={messages.toStart} onPress={() => seek(0)} />
      </Player>
      <SpokenLines
        {...{ lines, playing }}
        current={line}
        onPlay={(from) => playFrom(times[from]?.start ?? 0)}
      />
    </>
  );
}
