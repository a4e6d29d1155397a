import type { ComponentProps } from 'react';
import type { Fault } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize, say } from '@/lib/sentences';
import { Notice, Way } from './bench';
import { FaultNotice } from './fault-notice';
import { RefusedFiles } from './refused-files';

type Props = {
  frame: FrameWords;
  /** The error that ended the job. */
  fault?: Fault;
  /** The chosen files; refused ones are reported. */
  files: ComponentProps<typeof RefusedFiles>['files'];
  /** Total size in bytes, while the visitor is asked whether to continue; undefined otherwise. */
  large?: number;
  onAnyway: () => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Above the list: errors with their actions. The files stay listed. */
export function Troubles({ frame, fault, files, large, onAnyway, onRetry, onRemove }: Props) {
  const listed = files.filter(({ state }) => state !== 'refused');
  const largest =
    listed.length > 1 ? listed.toSorted((one, other) => other.file.size - one.file.size)[0] : undefined;
  return (
    <>
      {fault ? (
        <FaultNotice frame={frame} fault={fault}>
          {fault.code === 'memory' && largest ? (
            <Way onClick={() => onRemove(largest.key)}>
              {say(frame.memoryAt.leaveOut, { file: largest.file.name })}
            </Way>
          ) : null}
        </FaultNotice>
      ) : null}
      {large === undefined ? null : (
        <Notice title={say(frame.large.title, { size: fileSize(large) })} text={frame.large.text} refused>
          <Way onClick={onAnyway}>{frame.large.anyway}</Way>
        </Notice>
      )}
      <RefusedFiles {...{ frame, files, onRetry, onRemove }} brief={listed.length === 0} />
    </>
  );
}
