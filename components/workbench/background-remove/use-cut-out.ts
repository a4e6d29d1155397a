import { type Fault, faultOf } from 'engines';
import type { CutMode, CutPreview, PictureOperations, Stroke } from 'engines/picture';
import { useEffect, useState } from 'react';
import type { Picture } from '../documents/use-pictures';
import type { Engine } from '../shell/run-engine';
import { sourceOf } from '../shell/use-chosen-files';

/** Width of the displayed picture in pixels: twice that of the document pane on a large screen. */
const PREVIEW_WIDTH = 1400;

type Displayed = {
  picture?: ImageBitmap;
  preview?: CutPreview;
  /** Request that led to the cut-out or the fault. */
  request?: string;
  fault?: Fault;
  /** Strokes in the cut-out. */
  strokes?: readonly Stroke[];
};

/** The picture and its current cut-out, which is computed again after each stroke. */
export function useCutOut(
  engine: Engine<PictureOperations>,
  picture: Picture | undefined,
  mode: CutMode,
  strokes: readonly Stroke[],
) {
  const [displayed, setDisplayed] = useState<Displayed>({});
  const [attempt, setAttempt] = useState(0);
  const key = picture?.state === 'ready' ? picture.key : undefined;
  const request = `${key} ${mode} ${attempt}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key always refers to the same file.
  useEffect(() => {
    if (!picture || !key) return;
    let cancelled = false;
    setDisplayed({});
    engine.run('preview', { file: sourceOf(picture), width: PREVIEW_WIDTH }).then(
      (bitmap) => cancelled || setDisplayed((previous) => ({ ...previous, picture: bitmap })),
      // The cut-out fails with the same fault and reports it.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [engine, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key always refers to the same file.
  useEffect(() => {
    if (!picture || !key) return;
    let cancelled = false;
    engine.run('cutOut', { file: sourceOf(picture), mode, strokes, width: PREVIEW_WIDTH }).then(
      (preview) =>
        cancelled ||
        setDisplayed((previous) => ({ ...previous, preview, request, strokes, fault: undefined })),
      (error) =>
        cancelled || setDisplayed((previous) => ({ ...previous, request, strokes, fault: faultOf(error) })),
    );
    return () => {
      cancelled = true;
    };
  }, [engine, key, request, strokes]);

  const current = displayed.request === request;
  return {
    picture: displayed.picture,
    /** The last cut-out of this picture in this mode, shown while the next stroke is applied. */
    preview: current && !displayed.fault ? displayed.preview : undefined,
    fault: current ? displayed.fault : undefined,
    busy: !current || displayed.strokes !== strokes,
    retry: () => setAttempt(attempt + 1),
  };
}

export type CutOut = ReturnType<typeof useCutOut>;
