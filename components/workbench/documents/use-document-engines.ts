import { useMemo } from 'react';
import { useEngine } from '../shell/use-engine';

/** The engines that read documents and write lists, and the progress of the one being loaded. */
export function useDocumentEngines() {
  const { engine: pdf, ...pdfState } = useEngine('pdf');
  const { engine: text, ...textState } = useEngine('text');
  const { engine: office, ...officeState } = useEngine('excel');
  const engines = useMemo(() => ({ pdf, text, office }), [pdf, text, office]);
  return { engines, fetched: pdfState.fetched ?? textState.fetched ?? officeState.fetched };
}
