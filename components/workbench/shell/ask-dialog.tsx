import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import styles from './ask-dialog.module.css';

type Props = { text: string; yes: string; no: string; onYes: () => void; onNo: () => void };

/** A confirmation that prevents loss of work. Escape means no. */
export function AskDialog({ text, yes, no, onYes, onNo }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} onClose={onNo} aria-labelledby="ask" className={styles.dialog}>
      <p id="ask">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onYes}>{yes}</Button>
        <Button variant="outline" onClick={() => dialog.current?.close()}>
          {no}
        </Button>
      </div>
    </dialog>
  );
}
