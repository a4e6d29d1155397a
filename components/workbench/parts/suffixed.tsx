import { type ComponentProps, useId } from 'react';
import styles from './suffixed.module.css';

/** A text field followed by fixed text, such as the extension of a file. */
export function Suffixed({ suffix, ...input }: { suffix: string } & ComponentProps<'input'>) {
  const id = useId();
  const said = [id, input['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={styles.suffixed}>
      <input {...input} data-suffixed="" aria-describedby={said} />
      <span id={id}>{suffix}</span>
    </div>
  );
}
