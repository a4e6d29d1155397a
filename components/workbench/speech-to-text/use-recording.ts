import { Fault, fileKind, type SourceFile } from 'engines';
import { useChosenFiles } from '../shell/use-chosen-files';
import { useSingleFile } from '../shell/use-single-file';

/** The current recording with its duration, or a fault if this browser cannot play it, and the recordings that wait. */
export const useRecording = (files: readonly File[]) => useSingleFile(useChosenFiles(files, inspect));

/** Kinds that may be sound; all others are refused without trying to play them. */
const sounds = new Set(['sound', 'video', 'unknown']);

/** Reads the duration of a recording in seconds. @throws Fault */
async function inspect({ name: file, blob }: SourceFile) {
  if (blob.size === 0) throw new Fault('empty', { file });
  const detail = await fileKind(blob);
  if (!sounds.has(detail)) throw new Fault('kind', { file, detail });
  const duration = await durationOf(blob);
  if (duration === undefined) {
    throw detail === 'unknown' ? new Fault('kind', { file, detail }) : new Fault('damaged', { file });
  }
  return { duration };
}

/** Duration of a sound in seconds; undefined if this browser cannot play it. */
function durationOf(blob: Blob): Promise<number | undefined> {
  const url = URL.createObjectURL(blob);
  const audio = new Audio();
  return new Promise<number | undefined>((resolve) => {
    audio.addEventListener('error', () => resolve(undefined));
    audio.addEventListener('durationchange', () => {
      // Recordings from MediaRecorder have no duration until the position has been set to their end.
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
