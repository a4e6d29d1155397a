import type { Titled } from '@/lib/schema/common';

/** Functions of an integration, as ruled rows beside the heading. */
export function WhatItDoes({ title, note, items }: { title: string; note: string; items: Titled[] }) {
  return (
    <section className="wrap band grid gap-y-7 lg:split-5">
      <div className="lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start">
        <h2>{title}</h2>
        <p className="mt-4 max-w-76 text-muted">{note}</p>
      </div>
      <ul className="border-t-[1.5px] border-rule">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4.5 md:grid-cols-[16rem_1fr]"
          >
            <h3>{item.title}</h3>
            <p className="text-base leading-normal text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
