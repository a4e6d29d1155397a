import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
import type { Chosen } from '../engine/use-chosen';
import { Field } from './field';
import styles from './password.module.css';

type Props = {
  frame: FrameWords;
  of: Chosen<unknown>;
  onUnlock: (key: string, password: string) => void;
};

/** Whether a file waits for its password, or is read with one. */
export const isLocked = (one: Chosen<unknown> | undefined): one is Chosen<unknown> =>
  one?.state === 'locked' || (one?.state === 'reading' && Boolean(one.password));

/** Password field for one file; the password stays on this device and is not stored. */
export function Password({ frame, of: { key, file, state, fault }, onUnlock }: Props) {
  const [typed, setTyped] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed) onUnlock(key, typed);
  }
  const { title, text = '' } = frame.faults['wrong-password'];
  const wrong = state === 'locked' && fault?.code === 'wrong-password';
  return (
    <form className={styles.password} onSubmit={submit}>
      <Field
        className={styles.field}
        label={say(frame.passwordOf, { file: file.name })}
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
