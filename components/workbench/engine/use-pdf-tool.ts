import { useCallback } from 'react';
import type { BenchProps } from '../tool';
import { sourceOf } from './use-chosen';
import { useEngine } from './use-engine';
import { useOnePdf } from './use-pdfs';
import { useTrayJob } from './use-tray';

/** Shared by tools for one PDF: the file, thumbnails of its pages, the job, and the focus. */
export function usePdfTool({ frame, files, announce, onUnsaved, engines }: BenchProps) {
  const { engine, fetched } = useEngine(engines, 'pdf');
  const one = useOnePdf(engine, files);
  const { one: pdf } = one;
  const { work, tray } = useTrayJob({ frame, files, announce, onUnsaved });

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
    one,
    pdf,
    /** Pages of the file; 0 until it is read. */
    pages: pdf?.state === 'ready' ? (pdf.info?.pages ?? 0) : 0,
    work,
    tray,
    draw,
    /** Focuses the first input that prevents the job from starting.¶@returns whether there is one */
    bringToFault(): boolean {
      const fault = benchOf(tray.current)?.querySelector<HTMLElement>('[aria-invalid]');
      fault?.focus();
      return fault != null;
    },
    /** Focuses the field for pages. */
    bringToField() {
      benchOf(tray.current)?.querySelector<HTMLElement>('input[data-pen]')?.focus();
    },
  };
}

const benchOf = (tray: HTMLElement | null) => tray?.closest('section');

export type PdfTool = ReturnType<typeof usePdfTool>;
