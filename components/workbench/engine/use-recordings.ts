import { Fault, type SourceFile } from '@/lib/engines/engine';
import { fileKind } from '@/lib/engines/kind';
import { type Chosen, useChosen } from './use-chosen';

/** How long a recording is, in seconds. */
export type RecordingInfo = { duration: number };

export type Recording = Chosen<RecordingInfo>;

/** The chosen recordings, each looked at: whether this browser plays it, and how long it is. */
export function useRecordings(files: readonly File[]) {
  const { chosen: recordings, ...acts } = useChosen(files, inspect);
  return { recordings, ...acts };
}

/** Kinds that are certainly no sound; for any other the browser is asked. */
const sounds = new Set(['sound', 'video', 'unknown']);

async function inspect({ name: file, blob }: SourceFile): Promise<RecordingInfo> {
  if (blob.size === 0) throw new Fault('empty', { file });
  const detail = await fileKind(blob);
  if (!sounds.has(detail)) throw new Fault('kind', { file, detail });
  const duration = await durationOf(blob);
  if (duration === undefined) {
    throw detail === 'unknown' ? new Fault('kind', { file, detail }) : new Fault('damaged', { file });
  }
  return { duration };
}

/** Seconds of a sound; undefined where this browser does not play it. */
function durationOf(blob: Blob): Promise<number | undefined> {
  const url = URL.createObjectURL(blob);
  const audio = new Audio();
  return new Promise<number | undefined>((resolve) => {
    audio.addEventListener('error', () => resolve(undefined));
    audio.addEventListener('durationchange', () => {
      // What a microphone recorded does not say how long it is before it was looked for at its end.
      if (audio.duration === Number.POSITIVE_INFINITY) audio.currentTime = 1e9;
      else if (audio.duration > 0) resolve(audio.duration);
    });
    audio.preload = 'metadata';
    audio.src = url;
  }).finally(() => {
    audio.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
