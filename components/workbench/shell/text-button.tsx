import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A small action beside what it concerns: a button that looks like a link, with or without an icon before its words. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.button} {...props} />;
}
