import { useEffect, useId, useRef, useState } from 'react';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import type { ViewMode } from '../documents/document-controls';
import { isPaged } from '../documents/document-marks';
import { scrollWindowTo } from '../documents/scroll-pane';
import { useDocumentEngines } from '../documents/use-document-engines';
import { useDocuments } from '../documents/use-documents';
import { refocus } from '../shell/pane-focus';
import { Working } from '../shell/progress';
import { useShell } from '../shell/shell-context';
import type { StepCompletion } from '../shell/steps';
import { ToolShell } from '../shell/tool-shell';
import { useAnnouncer } from '../shell/use-announcer';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useSaving } from '../shell/use-saving';
import { CompareChanges } from './compare-changes';
import { CompareDocuments } from './compare-documents';
import { CompareFiles, scanTitle } from './compare-files';
import { CompareOptions } from './compare-options';
import { type ChangeFilter, countsOf, listedOf, summaryOf, whereOf } from './differences';
import { useComparison } from './use-comparison';

/** Compare PDF: two documents side by side, with removed and added text marked. */
export function ComparePdf() {
  const { files, announce, onUnsaved } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('compare-pdf');
  const { engines, fetched } = useDocumentEngines();
  const chosen = useDocuments(engines, files, { scans: true });
  const accepted = chosen.documents.filter(({ state }) => state !== 'refused');
  const [old, newer] = accepted;
  const comparing = useComparison(engines, old, newer);
  const { runner, result, both } = comparing;
  const [current, setCurrent] = useState(0);
  const [filter, setFilter] = useState<ChangeFilter>('all');
  const [chosenView, setViewMode] = useState<ViewMode>('text');
  const listedChanges = listedOf(result?.differences ?? [], filter);
  const documentPane = useRef<HTMLDivElement>(null);
  const newField = useId();
  const saving = useSaving((file) => announce(formatMessage(shared.saved, { file })), result);
  useAnnouncer(runner.job, { reads: true });

  // When the view changes, its heading gets the focus if the focused button was removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a result appears or disappears.
  useEffect(() => {
    refocus(documentPane.current, { preventScroll: runner.job.state === 'working' });
    setCurrent(0);
    setFilter('all');
    onUnsaved(false);
    if (result) {
      // The button that started the comparison may be far below the steps and the names of both documents.
      scrollWindowTo(documentPane.current?.closest('section'));
      const { differences, pictures } = result;
      const summary = summaryOf(messages, result);
      announce(
        differences.length > 0 && !pictures ? `${summary}: ${countsOf(messages, differences)}` : summary,
      );
    }
  }, [result, runner.job.state]);

  // A file without text is announced at once, as no comparison starts.
  const { scan } = comparing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each file without text once.
  useEffect(() => {
    if (scan) announce(scanTitle(messages, scan, both));
  }, [scan?.key]);

  function goTo(index: number, indices = listedChanges) {
    setCurrent(index);
    const difference = result?.differences[index];
    if (!difference) return;
    const paged = both?.some(({ info }) => isPaged(info)) ?? true;
    announce(
      `${formatMessage(messages.position, { place: indices.indexOf(index) + 1, of: indices.length })}: ${whereOf(messages, difference, paged)}`,
    );
  }

  /** Goes to a change chosen in the list, which is below the documents in a narrow window. */
  function show(index: number) {
    goTo(index);
    scrollWindowTo(documentPane.current);
  }

  /** Filters the list; its first change becomes the current one. */
  function applyFilter(next: ChangeFilter) {
    setFilter(next);
    const filtered = listedOf(result?.differences ?? [], next);
    goTo(filtered[0] ?? 0, filtered);
  }

  const hasPages = !result?.pictures && both?.some(({ info }) => info.kind === 'pdf');
  const viewMode = hasPages ? chosenView : 'text';
  const wide = viewMode === 'pages' && (result?.differences.length ?? 0) > 0;
  const paneProps = { current, listedChanges, onCurrent: (index: number) => goTo(index) };
  return (
    <ToolShell
      completedSteps={compareSteps(messages, {
        isNewAdded: both !== undefined,
        isComparing: runner.job.state === 'working',
        needsPictures: scan !== undefined && both?.every(({ info }) => info.kind === 'pdf'),
        isOldAdded: old?.state === 'ready' || newer !== undefined,
        differences: result?.differences.length,
        isPartial: result?.isPartial,
        isSaved: saving.made !== undefined,
      })}
      done={saving.made !== undefined}
      empty={accepted.length === 0}
      before={{ title: messages.howWeCompare, text: messages.howWeCompareText }}
      unsaved={false}
      documentPane={
        <div
          ref={documentPane}
          data-steady={accepted.length > 0 ? '' : undefined}
          className="flex flex-1 flex-col"
        >
          {result && both ? (
            <CompareDocuments
              {...paneProps}
              {...{ result, both, engines, viewMode, wide }}
              onViewMode={hasPages ? setViewMode : undefined}
              chosen={chosen}
              waiting={accepted.slice(2)}
              onPictures={comparing.comparePictures}
              onSwap={() => chosen.place(both[1].key, 0)}
            />
          ) : (
            <CompareFiles {...{ chosen, accepted, fetched, comparing, newField }} pdf={engines.pdf} />
          )}
        </div>
      }
      optionsPanel={
        runner.job.state === 'working' && !result ? (
          <Working {...{ runner, fetched }} title={messages.comparing} count={accepted.length} />
        ) : result && both ? (
          <CompareChanges
            {...paneProps}
            {...{ result, both, engines, comparing, saving, filter }}
            below={wide}
            onCurrent={show}
            onFilter={applyFilter}
          />
        ) : (
          <CompareOptions {...{ comparing, accepted, newField }} />
        )
      }
    />
  );
}

type Progress = {
  isOldAdded: boolean;
  /** Both files are read: they are being compared, or wait for the visitor because one of them has no text. */
  isNewAdded?: boolean;
  isComparing?: boolean;
  /** One of the files has no text, and both are PDFs: they can be compared as pictures only. */
  needsPictures?: boolean;
  /** Number of differences; undefined until the files are compared. */
  differences: number | undefined;
  /** Whether a page has text that could not be compared. */
  isPartial?: boolean;
  isSaved: boolean;
};

/** Completion of the steps. The new file counts as added once both are read. */
export const compareSteps = (
  {
    noChanges,
    noneRead,
    comparing,
    scans,
  }: Pick<Messages<'compare-pdf'>, 'noChanges' | 'noneRead' | 'comparing' | 'scans'>,
  { isOldAdded, isNewAdded = false, isComparing, needsPictures, differences, isPartial, isSaved }: Progress,
): StepCompletion[] => {
  const steps = [isOldAdded, isNewAdded || differences !== undefined];
  if (differences === 0) return [...steps, { done: isPartial ? noneRead : noChanges }];
  if (differences === undefined && isNewAdded && isComparing) return [...steps, { open: comparing }];
  if (differences === undefined && isNewAdded && needsPictures) return [...steps, { open: scans.button }];
  return [...steps, isSaved];
};
