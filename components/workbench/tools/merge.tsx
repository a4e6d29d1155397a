import { useEffect, useRef, useState } from 'react';
import { say } from '@/lib/sentences';
import { budgetHere } from '../engine/budget';
import { fileName } from '../engine/save';
import { sourceOf } from '../engine/use-chosen';
import { useEngine } from '../engine/use-engine';
import { copiedIn, useJob } from '../engine/use-job';
import { type Pdf, usePdfs } from '../engine/use-pdfs';
import { useVoice } from '../engine/use-voice';
import { useWanted } from '../engine/use-wanted';
import { ListBench } from '../parts/list-bench';
import type { ToolProps } from '../tool';
import { type Choices, MergeChoices } from './merge-choices';
import { MergeRows } from './merge-rows';
import { MergeStrip } from './merge-strip';
import { MergedRows } from './merged-rows';

/** Merge PDF: ordered files become one PDF. */
export function Merge({ words, frame, files, announce, onUnsaved, ...bench }: ToolProps<'merge'>) {
  const { engine, fetched } = useEngine(bench.engines, 'pdf');
  const { chosen: pdfs, remove, place, unlock, retry } = usePdfs(engine, files);
  const work = useJob();
  const { job, start, reset } = work;
  const [choices, setChoices] = useState<Choices>({
    name: words.fileName,
    keep: true,
    perFile: true,
    rightHand: false,
  });
  const [large, askIfLarge] = useState(false);
  const [pressed, press] = useState(false);
  const tray = useRef<HTMLDivElement>(null);
  useVoice({ frame, job, files, announce, onUnsaved });
  // The list gets the focus once, when the first files arrive.
  useEffect(() => tray.current?.querySelector('h2')?.focus(), []);

  const listed = pdfs.filter(({ state }) => state !== 'refused');
  const read = listed.filter(({ state }) => state === 'ready');
  const locked = listed.filter(({ state }) => state === 'locked').length;
  const bytes = sum(listed, ({ file }) => file.size);
  const pages = sum(read, ({ info }) => info?.pages ?? 0);
  const ready = read.length > 1 && read.length === listed.length;
  const name = fileName(choices.name, 'pdf', words.fileName);
  const waits = !ready && locked === 0 && listed.length > 1;
  const { want } = useWanted(ready, waits, merge);

  function merge(anyway = false) {
    press(true);
    if (waits) return want(true);
    if (!ready) return tray.current?.querySelector<HTMLElement>('form input, input[type=file]')?.focus();
    askIfLarge(!anyway && bytes > budgetHere().ask);
    if (!anyway && bytes > budgetHere().ask) return;
    const { keep, perFile, rightHand } = choices;
    const bookmarks = keep ? (perFile ? 'per-file' : 'keep') : 'none';
    const options = { bookmarks, rightHand, name } as const;
    void start((run) => engine.run('merge', { sources: read.map(sourceOf), options }, run));
  }

  const working = job.state === 'working';
  return (
    <ListBench
      props={{ ...bench, frame, onUnsaved }}
      {...{ work, fetched, tray, bytes, pages, files: pdfs, onRetry: retry, onRemove: remove }}
      count={listed.length}
      title={say(words.title, { count: listed.length })}
      making={name}
      below={
        <MergeStrip
          {...{ frame, words, engine, fetched }}
          pdfs={listed}
          rightHand={choices.rightHand}
          copied={copiedIn(job, 'joining')}
        />
      }
      large={large ? bytes : undefined}
      onAnyway={() => merge(true)}
      copied={
        <MergedRows {...{ frame, words, engine, pdfs: read, rightHand: choices.rightHand, onBack: reset }} />
      }
      foil={
        <MergeChoices
          {...{ frame, words, choices, pages, locked, ready }}
          count={listed.length}
          lost={sum(read, ({ info }) => info?.repaired?.lost.length ?? 0)}
          held={pressed && listed.length < 2 ? words.oneMore : undefined}
          onChange={setChoices}
          onMerge={() => merge()}
        />
      }
    >
      <MergeRows
        frame={frame}
        pdfs={listed}
        busy={working}
        onPlace={(pdf, at) => {
          place(pdf.key, at);
          announce(say(frame.moved, { file: pdf.file.name, place: at + 1, of: listed.length }));
        }}
        onRemove={(pdf) => {
          remove(pdf.key);
          announce(say(frame.removed, { file: pdf.file.name }));
          tray.current?.querySelector('h2')?.focus();
        }}
        onUnlock={unlock}
      />
    </ListBench>
  );
}

const sum = (pdfs: readonly Pdf[], of: (pdf: Pdf) => number) => pdfs.reduce((all, pdf) => all + of(pdf), 0);
