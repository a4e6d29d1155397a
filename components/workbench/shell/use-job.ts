import { Fault, faultOf, type Outcome, type Progress, type Stage } from 'engines';
import { useCallback, useRef, useState } from 'react';
import { findChanged } from './changed-files';
import type { RunOptions } from './run-engine';
import { useShell } from './shell-context';

/** Number of consecutive stalls after which a job ends, unless the visitor chose to wait: five minutes. */
const MAX_STALLS = 10;

/** The single job of a tool: idle, working, done or failed. */
export type Job =
  | { state: 'idle'; cancelled?: boolean; fault?: Fault }
  | { state: 'working'; progress?: Progress; stalled?: boolean }
  | { state: 'done'; outcome: Outcome /** Seconds. */; seconds: number };

/** Number of items already in the copy. `stage` is the job's stage that adds them. */
export function copiedCount(job: Job, stage: Stage): number {
  const progress = job.state === 'working' ? job.progress : undefined;
  if (progress?.stage === stage) return progress.done;
  return progress?.stage === 'checking' || progress?.stage === 'writing' ? Number.POSITIVE_INFINITY : 0;
}

/**
 * Copies the parts of a result that are read from files on the disk, which may be gone or changed when it is saved.
 *
 * @throws what the browser throws if they already are gone or changed
 */
async function detached(outcome: Outcome): Promise<Outcome> {
  const copied = async (part: Uint8Array<ArrayBuffer> | Blob) =>
    part instanceof Blob ? new Blob([await part.arrayBuffer()], { type: part.type }) : part;
  const files = [];
  for (const file of outcome.files) files.push({ ...file, parts: await sequentially(file.parts, copied) });
  return { ...outcome, files };
}

/** One after the other, because each is in memory while it is copied. */
async function sequentially<Item, Result>(
  items: readonly Item[],
  step: (item: Item) => Promise<Result> | Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await step(item));
  return results;
}

const cancelled = new DOMException('cancelled', 'AbortError');

/**
 * Runs a tool’s job, reports its progress, and cancels it on request.
 *
 * @param reads whether the job reads the chosen files: it fails if one of them has changed in the meantime
 */
export function useJob({ reads = true } = {}) {
  const [job, setJob] = useState<Job>({ state: 'idle' });
  const controller = useRef<AbortController>(undefined);
  const stalls = useRef(0);
  const files = useRef<readonly File[]>([]);
  files.current = useShell().files;

  const start = useCallback(
    async (task: (options: RunOptions) => Promise<Outcome>) => {
      const abort = new AbortController();
      controller.current = abort;
      const since = performance.now();
      stalls.current = 0;
      setJob({ state: 'working' });
      try {
        const outcome = await task({
          signal: abort.signal,
          onProgress: (progress) => {
            stalls.current = 0;
            setJob({ state: 'working', progress });
          },
          onStalled: () => {
            stalls.current += 1;
            if (stalls.current === MAX_STALLS) return abort.abort(new Fault('slow'));
            setJob((current) => (current.state === 'working' ? { ...current, stalled: true } : current));
          },
        });
        const detachedOutcome = await detached(outcome);
        const changedFile = await findChanged(files.current);
        if (reads && changedFile) throw new Fault('unreadable', { file: changedFile.name });
        if (!abort.signal.aborted)
          setJob({ state: 'done', outcome: detachedOutcome, seconds: (performance.now() - since) / 1000 });
      } catch (error) {
        if (error === cancelled) return setJob({ state: 'idle', cancelled: true });
        void findChanged(files.current);
        setJob((current) => {
          const file = current.state === 'working' ? current.progress?.file : undefined;
          return { state: 'idle', fault: faultOf(error, { file }) };
        });
      }
    },
    [reads],
  );

  return {
    job,
    start,
    cancel: () => controller.current?.abort(cancelled),
    wait: () => {
      stalls.current = 0;
      setJob((current) => (current.state === 'working' ? { ...current, stalled: false } : current));
    },
    reset: () => setJob({ state: 'idle' }),
    fail: (error: unknown) => setJob({ state: 'idle', fault: faultOf(error) }),
  };
}

export type JobRunner = ReturnType<typeof useJob>;
