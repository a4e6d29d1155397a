import type { ReactNode } from 'react';
import type { Fault } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/words';
import { Notice } from './bench';

type Props = { frame: FrameWords; fault: Fault; file?: string; children?: ReactNode };

/** What went wrong in the visitor's words, and the ways on. */
export function FaultNotice({ frame, fault, file, children }: Props) {
  const { title, text } = frame.faults[fault.code];
  const { detail = '', page = 0 } = fault.details;
  const kinds: Record<string, string> = frame.kinds;
  const values = {
    file: file ?? fault.details.file ?? '',
    page,
    detail: fault.code === 'kind' ? (kinds[detail] ?? (kinds.other as string)) : detail,
  };
  return (
    <Notice title={say(title, values)} text={text ? say(text, values) : undefined} refused>
      {children}
    </Notice>
  );
}
