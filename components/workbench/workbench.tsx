'use client';

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fileIsland } from '@/lib/islands';
import type { FrameWords } from '@/lib/schema/workbench';
import type { ToolWords, WorkKind } from '@/lib/schema/works';
import { wholeStyles } from '@/lib/whole-styles';
import { takeOver } from './engine/hand-over';
import { arrived, reloadWith } from './engine/load-tool';
import { Failed, ToolBoundary } from './failed';
import type { Told } from './parts/told';
import { ShellContext } from './shell-context';
import type { ToolProps } from './tool';
import { type Unpacked, unpackedFiles, withOwnNames } from './unpacked-files';
import { useBegun } from './use-begun';
import { useIncoming } from './use-incoming';
import { useTypedText } from './use-typed-text';
import styles from './workbench.module.css';

type Props = Omit<
  ToolProps,
  'words' | 'files' | 'onFiles' | 'announce' | 'unsaved' | 'onUnsaved' | 'onStartAgain'
> & {
  words: ToolWords;
  frame: FrameWords;
  name: string;
  job: string;
  /** Jobs of the tool that run by themselves: the address names one (`#sign`) when its file comes. */
  jobs: readonly OwnJob[];
  breadcrumb: ReactNode;
  /** Shown before a file is chosen. */
  children: ReactNode;
};

/** A job with its own name, steps and words. */
type OwnJob = Pick<ToolProps, 'steps' | 'next' | 'words'> & { slug: string; name: string; job: string };

/** Each tool is its own chunk, loaded once a file is there. */
const tools: { [Kind in WorkKind]: () => Promise<ComponentType<ToolProps<Kind>>> } = {
  cut: () => import('./tools/cut').then(({ Cut }) => Cut),
  word: () => import('./tools/word').then(({ Word }) => Word),
  excel: () => import('./tools/excel').then(({ Excel }) => Excel),
  editor: () => import('./editor/editor').then(({ Editor }) => Editor),
  image: () => import('./tools/image').then(({ Image }) => Image),
  merge: () => import('./tools/merge').then(({ Merge }) => Merge),
  remove: () => import('./tools/remove').then(({ Remove }) => Remove),
  speak: () => import('./tools/speak').then(({ Speak }) => Speak),
  slides: () => import('./tools/slides').then(({ Slides }) => Slides),
  split: () => import('./tools/split').then(({ Split }) => Split),
  transcribe: () => import('./tools/transcribe').then(({ Transcribe }) => Transcribe),
  pictures: () => import('./tools/pictures').then(({ Pictures }) => Pictures),
  compare: () => import('./tools/compare').then(({ Compare }) => Compare),
  screener: () => import('./tools/screener').then(({ Screener }) => Screener),
  plagiarism: () => import('./tools/plagiarism').then(({ Plagiarism }) => Plagiarism),
  sign: () => import('./sign/sign').then(({ Sign }) => Sign),
  summary: () => import('./tools/summary').then(({ Summary }) => Summary),
};

/** What is loaded once a file is there. */
type Loaded = { Tool: ComponentType<ToolProps>; Told: typeof Told; as: OwnJob | undefined };

