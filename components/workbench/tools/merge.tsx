import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import { fileSize, say } from '@/lib/words';
import { budgetHere } from '../engine/budget';
import { fileName } from '../engine/save';
import { useEngine } from '../engine/use-engine';
import { useJob } from '../engine/use-job';
import { sourceOf, usePdfs } from '../engine/use-pdfs';
import { AddFiles } from '../parts/add-files';
import { Bar, Bench, FoilBody, FoilFoot, Notice, Sum, Way } from '../parts/bench';
import { Done } from '../parts/done';
import { FaultNotice } from '../parts/fault-notice';
import { Check, Field } from '../parts/field';
import { Working, wordsOf } from '../parts/progress';
import type { ToolProps } from '../tool';
import { MergeRows } from './merge-rows';
import { MergedRows } from './merged-rows';

/** Merge PDF's: files in their order, one PDF out. */
export function Merge({ words, frame, files, announce, onUnsaved, ...bench }: ToolProps<'merge'>) {
  const { engine, fetched } = useEngine<PdfOperations>(bench.engine);
  const { pdfs, remove, place, unlock, retry } = usePdfs(engine, files);
  const { job, start, cancel, wait, reset } = useJob();
  const [typed, setTyped] = useState(words.fileName);
  const [keep, setKeep] = useState(true);
  const [perFile, setPerFile] = useState(true);
  const [rightHand, setRightHand] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const [oneMore, setOneMore] = useState(false);
  const tray = useRef<HTMLDivElement>(null);

  const listed = pdfs.filter(({ state }) => state !== 'refused');
  const ready = listed.filter(({ state }) => state === 'ready');
  const locked = listed.filter(({ state }) => state === 'locked').length;
  const pages = ready.reduce((sum, { info }) => sum + (info?.pages ?? 0), 0);
  const lost = ready.reduce((sum, { info }) => sum + (info?.repaired?.lost.length ?? 0), 0);
  const bytes = listed.reduce((sum, { file }) => sum + file.size, 0);

  // Focus comes to the list once, when the first files arrive.
  useEffect(() => tray.current?.querySelector('h2')?.focus(), []);
  useEffect(() => {
    if (files.length > 0) announce(say(frame.added, { count: files.length }));
  }, [files, frame, announce]);
  const tenth =
    job.state === 'working' && job.progress ? Math.floor((10 * job.progress.done) / job.progress.total) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken with each tenth of the work, not with each page.
  useEffect(() => {
    if (job.state === 'working') announce(wordsOf(frame.progress, job.progress, undefined));
    if (job.state === 'idle' && job.cancelled) announce(frame.cancelled);
    if (job.state === 'done') {
      const [made] = job.outcome.files;
      announce(say(frame.done, { count: made?.pages ?? 0, file: made?.name ?? '' }));
    }
    onUnsaved(job.state === 'done');
  }, [job.state, tenth]);

  function merge(anyway = false) {
    setOneMore(ready.length < 2 && locked === 0);
    if (ready.length < 2 || ready.length < listed.length) {
      const waiting = tray.current?.querySelector<HTMLElement>('form input, input[type=file]');
      return waiting?.focus();
    }
    if (!anyway && bytes > budgetHere().ask) return setTooLarge(true);
    setTooLarge(false);
    const options = {
      bookmarks: keep ? (perFile ? 'per-file' : 'keep') : 'none',
      rightHand,
      name: fileName(typed, 'pdf', words.fileName),
    } as const;
    void start((run) => engine.run('merge', { sources: ready.map(sourceOf), options }, run));
  }

  if (job.state === 'done') {
    const [made] = job.outcome.files;
    return (
      <Bench
        {...bench}
        frame={frame}
        step={3}
        unsaved
        tray={<MergedRows {...{ frame, words, engine, pdfs: ready, rightHand }} onBack={reset} />}
        foil={
          made ? (
            <Done
              frame={frame}
              file={made}
              facts={job.outcome.facts}
              took={job.took}
              next={bench.next}
              onSaved={() => onUnsaved(false)}
            />
          ) : null
        }
      />
    );
  }

  const working = job.state === 'working';
  const held = oneMore && ready.length < 2 ? words.oneMore : undefined;
  return (
    <Bench
      {...bench}
      frame={frame}
      step={2}
      unsaved={false}
      tray={
        <div ref={tray} className="flex flex-1 flex-col">
          <Bar title={say(words.title, { count: listed.length })} note={fileSize(bytes)} />
          {job.state === 'idle' && job.fault ? <FaultNotice frame={frame} fault={job.fault} /> : null}
          {tooLarge ? (
            <Notice title={say(frame.large.title, { size: fileSize(bytes) })} text={frame.large.text} refused>
              <Way onClick={() => merge(true)}>{frame.large.anyway}</Way>
            </Notice>
          ) : null}
          {pdfs
            .filter(({ state }) => state === 'refused')
            .map(({ key, file, fault }) =>
              fault ? (
                <FaultNotice key={key} frame={frame} fault={fault} file={file.name}>
                  {fault.code === 'slow' || fault.code === 'offline' ? (
                    <Way onClick={() => retry(key)}>{frame.retry}</Way>
                  ) : null}
                  <Way onClick={() => remove(key)}>{frame.dismiss}</Way>
                </FaultNotice>
              ) : null,
            )}
          <MergeRows
            frame={frame}
            pdfs={listed}
            fetched={fetched}
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
          {working ? null : <AddFiles frame={frame} {...bench} />}
        </div>
      }
      foil={
        working ? (
          <>
            <Bar
              foil
              title={fileName(typed, 'pdf', words.fileName)}
              note={say(frame.pages, { count: pages })}
            />
            <Working
              frame={frame}
              progress={job.progress}
              fetched={fetched}
              stalled={job.stalled}
              count={listed.length}
              onCancel={cancel}
              onWait={wait}
            />
          </>
        ) : (
          <>
            <Bar foil title={words.newFile} />
            <FoilBody>
              <Field
                label={frame.name}
                value={typed}
                maxLength={120}
                hint={frame.nameHint}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <div>
                <Check
                  label={words.bookmarks}
                  hint={words.bookmarksHint}
                  checked={keep}
                  onChange={() => setKeep(!keep)}
                />
                <Check
                  label={words.perFile}
                  hint={words.perFileHint}
                  checked={keep && perFile}
                  disabled={!keep}
                  onChange={() => setPerFile(!perFile)}
                />
                <Check
                  label={words.rightHand}
                  hint={words.rightHandHint}
                  checked={rightHand}
                  onChange={() => setRightHand(!rightHand)}
                />
              </div>
            </FoilBody>
            <FoilFoot>
              <Sum
                figure={say(frame.pages, { count: pages })}
                text={locked > 0 ? words.soFar : undefined}
                end={
                  locked > 0
                    ? say(words.lockedFiles, { count: locked })
                    : lost > 0
                      ? say(words.lostPages, { count: lost })
                      : undefined
                }
              />
              <Button
                className="w-full"
                aria-disabled={ready.length < 2 || ready.length < listed.length || undefined}
                onClick={() => merge()}
              >
                {say(words.button, { count: listed.length })}
              </Button>
              {held ? <p role="alert">{held}</p> : null}
            </FoilFoot>
          </>
        )
      }
    />
  );
}
