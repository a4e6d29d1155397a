import { useEffect, useRef, useState } from 'react';
import { say } from '@/lib/sentences';
import { type Pdf, usePdfs } from '../documents/use-pdfs';
import { budgetHere } from '../shell/budget';
import { FileListTool } from '../shell/file-list-tool';
import { fileName } from '../shell/save';
import type { ToolProps } from '../shell/tool';
import { useAnnouncer } from '../shell/use-announcer';
import { sourceOf } from '../shell/use-chosen';
import { useEngine } from '../shell/use-engine';
import { copiedIn, useJob } from '../shell/use-job';
import { useRequestedOptions } from '../shell/use-requested-options';
import { type Choices, MergeOptions } from './merge-options';
import { MergeRows } from './merge-rows';
import { MergeThumbnails } from './merge-thumbnails';
import { MergedRows } from './merged-rows';

/** Merge PDF: ordered files become one PDF. */
export function MergePdf({ words, frame, files, announce, onUnsaved, ...shell }: ToolProps<'merge-pdf'>) {
  const { engine, fetched } = useEngine(shell.engines, 'pdf');
  const { chosen: pdfs, remove, place, unlock, retry } = usePdfs(engine, files);
  const work = useJob();
  const { job, start, reset } = work;
  const [choices, setChoices] = useState<Choices>({
    name: words.fileName,
    keep: true,
    perFile: true,
    rightHand: false,
  });
  const [large, setLarge] = useState(false);
  const [pressed, setPressed] = useState(false);
  const documentPane = useRef<HTMLDivElement>(null);
  useAnnouncer({ frame, job, files, announce, onUnsaved });
  // The list gets the focus once, when the first files arrive.
  useEffect(() => documentPane.current?.querySelector('h2')?.focus(), []);

  const listed = pdfs.filter(({ state }) => state !== 'refused');
  const read = listed.filter(({ state }) => state === 'ready');
  const locked = listed.filter(({ state }) => state === 'locked').length;
  const bytes = sum(listed, ({ file }) => file.size);
  const pages = sum(read, ({ info }) => info?.pages ?? 0);
  const ready = read.length > 1 && read.length === listed.length;
  const name = fileName(choices.name, 'pdf', words.fileName);
  const waits = !ready && locked === 0 && listed.length > 1;
  const { want } = useRequestedOptions(ready, waits, merge);

  function merge(anyway = false) {
    setPressed(true);
    if (waits) return want(true);
    if (!ready)
      return documentPane.current?.querySelector<HTMLElement>('form input, input[type=file]')?.focus();
    setLarge(!anyway && bytes > budgetHere().ask);
    if (!anyway && bytes > budgetHere().ask) return;
    const { keep, perFile, rightHand } = choices;
    const bookmarks = keep ? (perFile ? 'per-file' : 'keep') : 'none';
    const options = { bookmarks, rightHand, name } as const;
    void start((run) => engine.run('merge', { sources: read.map(sourceOf), options }, run));
  }

  const working = job.state === 'working';
  return (
    <FileListTool
      props={{ ...shell, frame, onUnsaved }}
      {...{ work, fetched, documentPane, bytes, pages, files: pdfs, onRetry: retry, onRemove: remove }}
      count={listed.length}
      title={say(words.title, { count: listed.length })}
      making={name}
      below={
        <MergeThumbnails
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
      optionsPanel={
        <MergeOptions
          {...{ frame, words, choices, pages, locked, ready }}
          count={listed.length}
          lost={sum(read, ({ info }) => info?.repaired?.lost.length ?? 0)}
          disabledReason={pressed && listed.length < 2 ? words.oneMore : undefined}
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
          documentPane.current?.querySelector('h2')?.focus();
        }}
        onUnlock={unlock}
      />
    </FileListTool>
  );
}

const sum = (pdfs: readonly Pdf[], of: (pdf: Pdf) => number) => pdfs.reduce((all, pdf) => all + of(pdf), 0);
