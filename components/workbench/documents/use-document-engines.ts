import { useMemo } from 'react';
import { useEngine } from '../shell/use-engine';

/** The engines that read documents and write lists, and the progress of the one being loaded. */
export function useDocumentEngines() {
  const { engine: pdf, ...first } = useEngine('pdf');
  const { engine: text, ...second } = useEngine('text');
  const { engine: office, ...third } = useEngine('excel');
  const engines = useMemo(() => ({ pdf, text, office }), [pdf, text, office]);
  return { engines, fetched: first.fetched ?? second.fetched ?? third.fetched };
}
