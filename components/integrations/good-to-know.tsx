import type { Integration } from '@/lib/schema/integrations';

/** Limits and permissions, as a list of terms; the hero links here. */
export function GoodToKnow({ id, title, items }: { id: string; title: string; items: Integration['know'] }) {
  return (
    <section id={id} className="wrap band grid gap-x-12 gap-y-7 lg:grid-cols-[4fr_8fr]">
      <h2>{title}</h2>
      <dl className="border-t-[1.5px] border-rule">
        {items.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-8 border-b border-line py-4 leading-normal md:grid-cols-[16rem_1fr]"
          >
            <dt className="font-semibold text-ink">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
