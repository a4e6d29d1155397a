import type { PictureInfo, PictureOperations } from 'engines/picture';
import type { Engine } from '../shell/run-engine';
import { type Chosen, useChosen } from '../shell/use-chosen';

export type Picture = Chosen<PictureInfo>;

/** The chosen pictures in order, with what was found in each. */
export const usePictures = (engine: Engine<PictureOperations>, files: readonly File[]) =>
  useChosen(files, (file) => engine.run('inspect', { file }));
