import { stem } from 'engines/pdf/client';
import { useEffect, useRef } from 'react';
import { say } from '@/lib/sentences';
import { fileName } from '../engine/save';
import { useBrought } from '../engine/use-brought';
import { useEngine } from '../engine/use-engine';
import { usePapers } from '../engine/use-papers';
import { useSaving } from '../engine/use-saving';
import { useSlow } from '../engine/use-slow';
import { refocus } from '../engine/use-tray';
import { Bench } from '../parts/bench';
import { Working } from '../parts/progress';
import { SavedSheet } from '../parts/saved-sheet';
import type { ToolProps } from '../tool';
import { PlagiarismFoil } from './plagiarism-foil';
import { SourceShares } from './plagiarism-sources';
import { reportFigures, reportParts } from './plagiarism-text';
import { PlagiarismTray } from './plagiarism-tray';
import { usePlagiarism } from './use-plagiarism';

/** Plagiarism Screener: finds passages of the first file in the other files. */
export function Plagiarism({ words, files, announce, onFiles, ...bench }: ToolProps<'plagiarism'>) {
  const frame = { ...bench.frame, ...words.own };
  const { engine: pdf, fetched } = useEngine(bench.engines, 'pdf');
  const { engine: text } = useEngine(bench.engines, 'text');
  const chosen = usePapers({ pdf, text }, files);
  const { papers, remove, place } = chosen;
  const [first, ...others] = papers;
  const document = first?.state === 'refused' ? undefined : first;
  const sources = others.filter(({ state }) => state !== 'refused');
  const of = usePlagiarism(text, document, sources);
  const { found } = of;
  const saving = useSaving((file) => announce(say(frame.saved, { file })), found);
  /** The document was read, and there is no source. */
  const alone = document !== undefined && sources.length === 0;
  const slow = useSlow(saving.work.job.state === 'working');
  const tray = useRef<HTMLDivElement>(null);
  const bring = useBrought(tray);
  const count = found?.passages.length ?? 0;
  const slowly = useSlow(of.comparing && !found);
  /** No result yet, and files are being read. */
  const reading = !found && sources.length > 0 && (slowly || papers.some(({ state }) => state === 'reading'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice of files.
  useEffect(() => {
    announce(say(frame.added, { count: files.length }));
  }, [files]);
  // The document gets the focus once, when it arrives.
  useEffect(() => tray.current?.querySelector('h2')?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when other passages were found.
  useEffect(() => {
    if (found) announce(count > 0 ? say(words.matches, { count }) : words.noMatch);
  }, [found]);

  // The controls for the first source disappear with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the first source arrives.
  useEffect(() => refocus(tray.current), [alone]);

  const ready = sources.filter(({ info }) => info);

  function report() {
    const { info, file } = document ?? {};
    if (alone) {
      announce(words.alone.title);
      return tray.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    }
    if (!info || !file || !found) return;
    const name = stem(file.name);
    const input = {
      name: fileName(say(words.reportName, { name }), 'docx', name),
      title: say(words.report.title, { file: file.name }),
      parts: reportParts(
        words,
        info,
        ready.flatMap(({ info }) => info ?? []),
        found,
      ),
    };
    saving.start((run) => text.run('writeWord', input, run), '');
  }
  function go(to: number) {
    of.show(to);
    bring();
    announce(say(words.of, { number: to + 1, count }));
  }
  // The first file is the document, so unreadable ones before it are removed.
  function takeDocument(more: readonly File[]) {
    for (const { key } of papers) remove(key);
    onFiles(more);
  }
  function cancel() {
    const unread = papers.filter(({ state }) => state === 'reading');
    for (const { key } of unread.length > 0 ? unread : sources) remove(key);
    announce(frame.cancelled);
  }
  function takeOff(key: string) {
    remove(key);
    tray.current?.querySelector('h2')?.focus();
  }

  return (
    <Bench
      {...bench}
      frame={frame}
      step={saving.made ? 3 : found ? 2 : 1}
      done={saving.made !== undefined}
      empty={papers.every(({ state }) => state === 'refused')}
      before={{ title: frame.copyTitle, text: words.note }}
      tray={
        <PlagiarismTray
          {...{
            frame,
            words,
            chosen,
            document,
            sources,
            of,
            fetched,
            saving,
            alone,
            reading,
            announce,
            onFiles,
          }}
          ref={tray}
          accept={bench.accept}
          onDocument={takeDocument}
          onPlace={go}
          onRemove={takeOff}
        />
      }
      foil={
        reading ? (
          <Working
            {...{ frame, fetched }}
            title={words.reading}
            work={{ job: { state: 'working', progress: chosen.progress }, cancel, wait: () => undefined }}
            count={0}
          />
        ) : slow ? (
          <Working {...{ frame, fetched, work: saving.work }} title={words.saving} count={papers.length} />
        ) : saving.made ? (
          <SavedSheet
            {...{ frame, saving }}
            made={saving.made}
            next={bench.next}
            figure={found && reportFigures(words, found).join(' · ')}
            kept={words.kept}
          >
            {found ? <SourceShares {...{ words, found }} /> : null}
          </SavedSheet>
        ) : (
          <PlagiarismFoil
            {...{ frame, words, of, alone, onFiles }}
            sources={ready}
            accept={bench.accept}
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
