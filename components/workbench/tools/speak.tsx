import type { Progress } from 'engines';
import { stem } from 'engines/pdf/client';
import type { TextOperations } from 'engines/text';
import { durationOf, roundedOf } from 'engines/voice/client';
import { useMemo, useState } from 'react';
import type { FrameWords } from '@/lib/schema/workbench';
import type { SpeakWords } from '@/lib/schema/works/speak';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { budgetHere } from '../engine/budget';
import type { Engine } from '../engine/run-engine';
import { fileName } from '../engine/save';
import { useAnswer } from '../engine/use-answer';
import { useEngine } from '../engine/use-engine';
import { useOneOf } from '../engine/use-one-of';
import { type ChosenPaper, usePapers } from '../engine/use-papers';
import { useTrayJob } from '../engine/use-tray';
import { useWanted } from '../engine/use-wanted';
import { Notice, Way } from '../parts/bench';
import { FaultNotice } from '../parts/fault-notice';
import { OneBench } from '../parts/one-bench';
import { TextIn } from '../parts/text-in';
import type { ToolProps } from '../tool';
import { ownFrame } from './own-frame';
import { paceOf, type SpeakChoice, SpeakChoices } from './speak-choices';
import { SpokenDone } from './spoken-done';
import { SpokenText } from './spoken-text';
import { useDeviceVoices } from './use-device-voices';

const none: readonly string[] = [];

/** Index of the line being synthesised for the file. */
const lineAt = (progress?: Progress) => (progress?.stage === 'speaking' ? Math.max(0, progress.done - 1) : 0);

/** The size is an estimate, so a large one is shown without decimals. */
const aboutSize = (bytes: number) =>
  bytes < 10_000_000 ? fileSize(bytes) : fileSize(bytes).replace(/\.\d/, '');

/** Text to Speech: a paper read by a device voice, or saved as sound with the site's own voice. */
export function Speak({ words, files, announce, onUnsaved, ...bench }: ToolProps<'speak'>) {
  const frame = useMemo(() => speakFrame(bench.frame, words), [bench.frame, words]);
  const pdf = useEngine(bench.engines, 'pdf').engine;
  const { engine: reader, fetched: reading } = useEngine(bench.engines, 'text');
  const { engine, fetched } = useEngine(bench.engines, 'voice');
  const { papers, ...acts } = usePapers({ pdf, text: reader }, files);
  const chosen = useOneOf({ chosen: papers, ...acts });
  const { one: paper } = chosen;
  const text = useSpokenText(reader, paper);
  const lines = text.lines ?? none;
  const { work, job, tray } = useTrayJob({ frame, files, announce, onUnsaved });
  const voices = useDeviceVoices();
  const [choice, choose] = useState<SpeakChoice>({ pace: 'normal', file: 'slt' });
  const voice = voices.find(({ voiceURI }) => voiceURI === choice.device) ?? voices[0];
  const [playing, setPlaying] = useState(false);
  const [large, setLarge] = useState(false);
  // Whether the voice for files was loaded on this page.
  const [here, setHere] = useState(false);

  const count = paper?.info?.words ?? 0;
  const seconds = durationOf({ lines, voice: choice.file, pace: paceOf(choice) });
  const { unit, count: rounded } = roundedOf(seconds);
  const size = aboutSize(seconds * 32_000);
  const name = fileName(stem(paper?.file.name ?? ''), 'wav', words.title);
  const note =
    lines.length > 0
      ? `${say(words.words, { count })} · ${say(words.lines, { count: lines.length })}`
      : undefined;
  const working = job.state === 'working';
  const ready = lines.length > 0;
  const waits = paper !== undefined && !ready && !text.fault;
  const { wanted, want } = useWanted(ready, waits, make);

  function make(anyway = false) {
    if (waits) return want(true);
    if (!ready) return tray.current?.querySelector<HTMLElement>('input')?.focus();
    const much = !anyway && seconds * 32_000 > budgetHere().ask / 3;
    setLarge(much);
    if (much) return;
    const input = { lines: [...lines], voice: choice.file, pace: paceOf(choice), name };
    void work.start(async (run) => {
      const spoken = await engine.run('speak', input, run);
      setHere(true);
      return spoken;
    });
  }

  if (job.state === 'done') {
    return (
      <SpokenDone
        {...bench}
        {...{ words, frame, onUnsaved, job, note, lines }}
        source={paper?.file}
        pace={choice.pace}
        onBack={work.reset}
      />
    );
  }
  return (
    <OneBench
      {...{ bench, chosen, work, tray, frame, fetched, reading, note }}
      making={name}
      step={playing || working ? 3 : 2}
      done={false}
      below={
        paper ? null : (
          <div className="px-(--sides) pb-5">
            <TextIn words={words.textIn} onFiles={bench.onFiles} />
          </div>
        )
      }
      foil={
        <SpeakChoices
          {...{ words, voices, voice, choice, ready, here }}
          held={wanted ? words.wait : undefined}
          about={ready ? say(words.about[unit], { count: rounded, size }) : undefined}
          onChoose={choose}
          onMake={() => make()}
        />
      }
    >
      {text.fault ? <FaultNotice frame={frame} fault={text.fault} file={paper?.file.name} /> : null}
      {large && !working ? (
        <Notice title={say(words.large.title, { size })} text={words.large.text} refused>
          <Way onClick={() => make(true)}>{frame.large.anyway}</Way>
        </Notice>
      ) : null}
      {lines.length === 0 ? null : (
        <SpokenText
          {...{ words, lines, voice }}
          rate={paceOf(choice)}
          saving={working ? lineAt(job.progress) : undefined}
          onPlaying={setPlaying}
        />
      )}
    </OneBench>
  );
}

/** The frame's texts, with those for papers read aloud. */
const speakFrame = (frame: FrameWords, words: SpeakWords): FrameWords => ({
  ...ownFrame(frame, words),
  progress: {
    ...frame.progress,
    fetching: words.fetching,
    stages: { ...frame.progress.stages, speaking: words.speaking },
  },
});

/** The lines of a paper for reading aloud, once it is read. */
function useSpokenText(engine: Engine<TextOperations>, paper: ChosenPaper | undefined) {
  const info = paper?.state === 'ready' ? paper.info : undefined;
  const { answer: lines, fault } = useAnswer(info && paper?.key, async () => {
    const aloud = info ? await engine.run('aloudLines', { paper: info }) : [];
    return aloud.map(({ text }) => text);
  });
  return { lines, fault };
}
