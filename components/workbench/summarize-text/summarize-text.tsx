import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { DocumentView } from '../documents/document-view';
import { Legend, readSample } from '../documents/legend';
import { unreadPagesOf } from '../documents/unread-pages';
import { useDocuments } from '../documents/use-documents';
import { useScrollToPlace } from '../documents/use-scroll-to-place';
import { focusHeading, refocus } from '../shell/pane-focus';
import { Working } from '../shell/progress';
import { useShell } from '../shell/shell-context';
import type { StepCompletion } from '../shell/steps';
import { ToolShell } from '../shell/tool-shell';
import { useEngine } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useSaving } from '../shell/use-saving';
import { useSlow } from '../shell/use-slow';
import { SummaryDocument } from './summary-document';
import { SummaryOptions } from './summary-options';
import { marksOf, savePdf, saveWord } from './summary-output';
import { SummarySaved } from './summary-saved';
import { countOf, useSummary } from './use-summary';

/** Summarize Text: the main sentences of a text, marked in it. */
export function SummarizeText() {
  const { files, announce, onFiles } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('summarize-text');

  const { engine: pdf, ...first } = useEngine('pdf');
  const { engine: text, ...second } = useEngine('text');
  const fetched = first.fetched ?? second.fetched;
  const read = useDocuments({ pdf, text }, files);
  const [doc, ...waiting] = read.documents.filter(({ state }) => state !== 'refused');
  const summaryState = useSummary(text, doc);
  const saving = useSaving(
    (file) => announce(formatMessage(shared.saved, { file })),
    `${doc?.key} ${summaryState.method} ${summaryState.length}`,
  );
  const { job } = saving.runner;
  const slow = useSlow(job.state === 'working');
  const [shown, setShown] = useState<string>();
  const [showsTextField, setShowsTextField] = useState(false);
  const [side, setSide] = useState<'points' | 'text'>('points');
  const [cancelled, setCancelled] = useState<File>();
  const documentPane = useRef<HTMLDivElement>(null);
  const scrollTo = useScrollToPlace(documentPane);
  const { points, summary, method } = summaryState;
  const isRead = doc?.state !== 'reading';
  const isFinding = summaryState.begun && method === 'sentences' && !summary && !summaryState.fault;
  const reading = doc && ((!isRead && !doc.password) || isFinding);

  // After a choice of files the heading with their name gets the focus, not the field for another text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice of files.
  useEffect(() => {
    setShowsTextField(false);
    setSide('points');
    setCancelled(undefined);
    announce(formatMessage(shared.added, { count: files.length }));
    focusHeading(documentPane.current);
  }, [files]);
  // The focused button may be removed when the text or the view changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text or the view changes.
  useEffect(() => refocus(documentPane.current), [doc?.key, slow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the points have changed.
  useEffect(() => {
    setShown(points?.find(({ place }) => place)?.key);
    if (points) announce(formatMessage(messages.points, { count: countOf(points) }));
  }, [points?.map(({ key }) => key).join(), doc?.key, method]);

  const marks = useMemo(() => marksOf(points ?? [], summary?.facts, shown), [points, summary, shown]);
  const name = doc?.file.name ?? '';
  const info = doc?.info;
  const paged = info?.kind === 'pdf' || (info?.sheets.length ?? 0) > 1;
  const note = method === 'model' ? messages.model.note : messages.note;
  const { onlyFacts } = summaryState;
  const sums = onlyFacts > 0 ? summary?.facts.amounts : undefined;
  const unread = unreadPagesOf(shared.unreadPages, info ? [info] : []);
  const exportInput = { messages, file: name, points: points ?? [], paged, note, sums, unread };

  function showLine(key: string) {
    flushSync(() => {
      setShown(key);
      setSide('text');
    });
    scrollTo();
    // On a phone the text replaces the points, including the pressed button.
    const { activeElement } = document;
    if (activeElement?.checkVisibility?.() === false) documentPane.current?.querySelector('section')?.focus();
    const fact = marksOf([], summary?.facts, key)[0];
    const place = points?.find((point) => point.key === key)?.place ?? fact;
    announce(formatMessage(paged ? messages.shownOnPage : messages.shown, { page: place?.page ?? 1 }));
  }
  function cancel() {
    if (!doc) return;
    setCancelled(doc.file);
    read.remove(doc.key);
    announce(shared.cancelled);
  }
  function takeOther(more: readonly File[]) {
    if (more.length === 0) return;
    if (doc) read.remove(doc.key);
    onFiles(more);
  }

  return (
    <ToolShell
      completedSteps={summarySteps(messages, {
        isFinding,
        hasSummary: (points?.length ?? 0) > 0,
        isSaved: saving.made !== undefined,
      })}
      done={saving.made !== undefined}
      empty={!doc}
      before={{ title: messages.before, text: messages.note }}
      optionsFirst={!reading}
      readsOptions={!reading}
      documentPane={
        <SummaryDocument
          {...{ doc, waiting, paged, showsTextField, cancelled }}
          hasNoPoints={points?.length === 0}
          reading={Boolean(reading)}
          ref={documentPane}
          chosen={read}
          faults={[summaryState.fault, job.state === 'idle' ? job.fault : undefined]}
          onRetry={summaryState.again}
          onShowTextField={setShowsTextField}
          onFiles={takeOther}
        >
          {info ? (
            <DocumentView
              messages={shared.documentView}
              label={formatMessage(messages.view, { file: name })}
              doc={info}
              marks={marks}
              current={shown}
              isForReading
              keepsTop
            />
          ) : null}
          {marks.length > 0 ? <Legend marks={[{ sample: readSample, meaning: messages.inSummary }]} /> : null}
        </SummaryDocument>
      }
      optionsPanel={
        reading ? (
          <Working
            {...{ fetched }}
            title={isRead ? messages.working : messages.reading}
            runner={{
              job: { state: 'working', progress: isRead ? undefined : read.progress },
              cancel,
              wait: () => undefined,
            }}
            count={0}
          />
        ) : slow ? (
          <Working {...{ fetched, runner: saving.runner }} title={messages.saving} count={1} />
        ) : saving.made ? (
          <SummarySaved {...{ saving, method, exportInput }} finished={saving.made} facts={summary?.facts} />
        ) : (
          <SummaryOptions
            {...summaryState}
            {...{ exportInput, side }}
            onSide={setSide}
            current={shown}
            onOther={() => setShowsTextField(true)}
            onShow={showLine}
            onWord={() => saving.start((run) => saveWord(text, exportInput, summary?.facts, run), '')}
            onPdf={
              doc && info?.kind === 'pdf'
                ? () => saving.start((run) => savePdf(pdf, exportInput, doc, run), '')
                : undefined
            }
          />
        )
      }
    />
  );
}

type SummaryProgress = { isFinding: boolean; hasSummary: boolean; isSaved: boolean };

/** Completion of the steps. Choosing a length counts at once, because a summary has one from the start. */
export const summarySteps = (
  { working }: Pick<Messages<'summarize-text'>, 'working'>,
  { isFinding, hasSummary, isSaved }: SummaryProgress,
): StepCompletion[] => (isFinding ? [true, { open: working }, false] : [hasSummary, hasSummary, isSaved]);
