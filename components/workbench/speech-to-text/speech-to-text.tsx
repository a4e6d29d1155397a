import { stem } from 'engines/pdf/client';
import { useEffect, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { clock } from '../shell/clock';
import { fileName } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { SingleFileTool } from '../shell/single-file-tool';
import { makeFileSteps } from '../shell/steps';
import { Notice, NoticeAction } from '../shell/tool-shell';
import { useEngine } from '../shell/use-engine';
import { useMessages } from '../shell/use-messages';
import { useToolJob } from '../shell/use-tool-job';
import { LiveTranscript } from './live-transcript';
import styles from './live-transcript.module.css';
import { RecordingPlayer, useTypingPlayer } from './recording-player';
import { defaultChoice, TranscribeOptions } from './transcribe-options';
import { TranscriptResult } from './transcript-result';
import {
  type TranscriptionMethodName,
  TranscriptionNote,
  type TranscriptionProps,
} from './transcription-method';
import { useRecording } from './use-recording';
import { countWords, passagesOf, useRows } from './use-rows';
import { useTranscriber } from './use-transcriber';

/** Speech to Text: a recording typed in an editor, or transcribed by the browser on the device. */
export function SpeechToText() {
  const { files, onUnsaved } = useShell();
  const messages = useMessages('speech-to-text');

  const rows = useRows();
  const count = countWords(rows.rows);
  const written = count > 0;
  const { engine, fetched } = useEngine('voice');
  const chosen = useRecording(files);
  const { current: recording } = chosen;
  const sound = recording?.state === 'ready' ? recording.file : undefined;
  const [choice, setChoice] = useState(defaultChoice);
  const player = useTypingPlayer(sound, choice);
  const transcriber = useTranscriber(rows.insertWords);
  const { runner, job, documentPane } = useToolJob();
  const [chosenMethod, setChosenMethod] = useState<TranscriptionMethodName>();
  // Started without a recording: with the microphone, or by typing.
  const [dictating, setDictating] = useState(files.length === 0);
  // After the effects of `useToolJob`, which do not know of the transcript.
  useEffect(() => {
    if (job.state !== 'done') onUnsaved(written);
  }, [written, job.state, onUnsaved]);

  const duration = recording?.info?.duration ?? player.duration;
  const title = recording ? stem(recording.file.name) : messages.dictation;
  const name = fileName(recording ? title : '', choice.format, messages.fileName);
  const note = sound ? `${clock(duration)} · ${fileSize(sound.size)}` : undefined;
  const isEditing = dictating || written || recording !== undefined;
  const isUnsupported = transcriber.availability === 'none';
  // The browser transcribes where it can, unless the visitor has begun to type.
  const isTyping = transcriber.availability === 'unavailable' || (written && !rows.hasRecognisedWords);
  const method = isUnsupported ? 'person' : (chosenMethod ?? (isTyping ? 'person' : 'browser'));
  const language = rows.hasRecognisedWords ? transcriber.language : undefined;
  const { failed } = transcriber;
  const transcription: TranscriptionProps = {
    ...{ transcriber, method },
    hasTranscript: rows.hasRecognisedWords,
    onMethod: setChosenMethod,
    onRecording:
      sound &&
      (() => {
        player.stop();
        void transcriber.recording(sound, player.position());
      }),
    onMicrophone: () => void transcriber.microphone(rows.rows.at(-1)?.start ?? 0),
  };

  function make() {
    player.stop();
    transcriber.stop();
    const passages = passagesOf(rows.rows, duration);
    const { format: as, times } = choice;
    void runner.start((run) => engine.run('writeTranscript', { passages, as, times, title, name }, run));
  }

  const playerProps = {
    messages,
    sound,
    player,
    duration,
    onPlay: player.toggle,
    onRewind: () => transcriber.stage === 'recording' || player.rewind(),
  };
  if (job.state === 'done') {
    return (
      <TranscriptResult
        {...{ job, note, choice }}
        title={recording?.file.name ?? title}
        passages={passagesOf(rows.rows, duration)}
        language={language}
        player={sound ? <RecordingPlayer {...playerProps} quiet /> : null}
        onBack={runner.reset}
      />
    );
  }
  return (
    <SingleFileTool
      {...{ chosen, runner, documentPane, fetched, note }}
      shell={{
        // The transcript is checked until its document is asked for.
        completedSteps: makeFileSteps({
          isAdded: Boolean(sound || written || transcriber.stage),
          isStarted: job.state === 'working',
        }),
        unsaved: written,
      }}
      hasFile={isEditing}
      jobTitle={name}
      titleWithoutFile={isEditing ? (isUnsupported ? messages.typed : messages.dictation) : undefined}
      alternativeToFile={
        isEditing ? null : <NoticeAction onClick={() => setDictating(true)}>{messages.instead}</NoticeAction>
      }
      optionsPanel={
        <TranscribeOptions
          {...{ name, choice }}
          {...transcription}
          note={count > 0 ? formatMessage(messages.words, { count }) : undefined}
          ready={written}
          onChoose={setChoice}
          onMake={make}
        />
      }
    >
      {failed ? (
        <Notice title={messages.failures[failed].title} text={messages.failures[failed].text} refused />
      ) : null}
      {sound ? (
        <div className={styles.stickyPlayer}>
          <RecordingPlayer
            {...playerProps}
            quiet={method === 'browser' || written}
            transcribedTo={transcriber.stage === 'recording' ? transcriber.time : undefined}
          />
        </div>
      ) : null}
      <TranscriptionNote {...transcription} />
      <LiveTranscript
        {...{ rows, language }}
        playing={player.playing ? player.time : undefined}
        guess={transcriber.guess}
        placeholder={method === 'browser' ? messages.livePlaceholder : messages.rowPlaceholder}
        time={sound ? player.position : () => transcriber.time}
        onPlay={player.toggle}
        onRewind={player.rewind}
        onPlayFrom={sound ? player.playFrom : undefined}
      />
    </SingleFileTool>
  );
}
