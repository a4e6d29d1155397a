import type { Fault } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize, say } from '@/lib/words';
import { Notice, Way } from './bench';
import { FaultNotice } from './fault-notice';

type Refused = { key: string; file: File; fault?: Fault };

type Props = {
  frame: FrameWords;
  /** What ended the work, if it failed. */
  fault?: Fault;
  refused: readonly Refused[];
  /** Bytes of all files, while the visitor is asked whether to try so many; undefined otherwise. */
  large?: number;
  onAnyway: () => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Above the list: what went wrong, with the ways on. The files stay listed. */
export function Troubles({ frame, fault, refused, large, onAnyway, onRetry, onRemove }: Props) {
  return (
    <>
      {fault ? <FaultNotice frame={frame} fault={fault} /> : null}
      {large === undefined ? null : (
        <Notice title={say(frame.large.title, { size: fileSize(large) })} text={frame.large.text} refused>
          <Way onClick={onAnyway}>{frame.large.anyway}</Way>
        </Notice>
      )}
      {refused.map(({ key, file, fault }) =>
        fault ? (
          <FaultNotice key={key} frame={frame} fault={fault} file={file.name}>
            {fault.code === 'slow' || fault.code === 'offline' ? (
              <Way onClick={() => onRetry(key)}>{frame.retry}</Way>
            ) : null}
            <Way onClick={() => onRemove(key)}>{frame.dismiss}</Way>
          </FaultNotice>
        ) : null,
      )}
    </>
  );
}
