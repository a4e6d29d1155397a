import { useEffect, useRef } from 'react';
import { say } from '@/lib/words';
import { fileName } from '../engine/save';
import { useBrought } from '../engine/use-brought';
import { useEngine } from '../engine/use-engine';
import { usePapers } from '../engine/use-papers';
import { useSaving } from '../engine/use-saving';
import { useSlow } from '../engine/use-slow';
import { AddFiles } from '../parts/add-files';
import { Bar, Bench, Notice, Way } from '../parts/bench';
import { FaultNotice } from '../parts/fault-notice';
import { PaperTroubles } from '../parts/paper-troubles';
import { Working } from '../parts/progress';
import type { ToolProps } from '../tool';
import { PlagiarismFoil } from './plagiarism-foil';
import { PlagiarismKeys } from './plagiarism-keys';
import { PlagiarismLeaves } from './plagiarism-leaves';
import { reportParts } from './plagiarism-text';
import { usePlagiarism } from './use-plagiarism';

/** Plagiarism Screener: passages of the first file that stand in the others too. */
export function Plagiarism({ words, frame, files, announce, onFiles, ...bench }: ToolProps<'plagiarism'>) {
  const { engine: pdf, fetched } = useEngine(bench.engines, 'pdf');
  const { engine: text } = useEngine(bench.engines, 'text');
  const { papers, progress, remove, unlock, retry, place } = usePapers({ pdf, text }, files);
  const [first, ...others] = papers;
  const document = first?.state === 'refused' ? undefined : first;
  const sources = others.filter(({ state }) => state !== 'refused');
  const of = usePlagiarism(text, document, sources);
  const saving = useSaving((file) => announce(say(frame.saved, { file })));
  const { job } = saving.work;
  const slow = useSlow(job.state === 'working');
  const tray = useRef<HTMLDivElement>(null);
  const bring = useBrought(tray);
  const { found, at } = of;
  const count = found?.passages.length ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each choice anew.
  useEffect(() => {
    announce(say(frame.added, { count: files.length }));
  }, [files]);
  // Focus comes to the document once, when it arrives.
  useEffect(() => tray.current?.querySelector('h2')?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken when other passages were found.
  useEffect(() => {
    if (found) announce(say(words.matches, { count }));
  }, [found]);

  const info = document?.info;
  const ready = sources.filter(({ info }) => info);
  const read = ready.flatMap(({ info }) => info ?? []);
  const name = document?.file.name ?? '';

  function report() {
    if (!info || !found) return;
    const stem = name.replace(/\.[^.]+$/, '');
    const input = {
      name: fileName(say(words.reportName, { name: stem }), 'docx', stem),
      title: say(words.report.title, { file: name }),
      parts: reportParts(words, info, read, found),
    };
    saving.start((run) => text.run('writeWord', input, run), '');
  }
  function go(to: number) {
    of.show(to);
    bring();
    announce(say(words.of, { number: to + 1, count }));
  }
  // The first file is the document, so those that could not be read make room for it.
  function takeDocument(more: readonly File[]) {
    for (const { key } of papers) remove(key);
    onFiles(more);
  }
  function takeOff(key: string) {
    remove(key);
    tray.current?.querySelector('h2')?.focus();
  }

  const title = found ? say(words.matches, { count }) : of.comparing ? words.comparing : name || words.none;
  const note = [found ? name : '', info ? say(words.words, { count: info.words }) : '']
    .filter(Boolean)
    .join(' · ');
  return (
    <Bench
      {...bench}
      frame={frame}
      step={found ? 2 : 1}
      done={false}
      empty={papers.every(({ state }) => state === 'refused')}
      tray={
        <div ref={tray} className="flex flex-1 flex-col">
          <Bar
            title={title}
            note={note}
            end={
              <PlagiarismKeys
                {...{ words, at, count }}
                undo={frame.undo}
                onUndo={of.canUndo ? of.undo : undefined}
                onPlace={go}
              />
            }
          />
          {of.fault ? (
            <FaultNotice frame={frame} fault={of.fault} file={name}>
              <Way onClick={of.again}>{frame.retry}</Way>
            </FaultNotice>
          ) : null}
          {job.state === 'idle' && job.fault ? (
            <FaultNotice frame={frame} fault={job.fault} file={name} />
          ) : null}
          <PaperTroubles
            {...{ frame, papers, fetched, progress }}
            onUnlock={unlock}
            onRetry={retry}
            onRemove={takeOff}
          />
          {!document ? (
            <>
              <Notice {...words.first} />
              {sources.length === 0 ? (
                <AddFiles
                  {...{ frame }}
                  accept={bench.accept}
                  multiple
                  label={words.addDocument}
                  onFiles={takeDocument}
                />
              ) : null}
            </>
          ) : sources.length === 0 ? (
            <Notice {...words.alone} />
          ) : null}
          {found && count === 0 ? <Notice {...words.nothing} /> : null}
          {info ? (
            <PlagiarismLeaves {...{ frame, words, of, announce }} document={info} sources={read} />
          ) : null}
        </div>
      }
      foil={
        slow ? (
          <Working {...{ frame, fetched, work: saving.work }} title={words.saving} count={papers.length} />
        ) : (
          <PlagiarismFoil
            {...{ frame, words, of, onFiles }}
            sources={ready}
            accept={bench.accept}
            saved={saving.saved}
            onShow={go}
            onDocument={(key) => place(key, 0)}
            onRemove={takeOff}
            onReport={report}
          />
        )
      }
    />
  );
}
