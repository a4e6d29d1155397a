import { stem } from 'engines/pdf/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/content/messages-type';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { type Pdf, usePdfs } from '../documents/use-pdfs';
import { FileListTool } from '../shell/file-list-tool';
import { JobStart } from '../shell/job-start';
import { askAboveHere } from '../shell/large-files';
import { focusHeading } from '../shell/pane-focus';
import { fileName, nameWith } from '../shell/save';
import { ShellContext, useShell } from '../shell/shell-context';
import { PaneHeader } from '../shell/tool-shell';
import { useAnnouncer } from '../shell/use-announcer';
import { sourceOf } from '../shell/use-chosen-files';
import { useEngine } from '../shell/use-engine';
import { useHistory } from '../shell/use-history';
import { copiedCount, useJob } from '../shell/use-job';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useRequestedStart } from '../shell/use-requested-start';
import { type Choices, MergeOptions } from './merge-options';
import { MergeRows } from './merge-rows';
import { MergeThumbnails } from './merge-thumbnails';
import { MergedRows } from './merged-rows';
import styles from './organise.module.css';
import type { DrawPlanPage } from './organise-grid';
import { useOrganisePages } from './organise-pages';
import { OrganisedResult } from './organised-result';
import { differsFromFiles, type PagePlan, planFor, plannedPages, putBack } from './page-plan';
import { PlanFiles } from './plan-files';

/** On a phone, small pages are three in a row: too small to tell one letter from the next. */
const isLargeByDefault = (): boolean => globalThis.matchMedia?.(phone).matches ?? false;

