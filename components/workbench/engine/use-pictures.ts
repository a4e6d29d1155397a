import { useCallback } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { PictureInfo } from '@/lib/engines/picture/inspect';
import type { PictureOperations } from '@/lib/engines/picture/operations';
import type { Engine } from './run-engine';
import { type Chosen, useChosen } from './use-chosen';

/** A chosen picture. */
export type Picture = Chosen<PictureInfo>;

/** The chosen pictures in their order, with what each is. */
export function usePictures(engine: Engine<PictureOperations>, files: readonly File[]) {
  const inspect = useCallback((file: SourceFile) => engine.run('inspect', { file }), [engine]);
  const { chosen: pictures, ...acts } = useChosen(files, inspect);
  return { pictures, ...acts };
}
