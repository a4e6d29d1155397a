import type { ReactNode } from 'react';
import styles from './field.module.css';

export type FieldError = { message: string; prefix: string; icon: ReactNode };

type Props = {
  id: string;
  label: string;
  hint?: string;
  error?: FieldError;
  /** The control; its props link it to label, hint and error. */
  children: (control: {
    id: string;
    className: string | undefined;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
};

/** Label, hint and error above a control, in that order. */
export function Field({ id, label, hint, error, children }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${error ? styles.wrong : ''}`}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-0.5 mb-2 text-sm leading-[1.4] text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error.icon}
          <span>
            <span className="sr-only">{error.prefix} </span>
            {error.message}
          </span>
        </p>
      ) : null}
      {children({
        id,
        className: styles.input,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
