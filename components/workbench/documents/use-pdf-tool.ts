import { useCallback } from 'react';
import { useShell } from '../shell/shell-context';
import { sourceOf } from '../shell/use-chosen-files';
import { useEngine } from '../shell/use-engine';
import { useToolJob } from '../shell/use-tool-job';
import { useOnePdf } from './use-pdfs';

/** What tools for one PDF share: the file, thumbnails of its pages, the job, and the focus. */
export function usePdfTool() {
  const { files } = useShell();
  const { engine, fetched } = useEngine('pdf');
  const onePdf = useOnePdf(engine, files);
  const { current: pdf } = onePdf;
  const { runner, documentPane } = useToolJob();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing depends on file and password alone.
  const draw = useCallback(
    (page: number, rotate: number, width: number) => {
      if (!pdf) throw new Error('no file');
      return engine.run('drawPage', { source: sourceOf(pdf), page, rotate, width });
    },
    [engine, pdf?.key, pdf?.password],
  );

  return {
    engine,
    fetched,
    chosen: onePdf,
    pdf,
    /** Pages of the file; 0 until it is read. */
    pages: pdf?.state === 'ready' ? (pdf.info?.pages ?? 0) : 0,
    runner,
    documentPane,
    draw,
    /** Focuses the first input that prevents the job from starting. @returns whether there is one */
    focusFault(): boolean {
      const fault = shellOf(documentPane.current)?.querySelector<HTMLElement>('[aria-invalid]');
      fault?.focus();
      return fault != null;
    },
    /** Focuses the field for pages. */
    focusPagesField() {
      shellOf(documentPane.current)?.querySelector<HTMLElement>('input[data-pen]')?.focus();
    },
  };
}

const shellOf = (documentPane: HTMLElement | null) => documentPane?.closest('section');

export type PdfTool = ReturnType<typeof usePdfTool>;
