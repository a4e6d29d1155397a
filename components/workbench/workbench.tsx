'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Messages } from '@/content/messages-type';
import { fileIsland } from '@/lib/islands';
import { loadStyles } from '@/lib/load-styles';
import type { SharedMessages } from '@/lib/schema/workbench';
import type { ToolSlug } from '@/lib/tools';
import { Failed, ToolBoundary } from './shell/failed';
import type { FileNotices } from './shell/file-notices';
import { takeCarriedFiles } from './shell/hand-over';
import { reloadWith, withScriptErrors } from './shell/load-tool';
import { ShellContext, type ToolSettings } from './shell/shell-context';
import { type Unpacked, unpackedFiles, withMore } from './shell/unpacked-files';
import { useAskBeforeLeaving } from './shell/use-ask-before-leaving';
import { useIncoming } from './shell/use-incoming';
import { MessagesContext } from './shell/use-messages';
import { useStarted } from './shell/use-started';
import { useTypedText } from './shell/use-typed-text';
import styles from './workbench.module.css';

type Props = ToolSettings & {
  slug: ToolSlug;
  shared: SharedMessages;
  messages: Messages;
  name: string;
  job: string;
  /** Tasks of the tool with a name of their own: the address names one (`#sign`) when its file arrives. */
  tasks: readonly OwnTask[];
  breadcrumb: ReactNode;
  /** Shown before a file is chosen. */
  children: ReactNode;
};

/** A task with its own name, breadcrumb and steps. */
type OwnTask = Pick<ToolSettings, 'steps' | 'next'> & {
  slug: string;
  /** Its own component and messages; undefined if the tool itself does the task, whose slug it finds in the shell. */
  runs: { slug: ToolSlug; messages: Messages } | undefined;
  name: string;
  /** Title of the document while the task is open. */
  title: string;
  job: string;
  breadcrumb: ReactNode;
};

/** Each tool is a chunk of its own, loaded once a file is there. */
const tools: Record<ToolSlug, () => Promise<ComponentType>> = {
  'background-remove': () =>
    import('./background-remove/background-remove').then(({ BackgroundRemove }) => BackgroundRemove),
  'word-to-pdf': () => import('./word-to-pdf/word-to-pdf').then(({ WordToPdf }) => WordToPdf),
  'excel-to-pdf': () => import('./excel-to-pdf/excel-to-pdf').then(({ ExcelToPdf }) => ExcelToPdf),
  'ai-pdf-editor': () => import('./ai-pdf-editor/ai-pdf-editor').then(({ AiPdfEditor }) => AiPdfEditor),
  'image-to-pdf': () => import('./image-to-pdf/image-to-pdf').then(({ ImageToPdf }) => ImageToPdf),
  'merge-pdf': () => import('./merge-pdf/merge-pdf').then(({ MergePdf }) => MergePdf),
  'remove-pages': () => import('./remove-pages/remove-pages').then(({ RemovePages }) => RemovePages),
  'text-to-speech': () => import('./text-to-speech/text-to-speech').then(({ TextToSpeech }) => TextToSpeech),
  'pdf-to-ppt': () => import('./pdf-to-ppt/pdf-to-ppt').then(({ PdfToPpt }) => PdfToPpt),
  'split-pdf': () => import('./split-pdf/split-pdf').then(({ SplitPdf }) => SplitPdf),
  'speech-to-text': () => import('./speech-to-text/speech-to-text').then(({ SpeechToText }) => SpeechToText),
  'pdf-to-image': () => import('./pdf-to-image/pdf-to-image').then(({ PdfToImage }) => PdfToImage),
  'compare-pdf': () => import('./compare-pdf/compare-pdf').then(({ ComparePdf }) => ComparePdf),
  'document-screener': () =>
    import('./document-screener/document-screener').then(({ DocumentScreener }) => DocumentScreener),
  'plagiarism-screener': () =>
    import('./plagiarism-screener/plagiarism-screener').then(({ PlagiarismScreener }) => PlagiarismScreener),
  sign: () => import('./sign/sign').then(({ Sign }) => Sign),
  'summarize-text': () =>
    import('./summarize-text/summarize-text').then(({ SummarizeText }) => SummarizeText),
};

/** What is loaded once a file is there. */
type Loaded = { Tool: ComponentType; FileNotices: typeof FileNotices; task: OwnTask | undefined };

/** The chosen files that have the name of a new file and have changed on the disk since they were chosen. */
async function changedNamesakes(more: readonly File[], files: readonly File[]): Promise<ReadonlySet<File>> {
  const namesakes = files.filter(({ name }) => more.some((other) => other.name === name));
  if (namesakes.length === 0) return new Set();
  // Loaded with the tool (`open`). If that failed, the new file is kept beside the old one.
  const module = await import('./shell/changed-files').catch(() => undefined);
  await module?.findChanged(namesakes);
  return module?.changedFiles.now() ?? new Set();
}

