'use client';

import { useEffect, useRef, useState } from 'react';

/** Whether a choice was made before hydration, by the visitor or by the browser restoring the form. */
function isTouched(form: HTMLFormElement): boolean {
  const radios = form.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return [...radios].some(({ checked, defaultChecked }) => checked !== defaultChecked);
}

/** Checks the radio with this value, if it is offered. */
function checkRadio(form: HTMLFormElement, name: string, value: string | null): void {
  for (const input of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
    if (input.value === value) input.checked = true;
  }
}

/**
 * Follows the surrounding order form: announces the choice, stores it in the URL, and restores it from there.
 * The form works without it.
 *
 * @param summaries announcements by plan and billing period: `standard yearly`
 */
export function PlanAnnouncer({ summaries }: { summaries: Record<string, string> }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [summary, setSummary] = useState('');

  useEffect(() => {
    const form = status.current?.closest('form');
    if (!form) return;

    const publish = () => {
      const data = new FormData(form);
      const plan = String(data.get('plan'));
      const billing = String(data.get('billing'));
      setSummary(summaries[`${plan} ${billing}`] ?? '');
      const url = new URL(window.location.href);
      url.searchParams.set('plan', plan);
      url.searchParams.set('billing', billing);
      window.history.replaceState(window.history.state, '', url);
    };
    const onChange = (event: Event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'radio') publish();
    };

    if (isTouched(form)) publish();
    else {
      const query = new URLSearchParams(window.location.search);
      checkRadio(form, 'plan', query.get('plan'));
      checkRadio(form, 'billing', query.get('billing'));
    }
    form.addEventListener('change', onChange);
    return () => form.removeEventListener('change', onChange);
  }, [summaries]);

  return (
    <p ref={status} role="status" className="sr-only">
      {summary}
    </p>
  );
}
