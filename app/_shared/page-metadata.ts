import type { Metadata } from 'next';
import { registry } from '@/content';
import { showsDrafts } from '@/content/published';
import { site } from '@/content/site';
import type { Page } from '@/lib/registry';
import { shareImage } from './share-image';

/** Title in search results; Home begins with the site's name, every other page ends with it. */
export function fullTitle(page: Page): string {
  return page.path === '/' ? `${site.name}: ${page.meta.title}` : `${page.meta.title} | ${site.name}`;
}

/** Metadata of a page from its registry record; canonical is the page's own address. */
export function pageMetadata(path: string): Metadata {
  const page = registry.get(path);
  const title = fullTitle(page);
  const { description } = page.meta;
  const { path: url, width, height, alt } = shareImage(page);
  const images = [{ url, width, height, alt, type: 'image/png' }];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'en_IN',
      siteName: site.name,
      url: path,
      title,
      description,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
    robots:
      page.noindex || showsDrafts
        ? { index: false, follow: true }
        : { index: true, follow: true, 'max-image-preview': 'large' },
  };
}
