import { Section } from '@/components/ui/section';
import type { SecurityEntry } from '@/lib/schema/security';

/** Terms of the page's name, explained before anything else is said about them. */
export function Meanings({ title, text, items }: NonNullable<SecurityEntry['meanings']>) {
  return (
    <Section className="pb-0">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 max-w-80 text-muted">{text}</p>
        </div>
        <div className="border-t-[1.5px] border-rule">
          {items.map((item) => (
            <div
              key={item.title}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <h3 className="text-lg">{item.title}</h3>
              <p className="max-w-152">{item.text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
