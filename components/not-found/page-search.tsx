'use client';

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { island } from '@/lib/islands';
import { filterPages, type PageEntry } from '@/lib/page-search';
import type { NotFound } from '@/lib/schema/not-found';

type Texts = NotFound['search'];
type Props = { pages: PageEntry[]; texts: Texts; icon: ReactNode };

const most = 6;

function summary(texts: Texts, query: string, count: number): string {
  if (query === '') return '';
  if (count === 0) return texts.none.replace('{query}', query);
  return count === 1 ? texts.one : texts.many.replace('{count}', String(count));
}

/** Filters all pages by name and subject. Appears with its script; the full list below needs none. */
export function PageSearch({ pages, texts, icon }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [awake, setAwake] = useState(false);

  // Without its script the field could only reload this page. Its space is reserved.
  useEffect(() => {
    const field = input.current;
    setAwake(true);
    if (!field) return;
    field.value ||= new URLSearchParams(window.location.search).get('q') ?? '';
    setTyped(field.value);
  }, []);

  const query = typed.trim();
  const found = filterPages(pages, query);
  const rest = found.length - most;

  function goToFirst(event: SubmitEvent) {
    event.preventDefault();
    const target = results.current?.querySelector('a') ?? input.current;
    target?.focus();
  }

  return (
    <search {...island()} className={`block max-w-136 noscript:hidden ${awake ? '' : 'invisible'}`}>
      <form onSubmit={goToFirst} className="grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto]">
        <label htmlFor="page-search" className="text-sm font-semibold sm:col-span-2">
          {texts.label}
        </label>
        <div className="flex min-h-12.5 items-center gap-2.5 rounded-control border-[1.5px] border-control bg-page px-3.5 text-muted focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-(--focus)">
          {icon}
          <input
            ref={input}
            id="page-search"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
            className="min-w-0 flex-1 self-stretch bg-transparent py-2 text-ink outline-none"
          />
        </div>
        <Button type="submit">{texts.button}</Button>
      </form>
      <div className="mt-3 min-h-6 text-sm text-muted">
        <p role="status">{summary(texts, query, found.length)}</p>
        {found.length > 0 ? (
          <ul ref={results} className="mt-1 flex flex-wrap gap-x-5">
            {found.slice(0, most).map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-8 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {rest > 0 ? <p>{texts.more.replace('{count}', String(rest))}</p> : null}
      </div>
    </search>
  );
}
