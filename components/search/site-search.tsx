'use client';

import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { phone } from '@/lib/breakpoints';
import { island } from '@/lib/islands';
import { loadStyles } from '@/lib/load-styles';
import type { Search } from '@/lib/schema/search';
import { type SearchIndex, searchSite, unsupportedTaskNote } from '@/lib/site-search';

type Texts = Search['texts'];
type Props = {
  texts: Texts;
  icon: ReactNode;
  /** Example searches below the field, and the text before them. */
  examples?: { title: string; list: readonly string[] };
  /** Address that is opened with `?q=…` for a search before hydration; by default that of the current page; required with `examples`. */
  page?: string;
  /** Classes that place the results in the page. */
  results?: string;
  /** Whether the search is the main action of the page. */
  main?: boolean;
};

const maxShown = 6;

let fetched: Promise<SearchIndex> | undefined;

/** @throws when it cannot be loaded; the next call tries again */
function fetchIndex(): Promise<SearchIndex> {
  fetched ??= fetch('/search.json').then((answer) => {
    if (!answer.ok) throw new Error(`/search.json answered ${answer.status}`);
    return answer.json();
  });
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

function summary(texts: Texts, query: string, count: number): string {
  if (count === 0) return texts.none.replace('{query}', query);
  return count === 1 ? texts.one : texts.many.replace('{count}', String(count));
}

/** Status of a search: whether the wanted function is known not to exist, and the number of results. */
function statusOf(
  texts: Texts,
  query: string,
  { index, failed, count }: { index: SearchIndex | undefined; failed: boolean; count: number },
): string {
  if (query === '') return '';
  if (!index) return failed ? texts.failed : texts.loading;
  const note = unsupportedTaskNote(index, query);
  if (!note) return summary(texts, query, count);
  return count === 0 ? note : `${note} ${summary(texts, query, count)}`;
}

/**
 * Searches all pages by their names and by what people call them. The index is fetched once somebody searches. A search
 * before hydration opens the page again with `?q=…`. Hidden without a script: the page's own list needs none.
 */
export function SiteSearch({ texts, icon, examples, page, results = '', main = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState<SearchIndex>();
  const [failed, setFailed] = useState(false);

  // The text typed before hydration, or submitted by the form before it (`?q=…`).
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.value ||= new URLSearchParams(window.location.search).get('q') ?? '';
    setTyped(field.value);
  }, []);

  const query = typed.trim();
  useEffect(() => {
    if (query === '' || index) return;
    let current = true;
    // The results have styles that the page did not need until now.
    Promise.all([fetchIndex(), loadStyles()]).then(
      ([loadedIndex]) => current && setIndex(loadedIndex),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [query, index]);

  const entries = index ? searchSite(index, query) : [];
  const rest = entries.length - maxShown;
  const status = statusOf(texts, query, { index, failed, count: entries.length });

  function search(query: string) {
    if (input.current) input.current.value = query;
    setTyped(query);
  }

  /** On a phone the keyboard covers what is below the field. */
  function makeRoom() {
    if (matchMedia(phone).matches) input.current?.closest('search')?.scrollIntoView();
  }

  function goToFirst(event: SubmitEvent) {
    event.preventDefault();
    const target = list.current?.querySelector('a') ?? input.current;
    target?.focus();
  }

  function byKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') {
      search('');
      input.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    const stops: (HTMLElement | null)[] = [input.current, ...(list.current?.querySelectorAll('a') ?? [])];
    const focused = stops.findIndex((stop) => stop?.matches(':focus'));
    stops[Math.min(Math.max(focused + step, 0), stops.length - 1)]?.focus();
  }

  return (
    <search {...island()} onKeyDown={byKey} className="relative block noscript:hidden">
      <form
        action={page}
        onSubmit={goToFirst}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2"
      >
        <label htmlFor="site-search" className="col-span-2 font-semibold text-ink">
          {texts.label}
        </label>
        <div className="flex min-h-12.5 items-center gap-2.5 rounded-control border-[1.5px] border-control bg-page px-3.5 text-muted focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-(--focus)">
          {icon}
          <input
            ref={input}
            id="site-search"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            onFocus={makeRoom}
            onInput={(event) => {
              // The touch that starts hydration has focused the field before React listens: no focus event follows.
              if (typed === '') makeRoom();
              setTyped(event.currentTarget.value);
            }}
            className="min-w-0 flex-1 self-stretch bg-transparent py-2 text-ink outline-none"
          />
        </div>
        <Button type="submit" variant={main ? 'primary' : 'outline'}>
          {texts.button}
        </Button>
      </form>
      {examples ? (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
          <span className="text-muted">{examples.title}</span>
          {examples.list.map((words) => (
            <a
              key={words}
              href={`${page}?${new URLSearchParams({ q: words })}`}
              onClick={(event) => {
                event.preventDefault();
                search(words);
              }}
              className="inline-flex min-h-(--touch) items-center underline decoration-current/40 underline-offset-[0.3em] hover:decoration-current"
            >
              {words}
            </a>
          ))}
        </p>
      ) : null}
      <div className={query === '' ? '' : results}>
        <p role="status" className="text-muted">
          {status}
        </p>
        {entries.length > 0 ? (
          <ul ref={list} aria-label={texts.results} className="mt-1">
            {entries.slice(0, maxShown).map(({ href, label, note }) => (
              <li key={href} className="border-line not-first:border-t">
                <a href={href} className="flex min-h-(--touch) flex-wrap items-center gap-x-3 py-1.5">
                  <b className="font-semibold">{label}</b>
                  <span className="text-muted">{note}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {rest > 0 ? <p className="mt-1 text-muted">{texts.more.replace('{count}', String(rest))}</p> : null}
      </div>
    </search>
  );
}
