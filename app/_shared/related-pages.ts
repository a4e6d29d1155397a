import type { RelatedPage } from '@/components/details/related-pages';
import { registry } from '@/content';
import type { Related } from '@/lib/schema/detail';

/** Names, pictures and colours of related pages come from those pages; content defines only which pages are related and why. */
export function relatedPages(related: readonly Related[]): RelatedPage[] {
  return related.map(({ href, note }) => {
    const { label, picture, tone } = registry.get(href);
    return { href, note, label, picture, tone };
  });
}
