import { rangeText } from 'engines/pdf/client';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage, type MessagePattern } from '@/lib/sentences';
import { copiedCount } from '../shell/use-job';
import { useSharedMessages } from '../shell/use-messages';
import styles from './page-actions.module.css';
import { PageGrid } from './page-grid';
import { RangeField } from './range-field';
import type { PdfTool } from './use-pdf-tool';
import type { Ticked } from './use-ticked';

type Props = {
  messages: { legend: string; field: string; all: MessagePattern };
  tool: PdfTool;
  ticked: Ticked;
};

/** Pages of a PDF, selected in a text field or by ticking. */
export function TickedPages({ messages, tool, ticked }: Props) {
  const { pages, runner } = tool;
  const count = ticked.inFileOrder.length;
  return (
    <>
      <div className={styles.head} inert={runner.job.state === 'working'}>
        <TickedField {...{ messages, tool, ticked }} />
        <div className={`${styles.actions} ${styles.beside}`}>
          {/* Stays when all pages are ticked, so that neither the field nor the pages move. */}
          <Button variant="outline" aria-disabled={count === pages || undefined} onClick={ticked.all}>
            <Icon name="check" />
            {formatMessage(messages.all, { count: pages })}
          </Button>
        </div>
      </div>
      <TickedGrid {...{ messages, tool, ticked }} filling copied={copiedCount(runner.job, 'drawing')} />
    </>
  );
}

/** The text field. */
export const TickedField = ({ messages, tool: { pdf, pages }, ticked }: Props) => {
  const shared = useSharedMessages();
  return (
    <RangeField
      key={pdf?.key}
      messages={shared.grid}
      label={messages.field}
      file={pdf?.file.name ?? ''}
      pageCount={pages}
      text={rangeText(ticked.inFileOrder)}
      onRanges={(ranges) => ticked.choose(ranges.flat(), true)}
      onClear={ticked.inFileOrder.length > 0 ? () => ticked.choose([]) : undefined}
    />
  );
};

type GridProps = Props & Pick<ComponentProps<typeof PageGrid>, 'filling' | 'shown'> & { copied?: number };

/** The grid of pages to tick; the first `copied` of the ticked ones are already in the copy. */
export function TickedGrid({
  messages,
  tool: { pdf, runner, draw },
  ticked,
  copied = 0,
  ...look
}: GridProps) {
  const shared = useSharedMessages();
  const inCopy = new Set(ticked.inFileOrder.slice(0, copied));
  return (
    <PageGrid
      {...look}
      key={pdf?.key}
      messages={shared.grid}
      legend={messages.legend}
      look="keep"
      disabled={runner.job.state === 'working'}
      draw={draw}
      pages={(pdf?.info?.sizes ?? []).map((size, index) => ({
        page: index + 1,
        size,
        ticked: ticked.value.includes(index + 1),
        copied: inCopy.has(index + 1),
      }))}
      onTick={ticked.tick}
    />
  );
}
