import { useMemo } from 'react';
import { type EnginesHere, useEngine } from '../shell/use-engine';

/** The engines that read papers and write lists, and the progress of the one being loaded. */
export function usePaperEngines(here: EnginesHere) {
  const { engine: pdf, ...first } = useEngine(here, 'pdf');
  const { engine: text, ...second } = useEngine(here, 'text');
  const { engine: office, ...third } = useEngine(here, 'excel');
  const engines = useMemo(() => ({ pdf, text, office }), [pdf, text, office]);
  return { engines, fetched: first.fetched ?? second.fetched ?? third.fetched };
}