/** The tool of the page: its welcome until a file is there, then the workbench in its place. */
export function Workbench({ name, job, jobs, breadcrumb, children, ...tool }: Props) {
  const root = useRef<HTMLElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [unpacked, setUnpacked] = useState<readonly Unpacked[]>([]);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [said, announce] = useState('');
  const [unsaved, setUnsaved] = useState(false);
  const busyNow = useRef(false);
  const [hasJob, setHasJob] = useState(false);
  const { frame, words } = tool;
  const { kind } = words;

  const open = useCallback(async () => {
    const as = jobs.find(({ slug }) => location.hash === `#${slug}`);
    try {
      const [Tool, { Told }] = await arrived(
        Promise.all([tools[as?.words.kind ?? kind](), import('./parts/told'), wholeStyles()]),
      );
      setLoaded({ Tool: Tool as ComponentType<ToolProps>, Told, as });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [kind, jobs]);
  const receive = useCallback(
    async (more: readonly File[], isAsked: boolean) => {
      if (more.length === 0) return;
      setFailed(false);
      const found = await unpackedFiles(more).catch(() => ({ files: more, unpacked: [] }));
      setUnpacked((before) => [...before, ...found.unpacked]);
      // What is being made, or was, does not hold them: they are for the next job.
      const add = busyNow.current && !isAsked ? setWaiting : setFiles;
      add((before) => [...before, ...withOwnNames(found.files, before)]);
      void open();
    },
    [open],
  );
  const take = useCallback((more: readonly File[]) => void receive(more, false), [receive]);
  const [begun, end] = useBegun(open);
  const { held, noFile, forget } = useIncoming(root, take);
  const typed = useTypedText(root, (files) => {
    forget();
    take(files);
  });

  useEffect(() => {
    // A browser that keeps no data for the page (a private window) has nothing to pass on.
    takeOver().then(take, () => undefined);
  }, [take]);

  useLayoutEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const setBusy = useCallback((busy: boolean) => {
    busyNow.current = busy;
    setHasJob(busy);
  }, []);
  useEffect(() => {
    if (hasJob || waiting.length === 0) return;
    setWaiting([]);
    setFiles((before) => [...before, ...withOwnNames(waiting, before)]);
  }, [hasJob, waiting]);

  function startWith(next: readonly File[]) {
    setBusy(false);
    setWaiting([]);
    setFiles(next);
    setUnpacked([]);
    forget();
    setUnsaved(false);
    setFailed(false);
    setAttempt((count) => count + 1);
    announce('');
  }
  function startAgain() {
    startWith([]);
    end();
  }
  const reload = () => void reloadWith(files, () => setUnsaved(false));
  const shell = { name: loaded?.as?.name ?? name, reload, setBusy };

  const busy = begun || files.length > 0;
  const working = loaded && busy;
  const state = held ? 'over' : noFile ? 'none' : failed ? 'failed' : busy ? 'waking' : undefined;
  const ways = { frame, files, onStartAgain: startAgain };
  return (
    <section
      ref={root}
      {...fileIsland(working ? undefined : state, typed)}
      className={`bg-area-tint ${styles.workbench}`}
    >
      {working ? (
        <>
          <div className="max-md:hidden">{breadcrumb}</div>
          {/* On a phone the bar of the steps shows the name, and the document has the room. */}
          <div className="wrap flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4 max-md:sr-only">
            <h1 className="text-h2s">{loaded.as?.name ?? name}</h1>
            <p className="text-(length:--text-sm) text-muted">{loaded.as?.job ?? job}</p>
          </div>
          <div className="wrap pb-8 max-md:px-0">
            <loaded.Told
              {...{ frame, unpacked, waiting }}
              noFile={noFile}
              onDismiss={() => {
                setUnpacked([]);
                forget();
              }}
              onNextJob={() => startWith(waiting)}
            />
            <ShellContext value={shell}>
              <ToolBoundary
                key={attempt}
                fallback={
                  <Failed {...ways} words={frame.broken} onGoOn={() => setAttempt((count) => count + 1)} />
                }
              >
                <loaded.Tool
                  {...tool}
                  {...loaded.as}
                  files={files}
                  onFiles={(more) => void receive(more, true)}
                  announce={announce}
                  unsaved={unsaved}
                  onUnsaved={setUnsaved}
                  onStartAgain={startAgain}
                />
              </ToolBoundary>
            </ShellContext>
          </div>
        </>
      ) : failed && busy ? (
        <>
          <div className="wrap">
            <Failed {...ways} words={frame.notLoaded} onGoOn={reload} />
          </div>
          {children}
        </>
      ) : (
        children
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
