import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
import { Field } from './field';
import styles from './password.module.css';

type Props = { frame: FrameWords; file: string; wrong: boolean; onUnlock: (password: string) => void };

/** Password field for one file; the password stays on this device and is not stored. */
export function Password({ frame, file, wrong, onUnlock }: Props) {
  const [typed, setTyped] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed) onUnlock(typed);
  }
  const { title, text = '' } = frame.faults['wrong-password'];
  return (
    <form className={styles.password} onSubmit={submit}>
      <Field
        className={styles.field}
        label={say(frame.passwordOf, { file })}
        type="password"
        autoComplete="off"
        value={typed}
        hint={frame.passwordHint}
        fault={wrong ? `${title} ${text}` : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit">
        <Icon name="unlock" />
        {frame.unlock}
      </Button>
    </form>
  );
}
