import { type ReactNode, useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { say } from '@/lib/sentences';
import { fileSize, pageList } from '@/lib/values';
import { NoneFound } from '../documents/none-found';
import { Pager } from '../documents/pager';
import { PaperKeys, type PaperLook } from '../documents/paper-keys';
import { isPaged } from '../documents/paper-marks';
import type { ChosenPaper, usePapers } from '../documents/use-papers';
import { AddFiles } from '../shell/add-files';
import { FaultNotice } from '../shell/fault-notice';
import { isLocked, Password } from '../shell/password';
import { Placeholder } from '../shell/placeholder';
import { RefusedFiles } from '../shell/refused-files';
import { Notice, NoticeAction, PaneHeader } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { Waiting } from '../shell/waiting';
import type { Screened } from './use-screening';

type Props = {
  chosen: ReturnType<typeof usePapers>;
  usable: readonly ChosenPaper[];
  paper: ChosenPaper | undefined;
  screened: Screened;
  /** A file whose reading was cancelled, and the action that resumes it. */
  cancelled: File | undefined;
  onAgain: (file: File) => void;
  onOpen: (key: string) => void;
  current: number;
  onCurrent: (place: number) => void;
  /** The paper, once it was screened. */
  children: (look: PaperLook) => ReactNode;
};

/** Initial look: on a phone drawn pages would be too small to read. */
const lookHere = (): PaperLook => (globalThis.matchMedia?.(phone).matches ? 'text' : 'pages');

/** The document to screen: its state, unreadable files, and further files that wait. */
export function ScreenerFile({ chosen, usable, paper, screened, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('document-screener');
  const { cancelled, onAgain, onOpen, current, onCurrent, children } = props;
  const { runner, screening } = screened;
  const [look, setLook] = useState(lookHere);
  const count = screening?.findings.length ?? 0;
  const { job } = runner;
  const onPhone = useMedia(phone);
  const note =
    paper &&
    [
      paper.state === 'locked' ? shared.locked : '',
      paper.info && isPaged(paper.info) ? say(shared.pages, { count: paper.info.sheets.length }) : '',
      fileSize(paper.file.size),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <PaneHeader
        title={paper?.file.name ?? shared.noneOpen}
        brief={onPhone && screening !== undefined}
        note={onPhone && screening ? undefined : note}
        end={
          screening ? (
            <PaperKeys look={look} onLook={paper?.info?.kind === 'pdf' ? setLook : undefined}>
              {count > 0 ? (
                <Pager messages={messages} place={current} of={count} onPlace={onCurrent} />
              ) : null}
            </PaperKeys>
          ) : undefined
        }
      />
      {job.state === 'idle' && job.fault ? <FaultNotice fault={job.fault} file={paper?.file.name} /> : null}
      {cancelled && !paper ? (
        <Notice title={shared.cancelled}>
          <NoticeAction onClick={() => onAgain(cancelled)}>{shared.retry}</NoticeAction>
        </Notice>
      ) : null}
      <RefusedFiles files={chosen.papers} onRetry={chosen.retry} onRemove={chosen.remove} />
      <Waiting {...{ onOpen }} files={usable.filter((other) => other !== paper)} onRemove={chosen.remove} />
      {screening && screening.unread.length > 0 ? (
        <Notice
          title={say(messages.unread, { count: screening.unread.length, pages: pageList(screening.unread) })}
        />
      ) : null}
      {isLocked(paper) ? (
        <div className="px-(--sides) py-4 text-(length:--text-sm) text-carbon-850">
          <Password key={paper.key} of={paper} onUnlock={chosen.unlock} />
        </div>
      ) : null}
      {paper && !screening && (paper.state === 'reading' || job.state === 'working') ? (
        <Placeholder>
          <span translate="no">{paper.file.name}</span>
        </Placeholder>
      ) : null}
      {screening && count === 0 && onPhone ? (
        <NoneFound title={messages.none} text={messages.noneText} wide />
      ) : null}
      {children(look)}
      {job.state === 'working' || paper?.state === 'reading' || screening ? null : (
        <AddFiles multiple={false} label={shared.another} />
      )}
    </>
  );
}
