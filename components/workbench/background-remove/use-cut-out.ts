import { type Fault, faultOf } from 'engines';
import type { CutMode, CutPreview, PictureOperations, Stroke } from 'engines/picture';
import { useEffect, useState } from 'react';
import type { Picture } from '../documents/use-pictures';
import type { Engine } from '../shell/run-engine';
import { sourceOf } from '../shell/use-chosen';

/** Width of the displayed picture in pixels: twice the document pane on a large screen. */
export const SHOWN = 1400;

type Shown = {
  picture?: ImageBitmap;
  preview?: CutPreview;
  of?: string;
  fault?: Fault;
  strokes?: readonly Stroke[];
};

/** The picture and its current cut-out, which is computed again after each stroke. */
export function useCutOut(
  engine: Engine<PictureOperations>,
  picture: Picture | undefined,
  mode: CutMode,
  strokes: readonly Stroke[],
) {
  const [displayed, setDisplayed] = useState<Shown>({});
  const [attempt, setAttempt] = useState(0);
  const key = picture?.state === 'ready' ? picture.key : undefined;
  const request = `${key} ${mode} ${attempt}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key always refers to the same file.
  useEffect(() => {
    if (!picture || !key) return;
    let cancelled = false;
    setDisplayed({});
    engine.run('preview', { file: sourceOf(picture), width: SHOWN }).then(
      (bitmap) => cancelled || setDisplayed((previous) => ({ ...previous, picture: bitmap })),
      // The cut-out fails with the same fault and reports it.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [engine, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (!picture || !key) return;
    let cancelled = false;
    engine.run('cutOut', { file: sourceOf(picture), mode, strokes, width: SHOWN }).then(
      (preview) =>
        cancelled ||
        setDisplayed((previous) => ({ ...previous, preview, of: request, strokes, fault: undefined })),
      (error) =>
        cancelled ||
        setDisplayed((previous) => ({ ...previous, of: request, strokes, fault: faultOf(error) })),
    );
    return () => {
      cancelled = true;
    };
  }, [engine, key, request, strokes]);

  const current = displayed.of === request;
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
