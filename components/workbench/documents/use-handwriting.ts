import type { HandwritingFont, PdfOperations } from 'engines/pdf';
import { useEffect, useState } from 'react';
import type { Engine } from '../shell/run-engine';
import type { PageEngines } from '../shell/shell-context';
import { handwritingFonts } from './handwriting-fonts';
import type { InkSource } from './inks';

/** Font file, among the engine's assets, with the Latin letters of a handwriting font. */
export const fileOf = (hand: HandwritingFont) => `handwriting/${hand}-latin-400-normal.woff`;

/** Font family under which the page registers a font file of the engine. */
export const familyOf = (file: string) => `"${file.replace(/^.*\/|\.woff$/g, '')}"`;

/** The same heights for all fonts, so that texts in different ones stand on one line. */
const metrics = { ascentOverride: '100%', descentOverride: '40%', lineGapOverride: '0%' };

const loaded = new Map<string, Promise<unknown>>();

/** Registers a font file of the engine with the page, for the preview of typed text. */
function load(base: string, file: string): Promise<unknown> {
  const known =
    loaded.get(file) ??
    (typeof FontFace === 'undefined'
      ? Promise.resolve()
      : new FontFace(familyOf(file).slice(1, -1), `url(${base}${file})`, metrics)
          .load()
          .then((face) => document.fonts.add(face)));
  loaded.set(file, known);
  known.catch(() => loaded.delete(file));
  return known;
}

/** Whether the fonts to choose from are loaded; they are fetched together when typing is chosen. */
export function useFaces(engines: PageEngines, isNeeded: boolean): boolean {
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
 * A typed text, measured by the engine once its fonts are loaded. Nothing is fetched for an empty text.
 *
 * @returns `source`: the last measured text, unless its font lacks letters; `missing`: these letters
 */
export function useTyped(
  engine: Engine<PdfOperations>,
  engines: PageEngines,
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
      .run('measureName', { text: typed, face: hand })
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
