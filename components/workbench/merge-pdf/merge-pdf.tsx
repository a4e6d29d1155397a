import { stem } from 'engines/pdf/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/content/messages-type';
import { say } from '@/lib/sentences';
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
import { sourceOf } from '../shell/use-chosen';
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
import type { DrawOwn } from './organise-grid';
import { useOrganisePages } from './organise-pages';
import { OrganisedResult } from './organised-result';
import { differsFromFiles, type PagePlan, planFor, plannedPages, putBack } from './page-plan';
import { PlanFiles } from './plan-files';

/** Merge PDF: ordered files become one PDF, or their pages in an order of their own. */
export function MergePdf() {
  const shell = useShell();
  const { files, announce, ownTask } = shell;
  const shared = useSharedMessages();
  const messages = useMessages('merge-pdf');
  const { engine, fetched } = useEngine('pdf');
  const { chosen: pdfs, remove, place, unlock, retry } = usePdfs(engine, files);
  const runner = useJob();
  const { job, start, reset } = runner;
  const isOrganise = ownTask === 'organise';
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState({
    withBookmarks: true,
    perFile: true,
    rightHand: false,
  });
  const [large, setLarge] = useState(false);
  const [largePages, setLargePages] = useState(false);
  // The page before which files were inserted; others go to the end.
  const [spots, setSpots] = useState<ReadonlyMap<File, string>>(new Map());
  const [pressed, setPressed] = useState(false);
  const [organises, setOrganises] = useState(isOrganise);
  const history = useHistory<PagePlan | undefined>('pages', undefined);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const documentPane = useRef<HTMLDivElement>(null);
  useAnnouncer(job);
  // The list gets the focus once, when the first files arrive.
  useEffect(() => focusHeading(documentPane.current), []);

  const listed = pdfs.filter(({ state }) => state !== 'refused');
  const read = listed.filter(({ state }) => state === 'ready');
  const locked = listed.filter(({ state }) => state === 'locked').length;
  const bytes = sum(listed, ({ file }) => file.size);
  const counted = read.map(({ key, info, file }) => ({
    key,
    pages: info?.pages ?? 0,
    before: spots.get(file),
  }));
  const plan = planFor(history.value, counted);
  const arranged = differsFromFiles(plan, counted);
  const pages = arranged ? plan.pages.length : sum(read, ({ info }) => info?.pages ?? 0);
  // One file is enough if the copy differs from it: in its pages, or because its password is removed.
  const unlocks = read.length === 1 && read[0]?.password !== undefined;
  const ready = read.length > (arranged || unlocks ? 0 : 1) && read.length === listed.length && pages > 0;
  const onlyUnlocks = unlocks && !arranged && !organises && listed.length === 1;
  const usualName = nameOf(read, { count: listed.length, isOrganise, arranged }, messages);
  const choices: Choices = { ...chosen, name: typed ?? usualName };
  const name = fileName(choices.name, 'pdf', usualName);
  const waits = !ready && locked === 0 && listed.length > 1;
  const { request } = useRequestedStart(ready, waits, merge);

  function merge(anyway = false) {
    setPressed(true);
    if (waits) return request(true);
    if (!ready)
      return documentPane.current?.querySelector<HTMLElement>('form input, input[type=file]')?.focus();
    setLarge(!anyway && bytes > askAboveHere());
    if (!anyway && bytes > askAboveHere()) return;
    const { withBookmarks, perFile, rightHand } = choices;
    const bookmarks = withBookmarks ? (perFile && !onlyUnlocks ? 'per-file' : 'keep') : 'none';
    const planned = arranged
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
  const own = useRef(read);
  own.current = read;
  const draw: DrawOwn = useCallback(
    async ({ file, page }, width, rotate) => {
      const pdf = own.current.find(({ key }) => key === file);
      if (!pdf) throw new Error('no file');
      return engine.run('drawPage', { source: sourceOf(pdf), page, width, rotate });
    },
    [engine],
  );
  // A locked file has its password field in the list.
  const shows = organises && read.length > 0 && locked === 0;
  const { organise } = messages;
  const organised = useOrganisePages({
    ...{ plan, draw, ticked, history },
    onTicked: setTicked,
    messages: organise,
    pdfs: read,
    busy: working,
    copied: arranged ? copiedCount(job, 'joining') : 0,
    onPlan: history.set,
    onInsert: (files, before) => {
      if (before !== undefined)
        setSpots(new Map([...spots, ...files.map((file) => [file, before] as const)]));
      shell.onFiles(files);
    },
    large: largePages,
    onLarge: setLargePages,
    onHide: () => setOrganises(false),
  });
  function select(file: string) {
    const ids = plan.pages.flatMap((page) => (page.file === file && !page.blank ? [page.id] : []));
    setTicked(new Set(ids));
    announce(say(organise.chosen, { count: ids.length }));
  }
  function returnPages(file: string) {
    const own = counted.find(({ key }) => key === file);
    if (!own) return;
    const pages = putBack(plan.pages, own);
    history.set({ ...plan, pages });
    announce(say(organise.sources.returned, { count: pages.length - plan.pages.length }));
  }
  const [firstStep = '', , lastStep = ''] = shell.steps;
  const ownStep = shows ? organise.step : onlyUnlocks ? messages.unlockedStep : undefined;
  return (
    <ShellContext value={ownStep ? { ...shell, steps: [firstStep, ownStep, lastStep] } : shell}>
      <FileListTool
        {...{ runner, fetched, documentPane, pages, files: pdfs, onRetry: retry, onRemove: remove }}
        count={listed.length}
        // The pages of one file can be organised.
        isAdded={read.length > (shows || unlocks ? 0 : 1) && read.length === listed.length}
        isSteady
        heading={
          shows ? (
            organised.head
          ) : (
            <PaneHeader
              title={say(messages.title, { count: listed.length })}
              note={fileSize(bytes)}
              end={
                read.length > 0 && locked === 0 && !working ? (
                  <Button variant="outline" className={styles.switch} onClick={() => setOrganises(true)}>
                    {organise.show}
                  </Button>
                ) : undefined
              }
            />
          )
        }
        making={name}
        made={
          arranged ? (
            <div className="mt-4">
              <PlanFiles {...{ plan }} pdfs={read} />
            </div>
          ) : undefined
        }
        below={
          shows ? undefined : arranged ? (
            <p className={styles.own}>
              {organise.own}
              <Button
                variant="outline"
                className={styles.switch}
                onClick={() => {
                  history.set(undefined);
                  setSpots(new Map());
                }}
              >
                {organise.reset}
              </Button>
            </p>
          ) : (
            <MergeThumbnails
              {...{ engine, fetched }}
              pdfs={listed}
              rightHand={choices.rightHand}
              copied={copiedCount(job, 'joining')}
            />
          )
        }
        large={large ? bytes : undefined}
        onAnyway={() => merge(true)}
        optionsPanel={
          <JobStart
            value={{
              ready,
              disabledReason:
                pressed && !ready && listed.length < 2
                  ? shows
                    ? organise.changeOne
                    : messages.oneMore
                  : undefined,
              onStart: () => merge(),
            }}
          >
            <MergeOptions
              {...{ choices, pages, locked }}
              organised={shows || arranged}
              unlocks={onlyUnlocks}
              counted={shows}
              count={listed.length}
              lost={sum(read, ({ info }) => info?.repaired?.lost.length ?? 0)}
              signed={read.flatMap(({ file, info }) => (info?.signatures ? [file.name] : []))}
              onChange={({ name, ...next }) => {
                setChosen(next);
                if (name !== choices.name) setTyped(name);
              }}
            >
              {shows ? (
                <PlanFiles {...{ plan }} pdfs={read} onSelect={select} onPutBack={returnPages} />
              ) : null}
            </MergeOptions>
          </JobStart>
        }
      >
        {done && arranged ? (
          <OrganisedResult
            {...{ plan, draw }}
            pdfs={read}
            large={largePages}
            onLarge={setLargePages}
            onBack={reset}
          />
        ) : done ? (
          <MergedRows {...{ engine, pdfs: read, rightHand: choices.rightHand, onBack: reset }} />
        ) : shows ? (
          organised.grid
        ) : (
          <MergeRows
            pdfs={listed}
            busy={working}
            isArranged={arranged}
            onPlace={(pdf, at) => {
              place(pdf.key, at);
              announce(say(shared.moved, { file: pdf.file.name, place: at + 1, of: listed.length }));
            }}
            onRemove={(pdf) => {
              remove(pdf.key);
              announce(say(shared.removed, { file: pdf.file.name }));
              focusHeading(documentPane.current);
            }}
            onUnlock={unlock}
          />
        )}
      </FileListTool>
    </ShellContext>
  );
}

type Made = { count: number; isOrganise: boolean; arranged: boolean };

/** Default name of the new file: that of a single file includes what was done, so that the two can be told apart. */
function nameOf(
  [pdf]: readonly Pdf[],
  { count, isOrganise, arranged }: Made,
  { organise, ...messages }: Messages<'merge-pdf'>,
) {
  const fallback = isOrganise ? organise.fileName : messages.fileName;
  const isUnlocked = pdf?.password !== undefined && !arranged;
  if (!pdf || count > 1 || !(isUnlocked || arranged || isOrganise)) return fallback;
  const pattern = isUnlocked ? messages.unlocked : organise.nameOfOne;
  return nameWith(pattern, stem(pdf.file.name), 'pdf', fallback).slice(0, -'.pdf'.length);
}

const sum = (pdfs: readonly Pdf[], of: (pdf: Pdf) => number) =>
  pdfs.reduce((total, pdf) => total + of(pdf), 0);
