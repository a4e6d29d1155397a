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
import type { ToolProps } from './tool';
import { useBegun } from './use-begun';
import { useIncoming } from './use-incoming';
import styles from './workbench.module.css';

type Props = Omit<
  ToolProps,
  'words' | 'files' | 'onFiles' | 'announce' | 'unsaved' | 'onUnsaved' | 'onStartAgain'
> & {
  words: ToolWords;
  frame: FrameWords;
  name: string;
  job: string;
  breadcrumb: ReactNode;
  /** Shown before a file is chosen. */
  children: ReactNode;
};

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
  summary: () => import('./tools/summary').then(({ Summary }) => Summary),
};

/** The tool of the page: its welcome until a file is there, then the workbench in its place. */
export function Workbench({ name, job, breadcrumb, children, ...tool }: Props) {
  const root = useRef<HTMLElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [failed, setFailed] = useState(false);
  const [said, announce] = useState('');
  const [unsaved, setUnsaved] = useState(false);
  const { kind } = tool.words;

  const open = useCallback(async () => {
    try {
      const [loaded] = await Promise.all([tools[kind](), wholeStyles()]);
      setTool(() => loaded as ComponentType<ToolProps>);
      setFailed(false);
    } catch {
      setFiles([]);
      setFailed(true);
    }
  }, [kind]);
  const take = useCallback(
    (more: readonly File[]) => {
      if (more.length === 0) return;
      setFiles((before) => [...before, ...more]);
      void open();
    },
    [open],
  );
  const [begun, end] = useBegun(open);
  const { held, typed } = useIncoming(root, take);

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

  function startAgain() {
    setFiles([]);
    end();
    setUnsaved(false);
    announce('');
  }

  const busy = (begun && !failed) || files.length > 0;
  const working = Tool && busy;
  const state = held ? 'over' : failed ? 'failed' : busy ? 'waking' : undefined;
  return (
    <section
      ref={root}
      {...fileIsland(working ? undefined : state, typed)}
      className={`bg-area-tint ${styles.workbench}`}
    >
      {working ? (
        <>
          {breadcrumb}
          <div className="wrap flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
            <h1 className="text-h2s">{name}</h1>
            <p className="text-(length:--text-sm) text-muted">{job}</p>
          </div>
          <div className="wrap pb-8 max-md:px-0">
            <Tool
              {...tool}
              files={files}
              onFiles={take}
              announce={announce}
              unsaved={unsaved}
              onUnsaved={setUnsaved}
              onStartAgain={startAgain}
            />
          </div>
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
