import { type ReactNode, useId } from 'react';
import { useShell } from '../shell/shell-context';
import styles from './files-button.module.css';

type Props = {
  /** Accessible name: it says where the pages of the files go. */
  label: string;
  tabIndex?: number;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** A button that chooses files: the label of a file field of its own. */
export function FilesButton({ label, tabIndex, onFiles, children }: Props) {
  const { accept } = useShell();
  const id = useId();
  return (
    <span className={styles.button}>
      <input
        id={id}
        type="file"
        multiple
        {...{ accept, tabIndex }}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className="outlined">
        {children}
      </label>
    </span>
  );
}
