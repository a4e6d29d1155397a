import type { ComponentProps } from 'react';
import type { Fault } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize, say } from '@/lib/words';
import { Notice, Way } from './bench';
import { FaultNotice } from './fault-notice';
import { RefusedFiles } from './refused-files';

type Props = {
  frame: FrameWords;
  /** What ended the work, if it failed. */
  fault?: Fault;
  /** The chosen files; those that were refused are told. */
  files: ComponentProps<typeof RefusedFiles>['files'];
  /** Bytes of all files, while the visitor is asked whether to try so many; undefined otherwise. */
  large?: number;
  onAnyway: () => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Above the list: what went wrong, with the ways on. The files stay listed. */
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
