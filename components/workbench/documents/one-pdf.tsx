import type { ComponentProps } from 'react';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { repairOf } from '../shell/facts';
import { SingleFileTool } from '../shell/single-file-tool';
import { Notice } from '../shell/tool-shell';
import { useSharedMessages } from '../shell/use-messages';
import type { PdfTool } from './use-pdf-tool';
import type { Pdf } from './use-pdfs';

type OwnProps = 'chosen' | 'runner' | 'documentPane' | 'fetched' | 'hasFile';
type Props = Omit<ComponentProps<typeof SingleFileTool>, OwnProps> & { tool: PdfTool };

/** Shell of a tool for one PDF, from the empty drop zone to the running job; not its result. */
export function OnePdf({ tool, children, ...props }: Props) {
  const shared = useSharedMessages();
  const { chosen: one, pdf, pages, runner, documentPane, fetched } = tool;
  const { note = pdf && noteOf(shared, pdf) } = props;
  return (
    <SingleFileTool
      {...props}
      {...{ runner, documentPane, fetched, note }}
      chosen={one}
      shell={{ ...props.shell, waits: pages === 0 && pdf !== undefined }}
      hasFile={pages > 0}
    >
      {pdf?.info?.repaired ? <Notice {...repairOf(shared, pdf.info.repaired)} /> : null}
      {children}
    </SingleFileTool>
  );
}

const noteOf = (shared: SharedMessages, { state, info, file }: Pdf) =>
  [
    state === 'locked' ? shared.locked : info ? formatMessage(shared.pages, { count: info.pages }) : '',
    fileSize(file.size),
  ]
    .filter(Boolean)
    .join(' · ');
