import { formatMessage } from '@/lib/sentences';
import { Check, Choices } from '../shell/field';
import { IconButton } from '../shell/row-buttons';
import type { ChosenFile } from '../shell/use-chosen-files';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import type { LaidOut } from './use-laid-out-word-file';

type Props = {
  files: readonly ChosenFile<LaidOut>[];
  /** The key of the file whose pages are shown. */
  visibleKey: string | undefined;
  onShow: (key: string) => void;
  /** Absent once the PDFs are made. */
  onRemove?: (key: string) => void;
};

/** List of several chosen Word files; selects the one whose pages are shown. */
export function WordFiles({ files, visibleKey, onShow, onRemove }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('word-to-pdf').several;
  return (
    <div className="px-(--side-padding) py-3">
      <Choices legend={messages.files}>
        {files.map(({ key, file, info, state }) => (
          <div key={key} className="flex items-center justify-between gap-2">
            <Check
              type="radio"
              name="shown-file"
              label={file.name}
              hint={
                info
                  ? formatMessage(shared.pages, { count: info.pages })
                  : state === 'locked'
                    ? formatMessage(shared.faults.password.title, { file: file.name })
                    : messages.reading
              }
              checked={key === visibleKey}
              onChange={() => onShow(key)}
            />
            {onRemove ? (
              <IconButton
                icon="x"
                label={formatMessage(shared.removeFile, { file: file.name })}
                onPress={() => onRemove(key)}
              />
            ) : null}
          </div>
        ))}
      </Choices>
    </div>
  );
}