/** The tool of a page: `children` until a file is chosen, then the tool itself in its place. */
export function Workbench({
  slug,
  name,
  job,
  tasks,
  breadcrumb,
  shared,
  messages,
  children,
  ...tool
}: Props) {
  const root = useRef<HTMLElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const latestFiles = useRef(files);
  latestFiles.current = files;
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [unpacked, setUnpacked] = useState<readonly Unpacked[]>([]);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [announcement, setAnnouncement] = useState('');
  const [unsaved, setUnsaved] = useState(false);
  const isBusy = useRef(false);
  const [hasJob, setHasJob] = useState(false);

  const open = useCallback(async () => {
    const task = tasks.find((ownTask) => location.hash === `#${ownTask.slug}`);
    try {
      const [Tool, { FileNotices }] = await withScriptErrors(
        Promise.all([
          tools[task?.runs?.slug ?? slug](),
          import('./shell/file-notices'),
          loadStyles(),
          // Loaded in advance: needed when another file comes, possibly without a connection.
          import('./shell/changed-files'),
        ]),
      );
      setLoaded({ Tool, FileNotices, task });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [slug, tasks]);
  const receive = useCallback(
    async (more: readonly File[], isAsked: boolean) => {
      if (more.length === 0) return;
      setFailed(false);
      const received = await unpackedFiles(more).catch(() => ({ files: more, unpacked: [] }));
      setUnpacked((before) => [...before, ...received.unpacked]);
      // Files that arrive during a job or its result wait for the next job, unless the visitor added them in the tool.
      const changed = await changedNamesakes(received.files, latestFiles.current);
      const add = isBusy.current && !isAsked ? setWaiting : setFiles;
      add((before) => withMore(before, received.files, changed));
      void open();
    },
    [open],
  );
  const take = useCallback((more: readonly File[]) => void receive(more, false), [receive]);
  const [hasStarted, end] = useStarted(open);
  const { isDragOver, noFile, clearNoFile } = useIncoming(root, take);
  const typed = useTypedText(root, (files) => {
    clearNoFile();
    take(files);
  });

  useEffect(() => {
    // If the browser stores no data for the site (a private window), there is nothing to take over.
    takeCarriedFiles().then(take, () => undefined);
  }, [take]);

  useAskBeforeLeaving(unsaved);

  const title = loaded?.task?.title;
  useEffect(() => {
    const before = document.title;
    if (title) document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  const setBusy = useCallback((busy: boolean) => {
    isBusy.current = busy;
    setHasJob(busy);
  }, []);
  useEffect(() => {
    if (hasJob || waiting.length === 0) return;
    setWaiting([]);
    void changedNamesakes(waiting, latestFiles.current).then((changed) =>
      setFiles((before) => withMore(before, waiting, changed)),
    );
  }, [hasJob, waiting]);

  function startWith(next: readonly File[]) {
    setBusy(false);
    setWaiting([]);
    setFiles(next);
    setUnpacked([]);
    clearNoFile();
    setUnsaved(false);
    setFailed(false);
    setAttempt((count) => count + 1);
    setAnnouncement('');
  }
  function startAgain() {
    startWith([]);
    end();
  }
  const reload = () => void reloadWith(files, () => setUnsaved(false));
  const toolMessages = loaded?.task?.runs?.messages ?? messages;
  const onPage = useMemo(() => ({ shared, own: toolMessages }), [shared, toolMessages]);
  const shell = {
    ...tool,
    name: loaded?.task?.name ?? name,
    ownTask: loaded?.task?.slug,
    steps: loaded?.task?.steps ?? tool.steps,
    next: loaded?.task?.next ?? tool.next,
    files,
    onFiles: (more: readonly File[]) => void receive(more, true),
    announce: setAnnouncement,
    unsaved,
    onUnsaved: setUnsaved,
    onStartAgain: startAgain,
    reload,
    setBusy,
  };

  const isOpen = hasStarted || files.length > 0;
  const working = loaded && isOpen;
  const state = isDragOver ? 'over' : noFile ? 'none' : failed ? 'failed' : isOpen ? 'loading' : undefined;
  const failedProps = { shared, files, onStartAgain: startAgain };
  return (
    <section
      ref={root}
      {...fileIsland(working ? undefined : state, typed)}
      // Shows the parts of the page that belong to the task (welcome.module.css).
      data-open-task={working ? loaded.task?.slug : undefined}
      className={`bg-area-tint ${styles.workbench}${working ? ` ${styles.working}` : ''}`}
    >
      {working ? (
        <>
          <div className="not-print:hidden">{loaded.task?.breadcrumb ?? breadcrumb}</div>
          {/* On screen the step bar shows the name: this heading is for screen readers and print. */}
          <div className="wrap flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4 not-print:sr-only">
            <h1 className="text-h2s">{shell.name}</h1>
            <p className="text-(length:--text-sm) text-muted">{loaded.task?.job ?? job}</p>
          </div>
          <div className="wrap pt-4 pb-8 max-md:px-0 max-md:pt-0">
            <MessagesContext value={onPage}>
              <ShellContext value={shell}>
                <loaded.FileNotices
                  {...{ unpacked, waiting, noFile }}
                  onDismiss={() => {
                    setUnpacked([]);
                    clearNoFile();
                  }}
                  onNextJob={() => startWith(waiting)}
                />
                <ToolBoundary
                  key={attempt}
                  fallback={
                    <Failed
                      {...failedProps}
                      messages={shared.broken}
                      onGoOn={() => setAttempt((count) => count + 1)}
                    />
                  }
                >
                  <loaded.Tool />
                </ToolBoundary>
              </ShellContext>
            </MessagesContext>
          </div>
        </>
      ) : failed && isOpen ? (
        <>
          <div className="wrap">
            <Failed {...failedProps} messages={shared.notLoaded} onGoOn={reload} />
          </div>
          {children}
        </>
      ) : (
        children
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
