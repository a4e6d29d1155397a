import { type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SharedMessages } from '@/lib/schema/workbench';
import styles from './options-sheet.module.css';
import { Key } from './row-keys';

type Props = {
  messages: SharedMessages['sheet'];
  children: ReactNode;
};

/** On phones: a button that opens options in a sheet from below. Escape, Done and a press beside it close it. */
export function OptionsSheet({ messages, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const title = useId();
  return (
    <>
      <Key icon="adjust" label={messages.open} onPress={() => sheet.current?.showModal()} />
      {/* The dialog itself has no padding: a press on it is one beside its content, on the backdrop. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Done close it by keyboard. */}
      <dialog
        ref={sheet}
        aria-labelledby={title}
        className={styles.sheet}
        onClick={({ target }) => target === sheet.current && sheet.current.close()}
      >
        <div className="grid gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <h2 id={title} className="text-(length:--text-base)">
            {messages.title}
          </h2>
          {children}
          <Button className="w-full" onClick={() => sheet.current?.close()}>
            {messages.done}
          </Button>
        </div>
      </dialog>
    </>
  );
}
