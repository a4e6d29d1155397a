import { type Fault, type FileKind, misnamed } from 'engines';
import { type ReactNode, use } from 'react';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { ListsFormatsContext, useShell } from './shell-context';
import { Notice, NoticeAction } from './tool-shell';
import { useSharedMessages } from './use-messages';

/** Codes of faults of one file after which a retry may succeed. `offline` is not among them: it concerns all files. */
export const retryable = ['slow', 'memory', 'unexpected'];

type Props = {
  fault: Fault;
  file?: string;
  children?: ReactNode;
};

/** Notice about a file that an engine could not read or finish: what happened, and what the visitor can do. */
export function FaultNotice({ fault, file, children }: Props) {
  const shared = useSharedMessages();
  const { reload } = useShell();
  const listsFormats = use(ListsFormatsContext);
  const { title: defaultTitle, text } = messageOf(shared, fault);
  const { detail = '', page = 0 } = fault.details;
  const name = file ?? fault.details.file ?? '';
  const memoryTitle = page ? shared.memoryAt.page : shared.memoryAt.file;
  const title = fault.code === 'memory' && name ? memoryTitle : defaultTitle;
  const isKind = fault.code === 'kind';
  const kind = detail as FileKind;
  const values = { file: name, page, detail: isKind ? (shared.kinds[kind] ?? shared.kinds.unknown) : detail };
  const kindText = shared.ofKind?.[kind] ?? (listsFormats ? shared.notAdded : text);
  const explanation = isKind ? (misnamed(name, kind) ? shared.misnamed : kindText) : text;
  return (
    <Notice
      title={formatMessage(title, values)}
      text={explanation ? formatMessage(explanation, values) : undefined}
      icon={fault.code === 'memory' ? 'alert' : undefined}
      refused
    >
      {fault.code === 'outdated' ? <NoticeAction onClick={reload}>{shared.reload}</NoticeAction> : null}
      {children}
    </Notice>
  );
}

/** Title and text for a fault. `no-text` has another text for a file without pages, whose pages cannot be scans. */
const messageOf = ({ faults }: SharedMessages, { code, details }: Fault) =>
  code === 'no-text' && details.pages === undefined ? faults[code].plain : faults[code];
