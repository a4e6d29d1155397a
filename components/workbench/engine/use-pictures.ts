import { useCallback } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { PictureInfo } from '@/lib/engines/picture/inspect';
import type { PictureOperations } from '@/lib/engines/picture/operations';
import type { Engine } from './run-engine';
import { type Chosen, useChosen } from './use-chosen';

export type Picture = Chosen<PictureInfo>;

/** The chosen pictures in order, with what was found in each. */
export function usePictures(engine: Engine<PictureOperations>, files: readonly File[]) {
  const inspect = useCallback((file: SourceFile) => engine.run('inspect', { file }), [engine]);
  const { chosen: pictures, ...acts } = useChosen(files, inspect);
  return { pictures, ...acts };
}
