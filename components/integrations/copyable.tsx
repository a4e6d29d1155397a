'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { island } from '@/lib/islands';
import type { Integration } from '@/lib/schema/integrations';

type Call = NonNullable<Integration['call']>;

type Props = {
  /** Text to copy. */
  text: string;
  hint: Call['hint'];
  labels: Call['copy'];
  icon: ReactNode;
  children: ReactNode;
};

/** Adds a copy button to its content. The button appears with the script; until then a hint is shown. */
export function Copyable({ text, hint, labels, icon, children }: Props) {
  const [canCopy, setCanCopy] = useState(false);
  const [status, setStatus] = useState('');

  // Browsers have no clipboard API on pages without TLS.
  useEffect(() => setCanCopy('clipboard' in navigator), []);

  async function copy() {
    setStatus('');
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(isCopied ? labels.done : labels.failed);
  }

  return (
    <figure {...island()} className="min-w-0">
      {children}
      <figcaption className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6 text-sm text-muted">
        {hint}
        <span className={`flex items-center gap-x-3 noscript:hidden ${canCopy ? '' : 'invisible'}`}>
          <span role="status">{status}</span>
          <button
            type="button"
            onClick={copy}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-link hover:underline"
          >
            {icon}
            {labels.label}
          </button>
        </span>
      </figcaption>
    </figure>
  );
}
