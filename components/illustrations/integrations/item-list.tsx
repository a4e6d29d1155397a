import type { Titled } from '@/lib/schema/common';
import { ItemNumber } from './item-number';

/** The five functions of an integration, each with the number of its place in the drawing beside the list. */
export function ItemList({ items, className = '' }: { items: Titled[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.title} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
          <ItemNumber n={index + 1} />
          <div>
            <h3>{item.title}</h3>
            <p className="mt-1 text-base leading-normal text-muted">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
