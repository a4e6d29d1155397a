import { stem } from 'engines/pdf/client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { budgetHere } from '../engine/budget';
import { fileName } from '../engine/save';
import { sourceOf } from '../engine/use-chosen';
import { useEngine } from '../engine/use-engine';
import { useJob } from '../engine/use-job';
import { type Picture, usePictures } from '../engine/use-pictures';
import { useVoice } from '../engine/use-voice';
import { useWanted } from '../engine/use-wanted';
import { Bar } from '../parts/bench';
import { ListBench } from '../parts/list-bench';
import type { ToolProps } from '../tool';
import { type Choices, choiceOf, ImageChoices } from './image-choices';
import { ownFrame } from './own-frame';
import { Shots } from './shots';

/** Image to PDF: ordered pictures, one page of a PDF for each. */
export function Image({ words, files, announce, onUnsaved, ...bench }: ToolProps<'image'>) {
  const frame = useMemo(() => ownFrame(bench.frame, words, { browser: words.heic }), [bench.frame, words]);
  const { engine, fetched } = useEngine(bench.engines, 'picture');
  const { chosen, remove, place, retry } = usePictures(engine, files);
  const work = useJob();
  const { job, start, reset } = work;
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  const [seen, setSeen] = useState<Readonly<Record<string, boolean>>>({});
  const [choices, setChoices] = useState<Choices>({ size: 'a4', margin: 'none', orientation: 'auto' });
  const [large, setLarge] = useState<number>();
  const tray = useRef<HTMLDivElement>(null);
  useVoice({ frame, job, files, announce, onUnsaved });
  // The list gets the focus once, when the first files arrive.
  useEffect(() => tray.current?.querySelector('h2')?.focus(), []);

  const listed = chosen.filter(({ state }) => state !== 'refused');
  const read = listed.filter(({ state }) => state === 'ready');
  const reading = listed.some(({ state }) => state === 'reading');
  const ready = read.length > 0 && read.length === listed.length;
  const pages = listed.reduce((sum, { info }) => sum + (info?.pages ?? 1), 0);
  const bytes = listed.reduce((sum, { file }) => sum + file.size, 0);
  // One picture keeps its name; a PDF of several gets another.
  const own = listed.length === 1 && listed[0] ? stem(listed[0].file.name) : '';
  const first = own || words.fileName;
  const name = fileName(choices.name ?? first, 'pdf', words.fileName);
  const working = job.state === 'working';
  const done = job.state === 'done';
  const { wanted, want } = useWanted(ready, reading, make);

  function make(anyway = false) {
    if (reading) return want(true);
    if (!ready) return tray.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    const weight = unpacked(read);
    setLarge(!anyway && weight > budgetHere().ask ? weight : undefined);
    if (!anyway && weight > budgetHere().ask) return;
    const pictures = read.map((picture) => ({
      file: sourceOf(picture),
      turns: turns[picture.key] ?? 0,
      seen: seen[picture.key],
    }));
    void start((run) => engine.run('toPdf', { pictures, choice: choiceOf(choices), name }, run));
  }

  const title = say(words.title, { count: listed.length });
  const shots = (
    <Shots
      {...{ frame, words, engine, turns, seen }}
      onSeen={(key, drawn) => setSeen((now) => (now[key] === drawn ? now : { ...now, [key]: drawn }))}
      pictures={listed}
      choice={choiceOf(choices)}
      copied={working ? (job.progress?.done ?? 0) : 0}
      onBack={done ? reset : undefined}
      {...(!working &&
        !done && {
          onPlace: ({ key, file }: Picture, at: number) => {
            place(key, at);
            announce(say(frame.moved, { file: file.name, place: at + 1, of: listed.length }));
          },
          onTurn: ({ key, file }: Picture) => {
            setTurns({ ...turns, [key]: (turns[key] ?? 0) + 1 });
            announce(say(words.turned, { file: file.name }));
          },
          onRemove: ({ key, file }: Picture) => {
            remove(key);
            setLarge(undefined);
            announce(say(frame.removed, { file: file.name }));
            tray.current?.querySelector('h2')?.focus();
          },
        })}
    />
  );
  return (
    <ListBench
      props={{ ...bench, frame, onUnsaved }}
      {...{ work, fetched, tray, bytes, large, files: chosen, onRetry: retry, onRemove: remove }}
      count={listed.length}
      pages={pages}
      title={title}
      making={name}
      again={words.download}
      onAnyway={() => make(true)}
      copied={
        <>
          <Bar title={title} note={fileSize(bytes)} />
          {shots}
        </>
      }
      foil={
        <ImageChoices
          {...{ frame, words, choices, first, ready, bytes }}
          count={pages}
          unchanged={read.every(({ info }) => info?.unchanged)}
          lossy={read.flatMap(({ info, file }) => (info?.lossy ? [file.name] : []))}
          held={wanted ? words.wait : undefined}
          onChange={setChoices}
          onMake={() => make()}
        />
      }
    >
      {shots}
    </ListBench>
  );
}

/** Bytes held in memory at once: JPGs are never read whole, others are decoded one after the other. */
function unpacked(pictures: readonly Picture[]): number {
  const opened = pictures.filter(({ info }) => !info?.unchanged);
  const packed = opened.reduce((sum, { file }) => sum + file.size, 0);
  return Math.max(0, ...opened.map(({ info }) => (info?.width ?? 0) * (info?.height ?? 0) * 4)) + packed;
}
