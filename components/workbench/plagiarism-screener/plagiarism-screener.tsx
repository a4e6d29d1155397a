import { stem } from 'engines/pdf/client';
import { useEffect, useRef } from 'react';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { unreadPagesOf } from '../documents/unread-pages';
import { useDocuments } from '../documents/use-documents';
import { useScrollToPlace } from '../documents/use-scroll-to-place';
import { focusHeading, refocus } from '../shell/pane-focus';
import { Working } from '../shell/progress';
import { nameWith } from '../shell/save';
import { SavedReport } from '../shell/saved-report';
import { useShell } from '../shell/shell-context';
import type { StepCompletion } from '../shell/steps';
import { ToolShell } from '../shell/tool-shell';
import { useEngine } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useSaving } from '../shell/use-saving';
import { useSlow } from '../shell/use-slow';
import { PlagiarismDocument } from './plagiarism-document';
import { PlagiarismOptions } from './plagiarism-options';
import { SourceShares } from './plagiarism-sources';
import { reportFigures, reportParts } from './plagiarism-text';
import { usePlagiarism } from './use-plagiarism';

/** Plagiarism Screener: finds passages of the first file in the other files. */
export function PlagiarismScreener() {
  const { files, announce, onFiles } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('plagiarism-screener');

  const { engine: pdf, ...first } = useEngine('pdf');
  const { engine: text, ...second } = useEngine('text');
  const fetched = first.fetched ?? second.fetched;
  const chosen = useDocuments({ pdf, text }, files);
  const { documents, remove, place } = chosen;
  const [firstFile, ...others] = documents;
  const document = firstFile?.state === 'refused' ? undefined : firstFile;
  const sources = others.filter(({ state }) => state !== 'refused');
  const comparison = usePlagiarism(text, document, sources);
  const { found } = comparison;
  const saving = useSaving((file) => announce(formatMessage(shared.saved, { file })), found);
  /** There is a document, but no source to compare it with. */
  const needsSource = document !== undefined && sources.length === 0;
  const isSavingSlow = useSlow(saving.runner.job.state === 'working');
  const documentPane = useRef<HTMLDivElement>(null);
  const scrollTo = useScrollToPlace(documentPane);
  const count = found?.passages.length ?? 0;
  const isComparingSlow = useSlow(comparison.comparing && !found);
  const isRead = documents.every(({ state }) => state !== 'reading');
  /** No result yet: files are being read or compared. */
  const reading = !found && sources.length > 0 && (isComparingSlow || !isRead);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each choice of files.
  useEffect(() => {
    announce(formatMessage(shared.added, { count: files.length }));
  }, [files]);
  // The heading of the document gets the focus once, when the document arrives.
  useEffect(() => focusHeading(documentPane.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when other passages were found.
  useEffect(() => {
    if (found) announce(count > 0 ? formatMessage(messages.matches, { count }) : messages.noMatch);
  }, [found]);

  // The controls that add the first source disappear when it arrives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the first source arrives.
  useEffect(() => refocus(documentPane.current), [needsSource]);

  const ready = sources.filter(({ info }) => info);

  function report() {
    const { info, file } = document ?? {};
    if (needsSource) {
      announce(messages.noSources.title);
      return documentPane.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    }
    if (!info || !file || !found) return;
    const name = stem(file.name);
    const sourceDocuments = ready.flatMap(({ info }) => info ?? []);
    const unread = unreadPagesOf(shared.unreadPages, [info, ...sourceDocuments]);
    const input = {
      name: nameWith(messages.reportName, name, 'docx', name),
      title: formatMessage(messages.report.title, { file: file.name }),
      parts: reportParts(messages, info, sourceDocuments, found, unread),
    };
    saving.start((run) => text.run('writeWord', input, run), '');
  }
  function go(to: number) {
    comparison.show(to);
    scrollTo();
    announce(formatMessage(messages.position, { number: to + 1, count }));
  }
  // The first file is the document, so unreadable ones before it are removed.
  function takeDocument(more: readonly File[]) {
    for (const { key } of documents) remove(key);
    onFiles(more);
  }
  function cancel() {
    const unread = documents.filter(({ state }) => state === 'reading');
    for (const { key } of unread.length > 0 ? unread : sources) remove(key);
    announce(shared.cancelled);
  }
  function removeFile(key: string) {
    remove(key);
    focusHeading(documentPane.current);
  }

  return (
    <ToolShell
      completedSteps={plagiarismSteps(messages, {
        isComparing: reading && isRead,
        passages: found && count,
        isSaved: saving.made !== undefined,
      })}
      done={saving.made !== undefined}
      empty={documents.every(({ state }) => state === 'refused')}
      before={{ title: shared.copyTitle, text: messages.note }}
      documentPane={
        <PlagiarismDocument
          {...{ chosen, document, sources, comparison, fetched, saving, needsSource, reading }}
          ref={documentPane}
          onDocument={takeDocument}
          onPlace={go}
          onRemove={removeFile}
        />
      }
      optionsPanel={
        reading ? (
          <Working
            {...{ fetched }}
            title={isRead ? messages.comparing : messages.reading}
            runner={{
              job: { state: 'working', progress: isRead ? undefined : chosen.progress },
              cancel,
              wait: () => undefined,
            }}
            count={0}
          />
        ) : isSavingSlow ? (
          <Working {...{ fetched, runner: saving.runner }} title={messages.saving} count={documents.length} />
        ) : saving.made ? (
          <SavedReport
            {...{ saving }}
            finished={saving.made}
            figure={found && reportFigures(messages, found).join(' · ')}
            kept={messages.reportContents}
          >
            {found ? <SourceShares {...{ found }} /> : null}
          </SavedReport>
        ) : (
          <PlagiarismOptions
            {...{ comparison, needsSource }}
            sources={ready}
            onShow={go}
            onDocument={(key) => place(key, 0)}
            onRemove={removeFile}
            onReport={report}
          />
        )
      }
    />
  );
}

type PlagiarismProgress = {
  isComparing?: boolean;
  /** Number of matching passages; undefined until the texts are compared. */
  passages: number | undefined;
  isSaved: boolean;
};

/** Completion of the steps. Once the report is saved, its passages are left to be cited, which happens outside of the tool. */
export function plagiarismSteps(
  { noMatches, comparing }: Pick<Messages<'plagiarism-screener'>, 'noMatches' | 'comparing'>,
  { isComparing, passages, isSaved }: PlagiarismProgress,
): StepCompletion[] {
  if (isComparing) return [true, { open: comparing }, false];
  if (passages === 0) return [true, noMatches.read, noMatches.cite];
  return [passages !== undefined, isSaved, false];
}
