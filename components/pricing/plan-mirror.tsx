'use client';

import { useEffect, useRef, useState } from 'react';

/** The radio of a group with this value; null for a value that is not offered. */
function radio(form: HTMLFormElement, name: string, value: string | null): HTMLInputElement | null {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  return inputs.find((input) => input.value === value) ?? null;
}

/**
 * Follows the order form around it: says what was chosen, keeps it in the address, and reads it back from there.
 * The form works without it.
 *
 * @param summaries what to say, by plan and billing period: `standard yearly`
 */
export function PlanMirror({ summaries }: { summaries: Record<string, string> }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [summary, setSummary] = useState('');

  useEffect(() => {
    const form = status.current?.closest('form');
    if (!form) return;

    const query = new URLSearchParams(window.location.search);
    for (const name of ['plan', 'billing']) {
      const input = radio(form, name, query.get(name));
      if (input) input.checked = true;
    }

    const follow = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'radio') return;
      const data = new FormData(form);
      const plan = String(data.get('plan'));
      const billing = String(data.get('billing'));
      setSummary(summaries[`${plan} ${billing}`] ?? '');
      const url = new URL(window.location.href);
      url.searchParams.set('plan', plan);
      url.searchParams.set('billing', billing);
      window.history.replaceState(window.history.state, '', url);
    };
    form.addEventListener('change', follow);
    return () => form.removeEventListener('change', follow);
  }, [summaries]);

  return (
    <p ref={status} role="status" className="sr-only">
      {summary}
    </p>
  );
}
