import { stem } from 'engines/pdf/client';
import { useState } from 'react';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { ThumbnailStripKeys } from '../documents/thumbnail-strip-keys';
import { useThumbnailStrip } from '../documents/use-thumbnail-strip';
import { ResultShell } from '../shell/result-shell';
import { fileName } from '../shell/save';
import { SingleFileTool } from '../shell/single-file-tool';
import type { ShellProps } from '../shell/tool';
import { sourceOf } from '../shell/use-chosen';
import { useEngine } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useRequestedOptions } from '../shell/use-requested-options';
import { useToolJob } from '../shell/use-tool-job';
import { useWord } from './use-word';
import { type WordChoice, WordOptions } from './word-options';
import { WordPages } from './word-pages';

/** Word to PDF: lays out a Word file on pages, with a preview before saving. */
export function WordToPdf({ files, announce, onUnsaved, ...shell }: ShellProps) {
  const shared = useSharedMessages();
  const messages = useMessages('word-to-pdf');

  const { engine, fetched } = useEngine(shell.engines, 'word');
  const reader = useEngine(shell.engines, 'pdf');
  const chosen = useWord(engine, reader.engine, files);
  const { one: word } = chosen;
  const { runner, job, documentPane } = useToolJob({ files, announce, onUnsaved });
  const [choice, setChoice] = useState<WordChoice>({ bookmarks: true });

  const { info } = word ?? {};
  const first = stem(word?.file.name ?? '') || messages.fileName;
  const { name: typed = first, bookmarks } = choice;
  const name = fileName(typed, 'pdf', messages.fileName);
  const size = fileSize(word?.file.size ?? 0);
  const note = info ? `${say(shared.pages, { count: info.pages })} · ${size}` : size;
  const ready = word?.state === 'ready';
  const waits = word?.state === 'reading';
  const { wanted, want } = useRequestedOptions(ready, waits, make);

  function make() {
    if (waits) return want(true);
    if (!word) return documentPane.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    const input = { file: sourceOf(word), bookmarks, name };
    void runner.start((run) => engine.run('convertWord', input, run));
  }

  const strip = useThumbnailStrip(`${info?.preview.key} ${job.state === 'done'}`);
  const pages = info ? (
    <WordPages
      {...{ info, strip }}
      copied={job.state === 'done'}
      draw={(page, width) => reader.engine.run('drawPage', { source: info.preview, page, width })}
    />
  ) : null;

  if (job.state === 'done') {
    return (
      <ResultShell
        {...shell}
        {...{ onUnsaved, job }}
        title={say(shared.pages, { count: info?.pages ?? 0 })}
        note=""
        documentPane={pages}
        back={messages.back}
        onBack={runner.reset}
      />
    );
  }
  return (
    <SingleFileTool
      {...{ shell, chosen, runner, documentPane, fetched, note }}
      reading={reader.fetched}
      making={name}
      end={<ThumbnailStripKeys messages={shared.strip} strip={strip} of={info?.pages ?? 0} />}
      optionsPanel={
        <WordOptions
          {...{ info, choice, ready }}
          title={name}
          name={typed}
          disabledReason={wanted ? messages.wait : undefined}
          onChoose={setChoice}
          onMake={make}
        />
      }
    >
      {pages}
    </SingleFileTool>
  );
}
