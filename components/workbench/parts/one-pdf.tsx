import type { ComponentProps } from 'react';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import type { PdfTool } from '../engine/use-pdf-tool';
import type { Pdf } from '../engine/use-pdfs';
import { Notice } from './bench';
import { repairOf } from './facts';
import { OneBench } from './one-bench';

type Own = 'chosen' | 'work' | 'tray' | 'fetched' | 'there' | 'waits' | 'brief';
type Props = Omit<ComponentProps<typeof OneBench>, Own> & { tool: PdfTool };

/** A tool for one PDF until its result is there. */
export function OnePdf({ tool, children, ...props }: Props) {
  const { one, pdf, pages, work, tray, fetched } = tool;
  const { frame, note = pdf && noteOf(frame, pdf) } = props;
  return (
    <OneBench
      {...props}
      {...{ work, tray, fetched, note }}
      chosen={one}
      there={pages > 0}
      waits={pages === 0 && pdf !== undefined}
      brief={pdf === undefined}
    >
      {pdf?.info?.repaired ? <Notice {...repairOf(frame, pdf.info.repaired)} /> : null}
      {children}
    </OneBench>
  );
}

const noteOf = (frame: FrameWords, { state, info, file }: Pdf) =>
  [
    state === 'locked' ? frame.locked : info ? say(frame.pages, { count: info.pages }) : '',
    fileSize(file.size),
  ]
    .filter(Boolean)
    .join(' · ');
