import { formatMessage } from '@/lib/sentences';
import { Notice, NoticeAction } from './tool-shell';
import type { ChosenFile } from './use-chosen-files';
import { useSharedMessages } from './use-messages';

type Props = {
  files: readonly ChosenFile<unknown>[];
  /** Works on that file instead. */
  onOpen?: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Further files of a tool that works on one at a time. */
export const Waiting = ({ files, onOpen, onRemove }: Props) => {
  const shared = useSharedMessages();
  return files.map(({ key, file }) => (
    <Notice key={key} title={formatMessage(shared.oneAtATime, { file: file.name })}>
      {onOpen ? (
        <NoticeAction onClick={() => onOpen(key)}>
          {formatMessage(shared.openInstead, { file: file.name })}
        </NoticeAction>
      ) : null}
      <NoticeAction onClick={() => onRemove(key)}>{shared.dismiss}</NoticeAction>
    </Notice>
  ));
};
