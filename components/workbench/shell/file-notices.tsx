import { say } from '@/lib/sentences';
import { Notice, NoticeAction } from './tool-shell';
import type { Unpacked } from './unpacked-files';
import { useSharedMessages } from './use-messages';

type Props = {
  unpacked: readonly Unpacked[];
  /** Something without a file was dropped. */
  noFile: boolean;
  /** Files that came while a job ran or its result was shown. */
  waiting: readonly File[];
  onDismiss: () => void;
  onNextJob: () => void;
};

/** Above a tool: what became of files that were not simply added. */
export function FileNotices({ unpacked, noFile, waiting, onDismiss, onNextJob }: Props) {
  const shared = useSharedMessages();
  const [first] = waiting;
  return (
    <div aria-live="polite">
      {unpacked.map(({ file, count }) => (
        <Notice key={file} title={say(shared.unpacked, { file, count })} />
      ))}
      {noFile ? <Notice title={shared.noFile} /> : null}
      {first ? (
        <Notice
          title={say(shared.waiting, { file: first.name, count: waiting.length })}
          text={shared.waitingFor}
        >
          <NoticeAction onClick={onNextJob}>{shared.nextJob}</NoticeAction>
        </Notice>
      ) : null}
      {unpacked.length > 0 || noFile ? (
        <NoticeAction onClick={onDismiss}>{shared.dismiss}</NoticeAction>
      ) : null}
    </div>
  );
}
