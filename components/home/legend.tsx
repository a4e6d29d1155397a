import { InlinePicture } from '@/components/drawings/inline-picture';
import type { Home } from '@/lib/schema/home';

/** Legend of the page's colours. */
export function Legend({ label, entries }: Home['legend']) {
  return (
    <section aria-label={label} className="border-b-[1.5px] border-line">
      <ul className="wrap grid gap-x-5 gap-y-3 py-6 sm:grid-cols-2 sm:gap-y-5 lg:grid-cols-4">
        {entries.map(({ sample, name, meaning }) => (
          <li key={sample} className="flex items-center gap-3.5 text-sm leading-[1.35]">
            <InlinePicture name={`legend-${sample}`} className="size-[42px] shrink-0 text-link" />
            <span>
              <b className="font-semibold sm:block">{name}</b>
              {` ${meaning}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
