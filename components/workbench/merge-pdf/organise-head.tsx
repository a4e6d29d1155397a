import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import paneHeaders from '../shell/pane-headers.module.css';
import { IconButton } from '../shell/row-buttons';
import { useSharedMessages } from '../shell/use-messages';
import styles from './organise-head.module.css';

/** Undo and redo of changes to the pages. */
export type UndoHistory = { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };

type Props = {
  messages: Messages<'merge-pdf'>['organise'];
  pageCount: number;
  fileCount: number;
  selectedCount: number;
  busy: boolean;
  history: UndoHistory;
  /** Whether thumbnails are large, and the setter. */
  large: boolean;
  onLarge: (large: boolean) => void;
  announce: (text: string) => void;
  onClear: () => void;
  /** Returns to the list of files. */
  onBackToFiles: () => void;
};

/** The row above the actions: the number of pages or of selected pages, undo and redo, thumbnail size, and the way to the files. */
export function OrganiseHead({ messages, pageCount, fileCount, selectedCount, busy, ...props }: Props) {
  const shared = useSharedMessages();
  const { history, large, onLarge, announce, onClear, onBackToFiles } = props;
  const all = formatMessage(messages.pageCount, {
    count: pageCount,
    files: formatMessage(shared.files, { count: fileCount }),
  });
  return (
    <div
      className={`${paneHeaders.documentHeader} ${styles.head}`}
      data-chosen={(selectedCount > 0 && !busy) || undefined}
    >
      <div>
        <h2 tabIndex={-1} aria-label={all} className="focus:[outline:none]">
          <span className="max-md:hidden">{all}</span>
          <span className="md:hidden">{formatMessage(messages.shortPageCount, { count: pageCount })}</span>
        </h2>
      </div>
      {busy ? null : (
        <div className={styles.buttons}>
          {selectedCount > 0 ? (
            <span className={styles.selected}>
              <b aria-hidden="true">{formatMessage(messages.selected, { count: selectedCount })}</b>
              <button
                type="button"
                aria-label={`${formatMessage(messages.chosen, { count: selectedCount })}: ${messages.none}`}
                onClick={onClear}
              >
                {messages.clear}
              </button>
            </span>
          ) : null}
          <span className="flex">
            <IconButton
              icon="back"
              label={messages.undo}
              isDisabled={!history.canUndo}
              onPress={() => {
                history.undo();
                announce(messages.undone);
              }}
            />
            <IconButton
              icon="forward"
              label={messages.redo}
              isDisabled={!history.canRedo}
              onPress={() => {
                history.redo();
                announce(messages.redone);
              }}
            />
          </span>
          <SizeButton {...{ messages, large, onLarge }} />
          <Button
            variant="outline"
            className={styles.files}
            aria-label={messages.hide}
            onClick={onBackToFiles}
          >
            <span className="flex max-md:hidden">
              <Icon name="folder" />
            </span>
            {messages.shortHide}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Button that changes the size of the thumbnails, the same in the grid and in the result. */
export function SizeButton({ messages, large, onLarge }: Pick<Props, 'messages' | 'large' | 'onLarge'>) {
  const label = large ? messages.smaller : messages.larger;
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className={styles.size}
      onClick={() => onLarge(!large)}
    >
      <Icon name="grid" />
      <span className="max-xl:hidden">{label}</span>
    </button>
  );
}
