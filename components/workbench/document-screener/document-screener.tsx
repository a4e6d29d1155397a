import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { FirstPages } from '../documents/first-pages';
import { useDocumentEngines } from '../documents/use-document-engines';
import { useDocuments } from '../documents/use-documents';
import { useScrollToPlace } from '../documents/use-scroll-to-place';
import { refocus } from '../shell/pane-focus';
import { Working } from '../shell/progress';
import { useShell } from '../shell/shell-context';
import type { StepCompletion } from '../shell/steps';
import { OptionsBody, OptionsFooter, PaneHeader, ToolShell } from '../shell/tool-shell';
import { useAnnouncer } from '../shell/use-announcer';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useSaving } from '../shell/use-saving';
import { IssueList } from './issue-list';
import { ScreenerDocument } from './screener-document';
import { ScreenerFile } from './screener-file';
import { useScreening } from './use-screening';

/** Document Screener: a document with its issues marked, and a list in which each issue is settled. */
export function DocumentScreener() {
  const { files, announce, onFiles, onUnsaved } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('document-screener');

  const { engines, fetched } = useDocumentEngines();
  const chosen = useDocuments(engines, files, { rules: true });
  const [opened, setOpened] = useState<string>();
  const [cancelled, setCancelled] = useState<File>();
  const usable = chosen.documents.filter(({ state }) => state !== 'refused');
  const doc = usable.find(({ key }) => key === opened) ?? usable[0];
  const screened = useScreening(engines.text, doc);
  const { runner, screening, settled } = screened;
  const [current, setCurrent] = useState(0);
  const documentPane = useRef<HTMLDivElement>(null);
  const scrollTo = useScrollToPlace(documentPane);
  useAnnouncer(runner.job, { reads: true });

  const changed = Object.keys(settled).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a result appears or disappears.
  useEffect(() => {
    refocus(documentPane.current);
    setCurrent(0);
    if (screening) {
      const { length: count } = screening.findings;
      announce(count > 0 ? formatMessage(messages.issues, { count }) : messages.none);
    }
  }, [screening, runner.job.state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was settled is lost unless it is saved.
  useEffect(() => onUnsaved(changed), [changed, runner.job.state]);

  const saving = useSaving((file) => {
    announce(formatMessage(shared.saved, { file }));
    onUnsaved(false);
  }, screening);
  const reading = doc?.state === 'reading';
  const working = runner.job.state === 'working';
  function cancel() {
    if (working) return runner.cancel();
    if (!doc) return;
    setCancelled(doc.file);
    chosen.remove(doc.key);
    announce(shared.cancelled);
  }
  const job = working ? runner.job : ({ state: 'working', progress: chosen.progress } as const);
  return (
    <ToolShell
      completedSteps={screenerSteps(messages, {
        isAdded: doc !== undefined && doc.state !== 'locked',
        isReading: reading || working,
        issues: screening?.findings.length,
        settled: Object.keys(settled).length,
        isSaved: saving.made !== undefined,
      })}
      done={saving.made !== undefined}
      empty={!doc}
      before={{ title: messages.whatWeCheck, text: messages.whatWeCheckText }}
      unsaved={changed}
      documentPane={
        <div ref={documentPane} data-steady={doc ? '' : undefined} className="flex flex-1 flex-col">
          <ScreenerFile
            {...{ chosen, usable, doc, screened, onOpen: setOpened }}
            waiting={doc ? <FirstPages documents={[doc]} pdf={engines.pdf} /> : null}
            within={documentPane}
            cancelled={cancelled}
            onAgain={(file) => {
              setCancelled(undefined);
              onFiles([file]);
            }}
            current={current}
            onCurrent={setCurrent}
          >
            {(viewMode, zoom) =>
              screening && doc?.info ? (
                <ScreenerDocument
                  {...{ screening, settled, viewMode, zoom, current }}
                  doc={{ ...doc, info: doc.info }}
                  pdf={engines.pdf}
                  onCurrent={setCurrent}
                />
              ) : null
            }
          </ScreenerFile>
        </div>
      }
      optionsPanel={
        reading || working ? (
          <Working
            {...{ fetched }}
            title={messages.reading}
            runner={{ job, cancel, wait: runner.wait }}
            count={0}
          />
        ) : screening && doc ? (
          <IssueList
            {...{ engines, doc, screening, screened, current }}
            onCurrent={setCurrent}
            onShowPlace={scrollTo}
            saving={saving}
          />
        ) : (
          <>
            <PaneHeader optionsPanel title={messages.whatWeCheck} />
            <OptionsBody>
              <p className="text-sm">{messages.whatWeCheckText}</p>
            </OptionsBody>
            {screened.info ? (
              <OptionsFooter>
                <Button className="w-full" onClick={screened.screen}>
                  {messages.screen}
                </Button>
              </OptionsFooter>
            ) : null}
          </>
        )
      }
    />
  );
}

type Progress = {
  /** A document is open, and has no password or is unlocked. */
  isAdded: boolean;
  /** It is being read and checked. */
  isReading?: boolean;
  /** Number of issues; undefined until the document is read. */
  issues: number | undefined;
  settled: number;
  isSaved: boolean;
};

/**
 * Completion of the steps. A report can be saved while issues are open: their number then replaces the step of reviewing
 * them, and no step is current.
 */
export const screenerSteps = (
  messages: Pick<Messages<'document-screener'>, 'noIssues' | 'stillOpen' | 'reading'>,
  { isAdded, isReading = false, issues, settled, isSaved }: Progress,
): StepCompletion[] => {
  const open = (issues ?? 0) - settled;
  if (isReading) return [isAdded, { open: messages.reading }, isSaved];
  const reviewed =
    isSaved && open > 0 ? formatMessage(messages.stillOpen, { count: open }) : issues === settled;
  return [isAdded, issues === 0 ? { done: messages.noIssues } : reviewed, isSaved];
};
