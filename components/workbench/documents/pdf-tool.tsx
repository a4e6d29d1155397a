import type { Outcome } from 'engines';
import { rangeText } from 'engines/pdf/client';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
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
  return (
    <OnePdf
      {...props}
      isSteady
      smallerJob={
        smaller?.pages.length ? (
          <NoticeAction onClick={smaller.start}>
            {formatMessage(shared.memoryAt.startWithPages, {
              count: smaller.pages.length,
              pages: rangeText([...smaller.pages]),
            })}
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
