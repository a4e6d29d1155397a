import { type ReactNode, use, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import styles from './add-files.module.css';
import file from './file-button.module.css';
import { ListsFormatsContext, useShell } from './shell-context';
import { useSharedMessages } from './use-messages';

type Props = {
  /** Whether several can be chosen at once, and what receives them; by default, as the shell’s context says. */
  multiple?: boolean;
  onFiles?: (files: readonly File[]) => void;
  /** Replaces the default label. */
  label?: string;
  /** Shows the full-width primary button; its file field gets this id. */
  primaryId?: string;
  /** A file is being read, so adding one is not the primary action. */
  isSecondary?: boolean;
  /** A job runs: the button is shown, but cannot be used. */
  disabled?: boolean;
  /** An alternative to files, beside it. */
  children?: ReactNode;
};

const inWords = new Intl.ListFormat('en-GB');

/** A button that adds files, at the end of the list: a label with a file field of its own. */
export function AddFiles({ label: ownLabel, primaryId, isSecondary, disabled, children, ...props }: Props) {
  const shared = useSharedMessages();
  const { accept, acceptedFormats, ...shell } = useShell();
  const listsFormats = use(ListsFormatsContext);
  const { multiple = shell.multiple, onFiles = shell.onFiles } = props;
  const label = ownLabel ?? shared.addFiles;
  const fieldId = useId();
  const id = primaryId ?? fieldId;
  return (
    <div
      className={primaryId ? styles.primary : styles.row}
      data-quiet={isSecondary || undefined}
      inert={disabled || undefined}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        className={file.field}
        aria-label={primaryId && label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id}>
        <Icon name="plus" />
        {label}
      </label>
      {/* Touch devices have no drag and drop. */}
      {primaryId ? null : (
        <span className="[@media(hover:none)]:hidden">{multiple ? shared.orDrop : shared.orDropOne}</span>
      )}
      {children}
      {listsFormats && !isSecondary ? (
        <p className="mt-1 flex-[1_0_100%] leading-[1.4]">
          {formatMessage(shared.takes, { formats: inWords.format(acceptedFormats.split(' · ')) })}
        </p>
      ) : null}
    </div>
  );
}
