import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import styles from './privacy-note.module.css';
import { useRequestCount } from './use-request-count';

/** Says how many requests were sent since the first file was chosen, as counted by the browser, and how to verify that. */
export function PrivacyNote({ messages }: { messages: SharedMessages['privacyNote'] }) {
  const [open, setOpen] = useState(false);
  const checks = useId();
  const requestCount = useRequestCount();
  return (
    <div className={styles.privacyNote}>
      <span className="flex items-center gap-2.5">
        <Icon name="shield-check" size={22} />
        <span>
          <b>{requestCount === 0 ? messages.none : formatMessage(messages.some, { count: requestCount })}</b>{' '}
          {messages.where}
        </span>
      </span>
      <button
        type="button"
        className="print:hidden!"
        aria-expanded={open}
        aria-controls={open ? checks : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? messages.hide : messages.show}
      </button>
      {open ? (
        <ul
          id={checks}
          className="mb-2.5 grid basis-full gap-x-8 gap-y-1.5 border-t border-line pt-3 sm:grid-cols-[repeat(3,1fr)]"
        >
          {messages.checks.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
