import { type RefObject, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { TextField } from '@/lib/schema/drop-zone';
import styles from './text-entry.module.css';

type Props = {
  messages: TextField;
  field?: RefObject<HTMLTextAreaElement | null>;
  onFiles: (files: readonly File[]) => void;
};

/** A field for text that is typed or pasted, which becomes a file. */
export function TextEntry({ messages, field, onFiles }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  function submit() {
    if (!typed.trim()) return setIsEmpty(true);
    onFiles([new File([typed], messages.name, { type: 'text/plain' })]);
    setTyped('');
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="-mb-1.5 font-semibold">
        {messages.label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={7}
        value={typed}
        placeholder={messages.placeholder}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsEmpty(false);
        }}
      />
      <div>
        <Button variant="outline" aria-disabled={!typed.trim() || undefined} onClick={submit}>
          {messages.take}
        </Button>
      </div>
      {isEmpty ? <p role="alert">{messages.empty}</p> : null}
    </div>
  );
}
