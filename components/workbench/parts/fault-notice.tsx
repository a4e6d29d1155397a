import type { ReactNode } from 'react';
import type { Fault } from '@/lib/engines/engine';
import { type FileKind, misnamed } from '@/lib/engines/kind';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/words';
import { Notice } from './bench';

type Props = { frame: FrameWords; fault: Fault; file?: string; children?: ReactNode };

/** What went wrong in the visitor's words, and the ways on. */
export function FaultNotice({ frame, fault, file, children }: Props) {
  const { text } = frame.faults[fault.code];
  const { detail = '', page = 0 } = fault.details;
  const name = file ?? fault.details.file ?? '';
  const title = titleOf(frame, fault, name);
  const isKind = fault.code === 'kind';
  const kind = detail as FileKind;
  const values = { file: name, page, detail: isKind ? (frame.kinds[kind] ?? frame.kinds.unknown) : detail };
  const words = isKind ? (misnamed(name, kind) ? frame.misnamed : (frame.ofKind?.[kind] ?? text)) : text;
  return (
    <Notice
      title={say(title, values)}
      text={words ? say(words, values) : undefined}
      icon={fault.code === 'memory' ? 'alert' : undefined}
      refused
    >
      {children}
    </Notice>
  );
}

function titleOf({ faults, memoryAt }: FrameWords, { code, details }: Fault, file: string) {
  if (code !== 'memory' || !file) return faults[code].title;
  return details.page ? memoryAt.page : memoryAt.file;
}
