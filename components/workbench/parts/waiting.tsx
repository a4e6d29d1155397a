import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
import type { Chosen } from '../engine/use-chosen';
import { Notice, Way } from './bench';

type Props = {
  frame: FrameWords;
  files: readonly Chosen<unknown>[];
  /** Works on that file instead. */
  onOpen?: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Further files of a tool that works on one at a time. */
export const Waiting = ({ frame, files, onOpen, onRemove }: Props) =>
  files.map(({ key, file }) => (
    <Notice key={key} title={say(frame.oneAtATime, { file: file.name })}>
      {onOpen ? <Way onClick={() => onOpen(key)}>{say(frame.openInstead, { file: file.name })}</Way> : null}
      <Way onClick={() => onRemove(key)}>{frame.dismiss}</Way>
    </Notice>
  ));
