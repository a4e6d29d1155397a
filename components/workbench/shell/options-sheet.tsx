import { type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { SharedMessages } from '@/lib/schema/workbench';
import styles from './options-sheet.module.css';

type Props = {
  messages: Pick<SharedMessages['sheet'], 'open' | 'title' | 'done'>;
  children: ReactNode;
};

/** On phones: a button that opens options in a sheet from below. Escape, Done and a press beside it close it. */
export function OptionsSheet({ messages, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-labelled=""
        onClick={() => sheet.current?.showModal()}
      >
        <Icon name="adjust" />
        {messages.open}
      </button>
      {/* The dialog has no padding, so a press whose target is the dialog itself is on the backdrop. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Done close it by keyboard. */}
      <dialog
        ref={sheet}
        aria-labelledby={titleId}
        className={styles.sheet}
        onClick={({ target }) => target === sheet.current && sheet.current.close()}
      >
        <div className="grid gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <h2 id={titleId} className="text-(length:--text-base)">
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
