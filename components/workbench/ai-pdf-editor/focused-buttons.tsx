import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './ai-pdf-editor.module.css';

/**
 * Buttons below a new result: the first gets the focus, even if the buttons that step through the result come before
 * it.
 */
export function FocusedButtons({ children }: { children: ReactNode }) {
  const keys = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keys.current?.querySelector<HTMLElement>(':scope > button')?.focus(), []);
  return (
    <div ref={keys} className={styles.buttons}>
      {children}
    </div>
  );
}
