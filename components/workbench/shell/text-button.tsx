import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A small action next to the item it applies to: a button that looks like a link, with or without an icon. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.button} {...props} />;
}
