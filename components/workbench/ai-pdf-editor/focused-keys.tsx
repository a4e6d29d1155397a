import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './ai-pdf-editor.module.css';

/** Buttons below a result that has just come: the first has the focus, also behind keys to look through the result. */
export function FocusedKeys({ children }: { children: ReactNode }) {
  const keys = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keys.current?.querySelector<HTMLElement>(':scope > button')?.focus(), []);
  return (
    <div ref={keys} className={styles.keys}>
      {children}
    </div>
  );
}
