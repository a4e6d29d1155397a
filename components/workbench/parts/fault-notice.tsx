import type { ReactNode } from 'react';
import type { Fault } from '@/lib/engines/engine';
import { type FileKind, misnamed } from '@/lib/engines/kind';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/words';
import { Notice } from './bench';

type Props = {
  frame: FrameWords;
  fault: Fault;
  file?: string;
  /** The kinds that the tool takes stand below it already. */
  brief?: boolean;
  children?: ReactNode;
};

/** What went wrong in the visitor's words, and the ways on. */
export function FaultNotice({ frame, fault, file, brief, children }: Props) {
  const wordless = fault.code === 'no-text' && fault.details.pages === undefined;
  const { text } = wordless ? frame.faults['no-text'].plain : frame.faults[fault.code];
  const { detail = '', page = 0 } = fault.details;
  const name = file ?? fault.details.file ?? '';
  const title = titleOf(frame, fault, name);
  const isKind = fault.code === 'kind';
  const kind = detail as FileKind;
  const values = { file: name, page, detail: isKind ? (frame.kinds[kind] ?? frame.kinds.unknown) : detail };
  const ofKind = frame.ofKind?.[kind] ?? (brief ? frame.notAdded : text);
  const words = isKind ? (misnamed(name, kind) ? frame.misnamed : ofKind) : text;
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
  if (code === 'no-text' && details.pages === undefined) return faults[code].plain.title;
  if (code !== 'memory' || !file) return faults[code].title;
  return details.page ? memoryAt.page : memoryAt.file;
}
