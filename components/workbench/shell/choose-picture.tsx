import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './choose-picture.module.css';
import file from './file-button.module.css';

type Props = {
  label: string;
  onChoose: (picture: File) => void;
  /** Choosing a picture is the primary action: nothing else can be done before. */
  isPrimary?: boolean;
  /** A hint, or why the picture cannot be used. */
  children?: ReactNode;
};

/** A button that takes one picture for the current page: a signature, or a picture to place. */
export function ChoosePicture({ label, onChoose, isPrimary, children }: Props) {
  const id = useId();
  return (
    <div className={styles.picture}>
      <input
        id={id}
        type="file"
        accept="image/*"
        className={file.field}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose} data-primary={isPrimary || undefined}>
        <Icon name="photo" />
        {label}
      </label>
      {children}
    </div>
  );
}
