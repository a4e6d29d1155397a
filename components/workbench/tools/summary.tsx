import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { say } from '@/lib/sentences';
import { useBrought } from '../engine/use-brought';
import { useCopy } from '../engine/use-copy';
import { useEngine } from '../engine/use-engine';
import { usePapers } from '../engine/use-papers';
import { useSaving } from '../engine/use-saving';
import { useSlow } from '../engine/use-slow';
import { refocus } from '../engine/use-tray';
import { Bench } from '../parts/bench';
import { PaperView } from '../parts/paper-view';
import { Working } from '../parts/progress';
import type { ToolProps } from '../tool';
import { SummaryFoil } from './summary-foil';
import { marksOf, pointsText, savePdf, saveWord } from './summary-output';
import { SummarySaved } from './summary-saved';
import { SummaryTray } from './summary-tray';
import { useSummary } from './use-summary';

/** Summarize Text: the main sentences of a text, marked in it. */
export function Summary({ words, files, announce, onFiles, ...bench }: ToolProps<'summary'>) {
  const frame = { ...bench.frame, ...words.own };
  const { engine: pdf, ...first } = useEngine(bench.engines, 'pdf');
  const { engine: text, ...second } = useEngine(bench.engines, 'text');
  const fetched = first.fetched ?? second.fetched;
  const read = usePapers({ pdf, text }, files);
  const [paper, ...waiting] = read.papers.filter(({ state }) => state !== 'refused');
  const of = useSummary(text, paper);
  const saving = useSaving(
    (file) => announce(say(frame.saved, { file })),
    `${paper?.key} ${of.way} ${of.length}`,
  );
  const { job } = saving.work;
  const slow = useSlow(job.state === 'working');
  const { state: copied, copy, forget } = useCopy();
  const [shown, show] = useState<string>();
  const [other, askOther] = useState(false);
  const [side, turn] = useState<'points' | 'text'>('points');
  const [cancelled, setCancelled] = useState<File>();
  const tray = useRef<HTMLDivElement>(null);
  const bring = useBrought(tray);
  const { points, summary, way } = of;
  const reading =
    paper &&
    ((paper.state === 'reading' && !paper.password) ||
      (of.begun && way === 'sentences' && !summary && !of.fault));

  // After a choice of files their name gets the focus, not the field for another text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice of files.
  useEffect(() => {
    askOther(false);
    turn('points');
    setCancelled(undefined);
    announce(say(frame.added, { count: files.length }));
    tray.current?.querySelector('h2')?.focus();
  }, [files]);
  // The focused button may be removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the text or the view changes.
  useEffect(() => refocus(tray.current), [paper?.key, slow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the points have changed.
  useEffect(() => {
    forget();
    show(points?.find(({ place }) => place)?.key);
    if (points) announce(say(words.points, { count: points.length }));
  }, [points?.map(({ key }) => key).join(), paper?.key, way]);

  const marks = useMemo(() => marksOf(points ?? [], summary?.facts, shown), [points, summary, shown]);
  const name = paper?.file.name ?? '';
  const info = paper?.info;
  const paged = info?.kind === 'pdf' || (info?.sheets.length ?? 0) > 1;
  const note = way === 'model' ? words.model.note : words.note;
  const written = { words, file: name, points: points ?? [], paged, note };

  const onCopy = () => void copy(pointsText(written)).then((went) => went && announce(words.copied));
  function showLine(key: string) {
    flushSync(() => {
      show(key);
      turn('text');
    });
    bring();
    // On a phone the text replaces the points, including the pressed button.
    const { activeElement } = document;
    if (activeElement?.checkVisibility?.() === false) tray.current?.querySelector('section')?.focus();
    const fact = marksOf([], summary?.facts, key)[0];
    const place = points?.find((point) => point.key === key)?.place ?? fact;
    announce(say(paged ? words.shownOnPage : words.shown, { page: place?.page ?? 1 }));
  }
  function cancel() {
    if (!paper) return;
    setCancelled(paper.file);
    read.remove(paper.key);
    announce(frame.cancelled);
  }
  function takeOther(more: readonly File[]) {
    if (more.length === 0) return;
    if (paper) read.remove(paper.key);
    onFiles(more);
  }

  return (
    <Bench
      {...bench}
      frame={frame}
      step={points && points.length > 0 ? 3 : 1}
      done={saving.made !== undefined}
      empty={!paper}
      before={{ title: words.before, text: words.note }}
      foilFirst={!reading}
      tray={
        <SummaryTray
          {...{ frame, words, paper, waiting, paged, other, cancelled }}
          nothing={points?.length === 0}
          reading={Boolean(reading)}
          ref={tray}
          accept={bench.accept}
          of={read}
          faults={[of.fault, job.state === 'idle' ? job.fault : undefined]}
          onRetry={of.again}
          onOther={askOther}
          onFiles={takeOther}
        >
          {info ? (
            <PaperView
              words={frame.paper}
              label={say(words.view, { file: name })}
              paper={info}
              marks={marks}
              current={shown}
              reading
            />
          ) : null}
        </SummaryTray>
      }
      foil={
        reading ? (
          <Working
            {...{ frame, fetched }}
            title={words.before}
            work={{ job: { state: 'working', progress: read.progress }, cancel, wait: () => undefined }}
            count={0}
          />
        ) : slow ? (
          <Working {...{ frame, fetched, work: saving.work }} title={words.saving} count={1} />
        ) : saving.made ? (
          <SummarySaved
            {...{ frame, saving, words, way, copied, onCopy }}
            made={saving.made}
            next={bench.next}
            points={points ?? []}
            facts={summary?.facts}
          />
        ) : (
          <SummaryFoil
            {...of}
            {...{ frame, words, paged, copied, onCopy, side }}
            onSide={turn}
            current={shown}
            onOther={() => askOther(true)}
            onShow={showLine}
            onWord={() => saving.start((run) => saveWord(text, written, summary?.facts, run), '')}
            onPdf={
              paper && info?.kind === 'pdf'
                ? () => saving.start((run) => savePdf(pdf, written, paper, run), '')
                : undefined
            }
          />
        )
      }
    />
  );
}
