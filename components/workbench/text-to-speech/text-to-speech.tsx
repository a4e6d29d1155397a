import type { Progress } from 'engines';
import { stem } from 'engines/pdf/client';
import type { TextOperations } from 'engines/text';
import { durationOf, roundedOf } from 'engines/voice/client';
import { useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { TextEntry } from '../documents/text-entry';
import { UnreadPages } from '../documents/unread-pages';
import { type ChosenDocument, useDocuments } from '../documents/use-documents';
import { FaultNotice } from '../shell/fault-notice';
import { askAboveHere } from '../shell/large-files';
import type { Engine } from '../shell/run-engine';
import { fileName } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { SingleFileTool } from '../shell/single-file-tool';
import { makeFileSteps } from '../shell/steps';
import { Notice, NoticeAction } from '../shell/tool-shell';
import { useAnswer } from '../shell/use-answer';
import { useEngine } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useRequestedStart } from '../shell/use-requested-start';
import { useSingleFile } from '../shell/use-single-file';
import { useToolJob } from '../shell/use-tool-job';
import { paceOf, type SpeakChoice, SpeakOptions } from './speak-options';
import { SpokenResult } from './spoken-result';
import { SpokenText } from './spoken-text';
import { useDeviceVoices } from './use-device-voices';

const none: readonly string[] = [];

/** Index of the line being synthesised for the file. */
const lineAt = (progress?: Progress) => (progress?.stage === 'speaking' ? Math.max(0, progress.done - 1) : 0);

/** The size is an estimate, so a large one is shown without decimals. */
const aboutSize = (bytes: number) =>
  bytes < 10_000_000 ? fileSize(bytes) : fileSize(bytes).replace(/\.\d/, '');

/** Text to Speech: a document read by a device voice, or saved as sound with the site's own voice. */
export function TextToSpeech() {
  const { files, onFiles } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('text-to-speech');

  const pdf = useEngine('pdf').engine;
  const { engine: reader, fetched: reading } = useEngine('text');
  const { engine, fetched } = useEngine('voice');
  const { documents, ...actions } = useDocuments({ pdf, text: reader }, files);
  const chosen = useSingleFile({ chosen: documents, ...actions });
  const { current: doc } = chosen;
  const text = useSpokenText(reader, doc);
  const lines = text.lines ?? none;
  const { runner, job, documentPane } = useToolJob();
  const voices = useDeviceVoices();
  const [choice, setChoice] = useState<SpeakChoice>({ speed: 'normal', file: 'slt' });
  const voice = voices.find(({ voiceURI }) => voiceURI === choice.device) ?? voices[0];
  const [hasPlayed, setHasPlayed] = useState(false);
  const [large, setLarge] = useState(false);
  // Whether the voice for files was loaded on this page.
  const [isVoiceLoaded, setIsVoiceLoaded] = useState(false);

  const count = doc?.info?.words ?? 0;
  const seconds = durationOf({ lines, voice: choice.file, speed: paceOf(choice) });
  const { unit, count: rounded } = roundedOf(seconds);
  const size = aboutSize(seconds * 32_000);
  const name = fileName(stem(doc?.file.name ?? ''), 'wav', messages.title);
  const note =
    lines.length > 0
      ? `${formatMessage(messages.words, { count })} · ${formatMessage(messages.lines, { count: lines.length })}`
      : undefined;
  const working = job.state === 'working';
  const ready = lines.length > 0;
  const waits = doc !== undefined && !ready && !text.fault;
  const { requested, request } = useRequestedStart(ready, waits, make);

  function make(anyway = false) {
    if (waits) return request(true);
    if (!ready) return documentPane.current?.querySelector<HTMLElement>('input')?.focus();
    const isLarge = !anyway && seconds * 32_000 > askAboveHere() / 3;
    setLarge(isLarge);
    if (isLarge) return;
    const input = { lines: [...lines], voice: choice.file, speed: paceOf(choice), name };
    void runner.start(async (run) => {
      const spoken = await engine.run('speak', input, run);
      setIsVoiceLoaded(true);
      return spoken;
    });
  }

  if (job.state === 'done') {
    return <SpokenResult {...{ job, note, lines, doc }} speed={choice.speed} onBack={runner.reset} />;
  }
  return (
    <SingleFileTool
      {...{ chosen, runner, documentPane, fetched, reading, note }}
      jobTitle={name}
      shell={{
        completedSteps: makeFileSteps({
          isAdded: ready,
          isStarted: hasPlayed || working,
          running: working ? shared.creating : undefined,
        }),
      }}
      below={
        doc ? null : (
          <div className="px-(--side-padding) pb-5">
            <TextEntry messages={messages.textIn} onFiles={onFiles} />
          </div>
        )
      }
      optionsPanel={
        <SpeakOptions
          {...{ voices, voice, choice, ready, isVoiceLoaded }}
          disabledReason={requested ? messages.wait : undefined}
          estimate={ready ? formatMessage(messages.about[unit], { count: rounded, size }) : undefined}
          onChoose={setChoice}
          onMake={() => make()}
        />
      }
    >
      {text.fault ? <FaultNotice fault={text.fault} file={doc?.file.name} /> : null}
      {doc?.info ? <UnreadPages documents={[doc.info]} /> : null}
      {large && !working ? (
        <Notice title={formatMessage(messages.large.title, { size })} text={messages.large.text} refused>
          <NoticeAction onClick={() => make(true)}>{shared.large.anyway}</NoticeAction>
        </Notice>
      ) : null}
      {lines.length === 0 ? null : (
        <SpokenText
          {...{ lines, voice }}
          rate={paceOf(choice)}
          saving={working ? lineAt(job.progress) : undefined}
          onPlaying={(playing) => playing && setHasPlayed(true)}
        />
      )}
    </SingleFileTool>
  );
}

/** The lines of a document for reading aloud, once it is read. */
function useSpokenText(engine: Engine<TextOperations>, doc: ChosenDocument | undefined) {
  const info = doc?.state === 'ready' ? doc.info : undefined;
  const { answer: lines, fault } = useAnswer(info && doc?.key, async () => {
    const spokenLines = info ? await engine.run('aloudLines', { doc: info }) : [];
    return spokenLines.map(({ text }) => text);
  });
  return { lines, fault };
}
