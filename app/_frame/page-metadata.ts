import type { Metadata } from 'next';
import { registry } from '@/content';
import { site } from '@/content/site';

/** Head of a page from its registry record; canonical is the page's own address. */
export function pageMetadata(path: string): Metadata {
  const { meta, noindex } = registry.get(path);
  const title = path === '/' ? `${site.name}: ${meta.title}` : `${meta.title} | ${site.name}`;
  return {
    title,
    description: meta.description,
    alternates: { canonical: path },
    ...(noindex ? { robots: { index: false } } : {}),
  };
}
