import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './choose-picture.module.css';
import file from './file-button.module.css';

type Props = {
  label: string;
  onChoose: (picture: File) => void;
  /** A hint, or why the picture cannot be used. */
  children?: ReactNode;
};

/** A button that takes one picture for the current page: a signature, or a picture to place. */
export function ChoosePicture({ label, onChoose, children }: Props) {
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
      <label htmlFor={id} className={styles.choose}>
        <Icon name="photo" />
        {label}
      </label>
      {children}
    </div>
  );
}
