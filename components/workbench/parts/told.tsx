import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
import type { Unpacked } from '../unpacked-files';
import { Notice, Way } from './bench';

type Props = {
  frame: FrameWords;
  unpacked: readonly Unpacked[];
  /** Something without a file was dropped. */
  noFile: boolean;
  /** Files that came while a job ran or its result was shown. */
  waiting: readonly File[];
  onDismiss: () => void;
  onNextJob: () => void;
};

/** Above a tool: what became of files that were not simply added. */
export function Told({ frame, unpacked, noFile, waiting, onDismiss, onNextJob }: Props) {
  const [first] = waiting;
  return (
    <div aria-live="polite">
      {unpacked.map(({ file, count }) => (
        <Notice key={file} title={say(frame.unpacked, { file, count })} />
      ))}
      {noFile ? <Notice title={frame.noFile} /> : null}
      {first ? (
        <Notice
          title={say(frame.waiting, { file: first.name, count: waiting.length })}
          text={frame.waitingFor}
        >
          <Way onClick={onNextJob}>{frame.nextJob}</Way>
        </Notice>
      ) : null}
      {unpacked.length > 0 || noFile ? <Way onClick={onDismiss}>{frame.dismiss}</Way> : null}
    </div>
  );
}
