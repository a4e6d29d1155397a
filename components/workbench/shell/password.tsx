import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { Field } from './field';
import { focusHeading, paneOf } from './pane-focus';
import styles from './password.module.css';
import type { ChosenFile } from './use-chosen-files';
import { useSharedMessages } from './use-messages';

type Props = {
  chosen: ChosenFile<unknown>;
  onUnlock: (key: string, password: string) => void;
};

/** Whether a file waits for its password, or is being read with one: its password form is shown. */
export const hasPasswordForm = (chosen: ChosenFile<unknown> | undefined): chosen is ChosenFile<unknown> =>
  chosen?.state === 'locked' || (chosen?.state === 'reading' && Boolean(chosen.password));

/** Password field for one file; the password stays on this device and is not stored. */
export function Password({ chosen: { key, file, state, fault }, onUnlock }: Props) {
  const shared = useSharedMessages();
  const [typed, setTyped] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed) onUnlock(key, typed);
  }
  const form = useRef<HTMLFormElement>(null);
  // When a file is unlocked, its form is removed: the focus moves to the next password field, or to the heading.
  useLayoutEffect(() => {
    const formElement = form.current;
    const pane = paneOf(formElement);
    return () => {
      if (!formElement?.contains(document.activeElement)) return;
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const next = pane?.querySelector<HTMLElement>('input[type=password]');
        if (next) next.focus();
        else focusHeading(pane);
      });
    };
  }, []);
  const { title, text = '' } = shared.faults['wrong-password'];
  const wrong = state === 'locked' && fault?.code === 'wrong-password';
  return (
    <form ref={form} className={styles.password} onSubmit={submit}>
      <Field
        className={styles.field}
        label={formatMessage(shared.passwordOf, { file: file.name })}
        type="password"
        autoComplete="off"
        value={typed}
        hint={shared.passwordHint}
        fault={wrong ? `${title} ${text}` : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit">
        <Icon name="unlock" />
        {shared.unlock}
      </Button>
    </form>
  );
}
