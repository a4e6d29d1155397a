import type { PictureInfo, PictureOperations } from 'engines/picture';
import type { Engine } from '../shell/run-engine';
import { type ChosenFile, useChosenFiles } from '../shell/use-chosen-files';

export type Picture = ChosenFile<PictureInfo>;

/** The chosen pictures in order, with what was found in each. */
export const usePictures = (engine: Engine<PictureOperations>, files: readonly File[]) =>
  useChosenFiles(files, (file) => engine.run('inspect', { file }));
