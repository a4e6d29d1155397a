import type { HandwritingFont, PdfOperations } from 'engines/pdf';
import { useEffect, useState } from 'react';
import type { Engine } from '../shell/run-engine';
import type { EnginesHere } from '../shell/shell-context';
import { handwritingFonts } from './handwriting-fonts';
import type { InkSource } from './inks';

/** File of the engine that has a hand's usual letters. */
export const fileOf = (hand: HandwritingFont) => `handwriting/${hand}-latin-400-normal.woff`;

/** Name under which a font file of the engine is known to the page. */
export const familyOf = (file: string) => `"${file.replace(/^.*\/|\.woff$/g, '')}"`;

const loaded = new Map<string, Promise<unknown>>();

/** Makes a font file of the engine known to the page, for the preview of what is typed. */
function load(base: string, file: string): Promise<unknown> {
  const known =
    loaded.get(file) ??
    (typeof FontFace === 'undefined'
      ? Promise.resolve()
      : new FontFace(familyOf(file).slice(1, -1), `url(${base}${file})`)
          .load()
          .then((face) => document.fonts.add(face)));
  loaded.set(file, known);
  known.catch(() => loaded.delete(file));
  return known;
}

/** Whether the faces of the choice are there; they are fetched, together, when typing is chosen. */
export function useFaces(engines: EnginesHere, isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const base = engines.pdf?.assets ?? '';
  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    Promise.all(handwritingFonts.map((hand) => load(base, fileOf(hand)))).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [base, isNeeded, isLoaded]);
  return isLoaded;
}

/**
 * A typed text, measured by the engine, once its fonts are there. Nothing is fetched for an empty text.
 *
 * @returns `source`: the last text that was measured; `missing`: letters that its face does not have
 */
export function useTyped(
  engine: Engine<PdfOperations>,
  engines: EnginesHere,
  text: string,
  hand: HandwritingFont,
): { source?: Extract<InkSource, { from: 'type' }>; missing: readonly string[]; failed: boolean } {
  const [state, setState] = useState<{ source?: Extract<InkSource, { from: 'type' }>; failed?: boolean }>({});
  const typed = text.trim();
  const base = engines.pdf?.assets ?? '';
  useEffect(() => {
    if (typed === '') return setState({});
    let cancelled = false;
    engine
      .run('measureName', { text: typed, hand })
      .then(async (measured) => {
        await Promise.all(measured.files.map((file) => load(base, file)));
        if (!cancelled) setState({ source: { from: 'type', text: typed, hand, measured } });
      })
      .catch(() => cancelled || setState({ failed: true }));
    return () => {
      cancelled = true;
    };
  }, [engine, base, typed, hand]);
  const missing = state.source?.measured.missing ?? [];
  return { source: missing.length > 0 ? undefined : state.source, missing, failed: state.failed ?? false };
}
