import type { Integration } from '@/lib/schema/integrations';

/** Limits and permissions, side by side like boxes of a form; the hero links here. */
export function GoodToKnow({ id, title, items }: { id: string; title: string; items: Integration['know'] }) {
  return (
    <section id={id} className="wrap band plain">
      <h2>{title}</h2>
      <dl className="mt-6 grid border-t-[1.5px] border-rule sm:grid-cols-2 lg:mt-8">
        {items.map(({ term, text }, index) => (
          <div key={term} className={`border-b border-line py-5 sm:px-6 ${boxOf(index, items.length)}`}>
            <dt className="font-semibold text-ink">{term}</dt>
            <dd className="mt-1 leading-normal">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The same as rows beside the heading. */
export function GoodToKnowRows({
  id,
  title,
  items,
}: {
  id: string;
  title: string;
  items: Integration['know'];
}) {
  return (
    <section id={id} className="wrap band plain grid gap-y-6 lg:split-4">
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

/** Two columns; the last of an odd number spans its row. */
function boxOf(index: number, count: number): string {
  const alone = index === count - 1 && count % 2 === 1 ? 'sm:col-span-2' : '';
  return `${alone} ${index % 2 === 0 ? 'sm:pl-0' : 'sm:border-l'}`;
}
