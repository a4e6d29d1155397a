import { stem } from 'engines/pdf/client';
import { useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { ThumbnailStripControls } from '../documents/thumbnail-strip-controls';
import { usePrepared } from '../documents/use-prepared';
import { useThumbnailStrip } from '../documents/use-thumbnail-strip';
import { AddFiles } from '../shell/add-files';
import { Facts } from '../shell/facts';
import { JobStart } from '../shell/job-start';
import { ResultPanel } from '../shell/result';
import { ResultShell } from '../shell/result-shell';
import { fileName } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { SingleFileTool } from '../shell/single-file-tool';
import { sourceOf } from '../shell/use-chosen-files';
import { useEngine } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useRequestedStart } from '../shell/use-requested-start';
import { useToolJob } from '../shell/use-tool-job';
import { convertFiles, type FileReport } from './convert-files';
import { useLaidOutWordFile } from './use-laid-out-word-file';
import { WordFiles } from './word-files';
import { type WordChoice, WordOptions } from './word-options';
import { WordPages } from './word-pages';

/** Word to PDF: lays out a Word file on pages, with a preview before saving. */
export function WordToPdf() {
  const { files } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('word-to-pdf');

  const { engine, fetched } = useEngine('word');
  const reader = useEngine('pdf');
  const chosen = useLaidOutWordFile(engine, reader.engine, files);
  const { current: word } = chosen;
  const { runner, job, documentPane } = useToolJob();
  const [choice, setChoice] = useState<WordChoice>({ bookmarks: true, result: 'each' });
  const [reports, setReports] = useState<readonly FileReport[]>([]);

  const { info } = word ?? {};
  const defaultName = stem(word?.file.name ?? '') || messages.fileName;
  const { name: typed = defaultName, bookmarks } = choice;
  const name = fileName(typed, 'pdf', messages.fileName);
  const size = fileSize(word?.file.size ?? 0);
  const note = info ? `${formatMessage(shared.pages, { count: info.pages })} · ${size}` : size;
  const { all } = chosen;
  const isSeveral = all.length > 1;
  // The files may be merged, so the PDF engine is prepared.
  usePrepared(reader.engine, isSeveral && all.some(({ state }) => state === 'ready'));
  const ready = all.length > 0 && all.every(({ state }) => state === 'ready');
  const waits = all.some(({ state }) => state === 'reading');
  const joined = isSeveral && choice.result === 'joined' ? name : undefined;
  const { requested, request } = useRequestedStart(ready, waits, make);

  function make() {
    if (waits) return request(true);
    if (!word) return documentPane.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    if (isSeveral) {
      void runner.start(async (run) => {
        const engines = { word: engine, pdf: reader.engine };
        const converted = await convertFiles(all, engines, { bookmarks, mergedName: joined }, run);
        setReports(converted.reports);
        return converted.outcome;
      });
      return;
    }
    setReports([]);
    const input = { file: sourceOf(word), bookmarks, name };
    void runner.start((run) => engine.run('convertWord', input, run));
  }

  const thumbnailStrip = useThumbnailStrip(`${info?.preview.key} ${job.state === 'done'}`);
  const isDone = job.state === 'done';
  const list = isSeveral ? (
    <WordFiles
      files={all}
      visibleKey={word?.key}
      onShow={chosen.open}
      onRemove={job.state === 'idle' ? chosen.remove : undefined}
    />
  ) : null;
  const pages = info ? (
    <WordPages
      {...{ info, thumbnailStrip }}
      isResult={isDone}
      draw={(page, width) => reader.engine.run('drawPage', { source: info.preview, page, width })}
    />
  ) : null;

  if (job.state === 'done') {
    return (
      <ResultShell
        job={job}
        title={isSeveral ? word?.file.name : formatMessage(shared.pages, { count: info?.pages ?? 0 })}
        note=""
        documentPane={
          <>
            {list}
            {pages}
          </>
        }
        back={messages.back}
        onBack={runner.reset}
        optionsPanel={
          <ResultPanel {...job.outcome} seconds={job.seconds} zip={messages.several.zip}>
            {reports.map(({ name, facts }) => (
              <div key={name} className="mt-4">
                <Facts title={name} facts={facts} />
              </div>
            ))}
          </ResultPanel>
        }
      />
    );
  }
  const addFiles =
    word?.state === 'ready' ? <AddFiles isSecondary disabled={job.state === 'working'} /> : null;
  return (
    <SingleFileTool
      isSteady
      {...{ runner, documentPane, fetched, note }}
      // The list of files stands above the pages. A locked file has no pages, so notices show the waiting files.
      chosen={{ ...chosen, waiting: word?.state === 'locked' ? chosen.waiting : [] }}
      reading={reader.fetched}
      jobTitle={isSeveral && !joined ? formatMessage(shared.copies, { count: all.length }) : name}
      end={<ThumbnailStripControls hiddenOnPhones thumbnailStrip={thumbnailStrip} total={info?.pages ?? 0} />}
      optionsPanel={
        <JobStart value={{ ready, disabledReason: requested ? messages.wait : undefined, onStart: make }}>
          <WordOptions {...{ info, choice }} fileCount={all.length} name={typed} onChoose={setChoice} />
        </JobStart>
      }
    >
      {list}
      {isSeveral ? addFiles : null}
      {pages}
      {isSeveral ? null : addFiles}
    </SingleFileTool>
  );
}
