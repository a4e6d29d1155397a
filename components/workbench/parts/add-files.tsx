import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import styles from './add-files.module.css';

type Props = {
  frame: FrameWords;
  accept: string;
  multiple: boolean;
  /** Words of the button, where they are others. */
  label?: string;
  /** It is the main key of a foot: as wide as that, and alone. Its field has this id, for a label elsewhere. */
  main?: string;
  onFiles: (files: readonly File[]) => void;
  /** A file is being read: this is not the main way on. */
  quiet?: boolean;
  /** Another way to begin, beside it. */
  children?: ReactNode;
};

/** More files: a label of its own file field, at the end of the list. */
export function AddFiles({
  frame,
  accept,
  multiple,
  label = frame.addFiles,
  main,
  quiet,
  onFiles,
  children,
}: Props) {
  const own = useId();
  const id = main ?? own;
  return (
    <div className={main ? styles.main : styles.row} data-quiet={quiet || undefined}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        className={styles.field}
        aria-label={main && label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id}>
        <Icon name="plus" />
        {label}
      </label>
      {main ? null : <span>{multiple ? frame.orDrop : frame.orDropOne}</span>}
      {children}
    </div>
  );
}