/** Merge PDF: files become one PDF, file after file or with their pages in any order. */
export function MergePdf() {
  const shell = useShell();
  const { files, announce, ownTask } = shell;
  const shared = useSharedMessages();
  const messages = useMessages('merge-pdf');
  const { engine, fetched } = useEngine('pdf');
  const { chosen: pdfs, remove, place, unlock, retry } = usePdfs(engine, files);
  const runner = useJob();
  const { job, start, reset } = runner;
  const isOrganiseTask = ownTask === 'organise';
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState({
    withBookmarks: true,
    perFile: true,
    rightHand: false,
  });
  const [large, setLarge] = useState(false);
  const [largePages, setLargePages] = useState(isLargeByDefault);
  /** For inserted files, the id of the page before which their pages go; those of other files go to the end. */
  const [insertionPoints, setInsertionPoints] = useState<ReadonlyMap<File, string>>(new Map());
  const [pressed, setPressed] = useState(false);
  const [wantsGrid, setWantsGrid] = useState(isOrganiseTask);
  const history = useHistory<PagePlan | undefined>('pages', undefined);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const documentPane = useRef<HTMLDivElement>(null);
  useAnnouncer(job);
  // The heading of the list gets the focus once, when the first files arrive.
  useEffect(() => focusHeading(documentPane.current), []);

  const accepted = pdfs.filter(({ state }) => state !== 'refused');
  const read = accepted.filter(({ state }) => state === 'ready');
  const locked = accepted.filter(({ state }) => state === 'locked').length;
  const bytes = sum(accepted, ({ file }) => file.size);
  const planFiles = read.map(({ key, info, file }) => ({
    key,
    pages: info?.pages ?? 0,
    before: insertionPoints.get(file),
  }));
  const plan = planFor(history.value, planFiles);
  const rearranged = differsFromFiles(plan, planFiles);
  const pages = rearranged ? plan.pages.length : sum(read, ({ info }) => info?.pages ?? 0);
  // One file is enough if the result differs from it: in its pages, or because its password is removed.
  const removesPassword = read.length === 1 && read[0]?.password !== undefined;
  const ready =
    read.length > (rearranged || removesPassword ? 0 : 1) && read.length === accepted.length && pages > 0;
  const onlyRemovesPassword = removesPassword && !rearranged && !wantsGrid && accepted.length === 1;
  const defaultName = nameOf(read, { count: accepted.length, isOrganiseTask, rearranged }, messages);
  const choices: Choices = { ...chosen, name: typed ?? defaultName };
  const name = fileName(choices.name, 'pdf', defaultName);
  const isAwaitingFiles = !ready && locked === 0 && accepted.length > 1;
  const { request } = useRequestedStart(ready, isAwaitingFiles, merge);

  function merge(anyway = false) {
    setPressed(true);
    if (isAwaitingFiles) return request(true);
    if (!ready)
      return documentPane.current?.querySelector<HTMLElement>('form input, input[type=file]')?.focus();
    setLarge(!anyway && bytes > askAboveHere());
    if (!anyway && bytes > askAboveHere()) return;
    const { withBookmarks, perFile, rightHand } = choices;
    const bookmarks = withBookmarks ? (perFile && !onlyRemovesPassword ? 'per-file' : 'keep') : 'none';
    const planned = rearranged
      ? {
          pages: plannedPages(
            plan,
            read.map(({ key }) => key),
          ),
        }
      : {};
    const options = { bookmarks, rightHand, name, ...planned } as const;
    void start((run) => engine.run('merge', { sources: read.map(sourceOf), options }, run));
  }

  const working = job.state === 'working';
  const done = job.state === 'done';
  const latestRead = useRef(read);
  latestRead.current = read;
  const draw: DrawPlanPage = useCallback(
    async ({ file, page }, width, rotate) => {
      const pdf = latestRead.current.find(({ key }) => key === file);
      if (!pdf) throw new Error('no file');
      return engine.run('drawPage', { source: sourceOf(pdf), page, width, rotate });
    },
    [engine],
  );
  // A locked file has its password field in the list.
  const showsGrid = wantsGrid && read.length > 0 && locked === 0;
  const { organise } = messages;
  const { head, grid } = useOrganisePages({
    ...{ plan, draw, ticked, history },
    onTicked: setTicked,
    messages: organise,
    pdfs: read,
    busy: working,
    copied: rearranged ? copiedCount(job, 'joining') : 0,
    onPlan: history.set,
    onInsert: (inserted, before) => {
      if (before !== undefined)
        setInsertionPoints(new Map([...insertionPoints, ...inserted.map((file) => [file, before] as const)]));
      shell.onFiles(inserted);
    },
    large: largePages,
    onLarge: setLargePages,
    onBackToFiles: () => setWantsGrid(false),
  });
  function select(file: string) {
    const ids = plan.pages.flatMap((page) => (page.file === file && !page.blank ? [page.id] : []));
    setTicked(new Set(ids));
    announce(formatMessage(organise.chosen, { count: ids.length }));
  }
  function returnPages(file: string) {
    const planFile = planFiles.find(({ key }) => key === file);
    if (!planFile) return;
    const withReturned = putBack(plan.pages, planFile);
    history.set({ ...plan, pages: withReturned });
    announce(formatMessage(organise.sources.returned, { count: withReturned.length - plan.pages.length }));
  }
  const [firstStep = '', , lastStep = ''] = shell.steps;
  const ownStep = showsGrid ? organise.step : onlyRemovesPassword ? messages.unlockedStep : undefined;
  return (
    <ShellContext value={ownStep ? { ...shell, steps: [firstStep, ownStep, lastStep] } : shell}>
      <FileListTool
        {...{ runner, fetched, documentPane, pages, files: pdfs, onRetry: retry, onRemove: remove }}
        count={accepted.length}
        // The pages of one file can be organised.
        isAdded={read.length > (showsGrid || removesPassword ? 0 : 1) && read.length === accepted.length}
        isSteady
        heading={
          showsGrid ? (
            head
          ) : (
            <PaneHeader
              title={formatMessage(messages.title, { count: accepted.length })}
              note={fileSize(bytes)}
              end={
                read.length > 0 && locked === 0 && !working ? (
                  <Button variant="outline" className={styles.switch} onClick={() => setWantsGrid(true)}>
                    {organise.show}
                  </Button>
                ) : undefined
              }
            />
          )
        }
        jobTitle={name}
        resultPreview={
          rearranged ? (
            <div className="mt-4">
              <PlanFiles {...{ plan }} pdfs={read} />
            </div>
          ) : undefined
        }
        below={
          showsGrid ? undefined : rearranged ? (
            <p className={styles.rearranged}>
              {organise.own}
              <Button
                variant="outline"
                className={styles.switch}
                onClick={() => {
                  history.set(undefined);
                  setInsertionPoints(new Map());
                }}
              >
                {organise.reset}
              </Button>
            </p>
          ) : (
            <MergeThumbnails
              {...{ engine, fetched }}
              pdfs={accepted}
              rightHand={choices.rightHand}
              copied={copiedCount(job, 'joining')}
            />
          )
        }
        large={large ? bytes : undefined}
        onContinue={() => merge(true)}
        optionsPanel={
          <JobStart
            value={{
              ready,
              disabledReason:
                pressed && !ready && accepted.length < 2
                  ? showsGrid
                    ? organise.changeOne
                    : messages.oneMore
                  : undefined,
              onStart: () => merge(),
            }}
          >
            <MergeOptions
              {...{ choices, pages, locked }}
              organised={showsGrid || rearranged}
              unlocks={onlyRemovesPassword}
              counted={showsGrid}
              count={accepted.length}
              lost={sum(read, ({ info }) => info?.repaired?.lost.length ?? 0)}
              signed={read.flatMap(({ file, info }) => (info?.signatures ? [file.name] : []))}
              onChange={({ name, ...next }) => {
                setChosen(next);
                if (name !== choices.name) setTyped(name);
              }}
            >
              {showsGrid ? (
                <PlanFiles {...{ plan }} pdfs={read} onSelect={select} onPutBack={returnPages} />
              ) : null}
            </MergeOptions>
          </JobStart>
        }
      >
        {done && rearranged ? (
          <OrganisedResult
            {...{ plan, draw }}
            pdfs={read}
            large={largePages}
            onLarge={setLargePages}
            onBack={reset}
          />
        ) : done ? (
          <MergedRows {...{ engine, pdfs: read, rightHand: choices.rightHand, onBack: reset }} />
        ) : showsGrid ? (
          grid
        ) : (
          <MergeRows
            pdfs={accepted}
            busy={working}
            isRearranged={rearranged}
            onPlace={(pdf, at) => {
              place(pdf.key, at);
              announce(
                formatMessage(shared.moved, { file: pdf.file.name, place: at + 1, of: accepted.length }),
              );
            }}
            onRemove={(pdf) => {
              remove(pdf.key);
              announce(formatMessage(shared.removed, { file: pdf.file.name }));
              focusHeading(documentPane.current);
            }}
            onUnlock={unlock}
          />
        )}
      </FileListTool>
    </ShellContext>
  );
}

type NameContext = { count: number; isOrganiseTask: boolean; rearranged: boolean };

/** Default name of the new file. For a single source it says what was done, so that source and result can be told apart. */
function nameOf(
  [pdf]: readonly Pdf[],
  { count, isOrganiseTask, rearranged }: NameContext,
  { organise, ...messages }: Messages<'merge-pdf'>,
) {
  const fallback = isOrganiseTask ? organise.fileName : messages.fileName;
  const isUnlocked = pdf?.password !== undefined && !rearranged;
  if (!pdf || count > 1 || !(isUnlocked || rearranged || isOrganiseTask)) return fallback;
  const pattern = isUnlocked ? messages.unlocked : organise.nameOfOne;
  return nameWith(pattern, stem(pdf.file.name), 'pdf', fallback).slice(0, -'.pdf'.length);
}

const sum = (pdfs: readonly Pdf[], countOf: (pdf: Pdf) => number) =>
  pdfs.reduce((total, pdf) => total + countOf(pdf), 0);
