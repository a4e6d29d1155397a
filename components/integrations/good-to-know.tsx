import type { Integration } from '@/lib/schema/integrations';

type Props = { id: string; title: string; items: Integration['goodToKnow'] };

/** Limits and permissions, in two columns like boxes of a form, or as rows if their number is odd. The hero links here. */
export function GoodToKnow({ id, title, items }: Props) {
  if (items.length % 2 === 1) return <GoodToKnowRows id={id} title={title} items={items} />;
  return (
    <section id={id} className="wrap band plain">
      <h2>{title}</h2>
      <dl className="mt-6 grid border-t-[1.5px] border-rule sm:grid-cols-2 lg:mt-8">
        {items.map(({ term, text }, index) => (
          <div
            key={term}
            className={`border-b border-line py-5 sm:px-6 ${index % 2 === 0 ? 'sm:pl-0' : 'sm:border-l'}`}
          >
            <dt className="font-semibold text-ink">{term}</dt>
            <dd className="mt-1 leading-normal">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Limits and permissions as rows beside the heading. */
export function GoodToKnowRows({ id, title, items }: Props) {
  return (
    <section id={id} className="wrap band plain grid gap-y-6 lg:split-5">
      <h2>{title}</h2>
      <dl className="border-t-[1.5px] border-rule">
        {items.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-5 gap-y-1 border-b border-line py-4 leading-normal sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[1fr_3fr]"
          >
            <dt className="font-semibold text-ink">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
