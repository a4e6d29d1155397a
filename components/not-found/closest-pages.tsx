'use client';

import type { ReactNode } from 'react';
import { closestPages, type PageEntry } from '@/lib/closest-pages';
import { island } from '@/lib/islands';
import { useAddress } from './use-address';

type Props = {
  pages: PageEntry[];
  /** Shown until the address is known, and without a script. */
  start: { title: string; pages: PageEntry[] };
  title: string;
  icon: ReactNode;
};

/** Up to three pages with a similar address; if there are none, the pages of `start` stay. */
export function ClosestPages({ pages, start, title, icon }: Props) {
  const address = useAddress();
  const closest = address ? closestPages(pages, address, 3) : [];
  const suggestions = closest.length > 0 ? { title, pages: closest } : start;
  return (
    <section {...island('now')} aria-labelledby="closest-title">
      <h2 id="closest-title" className="text-h2s">
        {suggestions.title}
      </h2>
      <ul className="mt-6 grid border-t-[1.5px] border-b border-t-rule border-b-line gap-x-5 md:grid-cols-3">
        {suggestions.pages.map(({ href, label }) => (
          <li key={href} className="border-line not-first:border-t md:not-first:border-t-0">
            <a href={href} className="group block py-4 text-link no-underline md:py-5 md:pr-6">
              <span className="flex items-center gap-2 text-h3 font-semibold tracking-[-0.015em] group-hover:underline">
                {label}
                {icon}
              </span>
              <span className="mono text-muted">{href}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
