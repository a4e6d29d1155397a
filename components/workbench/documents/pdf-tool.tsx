import type { Outcome } from 'engines';
import { rangeText } from 'engines/pdf/client';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import { ResultPanel } from '../shell/result';
import { ResultShell } from '../shell/result-shell';
import { NoticeAction } from '../shell/tool-shell';
import { useSharedMessages } from '../shell/use-messages';
import { CopiedGrid, type CopiedPage } from './copied-grid';
import { OnePdf } from './one-pdf';
import styles from './page-actions.module.css';
import type { PdfTool } from './use-pdf-tool';

type Props = Omit<ComponentProps<typeof OnePdf>, 'smaller' | 'end'> & {
  undo?: () => void;
  /** After a lack of memory: the pages of a smaller job to start with, and the action that starts it. */
  smaller: { pages: readonly number[]; start: () => void } | undefined;
};

/** A tool for the pages of one PDF until its result is there. Its choices can be undone. */
export function PdfPagesTool({ undo, smaller, ...props }: Props) {
  const shared = useSharedMessages();
  const { tool } = props;
  useHeldHeight(tool.documentPane, tool.runner.job.state === 'working');
  return (
    <OnePdf
      {...props}
      isSteady
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
    />
  );
}

type ResultProps = Pick<ComponentProps<typeof ResultShell>, 'job' | 'title' | 'note' | 'back'> & {
  tool: PdfTool;
  /** Pages with their output. */
  copied: readonly CopiedPage[];
  /** Name of the ZIP, if there may be several files. */
  zip?: string;
  /** List of the files. */
  children?: ReactNode;
};

/** Result of a tool for the pages of one PDF: the pages with their output, and the files. */
export function PdfPagesResult({ tool, copied, zip, children, ...props }: ResultProps) {
  const { outcome, seconds } = props.job;
  return (
    <ResultShell
      {...props}
      onBack={tool.runner.reset}
      documentPane={<CopiedGrid pages={copied} draw={tool.draw} height={panelHeightOf(outcome)} />}
      optionsPanel={
        <ResultPanel {...outcome} seconds={seconds} zip={zip}>
          {children}
        </ResultPanel>
      }
    />
  );
}

/**
 * Estimated height of the result panel in CSS pixels: a line per fact and a row per file, up to the height from which the
 * list scrolls.
 */
const panelHeightOf = ({ facts, files }: Outcome) =>
  300 + 28 * facts.length + (files.length > 1 ? Math.min(384, 61 * files.length) : 0);

/**
 * Keeps an element’s height while the tool works: the progress is lower than the choices that it replaces, and
 * content below would jump.
 */
function useHeldHeight(element: RefObject<HTMLElement | null>, working: boolean) {
  const heldHeight = useRef(0);
  // Read before the page changes, while the choices are still there.
  if (!working) heldHeight.current = 0;
  else if (heldHeight.current === 0) heldHeight.current = element.current?.offsetHeight ?? 0;
  useLayoutEffect(() => {
    element.current?.style.setProperty('min-height', working ? `${heldHeight.current}px` : '');
  }, [element, working]);
}
