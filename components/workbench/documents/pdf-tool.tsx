import type { Outcome } from 'engines';
import { rangeText } from 'engines/pdf/client';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { ResultShell } from '../shell/result-shell';
import type { ShellProps } from '../shell/tool';
import { NoticeAction } from '../shell/tool-shell';
import { useSharedMessages } from '../shell/use-messages';
import { CopiedGrid, type CopiedPage } from './copied-grid';
import { OnePdf } from './one-pdf';
import styles from './page-actions.module.css';
import type { PdfTool } from './use-pdf-tool';

type Props = {
  props: ShellProps;
  tool: PdfTool;
  /** Title of the running job. */
  making: string;
  /** Below that: the files made so far. */
  made?: ReactNode;
  undo?: () => void;
  /** Pages to make first after a lack of memory, and the action that starts it. */
  smaller?: { pages: readonly number[]; start: () => void };
  /** Pages of the file, and the controls for them. */
  children: ReactNode;
  optionsPanel: ReactNode;
  /** Shown when done: pages with their output, the way back, the ZIP's name, and the list of files. */
  copied?: readonly CopiedPage[];
  /** Replaces them. */
  shown?: ReactNode;
  back: string;
  /** Note on the copy if its own pages are shown: below the copy’s name or below `copyTitle`. */
  copyNote?: string;
  copyTitle?: string;
  zip?: string;
  parts?: ReactNode;
  /** Files for the next tools instead of the copy. */
  carried?: readonly File[];
};

/** All states of a tool for one PDF. */
export function SinglePdfTool({
  props,
  tool,
  children,
  optionsPanel,
  copied = [],
  back,
  zip,
  parts,
  ...act
}: Props) {
  const shared = useSharedMessages();
  const { making, made, undo, smaller, copyNote, copyTitle, carried, shown } = act;
  const shell = props;
  const { pdf, pages, runner, draw } = tool;
  const { job } = runner;
  useHeldHeight(tool.documentPane, job.state === 'working');
  if (job.state === 'done') {
    const note = copyNote ?? `${say(shared.pages, { count: pages })} · ${fileSize(pdf?.file.size ?? 0)}`;
    return (
      <ResultShell
        {...props}
        {...{ job, note, back, zip, carried }}
        title={copyTitle ?? (copyNote ? undefined : pdf?.file.name)}
        onBack={runner.reset}
        documentPane={shown ?? <CopiedGrid pages={copied} draw={draw} height={heightOf(job.outcome)} />}
      >
        {parts}
      </ResultShell>
    );
  }
  return (
    <OnePdf
      {...{ shell, tool, making, made, optionsPanel }}
      smaller={
        smaller?.pages.length ? (
          <NoticeAction onClick={smaller.start}>
            {say(shared.memoryAt.first, { pages: rangeText([...smaller.pages]) })}
          </NoticeAction>
        ) : undefined
      }
      end={
        undo ? (
          <Button variant="outline" className={styles.undo} onClick={undo}>
            <Icon name="back" />
            {shared.undo}
          </Button>
        ) : undefined
      }
    >
      {children}
    </OnePdf>
  );
}

/** Estimated height of the finished copy: a line per fact, a row per file, of which some scroll. */
const heightOf = ({ facts, files }: Outcome) =>
  300 + 28 * facts.length + (files.length > 1 ? Math.min(384, 61 * files.length) : 0);

/**
 * Keeps an element's height while the tool works, so that content below does not jump when the choices are
 * replaced by the progress.
 */
function useHeldHeight(element: RefObject<HTMLElement | null>, working: boolean) {
  const before = useRef(0);
  // Read before the page changes, while the choices are still there.
  if (!working) before.current = 0;
  else if (before.current === 0) before.current = element.current?.offsetHeight ?? 0;
  useLayoutEffect(() => {
    element.current?.style.setProperty('min-height', working ? `${before.current}px` : '');
  }, [element, working]);
}
