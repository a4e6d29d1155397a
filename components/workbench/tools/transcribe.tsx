import { stem } from 'engines/pdf/client';
import { useEffect, useMemo, useState } from 'react';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { clock } from '../engine/clock';
import { fileName } from '../engine/save';
import { useEngine } from '../engine/use-engine';
import { useRecording } from '../engine/use-recording';
import { useTrayJob } from '../engine/use-tray';
import { Notice, Way } from '../parts/bench';
import { OneBench } from '../parts/one-bench';
import type { ToolProps } from '../tool';
import { Desk } from './desk';
import styles from './desk.module.css';
import { ownFrame } from './own-frame';
import { RecordingPlayer, useDeskPlayer } from './recording-player';
import { firstChoice, TranscribeChoices } from './transcribe-choices';
import { TranscribeDone } from './transcribe-done';
import { passagesOf, useRows, wordsIn } from './use-rows';
import { useTranscriber } from './use-transcriber';
import type { Writer, Writing } from './writer-choices';

/** Speech to Text: a recording typed in an editor, or transcribed by the browser on the device. */
export function Transcribe({ words, files, announce, onUnsaved, ...bench }: ToolProps<'transcribe'>) {
  const frame = useMemo(() => ownFrame(bench.frame, words), [bench.frame, words]);
  const rows = useRows();
  const count = wordsIn(rows.rows);
  const written = count > 0;
  const { engine, fetched } = useEngine(bench.engines, 'voice');
  const chosen = useRecording(files);
  const { one: recording } = chosen;
  const sound = recording?.state === 'ready' ? recording.file : undefined;
  const [choice, choose] = useState(firstChoice);
  const player = useDeskPlayer(sound, choice);
  const transcriber = useTranscriber(rows.hear);
  const { work, job, tray } = useTrayJob({ frame, files, announce, onUnsaved });
  const [held, hold] = useState(false);
  const [picked, pick] = useState<Writer>();
  // Started without a recording: with the microphone, or by typing.
  const [dictating, dictate] = useState(files.length === 0);
  // After `useTrayJob`, which considers results only.
  useEffect(() => {
    if (job.state !== 'done') onUnsaved(written);
  }, [written, job.state, onUnsaved]);

  const duration = recording?.info?.duration ?? player.duration;
  const title = recording ? stem(recording.file.name) : words.dictation;
  const name = fileName(recording ? title : '', choice.format, words.fileName);
  const note = sound ? `${clock(duration)} · ${fileSize(sound.size)}` : undefined;
  const atDesk = dictating || written || recording !== undefined;
  const cannot = transcriber.availability === 'none';
  // The browser transcribes where it can, unless the visitor has begun to type.
  const typing = transcriber.availability === 'unavailable' || (written && !rows.heard);
  const writer = cannot ? 'person' : (picked ?? (typing ? 'person' : 'browser'));
  const steps = rows.heard ? bench.steps.with(1, words.check) : bench.steps;
  const language = rows.heard ? transcriber.language : undefined;
  const { failed } = transcriber;
  const writing: Writing = {
    ...{ transcriber, writer },
    wrote: rows.heard,
    onWriter: pick,
    onRecording:
      sound &&
      (() => {
        player.stop();
        void transcriber.recording(sound, player.at());
      }),
    onMicrophone: () => void transcriber.microphone(rows.rows.at(-1)?.start ?? 0),
  };

  function make() {
    hold(!written);
    if (!written) return tray.current?.querySelector<HTMLElement>('textarea, input[type=file]')?.focus();
    player.stop();
    transcriber.stop();
    const passages = passagesOf(rows.rows, duration);
    const { format: as, times } = choice;
    void work.start((run) => engine.run('writeTranscript', { passages, as, times, title, name }, run));
  }

  const playing = {
    words,
    sound,
    player,
    duration,
    onPlay: player.toggle,
    onBack: () => transcriber.at === 'recording' || player.back(),
  };
  if (job.state === 'done') {
    return (
      <TranscribeDone
        {...bench}
        {...{ words, frame, steps, announce, onUnsaved, job, note, choice }}
        title={recording?.file.name ?? title}
        passages={passagesOf(rows.rows, duration)}
        language={language}
        player={sound ? <RecordingPlayer {...playing} /> : null}
        onBack={work.reset}
      />
    );
  }
  return (
    <OneBench
      {...{ chosen, work, tray, frame, fetched, note }}
      bench={{ ...bench, steps }}
      step={sound || written || transcriber.at ? 2 : 1}
      there={atDesk}
      unsaved={written}
      making={name}
      without={atDesk ? (cannot ? words.typed : words.dictation) : undefined}
      instead={atDesk ? null : <Way onClick={() => dictate(true)}>{words.instead}</Way>}
      foil={
        <TranscribeChoices
          {...{ words, name, choice }}
          {...writing}
          note={say(words.words, { count })}
          ready={written}
          held={held && !written}
          onChoose={choose}
          onMake={make}
        />
      }
    >
      {failed ? (
        <Notice title={words.failures[failed].title} text={words.failures[failed].text} refused />
      ) : null}
      {sound ? (
        <div className={styles.above}>
          <RecordingPlayer
            {...playing}
            quiet={writer === 'browser' && !rows.heard}
            written={transcriber.at === 'recording' ? transcriber.time : undefined}
          />
        </div>
      ) : null}
      <Desk
        {...{ words, rows, announce, language }}
        playing={player.playing ? player.time : undefined}
        guess={transcriber.guess}
        placeholder={writer === 'browser' ? words.comes : words.type}
        time={sound ? player.at : () => transcriber.time}
        onPlay={player.toggle}
        onBack={player.back}
        onFrom={sound ? player.playFrom : undefined}
      />
    </OneBench>
  );
}
